"""Pixies by ear: what the sentences of the game say of the cards turned up and of the areas."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from grammar import Grammar, Heard
from listener import Nonsense, Sense
from sounds import Sound, numbered, series

from companion.games.pixies import PIXIES
from companion.games.pixies.state import Pixies

Place = tuple[str | None, str | None]
"""The card that lies face up and the one that lies face down."""
EMPTY: Place = (None, None)
AREA = (EMPTY,) * 9


@dataclass(frozen=True)
class Known:
    """What a player knows."""

    seats: int
    round: int = 0
    turn: int = 0
    display: tuple[str, ...] = ()
    held: str | None = None
    areas: tuple[tuple[Place, ...], ...] = ()
    pile: int = 0
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def told(known: Known, heard: Heard) -> Known:
    """What is known after a message."""
    match heard.id.removeprefix("pixies-"), heard.facts:
        case "round-began", {"round": int(number), "who": (seat,)}:
            areas, pile = (AREA,) * known.seats, len(PIXIES.deck.cards)
            return Known(known.seats, number, seat, areas=areas, pile=pile, totals=known.totals)
        case "card-shown", {"card": str(card)}:
            # What two players left lying goes under the new cards only when it is gone.
            return replace(known, display=(*known.display, card), pile=known.pile - 1)
        case "card-taken", {"who": (seat,), "card": str(card)}:
            return replace(_taken(known, card), turn=seat, held=card)
        case kind, {"who": (seat,), "card": str(card), "place": int(place)}:
            return _placed(known, kind, seat, card, place)
        case "round-ended-full" | "round-ended-short", _:
            return replace(known, totals=())
        case "area-scored", {"total": Heard(facts={"n": int(total)})}:
            return replace(known, totals=(*known.totals, total))
        case "game-ended-one" | "game-ended-shared", {"who": tuple(seats)}:
            return replace(known, winners=tuple(sorted(seats)))
        case "ask-take" | "ask-take-last", {"who": (seat,)}:
            return replace(known, turn=seat)
        case "ask-take-list", {"who": (seat,), "list": tuple(cards)}:
            if tuple(card for _, card in cards) == known.display:
                return replace(known, turn=seat)
        case kind, _ if kind.startswith(("ask-", "line-", "filled", "play-")):
            return known
    raise Nonsense(heard, known)


def _taken(known: Known, card: str) -> Known:
    if card not in known.display:
        raise Nonsense(card, known)
    at = known.display.index(card)
    return replace(known, display=known.display[:at] + known.display[at + 1 :])


def _placed(known: Known, kind: str, seat: int, card: str, number: int) -> Known:
    """A card lies on its place; one that needed no choice has just left the display."""
    if known.held is None and kind in ("card-kept-new", "card-hidden"):
        known = replace(_taken(known, card), held=card)
    area = list(known.areas[seat])
    up, down = area[number - 1]
    match kind:
        case "card-placed" if (up, down) == EMPTY and known.held is None:
            known, area[number - 1] = _taken(known, card), (card, None)
        case "card-placed-validated" if up is None and down is not None and known.held is None:
            known, area[number - 1] = _taken(known, card), (card, down)
        case "card-kept-new" if up is not None and known.held == card:
            area[number - 1] = (card, up)
        case "card-kept-old" if up == card and known.held is not None:
            area[number - 1] = (card, known.held)
        case "card-hidden" if (up, down) == EMPTY and known.held == card:
            area[number - 1] = (None, card)
        case _:
            raise Nonsense(kind, card, number, known)
    areas = (*known.areas[:seat], tuple(area), *known.areas[seat + 1 :])
    return replace(known, areas=areas, held=None, turn=seat)


def seen(view: Pixies, seat: int) -> Known:
    """The same, of what a seat sees."""
    over = view.phase == "over"
    return Known(
        view.rules.seats,
        view.round,
        view.turn,
        view.display,
        view.held,
        tuple(tuple((place.up, place.down) for place in area) for area in view.areas),
        view.pile,
        view.totals if view.scores else (),
        view.winners if over else (),
    )


def answer(known: Known, asked: Heard, dice: random.Random) -> str:
    """Any choice that is possible."""
    match asked.id.removeprefix("pixies-"):
        case "ask-take" | "ask-take-list" | "ask-take-last":
            return str(dice.randint(1, len(known.display)))
        case "ask-keep":
            return dice.choice("12")
        case "ask-place":
            area = known.areas[known.turn]
            return str(dice.choice([n for n, place in enumerate(area, start=1) if place == EMPTY]))
    raise AssertionError(asked)


def _place(grammar: Grammar) -> Sound:
    said = {f"pixies-place-{name}": name for name in ("empty", "hidden")}
    return grammar.words(said) | grammar.message("pixies-place-validated") | grammar.card


def _lines(grammar: Grammar) -> Sound:
    """The lines of a score, one sentence each."""
    lines = ("validated", "spirals", "crosses", "bonus", "zone")
    found = [grammar.message(f"pixies-line-{line}") for line in lines]
    return series(found[0] | found[1] | found[2] | found[3] | found[4], [" "])


def _points(grammar: Grammar) -> Sound:
    return series(grammar.message("pixies-seat-points"), ["; "])


SENSE = Sense(
    PIXIES,
    {
        "pixies-ask-start": lambda grammar: numbered(grammar.name),
        "pixies-ask-take-list": lambda grammar: numbered(grammar.card),
        "pixies-ask-place": lambda grammar: grammar.listed(grammar.number),
        "pixies-totals": _points,
        "pixies-so-far": _points,
        "pixies-now": _lines,
        "pixies-display": lambda grammar: numbered(grammar.card),
        "pixies-area-row": lambda grammar: series(_place(grammar), ["; "]),
        "pixies-place": _place,
        "pixies-line-zone colour": lambda grammar: grammar.message("pixies-colour-zone"),
        "pixies-line-bonus colour": lambda grammar: grammar.message("pixies-colour-bonus"),
    },
    lambda seats, me: Known(seats),
    told,
    seen,
    answer,
)
