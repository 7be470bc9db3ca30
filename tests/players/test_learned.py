"""The expert of Skyjo: a learned value, and the mean of all that may come."""

from __future__ import annotations

from importlib import resources
from math import inf

import pytest
from random_play import some

from companion.games.game import PHYSICAL, TABLE, Choice, Move, State
from companion.games.notation import parse_move
from companion.games.skyjo import SKYJO, Skyjo
from companion.games.skyjo.grid import FACES, VALUE
from companion.players import Budget, hint, player_of
from companion.players.advice import Found
from companion.players.learned.skyjo import weighed
from companion.sentences.hints import hint_wording
from companion.sentences.players import Speech
from companion.table.simulation import Pairing, play_game

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal")


def choices(seats: int, moves: int, table: str = "virtual") -> list[tuple[Skyjo, int]]:
    """States of random games in which a seat has to choose, and that seat."""
    found = []
    for played in some(SKYJO, seats, moves, table):
        state = played.before
        assert isinstance(state, Skyjo)
        match state.awaits:
            case Choice(seat) if seat != TABLE:
                found.append((state, seat))
    return found


def reached(*lines: str, seats: int = 2) -> Skyjo:
    """The state after some lines of a journal."""
    state: State = SKYJO.new(seats)
    for line in lines:
        state = state.after(parse_move(line, NAMES[:seats], SKYJO)).state
    assert isinstance(state, Skyjo)
    return state


def values(state: Skyjo, seat: int) -> dict[Move, float]:
    return {advice.move: advice.value for advice in weighed(state, seat)}


def opened(state: Skyjo, grids: str) -> Skyjo:
    """The state with other grids, divided by `;`."""
    told = tuple(tuple(grid.split()) for grid in grids.split(";"))
    stock = state.stock.recounted(150 - 24 - 1, (*state.discard, *told[0], *told[1]))
    return state._replace(grids=told, stock=stock)


START = (
    "table round 1",
    "table show 5",
    *("Ana turn 1", "table show 12", "Ana turn 2", "table show 3"),
    *("Bo turn 1", "table show 4", "Bo turn 2", "table show 2"),
)


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("table", ["virtual", PHYSICAL])
def test_what_is_weighed_is_allowed_at_any_table(seats: int, table: str) -> None:
    weighed_at = 0
    for state, seat in choices(seats, 200, table):
        advice = weighed(state, seat)
        weighed_at += bool(advice)
        assert all(state.why_not(it.move) is None for it in advice)
        assert [it.value for it in advice] == sorted((it.value for it in advice), reverse=True)
    assert weighed_at > 20


def test_drawing_is_worth_the_mean_of_the_cards_that_may_come() -> None:
    seen = 0
    for state, seat in choices(2, 400):
        if state.phase != "choose" or not state.pile or not (told := values(state, seat)):
            continue
        draw = Move(seat, "draw")
        drawing = state.after(draw).state
        assert isinstance(drawing, Skyjo)
        counts = state.stock.drawable
        worths = 0.0
        for card, count in zip(FACES, counts, strict=True):
            if count:
                deciding = drawing.after(Move(TABLE, "show", (card,))).state
                # Before it is drawn, it counts among the unseen cards too.
                deciding = deciding._replace(stock=state.stock)
                worths += count * max(values(deciding, seat).values())
        assert told[draw] == pytest.approx(worths / sum(counts))
        seen += 1
    assert seen > 20


def test_discarding_is_worth_the_best_card_to_turn_up() -> None:
    seen = 0
    for state, seat in choices(3, 400):
        discard = Move(seat, "discard")
        told = values(state, seat) if state.phase == "decide" else {}
        after = state.after(discard).state if discard in told else None
        if isinstance(after, Skyjo) and after.phase == "turn":
            assert told[discard] == pytest.approx(max(values(after, seat).values()))
            seen += 1
    assert seen > 20


def test_of_places_that_are_alike_one_is_named() -> None:
    state = reached(*START, "Ana draw", "table show 6")
    places = [move.args for move in values(state, 0) if move.verb == "swap"]
    assert sorted(places) == [(1,), (2,), (3,), (5,), (6,)]


@pytest.mark.parametrize(
    ("own", "code"),
    [("0 5 ? ? 1 6 ? ? 2 7 ? ?", "turns_any"), ("0 12 ? ? 1 ? ? ? 2 ? ? ?", "turns_best")],
)
def test_hidden_cards_are_called_alike_only_where_they_are(own: str, code: str) -> None:
    start = (*START, "Ana draw", "table show 9")
    deciding = opened(reached(*start), f"{own};4 {'? ' * 11}")
    turning = deciding.after(Move(0, "discard")).state
    assert isinstance(turning, Skyjo)
    codes = {advice.move: advice.reason.code for advice in weighed(turning, 0)}
    assert codes[Move(0, "turn", (3,))] == code


def test_stickers_make_no_difference() -> None:
    plain = opened(reached(*START, "Ana draw", "table show 6"), f"12 6 3 {'? ' * 9};4 {'? ' * 11}")
    one, two = [card for card in VALUE if card.startswith("6#")][:2]
    marked = plain._replace(held=one, grids=(("12", two, *plain.grids[0][2:]), plain.grids[1]))
    assert values(plain, 0) == values(marked, 0)


def test_a_third_equal_card_removes_its_column() -> None:
    grids = f"9 3 ? ? 9 {'? ' * 7};4 {'? ' * 11}"
    state = opened(reached(*START, "Ana draw", "table show 9"), grids)
    assert weighed(state, 0)[0].move == Move(0, "swap", (9,))
    assert weighed(state, 0)[0].reason.code == "completes_column"


@pytest.mark.parametrize(
    ("other", "ends"), [("5 6 7 ? ? ? ? ? ? ? ? ?", True), ("0 0 1 -1 0 1 0 0 -2 0 1 ?", False)]
)
def test_a_round_is_ended_where_that_wins_it(other: str, ends: bool) -> None:
    own = "0 1 2 3 1 0 2 1 0 1 0 ?"
    state = opened(reached(*START, "Ana draw", "table show 2"), f"{own};{other}")
    best = weighed(state, 0)[0]
    assert (best.move == Move(0, "swap", (12,))) == ends
    assert (best.reason.code == "ends_round") == ends


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_a_round_that_nobody_dares_to_end_is_ended_at_last(level: str) -> None:
    """The other grid is lower; but the pile was renewed, and nothing has changed for long."""
    grids = "0 1 2 3 1 0 2 1 0 1 0 ?;0 0 1 -1 0 1 0 0 -2 0 1 ?"
    early = opened(reached(*START, "Ana draw", "table show 12"), grids)
    late = early._replace(stock=early.stock._replace(renewed=1))
    assert player_of(level, "any").choose(early, 0).verb == "swap"
    assert player_of(level, "any").choose(late, 0) == Move(0, "discard")


def test_a_table_of_eight_comes_to_an_end() -> None:
    """In this game seven grids of normal and one of expert were low, and all waited for ever."""
    levels = ("expert", *("normal",) * 7)
    assert max(play_game(Pairing(SKYJO, levels, {}, 1), 88).totals) >= 100


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "cela finit la manche, avec environ"), ("en", "that ends the round, with about")],
)
def test_a_hint_says_that_a_move_ends_the_round_and_by_how_much_it_leads(
    lang: str, words: str
) -> None:
    grids = f"0 1 2 3 1 0 2 1 0 1 0 ?;5 6 7 {'? ' * 9}"
    state = opened(reached(*START, "Ana draw", "table show 2"), grids)
    given = hint(state.view(0), 0)
    assert isinstance(given, Found)
    said = hint_wording(Speech(lang, SKYJO.deck, NAMES[:2]), given, why=True).speech
    unseen = state.stock.unseen
    mean = sum(n * VALUE[card] for card, n in zip(FACES, unseen, strict=True)) / sum(unseen)
    assert f"{words} {round(18 + 9 * mean - 13)} points" in said


def test_what_may_still_come_counts_not_what_lies_under_a_card() -> None:
    """All that is weighed is public, and how it is weighed needs no chance and no time."""
    state = reached(*START, "Ana draw", "table show 6")
    slow, quick = Budget(seconds=inf, deals=1), Budget(seconds=0.2)
    moves = {
        player_of("expert", seed, budget).choose(state.view(0), 0)
        for seed in ("a", "b")
        for budget in (slow, quick)
    }
    assert moves == {weighed(state, 0)[0].move}


@pytest.mark.parametrize(("seats", "games", "won"), [(2, 10, 7), (4, 8, 4)])
def test_the_expert_wins_most_games_against_the_level_below(
    seats: int, games: int, won: int
) -> None:
    """At each seat in turn; which games are played is fixed by the seed."""
    shares = 0.0
    for number in range(games):
        at = number % seats
        levels = tuple("expert" if seat == at else "normal" for seat in range(seats))
        winners = play_game(Pairing(SKYJO, levels, {}, 3), number + 1).winners
        shares += (at in winners) / len(winners)
    assert shares >= won


def test_what_was_learned_is_small() -> None:
    """In letters; read once a run, it may not delay the first move."""
    text = (resources.files("companion.players.learned") / "skyjo.csv").read_text("ascii")
    assert 10_000 < len(text) < 100_000
