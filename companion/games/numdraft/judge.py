"""The judge of Num Draft: why a move, whole or partial, is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Argument, Move, Reason
from companion.games.notation import UNSEEN_VERB
from companion.games.numdraft import repair
from companion.games.numdraft.grid import FACES, IN_80, MOST_IN_80, PLACES
from companion.games.numdraft.hands import UNSEEN, position_of

if TYPE_CHECKING:
    from companion.games.numdraft.state import NumDraft

ARGUMENTS = {
    "turn": 1,
    "give": 1,
    "put": 1,
    "fill": 2,
    "announce": 0,
    "show": 1,
    "deal": 2,
    "recount": 1 + len(PLACES),
}
"""How many arguments a whole move has."""


def why_not(state: NumDraft, move: Move) -> Reason | None:
    """Say why a move is not allowed; None if it is. `is it legal` and `do it` ask this too."""
    seat, verb, args = move
    if state.phase == "over":
        return Reason("over")
    if verb == "recount":
        return repair.why_no_recount(state, move)
    if verb == UNSEEN_VERB:
        return repair.why_no_unseen_turn(state, move)
    if verb in ("show", "deal"):
        return _why_no_card(state, move)
    if verb == "announce":
        return _why_not_announced(state, move)
    if verb != state.awaited_verb:
        return not_now(state, verb)
    if seat == TABLE:
        return Reason("say_who", {"who": state.waiting})
    if seat not in state.waiting:
        return Reason("chosen_already", {"seat": seat, "who": state.waiting})
    if len(args) > ARGUMENTS[verb]:
        return Reason("too_many_arguments", {"verb": verb})
    return _why_no_choice(state, seat, args) if args else None


def not_now(state: NumDraft, verb: str) -> Reason:
    """A move of another kind than the awaited one."""
    return Reason("not_now", {"verb": verb, "phase": state.awaited_verb})


# Choices


def _why_no_choice(state: NumDraft, seat: int, args: tuple[Argument, ...]) -> Reason | None:
    match state.phase:
        case "turn":
            return _why_not_turned(state, seat, args[0])
        case "give":
            return _why_not_given(state, seat, args[0])
        case "put":
            return _why_not_put(state, seat, str(args[0]))
        case _:
            return _why_not_filled(state, seat, args)


def _why_not_turned(state: NumDraft, seat: int, place: Argument) -> Reason | None:
    free = state.free_places(seat)
    if place in free:
        return None
    return _no_place(place) or Reason("open_already", {"place": place, "free": free})


def _why_not_given(state: NumDraft, seat: int, place: Argument) -> Reason | None:
    """A hidden card, unless there is none or the table plays that any may be given."""
    free = state.free_places(seat)
    if place in free:
        return None
    return _no_place(place) or Reason("give_hidden", {"place": place, "free": free})


def _no_place(place: Argument) -> Reason | None:
    return None if place in PLACES else Reason("no_such_place")


def _why_not_put(state: NumDraft, seat: int, card: str) -> Reason | None:
    """A card of the hand; where the hand is not known, any that lies nowhere else."""
    hand = state.free_hand(seat)
    if card == UNKNOWN:
        unread = UNSEEN in hand and not state.rules.sealed
        return None if unread else Reason("face_needed")
    fault = no_such_card(state, card)
    if fault is not None:
        return fault
    if position_of(hand, card) is not None:
        return None
    if UNSEEN in hand and card not in state.seen():
        return None
    where = state.where(card)
    if where is not None and where.code == "lies_open":
        return where
    return Reason("not_in_hand", {"card": card, "seat": seat})


def _why_not_filled(state: NumDraft, seat: int, args: tuple[Argument, ...]) -> Reason | None:
    fault = _why_not_put(state, seat, str(args[0]))
    if fault is not None or len(args) < 2:
        return fault
    place, free = args[1], state.free_places(seat)
    if place in free:
        return None
    return _no_place(place) or Reason("place_not_free", {"place": place, "free": free})


# Out of turn


def why_no_announcement(state: NumDraft) -> Reason | None:
    """Say why nobody may announce NUM DRAFT now; None if everybody may."""
    if state.ending == "num_draft":
        return Reason("announced_already", {"left": state.last - state.turn + 1})
    if state.ending:
        return Reason("ending_already")
    if not state.turn or state.due or state.phase not in ("give", "put"):
        return Reason("announce_too_early", {"phase": state.awaited_verb})
    return None


def _why_not_announced(state: NumDraft, move: Move) -> Reason | None:
    if move.seat not in range(state.rules.seats):
        return Reason("say_who", {"who": tuple(range(state.rules.seats))})
    if move.args:
        return Reason("too_many_arguments", {"verb": move.verb})
    return why_no_announcement(state)


# Cards that appear


def _why_no_card(state: NumDraft, move: Move) -> Reason | None:
    """Cards that are awaited; at a real table a hand may also be told of its own accord."""
    seat, verb, args = move
    told = verb == "deal" and not state.due and repair.hands_can_be_told(state)
    if not told and verb != state.awaited_verb:
        return not_now(state, verb)
    if seat != TABLE:
        return Reason("table_shows", {"seat": seat})
    if len(args) > ARGUMENTS[verb]:
        return Reason("too_many_arguments", {"verb": verb})
    if verb == "deal" and args:
        fault = _why_not_this_hand(state, args[0], told=told)
        if fault is not None or len(args) < 2:
            return fault
    return _why_not_here(state, str(args[-1])) if args else None


def _why_not_this_hand(state: NumDraft, seat: Argument, *, told: bool) -> Reason | None:
    if not isinstance(seat, int) or seat not in range(state.rules.seats):
        return Reason("no_such_seat", {"seat": seat})
    if told:
        return None if UNSEEN in state.hands[seat] else Reason("hand_known", {"seat": seat})
    awaited = state.due[0][0]
    return None if seat == awaited else Reason("other_hand", {"seat": seat, "turn": awaited})


def _why_not_here(state: NumDraft, card: str) -> Reason | None:
    """A card that was not read will do where it only counts; in a hand, or to name the master,
    its face is needed."""
    if card == UNKNOWN:
        counts = state.due[:1] and state.due[0][1] and state.phase in ("fill", "end")
        return None if counts else Reason("face_needed")
    fault = no_such_card(state, card)
    if fault is not None:
        return fault
    if state.due and state.due[0][1] and state.phase == "fill":
        return _why_not_put(state, state.due[0][0], card)
    return state.where(card)


def no_such_card(state: NumDraft, card: str) -> Reason | None:
    """Say why a card is not in this game; None if it is."""
    if card not in FACES:
        return Reason("no_such_card", {"card": card})
    if not state.rules.all_cards and card not in IN_80:
        return Reason("not_in_80", {"card": card, "most": MOST_IN_80})
    return None
