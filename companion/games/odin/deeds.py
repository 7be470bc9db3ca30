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
    GameEnded,
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
    hand = state.hands[seat]
    if state.phase == "deal":
        left = state.dealt + 1
        over = left == HAND * state.rules.seats
        hand = in_order((*hand, card))
        state = state._replace(dealt=left, phase="play" if over else "deal")
    else:
        hand = in_order((card, *hand[:-1]))
    events: tuple[Event, ...] = (CardDealt(seat, card),)
    if UNKNOWN not in hand and len(hand) == HAND:
        events = (*events, HandDealt(seat, hand))
    return Step(state.with_hand(seat, hand), events)


def _without(hand: Cards, cards: Cards) -> Cards:
    """A hand after cards left it; those that were hidden leave one hidden card less each."""
    known = tuple(card for card in hand if card != UNKNOWN and card not in cards)
    return (*known, *(UNKNOWN,) * (len(hand) - len(cards) - len(known)))


def _play(state: Odin, args: Arguments) -> Step:
    """Lay a set. Of the set that lay there before, one card is taken: the only one at once."""
    seat, cards = state.turn, in_order(map(str, args))
    hand = _without(state.hands[seat], cards)
    before = state.middle
    laid = state.with_hand(seat, hand)._replace(
        middle=cards, before=before, passes=0, open=state.open.difference(cards)
    )
    events: tuple[Event, ...] = (CardsPlayed(seat, cards, value(cards) or 0, before, len(hand)),)
    if not hand:
        return _end_round(laid._replace(before=(), discard=(*state.discard, *before)), events)
    if len(before) > 1:
        return Step(laid._replace(phase="pick"), events)
    return _take(laid, before[0], events) if before else Step(_next_turn(laid), events)


def _pick(state: Odin, args: Arguments) -> Step:
    return _take(state, str(args[0]), ())


def _take(state: Odin, card: str, events: tuple[Event, ...]) -> Step:
    """A card of the former middle goes to the hand, for all to see, the rest is discarded."""
    seat, left = state.turn, list(state.before)
    if card == UNKNOWN:
        left = [UNKNOWN] * len(left)
    left.remove(card if card in left else UNKNOWN)
    hand = in_order((*state.hands[seat], card))
    taken = state.with_hand(seat, hand)._replace(
        before=(),
        discard=(*state.discard, *left),
        open=state.open if card == UNKNOWN else state.open | {card},
    )
    picked = CardPicked(seat, card, len(hand), at_once=bool(events))
    return Step(_next_turn(taken), (*events, picked))


def _next_turn(state: Odin) -> Odin:
    return state._replace(phase="play", turn=(state.turn + 1) % state.rules.seats)


def _pass(state: Odin, args: Arguments) -> Step:
    """Passing binds nobody. When all others have passed, the last to play begins again."""
    passed = _next_turn(state)._replace(passes=state.passes + 1)
    events: tuple[Event, ...] = (Passed(state.turn),)
    if passed.passes < state.rules.seats - 1:
        return Step(passed, events)
    cleared = passed._replace(passes=0, middle=(), discard=(*state.discard, *state.middle))
    return Step(cleared, (*events, MiddleCleared(cleared.turn)))


def _unseen(state: Odin) -> Step:
    """A turn that nobody read: a taken card stays unknown, a laid set has to be counted."""
    if state.phase == "pick":
        return _take(state, UNKNOWN, ())
    unsure = state._replace(phase="recount", unsure=frozenset({state.turn}))
    return Step(unsure, (TurnUnseen(state.turn),))


def _recount(state: Odin, args: Arguments) -> Step:
    """A hand is counted: in between, after an unseen turn, or because the round is over."""
    seat, move = int(args[0]), Move(TABLE, "recount", args)
    if state.phase != "recount" or state.rules.table == COUNT:
        counted = repair.recounted(state, move)
        events: tuple[Event, ...] = (HandRecounted(seat, len(counted.hands[seat])),)
        over = state.phase == "recount" and not counted.unsure
        return _end_round(counted, events) if over else Step(counted, events)
    laid = repair.laid_unseen(state, seat, int(args[1]))
    told = (HandRecounted(seat, len(laid.hands[seat])), SetFound(len(laid.middle)))
    return Step(_next_turn(laid), told) if laid.hands[seat] else _end_round(laid, told)


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
