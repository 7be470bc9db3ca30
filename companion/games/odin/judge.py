"""The judge of Odin: why a move, whole or partial, is not allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import PHYSICAL, TABLE, Argument, FactValue, Move, Reason
from companion.games.notation import UNSEEN_TURN, UNSEEN_VERB
from companion.games.odin import repair
from companion.games.odin.sets import COLOUR, NUMBER, Cards, can_grow, fault, in_order

if TYPE_CHECKING:
    from companion.games.odin.state import Odin

ARGUMENTS = {"start": 1, "round": 1, "deal": 2, "pick": 1, "pass": 0}
"""How many arguments a verb takes at most; a play takes any number."""


def why_not(state: Odin, move: Move) -> Reason | None:
    """Say why a move is not allowed; None if it is. `is it legal` and `do it` ask this too."""
    reason = why_not_so_far(state, move)
    if reason is None or move.verb != "play" or not move.args:
        return reason
    if reason.code not in _LAYING_FAULTS:
        return reason
    cards = in_order(map(str, move.args))
    return None if can_grow(cards, *state.hand_of_turn(), state.middle) else reason


def why_not_so_far(state: Odin, move: Move) -> Reason | None:
    """As `why_not`, but a play that has to go on is refused as it lies there."""
    seat, verb, args = move
    if state.phase == "over":
        return Reason("over")
    if verb == "recount":
        return repair.why_no_recount(state, move)
    if verb == UNSEEN_VERB and args == UNSEEN_TURN and state.phase in ("play", "pick"):
        return repair.why_no_unseen_turn(state, seat)
    told = verb == "deal" and state.rules.table == PHYSICAL and state.phase in ("play", "pick")
    if state.phase not in _PHASES.get(verb, ()) and not told:
        return Reason("not_now", {"verb": verb, "phase": state.phase})
    mover = TABLE if told else state.mover
    if seat != mover and TABLE in (seat, mover):
        return Reason("not_now", {"verb": verb, "phase": state.phase})
    if seat != mover:
        return Reason("not_your_turn", {"seat": seat, "turn": mover})
    if len(args) > ARGUMENTS.get(verb, len(args)):
        return Reason("too_many_arguments", {"verb": verb})
    if verb == "pass":
        return None if state.middle else Reason("starter_must_play", {"seat": seat})
    reason = _why_no_arguments(state, verb, args) if args else None
    undecided = not args or (reason is not None and reason.code == "too_few_cards")
    stuck = verb == "play" and undecided and next(state.as_heard().plays(), None) is None
    return Reason("must_pass", {"seat": seat}) if stuck else reason


_LAYING_FAULTS = frozenset({"one_card_to_start", "too_few_cards", "too_low"})
"""Faults of a play that further cards can mend."""

_PHASES = {
    "start": ("start",),
    "round": ("round",),
    "deal": ("deal",),
    "play": ("play",),
    "pass": ("play",),
    "pick": ("pick",),
}
"""Verb -> the phases in which it is awaited."""


def _why_no_arguments(state: Odin, verb: str, args: tuple[Argument, ...]) -> Reason | None:
    match verb:
        case "start":
            fits = args[0] in range(state.rules.seats)
            return None if fits else Reason("no_such_seat", {"seat": args[0]})
        case "round":
            fits = args[0] == state.round + 1
            return None if fits else Reason("wrong_round", {"round": state.round + 1})
        case "deal":
            return _why_not_dealt(state, args)
        case "pick":
            return _why_not_picked(state, str(args[0]))
        case _:
            return _why_not_played(state, tuple(map(str, args)))


# Cards that cannot be here


def why_no_card(state: Odin, card: str) -> Reason | None:
    """Say why a word is no card of this game; None if it is."""
    if card not in NUMBER:
        return Reason("no_such_card", {"card": card})
    if COLOUR[card] in state.rules.removed:
        return Reason("colour_removed", {"card": card})
    return None


def _elsewhere(state: Odin, card: str, seat: int) -> Reason | None:
    """Say where a card lies that is shown as one of a seat's hand; None if it may be there.

    Where a hand has been told to the program in secret, it is not even said that this card was.
    """
    if card in (*state.middle, *state.before):
        return Reason("in_middle", {"card": card})
    if card in state.discard:
        return Reason("in_discard", {"card": card})
    for owner, hand in enumerate(state.hands):
        if owner != seat and card in hand:
            if card in state.open:
                return Reason("in_hand", {"card": card, "seat": owner})
            return Reason("cannot_be_here", {"card": card})
    return None


def _why_not_dealt(state: Odin, args: tuple[Argument, ...]) -> Reason | None:
    seat = args[0]
    if not isinstance(seat, int) or seat not in range(state.rules.seats):
        return Reason("no_such_seat", {"seat": seat})
    if state.phase == "deal" and seat != state.dealt_to:
        return Reason("deal_in_order", {"seat": seat, "turn": state.dealt_to})
    if state.phase != "deal" and UNKNOWN not in state.hands[seat]:
        return Reason("hand_known", {"seat": seat})
    if len(args) == 1:
        return None
    card = str(args[1])
    if card == UNKNOWN:
        return Reason("face_needed")
    own = Reason("told_already", {"card": card}) if card in state.hands[seat] else None
    return why_no_card(state, card) or own or _elsewhere(state, card, seat)


def _why_not_picked(state: Odin, card: str) -> Reason | None:
    """One card of the set that lay in the middle before; unread ones may be any."""
    if card == UNKNOWN:
        return None if state.rules.table == PHYSICAL else Reason("face_needed")
    reason = why_no_card(state, card)
    if reason is not None or card in state.before:
        return reason
    facts: dict[str, FactValue] = {"card": card, "display": state.before}
    if card in state.middle:
        return Reason("just_played", facts)
    if UNKNOWN in state.before:
        return _elsewhere(state, card, state.turn) or _in_own_hand(state, card)
    return Reason("not_in_middle", facts)


def _in_own_hand(state: Odin, card: str) -> Reason | None:
    own = card in state.hands[state.turn]
    return Reason("in_own_hand", {"card": card}) if own else None


# Plays


def _why_not_played(state: Odin, cards: Cards) -> Reason | None:
    """First whether the cards can be there, then whether they may be laid together."""
    hand = state.hands[state.turn]
    for card in cards:
        reason = _why_not_mine(state, card, hand)
        if reason is not None:
            return reason
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        return Reason("card_twice", {"card": twice})
    unread = sum(card not in hand for card in cards)
    if unread > hand.count(UNKNOWN):
        return Reason("hand_too_small", {"seat": state.turn, "size": len(hand)})
    return fault(in_order(cards), state.middle, len(hand))


def _why_not_mine(state: Odin, card: str, hand: Cards) -> Reason | None:
    """Why a card cannot come out of the hand of whose turn it is."""
    if card in hand and card != UNKNOWN:
        return None
    if card == UNKNOWN:
        return Reason("face_needed")
    reason = why_no_card(state, card)
    if reason is not None:
        return reason
    if UNKNOWN not in hand:
        open_to_all = card in (*state.middle, *state.discard, *state.open)
        where = _elsewhere(state, card, state.turn) if open_to_all else None
        return where or Reason("not_in_hand", {"card": card, "seat": state.turn})
    return _elsewhere(state, card, state.turn)
