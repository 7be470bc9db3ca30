"""Repeats: when the same code is a new reading, and when it is the same card still lying there."""

from __future__ import annotations

from hardware.profile import Profile

RETURN_MS = 400
"""Nobody reads a card, another one and the first again sooner than this: two lie in view."""


class Presence:
    """Remembers the last codes of one reading point."""

    def __init__(self, profile: Profile) -> None:
        self._window_ms = profile.window_ms
        self._last: str | None = None
        self._seen_at: dict[str, int] = {}
        """When the last reading, and what has hardly left, were sighted."""

    def see(self, code: str, at_ms: int) -> bool:
        """Note a sighting; tell whether it is a new reading.

        The same code is new again once it has not been sighted for the window of the profile, or
        after another reading for RETURN_MS. Each sighting starts that time anew: a card left lying
        under a scanner in continuous mode is one reading, however long it lies, and so are two.
        """
        patience = self._window_ms if code == self._last else min(self._window_ms, RETURN_MS)
        before = self._seen_at.get(code)
        is_new = before is None or at_ms - before >= patience
        self._last = code if is_new else self._last
        lately = {it: at for it, at in self._seen_at.items() if at_ms - at < RETURN_MS}
        last = {it: at for it, at in self._seen_at.items() if it == self._last}
        self._seen_at = {**lately, **last, code: at_ms}
        return is_new


class Repeating:
    """Remembers the card that lies on a reader which says it over and over."""

    MISSED_PERIODS = 3
    SHORTEST_MS = 400

    def __init__(self, profile: Profile) -> None:
        self._patience_ms = max(self.SHORTEST_MS, self.MISSED_PERIODS * profile.period_ms)
        self._lying: str | None = None
        self._seen_at = 0

    def see(self, code: str, at_ms: int) -> bool:
        """Note a sighting; tell whether the card has just been laid there.

        What `gone` has to say of the card before is asked first.
        """
        is_new = code != self._lying
        self._lying = code
        self._seen_at = at_ms
        return is_new

    def gone(self, at_ms: int, other: str = "") -> str | None:
        """The card that lies there no more: three repeats are missing, or another one is seen."""
        lying = self._lying
        replaced = other not in ("", lying)
        if lying is None or not (replaced or at_ms - self._seen_at >= self._patience_ms):
            return None
        self._lying = None
        return lying
