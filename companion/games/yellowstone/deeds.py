"""What a move does: playing, breaking the window, drawing, and the end of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import VIRTUAL, Event, Move, Step
from companion.games.yellowstone import scoring
from companion.games.yellowstone.board import (
    MIDDLE,
    Board,
    PickUp,
    cells,
    face_of,
    pick_ups,
    row_of,
    windows,
    with_card,
)
from companion.games.yellowstone.events import (
    CardDealt,
    CardPlayed,
    CardsDrawn,
    CardsPickedUp,
    FirstCard,
    GameBegan,
    MarkerMoved,
)
from companion.games.yellowstone.rules import (
    BONUS,
    HAND,
    MOST_PLAYED,
    PENALTIES_TO_DRAW,
    Draw,
)
from companion.games.yellowstone.sources import (
    drawn_from_penalties,
    drawn_from_pile,
    seen_from_hand,
    seen_from_pile,
    shuffled_penalties,
    whole_deck,
)

if TYPE_CHECKING:
    from companion.games.yellowstone.state import Yellowstone


def done(state: Yellowstone, move: Move) -> Step:
    """The state and the events after a legal move."""
    return _DEEDS[move.verb](state, move)


def replaced(
    cards: tuple[tuple[str, ...], ...], seat: int, held: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    """What each seat has, that of one seat replaced."""
    return (*cards[:seat], held, *cards[seat + 1 :])


# The beginning


def _start(state: Yellowstone, move: Move) -> Step:
    """Everybody gets six cards, which a dealer deals one by one."""
    starter, seats = int(move.args[0]), state.rules.seats
    nothing: tuple[tuple[str, ...], ...] = ((),) * seats
    began = state._replace(
        round=1,
        starter=starter,
        turn=starter,
        hands=nothing,
        open=nothing,
        shut=nothing,
        sources=whole_deck(seats),
    )
    for seat in range(seats):
        began = began._replace(sources=drawn_from_pile(began.sources, seat, HAND))
    events = (GameBegan(starter, seats),)
    if state.rules.table == VIRTUAL:
        # The sources count a card as drawn when it is dealt.
        return Step(dealing(began._replace(sources=whole_deck(seats)), 0, HAND), events)
    return Step(began._replace(phase="show", hands=((UNKNOWN,) * HAND,) * seats), events)


def _round(state: Yellowstone, move: Move) -> Step:
    return scoring.count_round(state, int(move.args[0]))


def _show(state: Yellowstone, move: Move) -> Step:
    """The first card, in the middle column of its row."""
    card = str(move.args[0])
    board = with_card((), card, MIDDLE)
    shown = state._replace(phase="play", board=board, sources=seen_from_pile(state.sources, card))
    return Step(shown, (FirstCard(face_of(card), MIDDLE, sum(1 for _ in windows(board))),))


# Playing a card


def _play(state: Yellowstone, move: Move) -> Step:
    card, column = str(move.args[0]), int(move.args[1])
    seat, face = state.turn, face_of(card)
    hand = list(state.hands[seat])
    hand.remove(face if face in hand else UNKNOWN)
    board = with_card(state.board, card, column)
    second = any(laid[1][:2] == face and laid[0] == column for laid in state.board)
    played = state._replace(
        hands=replaced(state.hands, seat, tuple(hand)),
        sources=seen_from_hand(state.sources, seat, card),
        played=state.played + 1,
    )
    told = CardPlayed(seat, face, row_of(card), column, second)
    if _within_window(board):
        steps = 0 if second else BONUS.get(cells(board), 0)
        bonused, events = moved_back(played._replace(board=board), steps, cells(board))
        return _settled(bonused, (told, *events))
    laid = played._replace(laid=(column, card))
    ways = pick_ups(state.board, card, column)
    if len(ways) == 1:
        return _picked_up(laid, ways[0], (told,))
    return Step(laid._replace(phase="window"), (told,))


def _within_window(board: Board) -> bool:
    rows = [int(card[1]) for _, card in board]
    return max(rows) - min(rows) <= 2 and board[-1][0] - board[0][0] <= 2


def moved_back(
    state: Yellowstone, steps: int, filled: int
) -> tuple[Yellowstone, tuple[Event, ...]]:
    """The own marker goes back; with a floor not beyond 0."""
    seat = state.turn
    was = state.markers[seat]
    now = max(0, was - steps) if state.rules.floor else was - steps
    if not steps:
        return state, ()
    markers = (*state.markers[:seat], now, *state.markers[seat + 1 :])
    return state._replace(markers=markers), (MarkerMoved(seat, filled, was - now, now),)


def _window(state: Yellowstone, move: Move) -> Step:
    return _picked_up(state, state.ways()[int(move.args[0]) - 1], ())


def _picked_up(state: Yellowstone, way: PickUp, events: tuple[Event, ...]) -> Step:
    """Every card outside the window becomes a penalty card of who broke it."""
    assert state.laid is not None
    seat = state.turn
    column, card = state.laid
    left = tuple(laid for laid in state.board if laid not in way.cards)
    cards = tuple(picked for _, picked in way.cards)
    unsure = UNKNOWN in state.hands[seat] and not state.rules.break_freely
    picked = state._replace(
        board=with_card(left, card, column),
        laid=None,
        open=replaced(state.open, seat, tuple(sorted((*state.open[seat], *cards)))),
    )
    faces = tuple(map(face_of, cards))
    told = CardsPickedUp(seat, faces, picked.penalties(seat), unsure)
    return _settled(picked, (*events, told))


# The end of a turn


def _settled(state: Yellowstone, events: tuple[Event, ...]) -> Step:
    """After a card: a second one, or the end of the turn."""
    if state.hands[state.turn] and state.played < MOST_PLAYED:
        return Step(state._replace(phase="play"), events)
    return end_turn(state, events)


def _done(state: Yellowstone, move: Move) -> Step:
    return end_turn(state, ())


def end_turn(state: Yellowstone, events: tuple[Event, ...]) -> Step:
    """Refill as the rules ask or allow, then the next player."""
    hand = len(state.hands[state.turn])
    if state.last:
        return next_turn(state, events) if hand else scoring.scored(state, events)
    if not hand:
        if state.penalties(state.turn) >= PENALTIES_TO_DRAW:
            return Step(state._replace(phase="draw"), events)
        return _drawn(state, events, penalty=False)
    if state.played == MOST_PLAYED:
        return Step(state._replace(phase="refill"), events)
    return next_turn(state, events)


def next_turn(state: Yellowstone, events: tuple[Event, ...]) -> Step:
    """It is the left neighbour's turn."""
    turn = (state.turn + 1) % state.rules.seats
    return Step(state._replace(phase="play", turn=turn, played=0, draw=None), events)


def _refill(state: Yellowstone, move: Move) -> Step:
    if move.args[0] == "no":
        return next_turn(state, ())
    return _drawn(state, (), penalty=False)


def _draw(state: Yellowstone, move: Move) -> Step:
    return _drawn(state, (), penalty=move.args[0] == "penalty")


def _drawn(state: Yellowstone, events: tuple[Event, ...], *, penalty: bool) -> Step:
    """Cards up to six come from a pile; a dealer deals them one by one."""
    seat = state.turn
    count = HAND - len(state.hands[seat])
    if penalty:
        state = _shuffled(state, seat)
    else:
        count = min(count, state.pile)
    told = (*events, CardsDrawn(seat, count, penalty))
    if state.rules.table == VIRTUAL:
        return Step(dealing(state, seat, count, penalty=penalty), told)
    hand = state.hands[seat] + (UNKNOWN,) * count
    if penalty:
        shut = state.shut[seat][count:]
        sources = drawn_from_penalties(state.sources, seat, count)
        state = state._replace(shut=replaced(state.shut, seat, shut))
    else:
        sources = drawn_from_pile(state.sources, seat, count)
    hands = replaced(state.hands, seat, tuple(sorted(hand)))
    return _refilled(state._replace(hands=hands, sources=sources), told)


def _shuffled(state: Yellowstone, seat: int) -> Yellowstone:
    """An own penalty pile is shuffled; which cards are drawn of it is hidden."""
    open_, shut = state.open[seat], state.shut[seat]
    number = shuffles(state) + 1
    hidden = (
        (*shut, *map(face_of, open_)) if state.rules.table == VIRTUAL else _unknown(state, seat)
    )
    return state._replace(
        open=replaced(state.open, seat, ()),
        shut=replaced(state.shut, seat, tuple(sorted(hidden))),
        sources=shuffled_penalties(state.sources, number, (seat,), open_, to_pile=False),
    )


def _unknown(state: Yellowstone, seat: int) -> tuple[str, ...]:
    return (UNKNOWN,) * state.penalties(seat)


def shuffles(state: Yellowstone) -> int:
    """The highest number of a shuffle whose cards are still hidden."""
    return max((source.number for source in state.sources), default=0)


def dealing(state: Yellowstone, seat: int, count: int, *, penalty: bool = False) -> Yellowstone:
    """Wait for the cards that a seat gets."""
    return state._replace(phase="deal", draw=Draw(seat, count, penalty))


def _deal(state: Yellowstone, move: Move) -> Step:
    """One card comes into a hand, or a hidden card of a hand is told."""
    seat, card = int(move.args[0]), face_of(str(move.args[1]))
    hand = list(state.hands[seat])
    told = (CardDealt(seat, card),)
    draw = state.draw
    if draw is None:
        hand.remove(UNKNOWN)
        hands = replaced(state.hands, seat, tuple(sorted((*hand, card))))
        return Step(state._replace(hands=hands), told)
    if draw.penalty:
        shut = list(state.shut[seat])
        shut.remove(card if card in shut else UNKNOWN)
        state = state._replace(shut=replaced(state.shut, seat, tuple(shut)))
        sources = drawn_from_penalties(state.sources, seat, 1)
    else:
        sources = drawn_from_pile(state.sources, seat, 1)
    dealt = state._replace(
        hands=replaced(state.hands, seat, tuple(sorted((*hand, card)))),
        sources=sources,
        draw=draw._replace(left=draw.left - 1),
    )
    if draw.left > 1:
        return Step(dealt, told)
    if state.board:
        return _refilled(dealt._replace(draw=None), told)
    if seat + 1 < state.rules.seats:
        return Step(dealing(dealt, seat + 1, HAND), told)
    return Step(dealt._replace(phase="show", draw=None), told)


def _refilled(state: Yellowstone, events: tuple[Event, ...]) -> Step:
    """Whoever drew the last card of the pile may stay short of six: play stops for a scoring."""
    return next_turn(state, events) if state.pile else scoring.scored(state, events)


def _bonus_told(state: Yellowstone, move: Move) -> Step:
    """Only counting: a marker has gone back."""
    steps = int(move.args[0])
    bonused, events = moved_back(state._replace(turn=move.seat), steps, 9 if steps > 1 else 8)
    return Step(bonused._replace(turn=state.turn), events)


_DEEDS: dict[str, Callable[[Yellowstone, Move], Step]] = {
    "start": _start,
    "round": _round,
    "deal": _deal,
    "show": _show,
    "play": _play,
    "window": _window,
    "done": _done,
    "refill": _refill,
    "draw": _draw,
    "bonus": _bonus_told,
}
