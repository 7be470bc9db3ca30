"""What each move of Odin changes, and what becomes true by it.

Order of the file: a round begins; laying, taking, passing; what nobody read; the end of a round
and of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import (
    COUNT,
    TABLE,
    VIRTUAL,
    Argument,
    Event,
    GameEnded,
    Move,
    ScoreLine,
    ScoreSheet,
    Step,
)
from companion.games.notation import UNSEEN_VERB
from companion.games.odin import repair
from companion.games.odin.events import (
    CardDealt,
    CardPicked,
    CardsPlayed,
    HandDealt,
    HandRecounted,
    HandScored,
    MiddleCleared,
    Passed,
    RoundBegan,
    RoundEnded,
    SetFound,
    TurnUnseen,
)
from companion.games.odin.sets import HAND, Cards, in_order, value

if TYPE_CHECKING:
    from companion.games.odin.state import Odin

SINGLE = 0
"""The target of a game that ends with its first round."""

Arguments = tuple[Argument, ...]


def done(state: Odin, move: Move) -> Step:
    """The state and the events that follow from a legal move."""
    return _unseen(state) if move.verb == UNSEEN_VERB else _DEEDS[move.verb](state, move.args)


def _start(state: Odin, args: Arguments) -> Step:
    return _begin_round(state, 1, int(args[0]))


def _next_round(state: Odin, args: Arguments) -> Step:
    return _begin_round(state, int(args[0]), state.starter)


def _begin_round(state: Odin, number: int, starter: int) -> Step:
    counting = state.rules.table == COUNT
    event = RoundBegan(number, TABLE if counting else starter)
    return Step(new_round(state, number, starter), (event,))


def new_round(state: Odin, number: int, starter: int) -> Odin:
    """All cards are shuffled, nine for each; where people deal them, nobody knows which.

    Where only hands are counted, the round is over already.
    """
    counting, dealing = (state.rules.table == kind for kind in (COUNT, VIRTUAL))
    hand = () if counting or dealing else (UNKNOWN,) * HAND
    return state._replace(
        phase="recount" if counting else "deal" if dealing else "play",
        round=number,
        starter=starter,
        turn=starter,
        passes=0,
        dealt=0 if dealing or counting else HAND * state.rules.seats,
        middle=(),
        before=(),
        discard=(),
        hands=(hand,) * state.rules.seats,
        open=frozenset(),
        unsure=frozenset(range(state.rules.seats)) if counting else frozenset(),
    )


def _deal(state: Odin, args: Arguments) -> Step:
    """A card comes into a hand, or is known to lie in it."""
    seat, card = int(args[0]), str(args[1])
    dealing, hand = state.phase == "deal", state.hands[seat]
    hand = in_order((*hand, card) if dealing else (card, *hand[:-1]))
    dealt = state.dealt + dealing
    over = dealt == HAND * state.rules.seats
    known = state._replace(
        phase="play" if dealing and over else state.phase,
        dealt=dealt,
        hands=state.hands_with(seat, hand),
    )
    told = CardDealt(seat, card)
    whole = len(hand) == HAND if dealing else UNKNOWN not in hand
    return Step(known, (told, HandDealt(seat, hand)) if whole else (told,))


def _without(hand: Cards, cards: Cards) -> Cards:
    """A hand after cards left it; those that were hidden leave one hidden card less each."""
    known = tuple(card for card in hand if card != UNKNOWN and card not in cards)
    return (*known, *(UNKNOWN,) * (len(hand) - len(cards) - len(known)))


def _play(state: Odin, args: Arguments) -> Step:
    """Lay a set. Of the set that lay there before, one card is taken: the only one at once."""
    seat, cards = state.turn, in_order(map(str, args))
    hand = _without(state.hands[seat], cards)
    before = state.middle
    laid = state._replace(
        phase="pick" if before else "play",
        turn=seat if before else state.next_seat,
        middle=cards,
        before=before,
        passes=0,
        open=state.open.difference(cards),
        hands=state.hands_with(seat, hand),
    )
    events = (CardsPlayed(seat, cards, value(cards) or 0, before, len(hand)),)
    if not hand:
        return _end_round(laid._replace(before=(), discard=(*state.discard, *before)), events)
    return _take(laid, before[0], events) if len(before) == 1 else Step(laid, events)


def _pick(state: Odin, args: Arguments) -> Step:
    return _take(state, str(args[0]), ())


def _take(state: Odin, card: str, events: tuple[Event, ...]) -> Step:
    """A card of the former middle goes to the hand, for all to see, the rest is discarded."""
    seat, left = state.turn, list(state.before)
    if card == UNKNOWN:
        left = [UNKNOWN] * len(left)
    left.remove(card if card in left else UNKNOWN)
    hand = in_order((*state.hands[seat], card))
    taken = state._replace(
        phase="play",
        turn=state.next_seat,
        before=(),
        discard=(*state.discard, *left),
        open=state.open if card == UNKNOWN else state.open | {card},
        hands=state.hands_with(seat, hand),
    )
    picked = CardPicked(seat, card, len(hand), at_once=bool(events))
    return Step(taken, (*events, picked))


def _pass(state: Odin, args: Arguments) -> Step:
    """Passing binds nobody. When all others have passed, the last to play begins again."""
    told, turn, passes = Passed(state.turn), state.next_seat, state.passes + 1
    if passes < state.rules.seats - 1:
        return Step(state._replace(turn=turn, passes=passes), (told,))
    discard = (*state.discard, *state.middle)
    cleared = state._replace(turn=turn, passes=0, middle=(), discard=discard)
    return Step(cleared, (told, MiddleCleared(turn)))


def _unseen(state: Odin) -> Step:
    """A turn that nobody read: a taken card stays unknown, a laid set has to be counted."""
    if state.phase == "pick":
        return _take(state, UNKNOWN, ())
    unsure = state._replace(phase="recount", unsure=frozenset({state.turn}))
    return Step(unsure, (TurnUnseen(state.turn),))


def _recount(state: Odin, args: Arguments) -> Step:
    """A hand is counted: in between, after an unseen turn, or because the round is over."""
    seat, read = int(args[0]), tuple(map(str, args[1:]))
    if state.phase != "recount" or state.rules.table == COUNT:
        counted = repair.recounted(state, seat, read)
        events: tuple[Event, ...] = (HandRecounted(seat, len(counted.hands[seat])),)
        over = state.phase == "recount" and not counted.unsure
        return _end_round(counted, events) if over else Step(counted, events)
    laid = repair.laid_unseen(state, seat, int(read[0]))
    told = (HandRecounted(seat, len(laid.hands[seat])), SetFound(len(laid.middle)))
    if not laid.hands[seat]:
        return _end_round(laid, told)
    return Step(laid._replace(phase="play", turn=state.next_seat), told)


_DEEDS: dict[str, Callable[[Odin, Arguments], Step]] = {
    "start": _start,
    "round": _next_round,
    "deal": _deal,
    "play": _play,
    "pick": _pick,
    "pass": _pass,
    "recount": _recount,
}


def _end_round(state: Odin, events: tuple[Event, ...]) -> Step:
    """One point a card left. At the target, or after a single round, the lowest total wins."""
    sheets = [_sheet(state, hand) for hand in state.hands]
    scores = (*state.scores, tuple(sheet.total for sheet in sheets))
    ended = state._replace(
        phase="round", starter=(state.starter + 1) % state.rules.seats, scores=scores
    )
    over = state.rules.target == SINGLE or max(ended.totals) >= state.rules.target
    out = next(seat for seat, hand in enumerate(state.hands) if not hand)
    told: list[Event] = [RoundEnded(state.round, out)]
    told += (HandScored(seat, sheet, ended.totals[seat]) for seat, sheet in enumerate(sheets))
    if over:
        ended = ended._replace(phase="over")
        told.append(GameEnded(ended.totals, ended.winners))
    return Step(ended, (*events, *told))


def _sheet(state: Odin, hand: Cards) -> ScoreSheet:
    """The score of a hand; its cards are named only where they were counted for all to hear."""
    counted = state.rules.table == COUNT
    named = tuple(c for c in hand if c in state.open or (counted and c != UNKNOWN))
    return ScoreSheet((ScoreLine("cards_left", len(hand), named, {"cards": len(hand)}),))
