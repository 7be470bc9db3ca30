"""The course of a game of Pixies: what follows from a move that is allowed.

Order of the file: a round begins; the cases of placing a card; the end of a turn, of a round, of
the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Argument, Event, GameEnded, Move, Step
from companion.games.notation import UNSEEN_VERB
from companion.games.pixies import repair
from companion.games.pixies.area import (
    DECK_SIZE,
    EMPTY,
    NEW_AREA,
    NUMBER,
    Place,
    is_full,
    with_place,
)
from companion.games.pixies.events import (
    AreaScored,
    CardHidden,
    CardKept,
    CardPlaced,
    CardShown,
    CardTaken,
    RoundBegan,
    RoundEnded,
)
from companion.games.pixies.score import score_area

if TYPE_CHECKING:
    from companion.games.pixies.state import Pixies

ROUNDS = 3


def after(state: Pixies, move: Move) -> Step:
    """What follows from a whole move that is allowed."""
    if move.verb == "recount":
        return _settle(*repair.recounted(state, move))
    if move.verb == UNSEEN_VERB:
        return _settle(*repair.unseen_turn(state))
    return _DEEDS[move.verb](state, move.args[0])


# A round begins


def _start(state: Pixies, seat: Argument) -> Step:
    return _begin_round(state, 1, int(seat))


def _next_round(state: Pixies, number: Argument) -> Step:
    return _begin_round(state, int(number), state.starter)


def _begin_round(state: Pixies, number: int, starter: int) -> Step:
    """All cards are shuffled; the start player reveals the first cards."""
    if state.rules.count_only:
        return Step(counting(state, number), (RoundBegan(number, TABLE, 0),))
    began = state._replace(
        phase="show",
        round=number,
        starter=starter,
        shown=0,
        picks=0,
        display=(),
        areas=(NEW_AREA,) * state.rules.seats,
        stray=frozenset(),
    )
    return Step(began, (RoundBegan(number, starter, state.rules.picks),))


def counting(state: Pixies, number: int) -> Pixies:
    """A round whose areas are only read when it is over, one player after the other."""
    return state._replace(
        phase="recount",
        round=number,
        picks=state.rules.picks,
        areas=(NEW_AREA,) * state.rules.seats,
        unsure=frozenset(range(state.rules.seats)),
    )


def _show(state: Pixies, card: Argument) -> Step:
    number = len(state.display) + 1
    shown = state._replace(
        phase="take" if number == state.rules.picks else "show",
        shown=state.shown + 1,
        display=(*state.display, str(card)),
    )
    return Step(shown, (CardShown(str(card), number, state.rules.picks),))


# A pick


def _take(state: Pixies, card: Argument) -> Step:
    """Take a revealed card and place it at once, by the three cases."""
    taken = str(card)
    left = list(state.display)
    left.remove(taken if taken in left else UNKNOWN)
    seat, number = state.turn, NUMBER[taken]
    place = state.areas[seat][number - 1]
    if place.up is None:
        return _case_1(state, seat, taken, place, tuple(left))
    phase = "place" if place.validated else "keep"
    holding = state._replace(phase=phase, held=taken, display=tuple(left))
    return Step(holding, (CardTaken(seat, taken),))


def _case_1(state: Pixies, seat: int, card: str, place: Place, left: tuple[str, ...]) -> Step:
    """No face-up card of that number: face up on its place, validated on a face-down card."""
    number = NUMBER[card]
    area = with_place(state.areas[seat], number, Place(card, place.down))
    placed = state._replace(display=left, areas=state.with_area(seat, area), picks=state.picks + 1)
    return _settle(placed, (CardPlaced(seat, card, number, place.down is not None),))


def _keep(state: Pixies, word: Argument) -> Step:
    """Case 2: one of the two stays face up, the other goes under it; the upper is validated."""
    new, old = str(state.held), str(state.target().up)
    up, under = (new, old) if word == "new" else (old, new)
    seat, number = state.turn, NUMBER[new]
    area = with_place(state.areas[seat], number, Place(up, under))
    kept = state._replace(held=None, areas=state.with_area(seat, area), picks=state.picks + 1)
    return _settle(kept, (CardKept(seat, up, under, number, word == "new"),))


def _place(state: Pixies, place: Argument) -> Step:
    """Case 3: the number is validated already; face down on an empty place of one's choice."""
    card, seat, number = str(state.held), state.turn, int(place)
    assert state.areas[seat][number - 1] == EMPTY
    area = with_place(state.areas[seat], number, Place(None, card))
    hidden = state._replace(held=None, areas=state.with_area(seat, area), picks=state.picks + 1)
    return _settle(hidden, (CardHidden(seat, card, number),))


_DEEDS: dict[str, Callable[[Pixies, Argument], Step]] = {
    "start": _start,
    "round": _next_round,
    "show": _show,
    "take": _take,
    "keep": _keep,
    "place": _place,
}


# The end of a turn, of a round, of the game


def _settle(state: Pixies, events: tuple[Event, ...]) -> Step:
    """After a pick: the next pick, the next turn, or the end of the round."""
    picks = state.rules.picks
    if state.phase == "show" or state.held is not None:
        return Step(state, events)
    halfway = state.rules.seats == 2 and state.picks == 2
    if state.picks < picks and not halfway:
        return Step(state._replace(phase="take"), events)
    if state.unsure:
        return Step(state._replace(phase="recount"), events)
    if state.rules.count_only:
        return _end_round(state, events, None)
    full = tuple(seat for seat, area in enumerate(state.areas) if is_full(area))
    if halfway and not full:
        return Step(state._replace(phase="take"), events)
    # A round that ends halfway leaves cards that nobody takes.
    left = state.display if halfway and not state.gone else ()
    last = (state.starter + state.picks - 1) % state.rules.seats
    turned = state._replace(
        phase="show",
        starter=last,
        picks=0,
        display=left,
        gone=0,
        stray=state.stray.union({*state.display} - {*left, UNKNOWN}),
    )
    if full or DECK_SIZE - state.shown < picks:
        return _end_round(turned, events, full)
    return Step(turned, events)


def _end_round(state: Pixies, events: tuple[Event, ...], full: tuple[int, ...] | None) -> Step:
    """Score every area; after the third round the highest total wins.

    `full` lists the seats whose full area ended it; None where nobody followed the turns.
    """
    sheets = [
        score_area(area, state.round, bonus_counts_itself=state.rules.bonus_counts_itself)
        for area in state.areas
    ]
    scores = (*state.scores, tuple(sheet.total for sheet in sheets))
    over = state.round == ROUNDS
    ended = state._replace(phase="over" if over else "round", scores=scores)
    told: list[Event] = [] if full is None else [RoundEnded(state.round, full)]
    told += (AreaScored(seat, sheet, ended.totals[seat]) for seat, sheet in enumerate(sheets))
    if over:
        told.append(GameEnded(ended.totals, ended.winners))
    return Step(ended, (*events, *told))
