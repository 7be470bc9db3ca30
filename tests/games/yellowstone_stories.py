"""Positions and games of Yellowstone Park told line by line in journal notation."""

from __future__ import annotations

import pytest

from companion.games.game import PHYSICAL, TABLE, VIRTUAL, Choice, Event, Over, Refused, Reveal
from companion.games.notation import parse_move
from companion.games.yellowstone import YELLOWSTONE, Yellowstone
from companion.games.yellowstone.board import FACES, board_text, parse_board
from companion.games.yellowstone.sources import WHOLE_DECK, Source, counts_of

NAMES = ("Ana", "Bo", "Cy")


class Tale:
    """A game told line by line."""

    def __init__(self, state: Yellowstone) -> None:
        self.names = NAMES[: state.rules.seats]
        self.state = state
        self.events: tuple[Event, ...] = ()

    def told(self, *lines: str) -> Tale:
        for line in lines:
            self.state, self.events = self.state.after(parse_move(line, self.names, YELLOWSTONE))
        return self

    def why_not(self, line: str) -> tuple[str, dict[str, object]]:
        """The refusal of a line; nothing must have changed by it."""
        before = self.state
        move = parse_move(line, self.names, YELLOWSTONE)
        with pytest.raises(Refused) as refused:
            self.state.after(move)
        assert self.state == before
        return refused.value.reason.code, dict(refused.value.reason.facts)

    def event(self, kind: type[Event]) -> Event:
        (found,) = (event for event in self.events if isinstance(event, kind))
        return found

    @property
    def board(self) -> str:
        return board_text(self.state.board)

    @property
    def awaits(self) -> str:
        """Who is awaited, and for what: `Ana play`, `table deal 0`."""
        match self.state.awaits:
            case Choice(seat, what):
                return f"{'table' if seat == TABLE else self.names[seat]} {what}"
            case Reveal(move=move):
                return " ".join(("table", move.verb, *map(str, move.args)))
            case Over():
                return "over"


def position(
    board: str,
    *,
    hands: tuple[str, ...] | None = None,
    penalties: tuple[int, ...] = (0, 0, 0),
    markers: tuple[int, ...] = (5, 5, 5),
    pile: int | None = None,
    last: bool = False,
    **options: str,
) -> Tale:
    """It is Ana's turn. Hands as cards, or six unknown ones each at a physical table.

    Penalty cards are taken from what is left, in deck order; with `pile`, the cards above that
    number leave the game, so that a pile can be made short.
    """
    seats = len(markers)
    table = PHYSICAL if hands is None else VIRTUAL
    start = YELLOWSTONE.new(seats, options, table)
    lying = parse_board(board.split())
    held = [hand.split() for hand in hands or ("? ? ? ? ? ?",) * seats]
    left = list(WHOLE_DECK)
    for card in (*(card for _, card in lying), *(c for hand in held for c in hand if c != "?")):
        left[FACES.index(card[:2])] -= 1
    free = [face for face, count in zip(FACES, left, strict=True) for _ in range(count)]
    piles = []
    for count in penalties[:seats]:
        piles.append(tuple(sorted(free[:count])))
        del free[:count]
    unknown = sum(hand.count("?") for hand in held)
    if pile is not None:
        free = free[: pile + unknown]
    hidden = counts_of([*free, *(c for hand in held for c in hand if c != "?")])
    sizes = tuple(map(len, held))
    source = Source(1, hidden, len(free) - unknown, sizes, (0,) * seats)
    return Tale(
        start._replace(
            phase="play",
            round=1,
            board=lying,
            hands=tuple(tuple(sorted(hand)) for hand in held),
            open=tuple(piles),
            shut=((),) * seats,
            sources=(source,) if any(hidden) else (),
            markers=markers,
            last=last,
        )
    )
