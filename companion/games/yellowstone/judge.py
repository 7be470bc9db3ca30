"""The judge of Yellowstone Park: why a move, whole or partial, is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import COUNT, PHYSICAL, TABLE, Argument, Move, Reason
from companion.games.notation import UNSEEN_VERB
from companion.games.yellowstone import repair
from companion.games.yellowstone.board import (
    COLUMNS,
    DECK,
    SIZE,
    face_of,
    id_of,
    twin_column,
)
from companion.games.yellowstone.placing import Placing, placings
from companion.games.yellowstone.rules import PENALTIES_TO_DRAW, STEPS
from companion.games.yellowstone.sources import INDEX

if TYPE_CHECKING:
    from companion.games.yellowstone.state import Yellowstone

_ARGUMENTS = {"deal": 2, "play": 2, "done": 0}


def why_not(state: Yellowstone, move: Move) -> Reason | None:
    """Say why a move is not allowed; None if it is. `is it legal` and `do it` ask this too."""
    seat, verb, args = move
    if state.phase == "over":
        return Reason("over")
    if verb in repair.VERBS or verb == UNSEEN_VERB:
        return repair.why_not(state, move)
    if verb == "bonus":
        return _why_no_bonus(state, move)
    telling = verb == "deal" and state.rules.table == PHYSICAL and bool(state.hands)
    expected = state.phase if verb != "done" else "play"
    if not telling and (verb not in (state.phase, "done") or expected != state.phase):
        return _not_now(state, move)
    turn = TABLE if verb == "deal" else state.mover
    if seat != turn and TABLE in (seat, turn):
        return _not_now(state, move)
    if seat != turn:
        return Reason("not_your_turn", {"seat": seat, "turn": turn})
    if len(args) > _ARGUMENTS.get(verb, 1):
        return Reason("too_many_arguments", {"verb": verb})
    if verb == "done":
        return None if state.played else Reason("must_play")
    if verb == "play":
        return _why_not_played(state, args) if args else _why_no_play(state)
    if verb == "deal" and args:
        return _why_not_dealt(state, args)
    return _why_no_argument(state, verb, args[0]) if args else None


def _not_now(state: Yellowstone, move: Move) -> Reason:
    """A move of another kind than the awaited one; choices that never come have their reasons."""
    if move.seat in range(state.rules.seats) and state.hands:
        found = state.penalties(move.seat)
        if move.verb == "draw" and move.args == ("penalty",) and found < PENALTIES_TO_DRAW:
            return Reason("too_few_penalties", {"seat": move.seat, "found": found})
        if move.verb == "refill" and state.phase == "play":
            return Reason("no_refill", {"played": state.played})
    return Reason("not_now", {"verb": move.verb, "phase": state.phase})


def _why_no_bonus(state: Yellowstone, move: Move) -> Reason | None:
    """A marker is moved by the table only where nobody follows the turns."""
    if state.rules.table != COUNT or state.phase != "recount":
        return Reason("not_now", {"verb": move.verb, "phase": state.phase})
    if move.seat not in range(state.rules.seats):
        return Reason("no_such_seat", {"seat": move.seat})
    if len(move.args) > 1:
        return Reason("too_many_arguments", {"verb": move.verb})
    if move.args and move.args[0] not in STEPS:
        return Reason("no_such_bonus", {"number": str(move.args[0])})
    return None


def _why_no_argument(state: Yellowstone, verb: str, value: Argument) -> Reason | None:
    match verb:
        case "start":
            fits = value in range(state.rules.seats)
            return None if fits else Reason("no_such_seat", {"seat": value})
        case "round":
            fits = value == state.round + 1
            return None if fits else Reason("wrong_round", {"round": state.round + 1})
        case "show":
            return _why_not_shown(state, str(value))
        case "window":
            last = len(state.ways())
            fits = value in range(1, last + 1)
            return None if fits else Reason("no_such_window", {"number": value, "last": last})
        case "refill":
            return None if value in ("yes", "no") else Reason("yes_or_no")
        case _:
            return None if value in ("pile", "penalty") else Reason("which_pile")


def _why_no_face(card: str) -> Reason | None:
    if card == UNKNOWN:
        return Reason("face_needed")
    return None if face_of(card) in DECK.faces else Reason("no_such_card", {"card": card})


def _why_not_shown(state: Yellowstone, card: str) -> Reason | None:
    reason = _why_no_face(card)
    if reason is None and not state.pile_faces()[INDEX[face_of(card)]]:
        return Reason("no_copy_left", {"card": face_of(card)})
    return reason


def _why_not_dealt(state: Yellowstone, args: tuple[Argument, ...]) -> Reason | None:
    """The dealer deals to whoever draws; at a physical table any hidden card may be told."""
    seat = args[0]
    if seat not in range(state.rules.seats):
        return Reason("no_such_seat", {"seat": seat})
    owner = int(seat)
    if state.draw is not None and owner != state.draw.seat:
        return Reason("dealt_to", {"seat": owner, "turn": state.draw.seat})
    if state.draw is None and UNKNOWN not in state.hands[owner]:
        return Reason("hand_is_known", {"seat": owner})
    if len(args) == 1:
        return None
    card = str(args[1])
    reason = _why_no_face(card) or where(state, card)
    if reason is not None:
        return reason
    possible = state.dealt_faces() if state.draw is not None else state.hand_faces(owner)
    return None if possible[INDEX[face_of(card)]] else Reason("no_copy_left", {"card": card[:2]})


def where(state: Yellowstone, card: str) -> Reason | None:
    """Say where the very card with that id lies; None if it may be in a hand or a pile."""
    if not id_of(card):
        return None
    for column, laid in (*state.board, *((state.laid,) if state.laid else ())):
        if laid == card:
            return Reason("on_board", {"card": face_of(card), "column": column})
    for seat, cards in enumerate(state.open):
        if card in cards:
            return Reason("picked_up", {"card": face_of(card), "seat": seat})
    return None


def _why_no_play(state: Yellowstone) -> Reason | None:
    """A second card may be wanted where none of the hand can follow."""
    hand = state.hands[state.turn]
    if UNKNOWN in hand or not state.played:
        return None
    placed = placings(state, hand).values()
    return None if any(placing.legal for placing in placed) else Reason("nothing_fits")


def _why_not_played(state: Yellowstone, args: tuple[Argument, ...]) -> Reason | None:
    card = str(args[0])
    reason = _why_no_face(card) or where(state, card)
    if reason is not None:
        return reason
    face = face_of(card)
    hand = state.hands[state.turn]
    if face not in hand:
        if UNKNOWN not in hand:
            return Reason("not_in_hand", {"card": face, "seat": state.turn})
        if not state.hand_faces(state.turn)[INDEX[face]]:
            return Reason("no_copy_left", {"card": face})
    placing = placings(state, (face,))[face]
    if not placing.legal:
        # The board may break for another card, never for the second of a turn.
        second = state.played > 0 and not state.rules.second_may_break
        return Reason("second_must_fit" if second else "must_fit", {"card": face})
    return _why_not_there(state, face, args[1], placing) if len(args) > 1 else None


def _why_not_there(
    state: Yellowstone, card: str, column: Argument, placing: Placing
) -> Reason | None:
    """A column that colours, copies or the window forbid."""
    if column in placing.legal:
        return None
    if column not in COLUMNS:
        return Reason("no_such_column", {"card": card, "last": SIZE})
    if column in placing.allowed:
        return Reason("does_not_fit", {"card": card, "column": column, "columns": placing.legal})
    return _why_no_colour(state, card, int(column), placing)


def _why_no_colour(state: Yellowstone, card: str, column: int, placing: Placing) -> Reason:
    if twin_column(state.board, card) in placing.allowed:
        return Reason("on_first_copy", {"card": card, "column": placing.allowed[0]})
    if state.rules.one_column and len(placing.allowed) == 1:
        return Reason("wrong_column", {"card": card, "column": column, "right": placing.allowed[0]})
    return Reason("column_taken", {"card": card, "column": column, "columns": placing.legal})
