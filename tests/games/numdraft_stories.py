"""Games of Num Draft told line by line in journal notation."""

from __future__ import annotations

import random

import pytest

from companion.games.game import COUNT, PHYSICAL, TABLE, VIRTUAL, Event, Move, Refused, Slot
from companion.games.notation import parse_move
from companion.games.numdraft import NUM_DRAFT, NumDraft

HIDDEN_GRID = "H H H H H H H H H"


class Story:
    """A game told line by line."""

    def __init__(self, *names: str, table: str = PHYSICAL, **options: str) -> None:
        self.names = names
        self.state: NumDraft = NUM_DRAFT.new(len(names), options, table)
        self.events: tuple[Event, ...] = ()

    def told(self, *lines: str) -> Story:
        for line in lines:
            self.state, self.events = self.state.after(parse_move(line, self.names, NUM_DRAFT))
        return self

    def turned(self, **cards: str) -> Story:
        """Everybody turns up place 1, or whoever is named."""
        self.told(*(f"{name} turn {where.split()[0]}" for name, where in cards.items()))
        return self.told(*(f"table show {where.split()[1]}" for where in cards.values()))

    def put(self, **cards: str) -> Story:
        return self.told(*(f"{name} put {card}" for name, card in cards.items()))

    def give(self, **places: int) -> Story:
        return self.told(*(f"{name} give {place}" for name, place in places.items()))

    def why_not(self, line: str) -> tuple[str, dict[str, object]]:
        before = self.state
        with pytest.raises(Refused) as refused:
            self.state.after(parse_move(line, self.names, NUM_DRAFT))
        assert self.state == before
        return refused.value.reason.code, dict(refused.value.reason.facts)

    def grid(self, name: str) -> str:
        return " ".join(self.state.grids[self.names.index(name)])

    def hand(self, name: str) -> tuple[str, ...]:
        return tuple(held.card for held in self.state.hands[self.names.index(name)])

    def play_on(self, until: str, seed: int = 1) -> Story:
        """Random moves until a phase is reached or the game is over."""
        chance = random.Random(seed)
        while self.state.phase not in (until, "over") or self.state.due:
            move = chance.choice(list(self.state.moves()))
            self.state, self.events = self.state.after(move)
        return self


def three(**options: str) -> Story:
    return Story("Ana", "Bo", "Cy", **options)


def begun(**options: str) -> Story:
    """Bo is the master; each has given the card that was turned up."""
    return three(**options).turned(Ana="1 R7", Bo="2 G3", Cy="9 B12")


def nearly_bare() -> Story:
    """Turn 9 begins; each has one hidden card, on place 9."""
    story = begun().put(Ana="R1", Bo="R7", Cy="Y4")
    grids = (
        "R1 R2 R3 R4 R5 R6 G1 G2 H",
        "B1 B2 B3 B4 B5 B6 G4 G5 H",
        "Y1 Y2 Y3 Y4 Y5 Y6 G6 G7 H",
    )
    text = NUM_DRAFT.text(story.state).split(" | ")
    text[1] = "give 9 1 - 0"
    text[2] = " ; ".join(grids)
    text[3] = " ; ".join(["? ? ? ? ?"] * 3)
    story.state = NUM_DRAFT.parse(" | ".join(text))
    return story


def second_turn() -> Story:
    """Red 1, red 2 and red 3 lie open; everybody is to give a card."""
    return begun().put(Ana="R1", Bo="R2", Cy="R3")


def counting(*lines: str) -> Story:
    return Story("Ana", "Bo", table=COUNT).told(*lines)


def dealing() -> Story:
    """A virtual table: Ana's first card is due."""
    return Story("Ana", "Bo", table=VIRTUAL)


def filling() -> Story:
    """A real table after NUM DRAFT: cards that fill the grids are read in order, Ana's first."""
    return begun(num_draft_end="instead").told("Cy announce").put(Ana="R1", Bo="R7", Cy="Y4")


def completing() -> Story:
    """A virtual table after NUM DRAFT: both have two cards for two empty places."""
    story = dealing()
    story.state = NUM_DRAFT.parse(
        "2 virtual hidden instead by_players classic yes value no one one card | "
        "fill 3 0 num_draft 3 | H H H H H H H . . ; S1 S2 S3 S4 S5 S6 S7 . . | "
        "R1 R2 ; B1 B2 | - ; - | - | - | - | -"
    )
    return story


def reason(story: Story, move: Move) -> tuple[str, dict[str, object]]:
    found = story.state.why_not(move)
    assert found is not None
    return found.code, dict(found.facts)


def slot(story: Story, verb: str, *args: int | str, by: int = TABLE) -> Slot | None:
    return story.state.slot(Move(by, verb, args))
