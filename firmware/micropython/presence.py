"""What lies at one place, decided from polls that may be wrong. See docs/protocol.md."""

CARD, NOTHING, GARBLED, COLLISION, DEAD = range(5)
"""Results of a poll: one card, silence, a wrong answer, several at once, no answer of the chip."""

MISSES_TO_GO = 3
READS_TO_COME = 2
READS_TO_REPLACE = 3
"""A card is seldom changed without a silence, a number often misread."""
DEAD_TO_FAULT = 2
"""One read of FF may be a spike on the wire."""
COLLISION_OVER = 3
"""Two cards may be read as one now and then."""


class Presence:
    """One place."""

    def __init__(self) -> None:
        self.present = b""
        self.faulty = False
        self.silences = 0
        self.collided = False
        self._candidate = b""
        self._sightings = 0
        self._misses = 0
        self._singles = 0

    def doubts(self) -> bool:
        """Whether the next silence would mean "lifted"."""
        return self._misses == MISSES_TO_GO - 1

    def poll(self, result: int, tag: bytes, elsewhere: bool) -> list:
        """Take the result of a poll; what follows from it, as pairs of event and tag.

        `elsewhere`: this very card is known to lie at another place, whose antenna is too near.
        """
        if result == DEAD:
            return self._on_dead()
        self.silences = 0
        news = [("FINE", b"")] if self.faulty else []
        self.faulty = False
        if result == CARD:
            news += self._on_card(tag, elsewhere)
        elif result == NOTHING:
            news += self._on_nothing()
        elif result == COLLISION:
            news += self._on_collision()
        return news

    def _on_card(self, tag: bytes, elsewhere: bool) -> list:
        self._misses = 0
        self._singles += 1
        if self._singles == COLLISION_OVER:
            self.collided = False
        if tag == self.present:
            self._candidate = b""
            return []
        if not self._is_believed(tag) or elsewhere:
            return []
        news = [("GONE", self.present)] if self.present else []
        self.present = tag
        self._candidate = b""
        news.append(("TAG", tag))
        return news

    def _is_believed(self, tag: bytes) -> bool:
        if tag != self._candidate:
            self._candidate = tag
            self._sightings = 0
        self._sightings += 1
        return self._sightings >= (READS_TO_REPLACE if self.present else READS_TO_COME)

    def _on_nothing(self) -> list:
        self._candidate = b""
        self.collided = False
        if not self.present:
            return []
        self._misses += 1
        if self._misses < MISSES_TO_GO:
            return []
        gone = self.present
        self.present = b""
        self._misses = 0
        return [("GONE", gone)]

    def _on_collision(self) -> list:
        news = [] if self.collided else [("COLL", b"")]
        self.collided = True
        self._singles = 0
        return news

    def _on_dead(self) -> list:
        self.silences += 1
        if self.faulty or self.silences < DEAD_TO_FAULT:
            return []
        self.faulty = True
        return [("FAULT", b"")]
