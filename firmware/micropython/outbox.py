"""Events that the host has not acknowledged yet. See docs/protocol.md."""

from time import ticks_diff

ROOM = 8
REPEAT_MS = 200
REPEATS = 3


class Entry:
    """One event and how often it was sent."""

    def __init__(self, sequence: int, payload: str, now: int) -> None:
        self.sequence = sequence
        self.payload = payload
        self.sent = now
        self.repeats = 0


class Outbox:
    """The events that wait, oldest first; `last` is the number given last."""

    def __init__(self) -> None:
        self.last = 0
        self._entries = []

    def number(self) -> int:
        """The number of the next event."""
        self.last += 1
        return self.last

    def add(self, payload: str, now: int) -> None:
        """Keep an event that has just been numbered and sent; the oldest makes way."""
        self._entries.append(Entry(self.last, payload, now))
        self._entries = self._entries[-ROOM:]

    def due(self, now: int) -> str | None:
        """The next payload to be repeated, already counted as sent."""
        late = [it for it in self._entries if ticks_diff(now, it.sent) >= REPEAT_MS]
        self._entries = [it for it in self._entries if it not in late or it.repeats < REPEATS]
        for entry in late:
            if entry.repeats < REPEATS:
                entry.sent = now
                entry.repeats += 1
                return entry.payload
        return None

    def acknowledge(self, sequence: int) -> None:
        """Forget the event of that number."""
        self._entries = [it for it in self._entries if it.sequence != sequence]

    def clear(self) -> None:
        """Forget all that wait: the host is about to be told the whole state."""
        self._entries = []
