"""What `companion count yellowstone` asks: where a card may go and at what cost, and a scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import PHYSICAL, Move, Reason, ScoreLine, ScoreSheet
from companion.games.yellowstone import judge
from companion.games.yellowstone.board import (
    Board,
    BoardError,
    PickUp,
    board_fault,
    cells,
    face_of,
    parse_board,
    pick_ups,
    twin_column,
    windows,
    with_card,
)
from companion.games.yellowstone.placing import placings
from companion.games.yellowstone.rules import BONUS, FIRST_MARKER, HAND, Rules
from companion.games.yellowstone.sources import WHOLE_DECK, Source, counts_of
from companion.games.yellowstone.state import Yellowstone


class Placement(NamedTuple):
    """What comes of a card in one column."""

    column: int
    windows: tuple[tuple[int, int], ...]
    """Top row and left column of each window that then holds everything; none if it must break."""
    pick_ups: tuple[PickUp, ...]
    """What may be picked up, the cheapest first; nothing where the card fits."""
    bonus: int
    """Steps that the marker goes back."""


def board_of(layout: str, rules: Rules) -> Board:
    """Read a written board. Raises BoardError."""
    board = parse_board(layout.replace("/", " ").replace(",", " ").split())
    fault = board_fault(board, one_column=rules.one_column)
    if fault is not None:
        raise BoardError(fault)
    return board


def placements(board: Board, card: str, rules: Rules) -> tuple[Placement, ...] | Reason:
    """The columns in which a card, `Y6` or `Y6@5`, may be played first, or why it may not.

    The rest of the hand is unknown: a card that fits nowhere may break the window.
    """
    word, mark, column = card.partition("@")
    face = face_of(word.upper())
    args: tuple[str | int, ...] = (face,)
    if mark:
        args = (face, int(column) if column.isascii() and column.isdecimal() else column)
    state = _position(board, rules)
    reason = judge.why_not(state, Move(0, "play", args))
    if reason is not None:
        return reason
    legal = placings(state, (face,))[face].legal
    return tuple(_placement(board, face, at) for at in legal if not mark or at == args[1])


def _position(board: Board, rules: Rules) -> Yellowstone:
    """Somebody with an unknown hand is to play on a board."""
    left = tuple(
        every - lying
        for every, lying in zip(WHOLE_DECK, counts_of(card for _, card in board), strict=True)
    )
    hands = (HAND,) * rules.seats
    nothing = (0,) * rules.seats
    source = Source(1, left, sum(left) - sum(hands), hands, nothing)
    return Yellowstone(
        rules._replace(table=PHYSICAL),
        phase="play",
        round=1,
        board=board,
        hands=((UNKNOWN,) * HAND,) * rules.seats,
        open=((),) * rules.seats,
        shut=((),) * rules.seats,
        sources=(source,),
        markers=(FIRST_MARKER,) * rules.seats,
    )


def _placement(board: Board, card: str, column: int) -> Placement:
    after = with_card(board, card, column)
    fitting = tuple(windows(after))
    new_cell = twin_column(board, card) != column
    bonus = BONUS.get(cells(after), 0) if fitting and new_cell else 0
    ways = () if fitting else pick_ups(board, card, column)
    return Placement(column, fitting, ways, bonus)


def scoring_sheets(counts: Mapping[str, Sequence[int]]) -> dict[str, ScoreSheet]:
    """Name -> penalty cards and, if it is not 5, the marker before; each becomes a score sheet."""
    return {name: _sheet(*numbers) for name, numbers in counts.items()}


def _sheet(penalties: int, marker: int = FIRST_MARKER) -> ScoreSheet:
    lines = (ScoreLine("marker", marker), ScoreLine("penalties", penalties))
    return ScoreSheet(tuple(line for line in lines if line.points))
