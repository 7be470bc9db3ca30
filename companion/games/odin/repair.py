"""Repairs, and counting hands: a real table forgets to scan.

`table recount Ana 7` says that Ana holds 7 cards. `Ana ? turn` says that Ana laid cards that
nobody read; then her hand has to be counted, which tells how many cards lie in the middle. Where
only hands are counted, the cards left in a hand may be read one by one instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import COUNT, PHYSICAL, TABLE, Argument, Move, Reason, Slot
from companion.games.notation import UNSEEN_VERB
from companion.games.odin.sets import FACES, HAND, Cards, in_order

if TYPE_CHECKING:
    from companion.games.odin.state import Odin

DONE, EMPTY = "done", "."


def recount_slot(state: Odin, move: Move) -> Slot | None:
    """First the seat, then a number of cards; where hands are counted, that or card by card."""
    if not move.args:
        asked = state.unsure if state.phase == "recount" else range(state.rules.seats)
        return Slot("seat", tuple(sorted(asked)))
    one_by_one = (*FACES, DONE, EMPTY) if state.rules.table == COUNT else ()
    values = (*map(str, range(HAND + 1)), *one_by_one)
    fitting = tuple(v for v in values if why_no_recount(state, recount_fill(move, v)) is None)
    return Slot("count", fitting, optional=len(move.args) > 1) if fitting else None


def recount_fill(move: Move, value: Argument) -> Move:
    """Fill the seat, then a number or a card; `done` and `.` say that no card is left."""
    if not move.args:
        return move._replace(args=(value,))
    none_left = len(move.args) == 1 and value in (DONE, EMPTY)
    return move._replace(args=(*move.args, "0" if none_left else str(value)))


def why_no_recount(state: Odin, move: Move) -> Reason | None:
    """Judge a recount, whole or as far as it has been read."""
    counting = state.phase == "recount"
    possible = counting or (state.rules.table == PHYSICAL and state.phase in ("play", "pick"))
    if move.seat != TABLE or not possible:
        return Reason("not_now", {"verb": move.verb, "phase": state.phase})
    if not move.args:
        return None
    seat, read = move.args[0], tuple(map(str, move.args[1:]))
    if not isinstance(seat, int) or seat not in range(state.rules.seats):
        return Reason("no_such_seat", {"seat": seat})
    if counting and state.rules.table != COUNT and seat not in state.unsure:
        return Reason("count_other_hand", {"seat": min(state.unsure)})
    if not read:
        return None
    if len(read) == 1 and read[0].isdecimal():
        return _why_not_so_many(state, seat, int(read[0]))
    return _why_not_these(state, seat, read)


def _why_not_these(state: Odin, seat: int, cards: Cards) -> Reason | None:
    """Cards that are left in a hand can be read only where nothing else is followed."""
    if state.rules.table != COUNT or any(card.isdecimal() for card in cards):
        return Reason("number_expected")
    for position, card in enumerate(cards):
        if card not in FACES:
            return Reason("no_such_card", {"card": card})
        if card in cards[:position]:
            return Reason("card_twice", {"card": card})
        for owner, hand in enumerate(state.hands):
            if owner != seat and card in hand:
                return Reason("in_hand", {"card": card, "seat": owner})
    return _why_not_so_many(state, seat, len(cards))


def _why_not_so_many(state: Odin, seat: int, number: int) -> Reason | None:
    if number > HAND:
        return Reason("nine_at_most", {"number": number})
    if state.rules.table == COUNT:
        return _why_not_left(state, seat, number)
    if state.phase == "recount":
        possible = sorted(after_unseen(state, seat))
        fits = number in possible
        return None if fits else Reason("not_so_many", {"seat": seat, "free": tuple(possible)})
    if number == 0:
        return Reason("hand_not_empty", {"seat": seat})
    if number - len(state.hands[seat]) > state.discard.count(UNKNOWN):
        return Reason("count_fewer_first", {"seat": seat, "number": number})
    return None


def _why_not_left(state: Odin, seat: int, number: int) -> Reason | None:
    """Exactly one hand is empty when a round is over."""
    counted = [
        owner for owner in range(state.rules.seats) if owner != seat and owner not in state.unsure
    ]
    out = [owner for owner in counted if not state.hands[owner]]
    if number == 0 and out:
        return Reason("out_already", {"seat": out[0]})
    if number > 0 and not out and len(counted) == state.rules.seats - 1:
        return Reason("nobody_out", {"seat": seat})
    return None


def recounted(state: Odin, seat: int, read: Cards) -> Odin:
    """The seat's hand as it was counted; what it holds stays known if the number allows it."""
    was = state.hands[seat]
    by_number = len(read) == 1 and read[0].isdecimal()
    number = int(read[0]) if by_number else len(read)
    if state.rules.table == COUNT:
        left = (UNKNOWN,) * number if by_number else in_order(read)
        hands = state.hands_with(seat, left)
        return state._replace(hands=hands, unsure=state.unsure - {seat})
    known = tuple(card for card in was if card != UNKNOWN)
    if number < len(known):
        known = ()
    hand = (*known, *(UNKNOWN,) * (number - len(known)))
    return state._replace(
        hands=state.hands_with(seat, hand),
        open=state.open - (set(was) - set(known)),
        discard=_discard(state.discard, len(was) - number),
    )


def _discard(discard: Cards, more: int) -> Cards:
    """The discarded cards, so many unread ones more, or fewer."""
    if more >= 0:
        return (*discard, *(UNKNOWN,) * more)
    unread = discard.count(UNKNOWN) + more
    return (*(card for card in discard if card != UNKNOWN), *(UNKNOWN,) * unread)


def why_no_unseen_turn(state: Odin, seat: int) -> Reason | None:
    """Whoever's turn it is may have laid cards unread, if the hand has enough of them."""
    if state.rules.table != PHYSICAL or seat == TABLE:
        return Reason("not_now", {"verb": UNSEEN_VERB, "phase": state.phase})
    if seat != state.turn:
        return Reason("not_your_turn", {"seat": seat, "turn": state.turn})
    if state.phase == "play" and not after_unseen(state, seat):
        return Reason("must_have_passed", {"seat": seat, "least": len(state.middle)})
    return None


def after_unseen(state: Odin, seat: int) -> dict[int, int]:
    """Cards that may be left in a hand after an unseen play -> how many lie in the middle."""
    hand, middle = len(state.hands[seat]), len(state.middle)
    laid = {middle, middle + 1} if middle else {1, hand}
    return {
        hand - size + (1 if middle and size < hand else 0): size for size in laid if size <= hand
    }


def laid_unseen(state: Odin, seat: int, number: int) -> Odin:
    """What is known after an unseen play, when its player still holds so many cards.

    With one card in the middle before, that card was taken. Of several, nobody knows which.
    """
    size, before = after_unseen(state, seat)[number], state.middle
    taken: Cards = before if len(before) == 1 and number else ()
    hand = (*taken, *(UNKNOWN,) * (number - len(taken)))
    gone = len(before) - (1 if before and number else 0)
    was = set(state.hands[seat])
    return state._replace(
        hands=state.hands_with(seat, hand),
        middle=(UNKNOWN,) * size,
        discard=(*state.discard, *(UNKNOWN,) * gone),
        open=(state.open - was) | frozenset(taken),
        unsure=frozenset(),
        passes=0,
    )
