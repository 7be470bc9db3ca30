"""A player's grid: twelve places, numbered 1 2 3 4 / 5 6 7 8 / 9 10 11 12, and its layout.

A place holds one token: a card in notation, with its sticker's id where a reader gave it
(`7`, `7#SK0931`), `?` a hidden or unread card, `.` nothing, since its column was removed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from companion.cards import UNKNOWN, load_deck
from companion.games.game import Reason

DECK = load_deck("skyjo")
FACES: tuple[str, ...] = tuple(DECK.faces)
"""The fifteen faces, `-2` to `12`."""
DECK_SIZE = len(DECK.cards)

_WITH_IDS = {f"{card.face.text}#{card.id}": card.face for card in DECK.cards}
VALUE: dict[str, int] = {
    **{text: face.number for text, face in DECK.faces.items()},
    **{text: face.number for text, face in _WITH_IDS.items()},
}
"""Every way to write a card -> its points."""
INDEX: dict[str, int] = {card: value - VALUE[FACES[0]] for card, value in VALUE.items()}
"""Every way to write a card -> the position of its face in FACES."""

HIDDEN = UNKNOWN
REMOVED = "."
FACE_DOWN = "H"
"""What a hidden place is called where somebody tells a grid place by place."""

ROWS, COLUMNS = 3, 4
SIZE = ROWS * COLUMNS
PLACES = range(1, SIZE + 1)

Grid = tuple[str, ...]
"""Twelve tokens; index 0 is place 1."""
HIDDEN_GRID: Grid = (HIDDEN,) * SIZE
BARE_GRID: Grid = (REMOVED,) * SIZE

Counts = tuple[int, ...]
"""How many cards of each face, in the order of FACES."""


def counts_of(cards: Iterable[str]) -> Counts:
    """Count the known cards; tokens that are no card are left out."""
    found = Counter(INDEX[card] for card in cards if card in INDEX)
    return tuple(found[index] for index in range(len(FACES)))


COPIES: Counts = counts_of(card.face.text for card in DECK.cards)


def less(counts: Counts, card: str) -> Counts:
    """The counts without one such card."""
    left = list(counts)
    left[INDEX[card]] -= 1
    return tuple(left)


def face(card: str) -> str:
    """The card without its id; tokens that are no card stay as they are."""
    return card.partition("#")[0]


def with_card(grid: Grid, place: int, card: str) -> Grid:
    """The grid with one place replaced; `place` from 1."""
    cells = list(grid)
    cells[place - 1] = card
    return tuple(cells)


def with_grid(grids: tuple[Grid, ...], seat: int, grid: Grid) -> tuple[Grid, ...]:
    """All grids, one of them replaced."""
    changed = list(grids)
    changed[seat] = grid
    return tuple(changed)


def column_of(place: int) -> int:
    """The column of a place, from 1."""
    return (place - 1) % COLUMNS + 1


def column(grid: Grid, number: int) -> Grid:
    """The three tokens of a column, from top to bottom; `number` from 1."""
    return grid[number - 1 :: COLUMNS]


def is_complete(grid: Grid, number: int) -> bool:
    """Three equal open cards lie in the column."""
    top, middle, bottom = grid[number - 1 :: COLUMNS]
    return top in VALUE and VALUE[top] == VALUE.get(middle) == VALUE.get(bottom)


def without_column(grid: Grid, number: int) -> Grid:
    """The grid after a column was removed."""
    first = number - 1
    cells = list(grid)
    cells[first::COLUMNS] = (REMOVED,) * ROWS
    return tuple(cells)


def known_cards(grid: Grid) -> Iterator[str]:
    """The cards of the grid that lie open and could be read."""
    return (cell for cell in grid if cell in VALUE)


def hidden_places(grid: Grid) -> tuple[int, ...]:
    """Numbers of the places whose card is hidden."""
    return tuple(place for place, cell in enumerate(grid, start=1) if cell == HIDDEN)


def held_places(grid: Grid) -> tuple[int, ...]:
    """Numbers of the places that hold a card, open or hidden."""
    return tuple(place for place, cell in enumerate(grid, start=1) if cell != REMOVED)


def highest_sum(grids: Sequence[Grid]) -> tuple[int, int]:
    """The seat with the highest sum of open cards, and that sum.

    A tie goes to the highest single card, then to the first in seat order.
    """
    shown = [[VALUE[cell] for cell in grid if cell in VALUE] for grid in grids]
    best, _, seat = max((sum(cards), max(cards), -seat) for seat, cards in enumerate(shown))
    return -seat, best


def grid_text(grid: Grid, row_mark: str = " / ") -> str:
    """Write a grid, rows divided by ` / `."""
    return row_mark.join(" ".join(grid[row : row + COLUMNS]) for row in range(0, SIZE, COLUMNS))


def layout_tokens(layout: str) -> list[str]:
    """Split a written layout into tokens; the row mark `/` only helps the eye."""
    return layout.replace("/", " ").split()


def parse_grid(tokens: Sequence[str]) -> Grid:
    """Read tokens of places, `H` as a hidden one. Raises ValueError with the one that is none."""
    return tuple(_parse_cell(token.upper()) for token in tokens)


def _parse_cell(token: str) -> str:
    if token == FACE_DOWN:
        return HIDDEN
    if token in VALUE or token in (HIDDEN, REMOVED):
        return token
    raise ValueError(token)


def grid_fault(grid: Grid) -> Reason | None:
    """Say why a grid, or its beginning, cannot lie on a table: columns go as a whole."""
    if len(grid) > SIZE:
        return Reason("need_twelve_places", {"found": len(grid)})
    for place, cell in enumerate(grid, start=1):
        first = grid[column_of(place) - 1]
        if (cell == REMOVED) != (first == REMOVED):
            return Reason("column_goes_whole", {"place": place, "column": column_of(place)})
    return None
