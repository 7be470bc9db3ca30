"""The shared board: seven rows and seven columns, of which a window of 3x3 may hold cards.

A card lies in the row of its number, so its place is said by its column: `R3@5` is the red 3 in
row 3, column 5. A card may carry its id, `R3#YP0512@5`. Second copies lie on the first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from companion.cards import load_deck
from companion.games.game import Reason
from companion.games.notation import card_notation

DECK = load_deck("yellowstone")
FACES = tuple(DECK.faces)
COPIES = len(DECK.cards) // len(FACES)
SIZE = 7
"""Rows, and columns."""
WINDOW = 3
"""Rows, and columns, of the part that may hold cards."""
COLUMNS = tuple(range(1, SIZE + 1))
MIDDLE = 4
"""The column of the first card."""

Laid = tuple[int, str]
"""Column and card."""
Board = tuple[Laid, ...]
"""Cards in the order of columns, then of numbers; where they were laid first does not matter."""


def face_of(card: str) -> str:
    """The card without its id."""
    return card[:2]


def row_of(card: str) -> int:
    """The row of a card is its number."""
    return int(card[1])


def colour_of(card: str) -> str:
    """The letter of a card's colour."""
    return card[0]


def id_of(card: str) -> str:
    """The id that a card carries, or nothing."""
    return card[3:]


def with_card(board: Board, card: str, column: int) -> Board:
    """The board with one more card."""
    return tuple(sorted((*board, (column, card))))


def cells(board: Board) -> int:
    """How many cells hold cards; copies on one another share a cell."""
    return len({(column, card[1]) for column, card in board})


class Span(NamedTuple):
    """The rows and columns between the outermost cards, and where the colours stand."""

    top: int
    bottom: int
    left: int
    right: int
    homes: dict[str, set[int]]
    """Colour -> its columns."""
    taken: frozenset[int]
    """Columns that hold a card."""

    @classmethod
    def of(cls, board: Board) -> Span:
        """The span of a board that holds at least one card."""
        homes: dict[str, set[int]] = {}
        for column, card in board:
            homes.setdefault(card[0], set()).add(column)
        rows = [int(card[1]) for _, card in board]
        taken = frozenset([column for column, _ in board])
        return cls(min(rows), max(rows), board[0][0], board[-1][0], homes, taken)

    def fits(self, row: int, column: int) -> bool:
        """Whether board and one more cell still lie within a window."""
        return (
            self.bottom - WINDOW < row < self.top + WINDOW
            and self.right - WINDOW < column < self.left + WINDOW
        )

    def allowed(self, board: Board, card: str, *, one_column: bool) -> tuple[int, ...]:
        """The columns that the colours and the first copy leave to a card, fitting or not."""
        home = self.homes.get(card[0])
        if home is None:
            return tuple(column for column in COLUMNS if column not in self.taken)
        if one_column:
            return tuple(home)
        twin = twin_column(board, card)
        if twin is not None:
            return (twin,)
        return tuple(c for c in COLUMNS if c in home or c not in self.taken)


def twin_column(board: Board, face: str) -> int | None:
    """The column where the first copy of a card lies; the card is named without its id."""
    return next((column for column, laid in board if laid[:2] == face), None)


def windows(board: Board) -> Iterator[tuple[int, int]]:
    """Top row and left column of every window that holds all cards of the board."""
    rows = [row_of(card) for _, card in board]
    columns = [column for column, _ in board]
    for top, left in product(range(1, SIZE - WINDOW + 2), repeat=2):
        if all(top <= row < top + WINDOW for row in rows) and all(
            left <= column < left + WINDOW for column in columns
        ):
            yield top, left


class PickUp(NamedTuple):
    """One way to make room for a card: a window, and the cards outside it."""

    top: int
    left: int
    cards: Board
    """What has to be picked up."""

    @property
    def cost(self) -> int:
        """Penalty cards."""
        return len(self.cards)


def pick_ups(board: Board, card: str, column: int) -> tuple[PickUp, ...]:
    """The different pick-ups that let a card lie in a column, the cheapest first.

    Of windows with the same pick-up only the first is listed. `board` is without the card.
    """
    row = int(card[1])
    last = SIZE - WINDOW + 1
    found: dict[Board, PickUp] = {}
    for top in range(max(1, row - WINDOW + 1), min(last, row) + 1):
        for left in range(max(1, column - WINDOW + 1), min(last, column) + 1):
            outside = tuple(
                laid
                for laid in board
                if not (top <= int(laid[1][1]) < top + WINDOW and left <= laid[0] < left + WINDOW)
            )
            found.setdefault(outside, PickUp(top, left, outside))
    return tuple(sorted(found.values(), key=lambda way: (len(way.cards), way.top, way.left)))


# The written form


def board_text(board: Board) -> str:
    """Write a board: `B3@4 R3@3`."""
    return " ".join(f"{card}@{column}" for column, card in board)


class BoardError(ValueError):
    """A written board that cannot lie on a table."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {dict(reason.facts)}")
        self.reason = reason


def parse_laid(token: str) -> Laid:
    """Read `R3@5`. Raises BoardError."""
    word, mark, place = token.partition("@")
    card = card_notation(word, DECK)
    if card is None or card[:2] not in DECK.faces:
        raise BoardError(Reason("no_such_card", {"card": token}))
    if not mark or not place.isascii() or not place.isdecimal() or int(place) not in COLUMNS:
        raise BoardError(Reason("no_such_column", {"card": card[:2], "last": SIZE}))
    return int(place), card


def parse_board(tokens: Sequence[str]) -> Board:
    """Read a board in any order. Raises BoardError with what is wrong with a token."""
    return tuple(sorted(map(parse_laid, tokens)))


def board_fault(board: Board, *, one_column: bool = True) -> Reason | None:
    """Say why cards cannot lie so: one colour a column, copies together, all within a window.

    They may come in any order; of two that disagree the later one is named.
    """
    counts = Counter(face_of(card) for _, card in board)
    many = next((card for card, count in counts.items() if count > COPIES), None)
    if many is not None:
        return Reason("too_many_copies", {"card": many, "copies": COPIES})
    colours: dict[int, str] = {}
    homes: dict[str, int] = {}
    lying: dict[str, int] = {}
    for column, card in board:
        if colours.setdefault(column, card[0]) != card[0]:
            return Reason("two_colours", {"column": column, "card": face_of(card)})
        home = lying.setdefault(face_of(card), column)
        if one_column:
            home = homes.setdefault(card[0], column)
        if home != column:
            return Reason("wrong_column", {"card": face_of(card), "column": column, "right": home})
    if board and next(windows(board), None) is None:
        return Reason("no_window")
    return None
