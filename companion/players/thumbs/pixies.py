"""The rule of thumb for Pixies: take and place what makes the own area worth most at once.

Beside the score that the area would have now, a face-up card that is not validated yet counts for
a share of its number, and so does a face-down card that waits for the card of its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import FactValue, Move, Reason, ScoreLine, ScoreSheet
from companion.games.pixies.area import (
    NUMBER,
    PLACES,
    Area,
    Place,
    free_places,
    is_full,
    with_place,
)
from companion.games.pixies.score import score_area
from companion.games.pixies.state import Pixies
from companion.players.advice import Advice, best_first


@dataclass(frozen=True, slots=True)
class Weights:
    """What the rule weighs, in points."""

    alone: float = 0.35
    """Share of its number for a face-up card that may still be validated."""
    waiting: float = 0.35
    """Share of its number for an empty-topped place whose face-down card validates the next."""
    deny: float = 0.2
    """Share of what a card would bring the player who picks next."""


NORMAL = Weights()
EASY = Weights(alone=0.0, waiting=0.0, deny=0.0)
"""A beginner counts the points of this moment alone."""


class Outcome(NamedTuple):
    """What an area becomes."""

    area: Area
    sheet: ScoreSheet
    worth: float
    """Its score, and the hopes that lie in it."""


def rated(view: Pixies, seat: int, weights: Weights) -> list[Advice]:
    """The moves of the seat that has to choose, best first; unread cards are left out."""
    before = _outcome(view, view.areas[seat], weights)
    match view.phase:
        case "take":
            return best_first(_takes(view, seat, before, weights))
        case "keep":
            return best_first(_keeps(view, seat, before, weights))
        case _:
            return best_first(_hidings(view, seat, before, weights))


def _takes(view: Pixies, seat: int, before: Outcome, weights: Weights) -> Iterator[Advice]:
    """Each card that lies open, and a little of what it would bring the next player."""
    follower = (seat + 1) % view.rules.seats
    theirs = _outcome(view, view.areas[follower], weights)
    contested = weights.deny and len(view.display) > 1 and not is_full(theirs.area)
    for card in view.display:
        if card == UNKNOWN:
            continue
        best = _best(view, before, card, weights)
        value = best.worth - before.worth
        if contested:
            lost = _best(view, theirs, card, weights).worth - theirs.worth
            value += weights.deny * max(0.0, lost)
        yield Advice(Move(seat, "take", (card,)), value, _why(card, before, best))


def _keeps(view: Pixies, seat: int, before: Outcome, weights: Weights) -> Iterator[Advice]:
    card = str(view.held)
    for word, area in zip(("new", "old"), kept(view.areas[seat], card), strict=True):
        after = _outcome(view, area, weights)
        value = after.worth - before.worth
        yield Advice(Move(seat, "keep", (word,)), value, _why(card, before, after))


def _hidings(view: Pixies, seat: int, before: Outcome, weights: Weights) -> Iterator[Advice]:
    """A place for a card that lies face down: where the card on top of it will be worth most."""
    card = str(view.held)
    for place in free_places(before.area):
        after = _outcome(view, with_place(before.area, place, Place(None, card)), weights)
        value = after.worth - before.worth
        yield Advice(Move(seat, "place", (place,)), value, Reason("waits", {"place": place}))


# What an area comes to


def _areas(area: Area, card: str) -> Iterator[Area]:
    """What an area becomes by a card taken, by the three cases of placing it."""
    number = NUMBER[card]
    there = area[number - 1]
    if there.up is None:
        yield with_place(area, number, Place(card, there.down))
    elif not there.validated:
        yield from kept(area, card)
    else:
        for place in free_places(area):
            yield with_place(area, place, Place(None, card))


def kept(area: Area, card: str) -> tuple[Area, Area]:
    """The new card face up, or the old one; the other lies under it."""
    number = NUMBER[card]
    old = area[number - 1].up
    return (
        with_place(area, number, Place(card, old)),
        with_place(area, number, Place(old, card)),
    )


def _best(view: Pixies, before: Outcome, card: str, weights: Weights) -> Outcome:
    """The area of a seat that takes a card and places it well."""
    found = (_outcome(view, area, weights) for area in _areas(before.area, card))
    return max(found, key=lambda outcome: outcome.worth)


def _outcome(view: Pixies, area: Area, weights: Weights) -> Outcome:
    sheet = score_area(area, view.round, bonus_counts_itself=view.rules.bonus_counts_itself)
    hopes = 0.0
    for number, place in zip(PLACES, area, strict=True):
        if place.up is None:
            hopes += weights.waiting * number if place.down is not None else 0.0
        elif place.down is None:
            hopes += weights.alone * number
    return Outcome(area, sheet, sheet.total + hopes)


# Why


def _why(card: str, before: Outcome, after: Outcome) -> Reason:
    """The line of the score that grows most, or else what the card is good for."""
    was = {_key(line): line for line in before.sheet.lines}
    grown = {_key(line): line for line in after.sheet.lines}
    lines = {**was, **grown}
    gains = {key: _points(grown.get(key)) - _points(was.get(key)) for key in lines}
    best = max(gains, key=lambda key: gains[key], default=None)
    total = after.sheet.total - before.sheet.total
    facts: dict[str, FactValue] = {"card": card, "place": NUMBER[card]}
    if best is not None and gains[best] > 0:
        line = lines[best]
        told = {name: line.facts[name] for name in ("family", "size") if name in line.facts}
        return Reason(f"more_{line.reason}", {**facts, "points": gains[best], **told})
    if len(_face_down(after.area)) > len(_face_down(before.area)):
        return Reason("goes_face_down", facts)
    return Reason("costs_least" if total < 0 else "may_be_validated", facts)


def _key(line: ScoreLine) -> tuple[str, FactValue]:
    """What tells lines apart: there may be two of bonus cards."""
    return line.reason, line.facts.get("card", "")


def _points(line: ScoreLine | None) -> int:
    return 0 if line is None else line.points


def _face_down(area: Area) -> tuple[int, ...]:
    return tuple(
        number
        for number, place in zip(PLACES, area, strict=True)
        if place.up is None and place.down is not None
    )
