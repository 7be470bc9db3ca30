"""A player's grid: nine places, numbered 1 2 3 / 4 5 6 / 7 8 9, and its written layout.

Tokens of a place: `R7` an open card, `?` an open card that could not be read, `H` a hidden card,
`.` nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards import UNKNOWN, Face, load_deck
from companion.games.game import Reason

DECK = load_deck("numdraft")
FACES: dict[str, Face] = dict(DECK.faces)
ALL_CARDS = tuple(FACES)
JOKER, RAINBOW, SHADOW = "JK", "A", "S"
JOKERS = frozenset(card for card, face in FACES.items() if face.family == JOKER)
MOST_IN_80 = 12
"""The highest value of the deck of 80 cards."""
SMALL_DECK = tuple(
    card for card, face in FACES.items() if card in JOKERS or face.number <= MOST_IN_80
)
IN_80 = frozenset(SMALL_DECK)

PLACES = range(1, 10)
HIDDEN, EMPTY = "H", "."
NO_CARDS = frozenset({HIDDEN, EMPTY, UNKNOWN})

Grid = tuple[str, ...]
"""Nine tokens; index 0 is place 1."""

NEW_GRID: Grid = (HIDDEN,) * 9
LEFT_COLUMN, RIGHT_COLUMN = 0, 2


def with_token(grid: Grid, place: int, token: str) -> Grid:
    """The grid with one place replaced; `place` from 1."""
    return (*grid[: place - 1], token, *grid[place:])


def places_of(grid: Grid, token: str) -> tuple[int, ...]:
    """The places where a token lies."""
    return tuple([place for place, there in enumerate(grid, start=1) if there == token])


def open_places(grid: Grid) -> tuple[int, ...]:
    """The places with an open card."""
    return tuple(place for place in PLACES if grid[place - 1] not in (HIDDEN, EMPTY))


def known_cards(grid: Grid) -> Iterator[str]:
    """The open cards that could be read."""
    return (token for token in grid if token not in NO_CARDS)


def column(grid: Grid, number: int) -> tuple[str, str, str]:
    """The three tokens of a column, 0 to 2, from the top."""
    return grid[number], grid[number + 3], grid[number + 6]


def grid_text(grid: Grid, row_mark: str = " / ") -> str:
    """Write a grid, rows divided by ` / `."""
    return row_mark.join(" ".join(grid[row : row + 3]) for row in (0, 3, 6))


def parse_tokens(tokens: Sequence[str]) -> tuple[str, ...]:
    """Read tokens of places. Raises ValueError with the one that is none."""
    upper = tuple(token.upper() for token in tokens)
    for token in upper:
        if token not in NO_CARDS and token not in FACES:
            raise ValueError(token)
    return upper


def layout_tokens(layout: str) -> list[str]:
    """Split a written layout into tokens; the row mark `/` only helps the eye."""
    return layout.replace("/", " ").split()


def grid_fault(grid: Sequence[str]) -> Reason | None:
    """Say why tokens cannot lie in a grid: nine places, each card once."""
    if len(grid) != 9:
        return Reason("need_nine_places", {"found": len(grid)})
    return card_twice(grid)


def card_twice(tokens: Sequence[str]) -> Reason | None:
    """The reason if a card is there twice."""
    cards = [token for token in tokens if token not in NO_CARDS]
    for position, card in enumerate(cards):
        if card in cards[:position]:
            return Reason("card_twice", {"card": card})
    return None
