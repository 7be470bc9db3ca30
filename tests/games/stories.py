"""Games of Pixies told line by line in journal notation."""

from __future__ import annotations

import re

import pytest

from companion.games.game import TABLE, Choice, Event, Over, Refused, Reveal
from companion.games.notation import parse_move
from companion.games.pixies import PIXIES, Pixies
from companion.games.pixies.area import area_text, layout_tokens


class Story:
    """A game told line by line."""

    def __init__(self, *names: str, first: str | None = None) -> None:
        self.names = names
        self.state: Pixies = PIXIES.new(len(names))
        self.events: tuple[Event, ...] = ()
        self.told(f"table start {first or names[0]}")

    def told(self, *lines: str) -> Story:
        for line in lines:
            self.state, self.events = self.state.after(parse_move(line, self.names, PIXIES))
        return self

    def shows(self, cards: str) -> Story:
        return self.told(*(f"table show {card}" for card in cards.split()))

    def turn(self, *picks: str) -> Story:
        """A whole turn: `Ana B5` is shown and taken, further words answer keep or place."""
        words = [pick.split() for pick in picks]
        self.shows(" ".join(card for _, card, *_ in words))
        for who, card, *answer in words:
            self.told(f"{who} take {card}")
            if answer:
                verb = "place" if answer[0].isdecimal() else "keep"
                self.told(f"{who} {verb} {answer[0]}")
        return self

    def why_not(self, line: str) -> tuple[str, dict[str, object]]:
        """The refusal of a line; nothing must have changed by it."""
        before = self.state
        move = parse_move(line, self.names, PIXIES)
        with pytest.raises(Refused) as refused:
            self.state.after(move)
        assert self.state == before
        assert self.state.why_not(move) == refused.value.reason
        return refused.value.reason.code, dict(refused.value.reason.facts)

    def area(self, name: str) -> str:
        return area_text(self.state.areas[self.names.index(name)])

    @property
    def awaits(self) -> str:
        """Who is awaited, and for what: `Ana take`, `table show`."""
        match self.state.awaits:
            case Choice(seat, what):
                return f"{'table' if seat == TABLE else self.names[seat]} {what}"
            case Reveal():
                return "table show"
            case Over():
                return "over"

    def event(self, kind: type[Event]) -> Event:
        (found,) = (event for event in self.events if isinstance(event, kind))
        return found


def three(*, first: str = "Ana") -> Story:
    return Story("Ana", "Bo", "Cy", first=first)


def position(
    *areas: str,
    starts: str,
    round_number: int = 1,
    scores: str = "-",
) -> Story:
    """A turn is about to begin; areas are written `Ana: B1+6 . . / . . . / . . .`."""
    named = dict(area.split(": ") for area in areas)
    story = Story(*named)
    layouts = [" ".join(layout_tokens(layout)) for layout in named.values()]
    shown = sum(len(re.findall(r"[BGYRM]\d", layout)) for layout in layouts)
    turn = f"show {round_number} {story.names.index(starts)} {shown} 0 0"
    text = f"{len(named)} yes | {turn} | - | - | {' ; '.join(layouts)} | - | - | {scores}"
    story.state = PIXIES.parse(text)
    return story
