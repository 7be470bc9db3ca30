"""The judge of Skyjo: why a move, whole or partial, is not allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Argument, Move, Reason
from companion.games.notation import UNSEEN_TURN, UNSEEN_VERB
from companion.games.skyjo import choices, repair
from companion.games.skyjo.choices import SEATED
from companion.games.skyjo.grid import (
    COPIES,
    HIDDEN,
    INDEX,
    PLACES,
    REMOVED,
    VALUE,
    face,
    held_places,
    hidden_places,
)

if TYPE_CHECKING:
    from companion.games.skyjo.state import Skyjo

ALONE = frozenset({"draw", "take", "discard"})
"""Verbs that are a whole move alone."""

_PLACES = frozenset(PLACES)

Judge = Callable[["Skyjo", Argument], Reason | None]


def why_not(state: Skyjo, move: Move) -> Reason | None:
    """Say why a move is not allowed; None if it is. `is it legal` and `do it` ask this too."""
    seat, verb, args = move
    phase = state.phase
    judge = _FITS.get((phase, verb))
    if judge is None or seat != (state.turn if phase in SEATED else TABLE):
        return _out_of_turn(state, move)
    if not args:
        return _why_no_take(state) if verb == "take" else None
    if len(args) > 1 or verb in ALONE:
        return Reason("too_many_arguments", {"verb": verb})
    return judge(state, args[0])


def why_incomplete(state: Skyjo, move: Move) -> Reason | None:
    """Say that an allowed move is not whole yet."""
    whole = move.args or move.verb in ALONE
    if whole and (move.verb != "recount" or choices.slot(state, move) is None):
        return None
    return Reason("incomplete", {"verb": move.verb})


def _out_of_turn(state: Skyjo, move: Move) -> Reason | None:
    """Repairs, and moves that another seat or another moment would allow."""
    seat, verb, args = move
    phase = state.phase
    if phase == "over":
        return Reason("over")
    if verb == "recount":
        return repair.why_no_recount(state, move)
    turn = state.turn if phase in choices.PLAYED | choices.OPENING else TABLE
    # While a card is awaited it is the table that says that a turn was missed.
    missed = verb == UNSEEN_VERB and args == UNSEEN_TURN and phase in choices.PLAYED
    if missed and seat in (turn, TABLE):
        return None
    if seat != TABLE and turn not in (TABLE, seat):
        return Reason("not_your_turn", {"seat": seat, "turn": turn})
    if phase == "choose" and verb in ("swap", "discard", "turn"):
        return Reason("nothing_held")
    if phase in ("decide", "exchange") and verb in ("draw", "take"):
        return Reason("holding", {"card": str(state.held)})
    if phase == "decide" and verb == "turn":
        return Reason("discard_first", {"card": str(state.held)})
    if phase == "exchange" and verb in ("discard", "turn"):
        return Reason("taken_stays", {"card": str(state.held)})
    return Reason("not_now", {"verb": verb, "phase": phase})


def _why_no_take(state: Skyjo) -> Reason | None:
    """The taken card has to be exchanged with a card of one's own."""
    return None if choices.can_take(state) else Reason("nothing_to_swap")


def _why_no_round(state: Skyjo, number: Argument) -> Reason | None:
    right = state.course.round + 1
    return None if number == right else Reason("wrong_round", {"round": right})


def _why_no_seat(state: Skyjo, seat: Argument) -> Reason | None:
    return None if seat in range(state.rules.seats) else Reason("no_such_seat", {"seat": seat})


def _why_no_source(state: Skyjo, word: Argument) -> Reason | None:
    """Filled in, pile and discard are moves of their own; any other answer comes here."""
    if isinstance(word, str) and word in VALUE:
        lying = where(state, word)
        return lying or Reason("not_now", {"verb": "show", "phase": state.phase})
    return Reason("pile_or_discard")


def _why_not_swapped(state: Skyjo, place: Argument) -> Reason | None:
    fault = _why_no_place(place)
    if fault is not None:
        return fault
    grid = state.grids[state.turn]
    if grid[int(place) - 1] != REMOVED:
        return None
    return Reason("place_gone", {"place": place, "free": held_places(grid)})


def _why_not_turned(state: Skyjo, place: Argument) -> Reason | None:
    grid = state.grids[state.turn]
    fault = _why_no_place(place)
    if fault is not None:
        return fault
    cell = grid[int(place) - 1]
    if cell == HIDDEN:
        return None
    free = hidden_places(grid)
    if cell == REMOVED:
        return Reason("place_gone", {"place": place, "free": free})
    return Reason("already_open", {"place": place, "card": face(cell), "free": free})


def _why_no_place(place: Argument) -> Reason | None:
    if place in _PLACES:
        return None
    unsaid = isinstance(place, str)
    return Reason("place_first") if unsaid else Reason("no_such_place", {"place": place})


def _why_not_shown(state: Skyjo, value: Argument) -> Reason | None:
    card = str(value)
    if card == UNKNOWN:
        unread = state.phase in choices.MAY_STAY_UNREAD
        return None if unread else Reason("face_needed")
    if card not in VALUE:
        return Reason("no_such_card", {"card": card})
    if "#" in card:
        lying = where(state, card)
        if lying is not None:
            return lying
    return None if choices.possible(state)[INDEX[card]] else _why_impossible(state, card)


def _why_impossible(state: Skyjo, card: str) -> Reason:
    """All copies have been seen, or those left lie elsewhere since the pile was renewed."""
    index = INDEX[card]
    if state.stock.unseen[index]:
        return Reason("not_in_pile", {"card": face(card)})
    if state.stock.fresh is not None and state.stock.fresh[index]:
        return Reason("not_hidden", {"card": face(card)})
    return Reason("all_seen", {"card": face(card), "copies": COPIES[index]})


def where(state: Skyjo, card: str) -> Reason | None:
    """Say where a card with that id lies; None if it may still appear, or it has no id."""
    if "#" not in card:
        return None
    if card == state.held:
        return Reason("in_hand", {"card": face(card), "seat": state.turn})
    for seat, grid in enumerate(state.grids):
        if card in grid:
            place = grid.index(card) + 1
            return Reason("in_grid", {"card": face(card), "seat": seat, "place": place})
    return Reason("in_discard", {"card": face(card)}) if card in state.discard else None


_JUDGES: dict[str, Judge] = {
    "round": _why_no_round,
    "ended": _why_no_seat,
    "choose": _why_no_source,
    "swap": _why_not_swapped,
    "turn": _why_not_turned,
    "show": _why_not_shown,
}


_BESIDE: dict[str, dict[str, Judge]] = {
    "choose": {"draw": _why_no_source, "take": _why_no_source},
    "decide": {"discard": _why_no_source},
}
"""Phase -> verbs without an argument that may be chosen instead of the awaited one."""

_FITS: dict[tuple[str, str], Judge] = {
    (phase, fitting): judge
    for phase, verb in choices.VERBS.items()
    if verb in _JUDGES
    for fitting, judge in {verb: _JUDGES[verb], **_BESIDE.get(phase, {})}.items()
}
"""Phase and a verb that fits it -> the judge of its argument."""
