"""The dealer: chance that follows from a seed, and that taking back does not change."""

from __future__ import annotations

from collections import Counter

import pytest

from companion.games.game import TABLE, Choice, Move, Multiset, Over, Reveal
from companion.games.pixies import PIXIES
from companion.table.dealer import Dealer
from companion.table.timeline import Timeline, Undo

SHOW = Move(TABLE, "show")


def reveal(cards: Multiset) -> Reveal:
    return Reveal("display 1", "round 1", cards, SHOW)


def game(seed: str, seats: int = 3) -> Timeline:
    """A game of which the dealer has made every move that is the table's."""
    timeline = Timeline(PIXIES, PIXIES.new(seats))
    deal(Dealer(seed), timeline)
    return timeline


def deal(dealer: Dealer, timeline: Timeline) -> None:
    while (move := dealer.move(timeline)) is not None:
        timeline.apply(move)


def first_choice(timeline: Timeline) -> Move:
    return next(iter(timeline.state.moves()))


def test_the_same_seed_deals_the_same_game() -> None:
    one, same, other = game("evening"), game("evening"), game("another evening")
    assert one.moves == same.moves
    assert one.moves != other.moves


def test_a_seat_has_to_choose_for_itself() -> None:
    timeline = game("evening")
    assert isinstance(timeline.state.awaits, Choice)
    assert timeline.state.awaits.seat != TABLE
    assert [move.verb for move in timeline.moves] == ["start", "show", "show", "show"]


def test_a_card_that_is_taken_back_and_dealt_again_is_the_same() -> None:
    dealer, timeline = Dealer("evening"), game("evening")
    before = timeline.moves
    for _ in range(4):
        timeline.apply(Undo())
    deal(dealer, timeline)
    assert timeline.moves == before


def test_another_choice_is_no_new_roll_of_the_next_card() -> None:
    """Whatever was taken in the first turn, the next card that nobody has seen is the same."""
    dealt = set()
    for take in range(3):
        dealer, timeline = Dealer("evening"), game("evening")
        timeline.apply(list(timeline.state.moves())[take])
        while not isinstance(timeline.state.awaits, Reveal):
            timeline.apply(first_choice(timeline))
        dealt.add(dealer.move(timeline))
    assert len(dealt) == 1


def test_a_finished_game_needs_no_dealer() -> None:
    dealer, timeline = Dealer("evening"), game("evening", seats=2)
    while not timeline.over:
        timeline.apply(first_choice(timeline))
        deal(dealer, timeline)
    assert isinstance(timeline.state.awaits, Over)
    assert timeline.shown == sum(move.verb == "show" for move in timeline.moves)


def test_every_physical_card_is_as_likely_as_the_others() -> None:
    """Of three cards, one of them doubled, in 4,000 draws: 2,000, 1,000, 1,000."""
    cards = Multiset(("B5", "R7-1", "G6-4"), (2, 1, 1))
    dealer = Dealer("many")
    shown = Counter(dealer.show(reveal(cards), draw).args[0] for draw in range(4000))
    assert shown.total() == 4000
    assert shown["B5"] == pytest.approx(2000, abs=130)
    assert shown["R7-1"] == pytest.approx(1000, abs=110)


def test_every_seat_begins_as_often_as_the_others() -> None:
    began = Counter(game(f"evening {night}").moves[0].args[0] for night in range(600))
    assert set(began) == {0, 1, 2}
    assert all(count == pytest.approx(200, abs=50) for count in began.values())
