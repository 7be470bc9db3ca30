"""Games of Odin told line by line in journal notation."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from companion.games.game import PHYSICAL, TABLE, VIRTUAL, Choice, Event, Over, Refused, Reveal
from companion.games.notation import parse_move
from companion.games.odin import ODIN, Odin


class Story:
    """A game told line by line."""

    def __init__(self, names: Iterable[str], state: Odin) -> None:
        self.names = tuple(names)
        self.state = state
        self.events: tuple[Event, ...] = ()

    def told(self, *lines: str) -> Story:
        for line in lines:
            self.state, self.events = self.state.after(parse_move(line, self.names, ODIN))
        return self

    def why_not(self, line: str) -> tuple[str, dict[str, object]]:
        """The refusal of a line; nothing must have changed by it."""
        before = self.state
        with pytest.raises(Refused) as refused:
            self.state.after(parse_move(line, self.names, ODIN))
        assert self.state == before
        return refused.value.reason.code, dict(refused.value.reason.facts)

    def hand(self, name: str) -> str:
        return " ".join(self.state.hands[self.names.index(name)])

    def open_cards(self) -> set[str]:
        return set(self.state.open)

    @property
    def middle(self) -> str:
        return " ".join(self.state.middle)

    @property
    def discard(self) -> str:
        return " ".join(self.state.discard)

    @property
    def awaits(self) -> str:
        """Who is awaited, and for what: `Ana play`, `table deal`."""
        match self.state.awaits:
            case Choice(seat, what):
                return f"{'table' if seat == TABLE else self.names[seat]} {what}"
            case Reveal():
                return "table deal"
            case Over():
                return "over"

    def event(self, kind: type[Event]) -> Event:
        (found,) = (event for event in self.events if isinstance(event, kind))
        return found


def position(
    middle: str,
    *hands: str,
    turn: str = "",
    passes: int = 0,
    target: int = 15,
    scores: str = "-",
    table: str = VIRTUAL,
) -> Story:
    """A turn in the middle of a round; hands are written `Ana: BL1 BL4`.

    The first player named has begun the round, and whoever is before `turn` played last.
    """
    named = dict(hand.split(": ") for hand in hands)
    names = list(named)
    to_move = names.index(turn or names[0])
    text = " | ".join(
        (
            f"{len(names)} 0 {target} {table}",
            f"play 1 0 {to_move} {passes} {9 * len(names)}",
            middle or "-",
            "-",
            "-",
            " ; ".join(named.values()),
            "-",
            "-",
            scores,
        )
    )
    return Story(names, ODIN.parse(text))


def at_a_table(*names: str, first: str = "") -> Story:
    """A physical table whose first round has begun."""
    story = Story(names, ODIN.new(len(names), table=PHYSICAL))
    return story.told(f"table start {first or names[0]}")
