"""The judge of Pixies: why a move, whole or partial, is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Argument, Move, Reason
from companion.games.notation import UNSEEN_TURN, UNSEEN_VERB
from companion.games.pixies import repair
from companion.games.pixies.area import FACES, free_places

if TYPE_CHECKING:
    from companion.games.pixies.state import Pixies

CHOICES = ("take", "keep", "place")
"""Phases in which a seat chooses."""


def why_not(state: Pixies, move: Move) -> Reason | None:
    """Say why a move is not allowed; None if it is. `is it legal` and `do it` ask this too."""
    seat, verb, args = move
    if state.phase == "over":
        return Reason("over")
    if verb == "recount":
        return repair.why_no_recount(state, move)
    turn = state.mover
    missed = verb == UNSEEN_VERB and args == UNSEEN_TURN and state.phase in CHOICES
    if not missed and verb != state.phase:
        return _not_now(state, move)
    if seat != turn and TABLE in (seat, turn):
        return _not_now(state, move)
    if seat != turn:
        return Reason("not_your_turn", {"seat": seat, "turn": turn})
    if missed:
        return None
    if len(args) > 1:
        return Reason("too_many_arguments", {"verb": verb})
    return _why_no_argument(state, verb, args[0]) if args else None


def _not_now(state: Pixies, move: Move) -> Reason:
    """A move of another kind than the awaited one; placing is refused with its own reason."""
    if move.verb == "place" and state.phase in ("take", "show"):
        return Reason("goes_by_number", {"phase": state.phase})
    if move.verb == "keep" and state.phase in ("take", "show"):
        return Reason("no_keep_choice", {"phase": state.phase})
    if move.verb == "show" and state.phase == "take" and move.args:
        card = str(move.args[0])
        if card not in state.display:
            return _why_not_displayed(state, card)
    return Reason("not_now", {"verb": move.verb, "phase": state.phase})


def _why_no_argument(state: Pixies, verb: str, value: Argument) -> Reason | None:
    match verb:
        case "start":
            fits = value in range(state.rules.seats)
            return None if fits else Reason("no_such_seat", {"seat": value})
        case "round":
            fits = value == state.round + 1
            return None if fits else Reason("wrong_round", {"round": state.round + 1})
        case "show":
            return _why_not_shown(state, str(value))
        case "take":
            return _why_not_taken(state, str(value))
        case "keep":
            return _why_not_kept(state, str(value))
        case _:
            return _why_not_here(state, value)


def _why_not_shown(state: Pixies, card: str) -> Reason | None:
    if card == UNKNOWN:
        return None
    if card not in FACES:
        return Reason("no_such_card", {"card": card})
    return state.where(card)


def _why_not_taken(state: Pixies, card: str) -> Reason | None:
    """A card that was never revealed counts as its reveal if a place is still unknown."""
    if card == UNKNOWN:
        return Reason("face_needed")
    if card not in FACES:
        return Reason("no_such_card", {"card": card})
    if card in state.display:
        return None
    if UNKNOWN in state.display and card not in state.seen():
        return None
    return _why_not_displayed(state, card)


def _why_not_displayed(state: Pixies, card: str) -> Reason:
    elsewhere = state.where(card)
    return elsewhere or Reason("not_displayed", {"card": card, "display": state.display})


def _why_not_kept(state: Pixies, word: str) -> Reason | None:
    if word in ("new", "old"):
        return None
    return Reason("new_or_old", {"new": str(state.held), "old": str(state.target().up)})


def _why_not_here(state: Pixies, place: Argument) -> Reason | None:
    """Case 3: an empty place, never under or on another card."""
    free = free_places(state.areas[state.turn])
    if place in free:
        return None
    return Reason("place_not_free", {"place": place, "free": free, "card": str(state.held)})
