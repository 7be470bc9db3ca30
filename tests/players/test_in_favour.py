"""The reason of a hint speaks for its move, and is true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from random_play import some

from companion.games.game import TABLE, Choice, Move, Reason
from companion.games.odin import ODIN, Odin
from companion.games.odin.sets import COLOUR, NUMBER, Cards
from companion.games.yellowstone import YELLOWSTONE, Yellowstone
from companion.games.yellowstone.board import pick_ups
from companion.games.yellowstone.events import CardsPickedUp
from companion.players import NO_SEARCH, Found, hint
from companion.players.advice import Advice
from companion.players.reasons import in_favour
from companion.sentences.hints import hint_wording
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES


def advised() -> Iterator[tuple[Yellowstone, Advice]]:
    """Each view of random games in which a seat has to choose, and what it is advised."""
    for seats in (2, 4):
        for played in some(YELLOWSTONE, seats, 400):
            state = played.before
            assert isinstance(state, Yellowstone)
            match state.awaits:
                case Choice(seat) if seat != TABLE:
                    view = state.view(seat)
                    given = hint(view, seat, NO_SEARCH)
                    assert isinstance(given, Found)
                    yield view, given.advice


def fewest(view: Yellowstone, move: Move) -> int:
    """The cards that are picked up after a move, by the cheapest way."""
    if move.verb == "window":
        return view.ways()[int(move.args[0]) - 1].cost
    return min(way.cost for way in pick_ups(view.board, str(move.args[0]), int(move.args[1])))


def test_who_has_to_pick_up_hears_what_speaks_for_the_move() -> None:
    codes = []
    for view, advice in advised():
        reason = advice.reason
        assert reason.code != "picks_up"
        if reason.code == "picks_up_least":
            moves = [move for move in view.moves() if move.verb == advice.move.verb]
            assert reason.facts["cost"] == min(fewest(view, move) for move in moves)
            assert fewest(view, advice.move) == reason.facts["cost"]
        codes.append(reason.code)
    assert codes.count("picks_up_least") > 5


def a_choice_of_pick_ups() -> Yellowstone:
    for played in some(YELLOWSTONE, 2, 400):
        state = played.before
        if isinstance(state, Yellowstone) and len({way.cost for way in state.ways()}) > 1:
            return state.view(state.turn)
    raise AssertionError("no such state")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_advised_to_pick_up_more_hears_that_it_pays_off(lang: str) -> None:
    view = a_choice_of_pick_ups()
    number, way = len(view.ways()), view.ways()[-1]
    move = Move(view.turn, "window", (number,))
    raw = Advice(move, 0.0, Reason("picks_up", {"cost": way.cost}))
    said = hint_wording(
        Speech(lang, YELLOWSTONE.deck, ("Ana", "Bo")), Found(in_favour(view, raw), 0), why=True
    )
    if in_favour(view, raw).reason.code == "empties_hand":
        assert not view.hands[view.turn]
    else:
        assert {"en": "instead of", "fr": "au lieu d"}[lang] in said.speech
        assert {"en": "better for you", "fr": "plus favorable"}[lang] in said.speech
    _, events = view.after(move)
    assert [len(it.cards) for it in events if isinstance(it, CardsPickedUp)] == [way.cost]


# Odin


def plays_needed(hand: Cards) -> int:
    """In how many plays a hand can be laid, counted anew: the first card goes with any others."""
    if not hand:
        return 0
    first, *others = hand
    best = len(hand)
    for kind in (COLOUR, NUMBER):
        alike = [card for card in others if kind[card] == kind[first]]
        for taken in range(1 << len(alike)):
            laid = [card for at, card in enumerate(alike) if taken >> at & 1]
            rest = tuple(card for card in others if card not in laid)
            best = min(best, 1 + plays_needed(rest))
    return best


def test_who_is_advised_to_pass_in_odin_hears_what_is_true_of_the_own_hand() -> None:
    codes = set()
    for seats in (2, 4):
        for played in some(ODIN, seats, 300):
            state = played.before
            assert isinstance(state, Odin)
            match state.awaits:
                case Choice(seat, "play") if seat != TABLE and state.middle:
                    pass
                case _:
                    continue
            view = state.view(seat)
            hand, plays = view.hands[seat], list(view.plays())
            if not plays or len(hand) > 7:
                continue
            raw = Advice(Move(seat, "pass"), 0.0, Reason("keeps_sets", {"times": 1}))
            reason = in_favour(view, raw).reason
            rests = [tuple(card for card in hand if card not in play) for play in plays]
            breaks_up = all(plays_needed(rest) >= plays_needed(hand) for rest in rests)
            assert (reason.code == "keeps_sets") == breaks_up
            faster = any(
                plays_needed((*rest, back)) < plays_needed(hand) or not rest
                for rest in rests
                for back in view.middle
            )
            assert (reason.code == "no_play_better") == (faster and not breaks_up)
            codes.add(reason.code)
    assert codes == {"keeps_sets", "goes_no_faster", "no_play_better"}
