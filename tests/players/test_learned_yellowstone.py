"""The expert of Yellowstone Park: every way to end the turn, by a learned value of its end."""

from __future__ import annotations

from importlib import resources
from math import inf

import pytest
from random_play import some

from companion.cards import UNKNOWN
from companion.games.game import PHYSICAL, TABLE, Choice
from companion.games.yellowstone import YELLOWSTONE, Yellowstone
from companion.games.yellowstone.board import parse_board
from companion.games.yellowstone.rules import Rules
from companion.players import Budget, hint, player_of
from companion.players.advice import Found
from companion.players.learned.yellowstone import weighed
from companion.sentences.hints import hint_wording
from companion.sentences.players import Speech
from companion.table.simulation import Pairing, play_game

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")


def choices(seats: int, moves: int, table: str = "virtual") -> list[tuple[Yellowstone, int]]:
    """States of random games in which a seat has to choose, and that seat."""
    found = []
    for played in some(YELLOWSTONE, seats, moves, table):
        state = played.before
        assert isinstance(state, Yellowstone)
        match state.awaits:
            case Choice(seat) if seat != TABLE:
                found.append((state, seat))
    return found


def at(board: str, hand: str, **changes: object) -> Yellowstone:
    """A state of two players, by the usual rules, in which the first has to play from a hand."""
    state = next(state for state, seat in choices(2, 60) if not seat and not state.played)
    hands = (tuple(sorted(hand.split())), state.hands[1])
    state = state._replace(board=parse_board(board.split()), hands=hands, rules=Rules(2))
    state = state._replace(open=((), ()), shut=((), ()))
    return state._replace(**changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 4, 5])
@pytest.mark.parametrize("table", ["virtual", PHYSICAL])
def test_every_move_is_weighed_where_the_hand_is_known(seats: int, table: str) -> None:
    asked = 0
    for state, seat in choices(seats, 250, table):
        advice = weighed(state.view(seat), seat)
        if UNKNOWN in state.hands[seat]:
            assert not advice
        else:
            asked += 1
            assert {it.move for it in advice} == set(state.moves())
    assert asked > 20 or table == PHYSICAL


@pytest.mark.parametrize(
    "options",
    [
        {"one_column_per_colour": "no"},
        {"break_when_fitting": "allow"},
        {"second_card_may_break": "yes"},
        {"marker_floor": "none"},
    ],
)
def test_it_plays_by_any_option_of_the_rules(options: dict[str, str]) -> None:
    budget = Budget(seconds=inf, deals=1)
    assert max(play_game(Pairing(YELLOWSTONE, ("expert",) * 3, options, 1, budget), 1).totals) > 0


def test_a_move_is_worth_what_the_turn_is_worth_after_it() -> None:
    """The best way to go on is counted in: after the card the best move promises the same."""
    seen = 0
    for state, seat in choices(3, 400):
        if state.phase != "play":
            continue
        for advice in weighed(state.view(seat), seat):
            after = state.after(advice.move).state
            assert isinstance(after, Yellowstone)
            match after.awaits:
                case Choice(next_seat) if next_seat == seat and after.phase != "deal":
                    best = weighed(after.view(seat), seat)[0]
                    assert best.value == pytest.approx(advice.value)
                    seen += 1
    assert seen > 200


@pytest.mark.parametrize(("markers", "penalties"), [((20, 30), 10), ((28, 30), 5)])
def test_who_can_win_at_once_ends_the_game(markers: tuple[int, int], penalties: int) -> None:
    """The last card of the pile is drawn, and the penalty cards of the other one count."""
    state = at("R3@4 R4@4", "R5 B3", markers=markers)
    cards = ("B1", "B2", "G1", "G2", "Y1", "Y2", "B6", "B7", "G6", "G7")
    state = state._replace(open=((), cards[:penalties]))
    state = state._replace(sources=(state.sources[0]._replace(pile=3),))
    lead = markers[1] + penalties - markers[0]
    assert weighed(state.view(0), 0)[0].value == pytest.approx(lead)


def test_the_window_that_is_chosen_is_the_one_whose_cards_the_hint_counts() -> None:
    told = 0
    for state, seat in choices(4, 600):
        if state.phase != "play":
            continue
        best = weighed(state.view(seat), seat)[0]
        after = state.after(best.move).state
        assert isinstance(after, Yellowstone)
        cost = best.reason.facts.get("cost")
        if after.phase == "window":
            told += 1
            window = weighed(after.view(seat), seat)[0]
            assert window.reason.facts["cost"] == cost
            after = after.after(window.move).state  # type: ignore[assignment]
        if cost is not None:
            assert after.penalties(seat) - state.penalties(seat) == cost
    assert told > 10


@pytest.mark.parametrize(("lang", "words"), [("fr", "vous reculez de"), ("en", "you go back by")])
def test_a_hint_says_what_the_card_brings(lang: str, words: str) -> None:
    """The ninth cell brings three points."""
    board = "R3@3 R4@3 R5@3 B3@4 B4@4 B5@4 G3@5 G4@5"
    state = at(board, "G5 R5 B1 Y1", markers=(20, 20))
    given = hint(state.view(0), 0)
    assert isinstance(given, Found)
    assert given.advice.move.args[0] == "G5"
    said = hint_wording(Speech(lang, YELLOWSTONE.deck, NAMES[:2]), given, why=True).speech
    assert f"{words} 3 points" in said


def test_time_and_deals_do_not_change_its_moves() -> None:
    for state, seat in choices(4, 120):
        view = state.view(seat)
        moves = {
            player_of("expert", seed, budget).choose(view, seat)
            for seed in ("a", "b")
            for budget in (Budget(seconds=inf, deals=1), Budget(seconds=0.2))
        }
        assert len(moves) == 1


def test_the_expert_has_fewer_points_than_three_of_the_level_below() -> None:
    """Each seat in turn; which games are played is fixed by the seed."""
    ahead = 0.0
    for number in range(32):
        seat = number % 4
        levels = tuple("expert" if at == seat else "normal" for at in range(4))
        totals = play_game(Pairing(YELLOWSTONE, levels, {}, 3), number + 1).totals
        ahead += sum(totals) / 3 - totals[seat] * 4 / 3
    assert ahead / 32 > 2


def test_what_was_learned_is_small() -> None:
    """In letters; read once a run, it may not delay the first move."""
    text = (resources.files("companion.players.learned") / "yellowstone.csv").read_text("ascii")
    assert 10_000 < len(text) < 100_000
