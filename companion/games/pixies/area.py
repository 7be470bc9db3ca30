"""A player's area: nine places, numbered 1 2 3 / 4 5 6 / 7 8 9, and its written layout.

A place holds at most two cards. Layout tokens: `.` empty, `B5` face up, `H` only a face-down card,
`B5V` validated (a card lies under it), `?` a face-up card that could not be read; where the
face-down card is known it stands in brackets: `(R5-1)`, `B5(R5-1)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.cards import UNKNOWN, Face, load_deck
from companion.games.game import Reason

DECK = load_deck("pixies")
FACES: dict[str, Face] = dict(DECK.faces)
DECK_SIZE = len(FACES)
NUMBER: dict[str, int] = {text: face.number for text, face in FACES.items()}
PLACES = range(1, 10)

_TOKEN = re.compile(
    r"(?P<up>[A-Z]\d(?:[+-]\d|\*)?|\?)?(?:(?P<valid>V)|\((?P<down>[A-Z]\d(?:[+-]\d|\*)?|\?)\))?"
)


class Place(NamedTuple):
    """One place of an area."""

    up: str | None = None
    """The face-up card in notation, `?` if unread, None if there is none."""
    down: str | None = None
    """The face-down card, `?` if unknown, None if there is none."""

    @property
    def validated(self) -> bool:
        """A face-up card lies on a face-down one."""
        return self.up is not None and self.down is not None


EMPTY = Place()
Area = tuple[Place, ...]
"""Nine places; index 0 is place 1."""

NEW_AREA: Area = (EMPTY,) * 9


def is_full(area: Area) -> bool:
    """All nine places hold a card, either side up."""
    return EMPTY not in area


def free_places(area: Area) -> tuple[int, ...]:
    """Numbers of the empty places."""
    return tuple(number for number in PLACES if area[number - 1] == EMPTY)


def with_place(area: Area, number: int, place: Place) -> Area:
    """The area with one place replaced; `number` from 1."""
    return (*area[: number - 1], place, *area[number:])


def known_cards(area: Area) -> Iterator[str]:
    """All cards of the area whose face is known."""
    for place in area:
        for card in place:
            if card is not None and card != UNKNOWN:
                yield card


def place_text(place: Place) -> str:
    """Write one place."""
    match place:
        case Place(None, None):
            return "."
        case Place(None, down):
            return "H" if down == UNKNOWN else f"({down})"
        case Place(up, None):
            return str(up)
        case Place(up, down):
            return f"{up}V" if down == UNKNOWN else f"{up}({down})"


def parse_place(token: str) -> Place:
    """Read one place. Raises ValueError with the token if it is none."""
    token = token.upper()
    if token == ".":
        return EMPTY
    if token == "H":
        return Place(None, UNKNOWN)
    match = _TOKEN.fullmatch(token)
    if not token or match is None or (match["up"] is None and match["down"] is None):
        raise ValueError(token)
    down = UNKNOWN if match["valid"] else match["down"]
    for card in (match["up"], down):
        if card is not None and card != UNKNOWN and card not in FACES:
            raise ValueError(token)
    return Place(match["up"], down)


def area_text(area: Area, row_mark: str = " / ") -> str:
    """Write an area, rows divided by ` / `."""
    tokens = [place_text(place) for place in area]
    return row_mark.join(" ".join(tokens[row : row + 3]) for row in (0, 3, 6))


def parse_area(tokens: Sequence[str]) -> Area:
    """Read nine tokens. Raises ValueError with the token that is none."""
    return tuple(parse_place(token) for token in tokens)


def layout_tokens(layout: str) -> list[str]:
    """Split a written layout into tokens; the row mark `/` only helps the eye."""
    return layout.replace("/", " ").split()


def area_fault(area: Area) -> Reason | None:
    """Say why an area cannot lie on a table: nine places, each card once, on its number's place."""
    if len(area) != 9:
        return Reason("need_nine_places", {"found": len(area)})
    seen: set[str] = set()
    for number, place in zip(PLACES, area, strict=True):
        if place.up is not None and place.up != UNKNOWN and NUMBER[place.up] != number:
            return Reason(
                "wrong_place", {"card": place.up, "place": number, "right": NUMBER[place.up]}
            )
        for card in place:
            if card is not None and card != UNKNOWN:
                if card in seen:
                    return Reason("card_twice", {"card": card})
                seen.add(card)
    return None
