"""Rounds of Skyjo told line by line in journal notation."""

from __future__ import annotations

from typing import TypeVar

import pytest

from companion.games.game import TABLE, Choice, Event, Over, Refused, Reveal
from companion.games.notation import parse_move
from companion.games.skyjo import SKYJO, Skyjo
from companion.games.skyjo.grid import DECK_SIZE, REMOVED, grid_text, layout_tokens

Kind = TypeVar("Kind", bound=Event)


class Story:
    """A game told line by line."""

    def __init__(self, state: Skyjo, *names: str) -> None:
        self.names = names
        self.state = state
        self.events: tuple[Event, ...] = ()

    def told(self, *lines: str) -> Story:
        for line in lines:
            self.state, self.events = self.state.after(parse_move(line, self.names, SKYJO))
        return self

    def shows(self, cards: str) -> Story:
        return self.told(*(f"table show {card}" for card in cards.split()))

    def opens(self, **cards: str) -> Story:
        """Everybody turns up the cards of places 1 and 2: `Ana="12 -2"`."""
        for who, shown in cards.items():
            for place, card in enumerate(shown.split(), start=1):
                self.told(f"{who} turn {place}", f"table show {card}")
        return self

    def plays(self, who: str, *what: str) -> Story:
        """A whole turn: `draw 3 swap 7`, `draw 3 swap 7 11`, `draw 3 discard turn 5 2`, `take ...`.

        The card after a place is what appears there.
        """
        words = list(what[0].split())
        while words:
            verb = words.pop(0)
            number = f" {words.pop(0)}" if verb in ("swap", "turn") else ""
            self.told(f"{who} {verb}{number}")
            if words and words[0] not in ("swap", "turn", "discard"):
                self.told(f"table show {words.pop(0)}")
        return self

    def why_not(self, line: str) -> tuple[str, dict[str, object]]:
        """The refusal of a line; nothing must have changed by it."""
        before = self.state
        move = parse_move(line, self.names, SKYJO)
        with pytest.raises(Refused) as refused:
            self.state.after(move)
        assert self.state == before
        assert self.state.why_not(move) == refused.value.reason
        return refused.value.reason.code, dict(refused.value.reason.facts)

    def grid(self, name: str) -> str:
        return grid_text(self.state.grids[self.names.index(name)])

    @property
    def discard(self) -> str:
        """The discard from the bottom to its top card."""
        return " ".join(self.state.discard)

    @property
    def awaits(self) -> str:
        """Who is awaited, and for what: `Ana swap`, `show grid 0 5`."""
        match self.state.awaits:
            case Choice(seat, what):
                return f"{'table' if seat == TABLE else self.names[seat]} {what}"
            case Reveal(place):
                return f"show {place}"
            case Over():
                return "over"
            case other:
                raise AssertionError(other)

    def event(self, kind: type[Kind]) -> Kind:
        (found,) = (event for event in self.events if isinstance(event, kind))
        return found

    def heard(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.events)

    @property
    def points(self) -> tuple[int, ...]:
        """Points of the last round, in seat order."""
        return self.state.course.scores[-1]


def begun(*names: str, discard: str = "0", options: dict[str, str] | None = None) -> Story:
    """A game whose first card lies on the discard."""
    story = Story(SKYJO.new(len(names), options), *names)
    return story.told("table round 1", f"table show {discard}")


def position(
    *grids: str,
    turn: str,
    discard: str,
    pile: int | None = None,
    starter: str | None = None,
    ender: str | None = None,
    scores: str = "-",
    target: int = 100,
) -> Story:
    """A turn is about to begin; grids are written `Ana: 5 ? ? ? / ? 3 ? ? / ? ? ? ?`.

    All other cards are in the pile, unless it is said to be shorter.
    """
    named = dict(grid.split(": ") for grid in grids)
    names = tuple(named)

    def seat(name: str | None) -> str:
        return "-" if name is None else str(names.index(name))

    tokens = [token for layout in named.values() for token in layout_tokens(layout)]
    if pile is None:
        pile = DECK_SIZE - len(tokens) + tokens.count(REMOVED) - len(discard.split())
    layouts = " ; ".join(" ".join(layout_tokens(layout)) for layout in named.values())
    where = f"choose 1 {seat(turn)} 0 {seat(starter or turn)} {seat(ender)}"
    text = f"{len(names)} {target} | {where} | - | {layouts} | {discard} | {pile} 0 | - | {scores}"
    return Story(SKYJO.parse(text), *names)
