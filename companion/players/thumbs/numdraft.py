"""The rule of thumb for Num Draft: every card goes where it makes the count grow most.

Cards and places are compared at a glance, by the cards that they would lie beside; those that look
best are counted exactly, and a share of what the neighbour gains is taken off. Jokers are left out
of the exact count, which would take long with several of them, and have a fixed worth instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import FactValue, Move, Reason, ScoreSheet
from companion.games.numdraft.grid import (
    EMPTY,
    FACES,
    HIDDEN,
    JOKERS,
    LEFT_COLUMN,
    NO_CARDS,
    RAINBOW,
    RIGHT_COLUMN,
    Grid,
    with_token,
)
from companion.games.numdraft.hands import UNSEEN, known_in
from companion.games.numdraft.judge import why_no_announcement
from companion.games.numdraft.score import COLUMNS, ROWS, pool_of, score_pool
from companion.games.numdraft.state import NumDraft
from companion.players.advice import Advice, best_first

OWN_COLUMNS = COLUMNS - 2
SURE = 1000.0
"""The value of a move that is made before anything else."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the rule weighs, in points."""

    colour: float = 2.0
    """Each card of a colour that touches another, at a glance."""
    value: float = 3.0
    """Each card of a value that touches another, at a glance."""
    joker: float = 6.0
    """A Joker, which always finds a group in the end."""
    growing: float = 0.3
    """Each hidden place that a card touches, since its groups may still grow there."""
    share: float = 0.5
    """Share of what the neighbour gains by a card in a common column."""
    counted: int = 8
    """How many of the cards and places that look best are counted exactly."""
    announced: float = 15.0
    """NUM DRAFT is announced by who is ahead of everybody by so many points."""


NORMAL = Weights()
EASY = Weights(value=1.0, joker=0.0, growing=0.0, share=0.0, counted=0, announced=SURE)
"""A beginner looks at the colours beside a place, hardly at the numbers, and counts nothing."""


class Laying(NamedTuple):
    """A card on a place, and what that is worth."""

    worth: float
    card: str
    place: int
    reason: Reason


def rated(view: NumDraft, seat: int, weights: Weights) -> list[Advice]:
    """The moves of the seat that has to choose, best first; nothing where its hand is unknown."""
    if view.phase == "turn":
        return list(_turns(view, seat))
    hand = view.free_hand(seat)
    if UNSEEN in hand:
        return []
    cards = known_in(hand)
    if view.phase == "give":
        announcement = _announcement(view, seat, weights)
        return best_first([*announcement, *_gives(view, seat, cards, weights)])
    if view.phase == "put":
        place = view.grids[seat].index(EMPTY) + 1
        layings = _layings(view, seat, cards, (place,), weights)
        return [Advice(Move(seat, "put", (card,)), worth, why) for worth, card, _, why in layings]
    layings = _layings(view, seat, cards, view.free_places(seat), weights)
    return [
        Advice(Move(seat, "fill", (card, place)), worth, why) for worth, card, place, why in layings
    ]


def _turns(view: NumDraft, seat: int) -> Iterator[Advice]:
    for place in view.free_places(seat):
        yield Advice(Move(seat, "turn", (place,)), 0.0, Reason("all_alike", {"place": place}))


def _announcement(view: NumDraft, seat: int, weights: Weights) -> Iterator[Advice]:
    """NUM DRAFT, where the open cards say that the seat is far ahead."""
    if weights.announced >= SURE or why_no_announcement(view) is not None:
        return
    scores = [_count(view, other, view.grids).total for other in range(view.rules.seats)]
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    if lead >= weights.announced:
        yield Advice(Move(seat, "announce"), SURE, Reason("far_ahead", {"points": lead}))


def _gives(view: NumDraft, seat: int, cards: Sequence[str], weights: Weights) -> Iterator[Advice]:
    """The place where a card of the hand will stand best, once what lies there is gone."""
    places = view.free_places(seat)
    best: dict[int, Laying] = {}
    for laying in _layings(view, seat, cards, places, weights):
        best.setdefault(laying.place, laying)
    now = _count(view, seat, view.grids).total
    for place in places:
        there = view.grids[seat][place - 1]
        worth, reason = 0.0, Reason("all_alike", {"place": place})
        if place in best:
            worth = best[place].worth
            if worth >= weights.colour:
                reason = Reason("room_for", {"place": place, "card": best[place].card})
        if there not in NO_CARDS:
            without = _count(view, seat, _grids(view, seat, place, EMPTY)).total
            worth -= now - without + weights.joker * (there in JOKERS)
        yield Advice(Move(seat, "give", (place,)), worth, reason)


# A card on a place


def _layings(
    view: NumDraft, seat: int, cards: Sequence[str], places: Sequence[int], weights: Weights
) -> list[Laying]:
    """Every card on every place, best first; what is not counted is not put before what is."""
    glanced: list[Laying] = []
    for place in places:
        pool = pool_of(seat, _grids(view, seat, place, EMPTY))
        for card in cards:
            facts: dict[str, FactValue] = {"card": card, "place": place}
            worth = _glance(view, pool, card, place, weights)
            glanced.append(Laying(worth, card, place, Reason("looks_best", facts)))
    glanced.sort(key=lambda laying: -laying.worth)
    counted = [_counted(view, seat, laying, weights) for laying in glanced[: weights.counted]]
    lowest = min((laying.worth for laying in counted), default=SURE)
    others = [
        laying._replace(worth=min(laying.worth, lowest)) for laying in glanced[weights.counted :]
    ]
    return sorted([*counted, *others], key=lambda laying: -laying.worth)


def _counted(view: NumDraft, seat: int, laying: Laying, weights: Weights) -> Laying:
    """What a card brings its owner on a place, less a share of what it brings a neighbour."""
    worth, card, place, reason = laying
    if card in JOKERS:
        return laying._replace(reason=Reason("joker", reason.facts))
    bare, laid = _grids(view, seat, place, EMPTY), _grids(view, seat, place, card)
    after = _count(view, seat, laid)
    worth = after.total - _count(view, seat, bare).total
    worth += weights.growing * _growing(view, seat, place)
    neighbour = _neighbour(view, seat, place)
    if weights.share and neighbour is not None:
        theirs = _count(view, neighbour, laid).total - _count(view, neighbour, bare).total
        worth -= weights.share * theirs
    return Laying(worth, card, place, _why(card, place, after))


def _neighbour(view: NumDraft, seat: int, place: int) -> int | None:
    """Who shares the column of a place: the next seat the left one, the last the right one."""
    column = (place - 1) % OWN_COLUMNS
    if column not in (LEFT_COLUMN, RIGHT_COLUMN):
        return None
    return (seat + (1 if column == LEFT_COLUMN else -1)) % view.rules.seats


def _growing(view: NumDraft, seat: int, place: int) -> int:
    """How many hidden places touch a place."""
    pool = pool_of(seat, view.grids)
    return sum(pool[at] == HIDDEN for at in _beside(place))


def _glance(view: NumDraft, pool: Sequence[str], card: str, place: int, weights: Weights) -> float:
    """What the cards beside a place make of a card there, roughly."""
    anywhere = view.rules.readings.mode == "discovery"
    beside = [pool[at] for at in (range(len(pool)) if anywhere else _beside(place))]
    known = [other for other in beside if other not in NO_CARDS]
    if card in JOKERS:
        return weights.joker + weights.value * min(len(known), 1)
    faces = [FACES[other] for other in known if other not in JOKERS]
    alike = sum(face.family in (FACES[card].family, RAINBOW) for face in faces)
    equal = sum(face.number == FACES[card].number for face in faces) + len(known) - len(faces)
    points = weights.colour * (alike + 1) if alike else 0.0
    return points + (weights.value * (equal + 1) if equal else 0.0)


def _beside(place: int) -> Iterator[int]:
    """The positions of a pool that touch a place of the own grid."""
    row, column = divmod(place - 1, OWN_COLUMNS)
    at = row * COLUMNS + column + 1
    yield from (at - 1, at + 1)
    if row > 0:
        yield at - COLUMNS
    if row < ROWS - 1:
        yield at + COLUMNS


def _grids(view: NumDraft, seat: int, place: int, token: str) -> tuple[Grid, ...]:
    """All grids as the seat knows them, with its sealed choices, and one place replaced."""
    mine = view.grids[seat]
    if view.phase == "fill":
        for choice in view.sealed[seat]:
            laid, _, at = choice.partition("@")
            mine = with_token(mine, int(at), laid)
    mine = with_token(mine, place, token)
    return (*view.grids[:seat], mine, *view.grids[seat + 1 :])


def _count(view: NumDraft, seat: int, grids: tuple[Grid, ...]) -> ScoreSheet:
    """The count of a seat without Jokers."""
    pool = pool_of(seat, grids)
    return score_pool(
        tuple(UNKNOWN if token in JOKERS else token for token in pool), view.rules.readings
    )


# Why


def _why(card: str, place: int, after: ScoreSheet) -> Reason:
    """The most valuable group that the card is in."""
    facts: dict[str, FactValue] = {"card": card, "place": place}
    joined = [line for line in after.lines if card in line.cards and "size" in line.facts]
    if not joined:
        return Reason("no_group_yet", facts)
    line = max(joined, key=lambda line: line.points)
    code = "joins_colour" if "family" in line.facts else "joins_value"
    return Reason(code, {**facts, **line.facts, "points": line.points})
