"""The expert of Num Draft with three players or more: what a grid is likely to have at the end."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from math import inf
from random import Random
from statistics import fmean

import pytest
from random_play import some

from companion.games.game import PHYSICAL, TABLE, Choice, Choices
from companion.games.numdraft import NUM_DRAFT, NumDraft
from companion.games.numdraft.grid import FACES, HIDDEN, JOKERS, RAINBOW, SMALL_DECK
from companion.games.numdraft.hands import UNSEEN
from companion.games.numdraft.score import score_pool
from companion.players import Budget, hint, player_of
from companion.players.advice import COMPARING, Found
from companion.players.learned.numdraft import weighed
from companion.players.learned.numdraft_tables import TABLES
from companion.players.learned.numdraft_values import Live, Pool, learned
from companion.sentences.hints import hint_wording
from companion.sentences.players import Speech
from companion.table.simulation import Pairing, play_game

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gil")
READINGS = NUM_DRAFT.new(3).rules.readings


def choices(seats: int, moves: int, table: str = "virtual") -> list[tuple[NumDraft, int]]:
    """States of random games in which a seat has to choose a place or a card, and that seat.

    They are played by any options, and counted and given by the usual ones.
    """
    found = []
    for played in some(NUM_DRAFT, seats, moves, table):
        state = played.before
        assert isinstance(state, NumDraft)
        match state.awaits:
            case Choice(seat) | Choices((seat, *_)) if seat != TABLE:
                if state.phase in ("turn", "give", "put"):
                    rules = state.rules._replace(readings=READINGS, give="hidden")
                    found.append((state._replace(rules=rules), seat))
    return found


def pools(count: int, *, wild: bool) -> Iterator[tuple[str, ...]]:
    """Pools of few colours and values, some places hidden; with Jokers and Rainbows or without."""
    chance = Random(5)
    plain = [c for c in SMALL_DECK if c not in JOKERS and FACES[c].number < 5]
    deck = [c for c in plain if FACES[c].family != RAINBOW]
    if wild:
        deck = [*plain, *JOKERS]
    for _ in range(count):
        cards = chance.sample(sorted(deck), 15)
        hidden = chance.random()
        yield tuple(HIDDEN if chance.random() < hidden else card for card in cards)


def test_without_wild_cards_the_quick_count_is_the_count_of_the_game() -> None:
    for pool in pools(400, wild=False):
        assert Pool(pool).points == score_pool(pool, READINGS).total


def test_wild_cards_bring_nearly_what_they_can() -> None:
    """One after the other they may miss the best of all ways, and never find a better one."""
    missed = [
        score_pool(pool, READINGS).total - Pool(pool).points for pool in pools(400, wild=True)
    ]
    assert min(missed) >= -1
    assert fmean(missed) < 1


def test_what_lies_open_cannot_come_any_more() -> None:
    """Two sixes want a third one; where all others lie open elsewhere, less is to be hoped for."""
    own = ("R6", "G6", *(HIDDEN,) * 7)
    pool = (HIDDEN, *own[:3], HIDDEN, HIDDEN, *own[3:6], HIDDEN, HIDDEN, *own[6:], HIDDEN)
    rich = Live(SMALL_DECK, [own])
    poor = Live(SMALL_DECK, [own, ("B6", "Y6", "A6", "S6")])
    other = Live(SMALL_DECK, [own, ("B1", "Y2", "A3", "S4")])
    worth = [learned().of(Pool(pool), live, 4) for live in (rich, other, poor)]
    assert min(worth[:2]) > worth[2]
    assert rich.total == poor.total + 4 == 76


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("table", ["virtual", PHYSICAL])
def test_every_move_is_weighed_where_the_hand_is_known(seats: int, table: str) -> None:
    asked = 0
    for state, seat in choices(seats, 120, table):
        advice = weighed(state.view(seat), seat)
        if UNSEEN in state.hands[seat]:
            assert not advice
            continue
        asked += 1
        if advice[0].move.verb == "announce":
            continue
        assert {it.move for it in advice} == {it for it in state.moves() if it.seat == seat}
        assert [it.value for it in advice] == sorted((it.value for it in advice), reverse=True)
    assert asked > 20 or table == PHYSICAL


def test_what_was_not_learned_is_left_to_the_search() -> None:
    """Two players, other ways to count, and gifts of open cards, which make a game longer."""
    state, seat = choices(2, 60)[-1]
    assert not weighed(state.view(seat), seat)
    state, seat = choices(3, 60)[-1]
    rules = state.rules
    assert weighed(state.view(seat), seat)
    discovery = rules._replace(readings=READINGS._replace(mode="discovery"))
    strict = rules._replace(readings=READINGS._replace(own_needed="two"))
    for other in (discovery, strict, rules._replace(give="any")):
        assert not weighed(state._replace(rules=other).view(seat), seat)


def test_what_others_hold_changes_neither_the_moves_nor_their_values() -> None:
    for state, seat in choices(4, 150)[::5]:
        other = state.view(seat).sample(Random(3))
        assert weighed(state.view(seat), seat) == weighed(other.view(seat), seat)


def test_neither_chance_nor_time_changes_the_move() -> None:
    state, seat = choices(4, 100)[-1]
    slow, quick = Budget(seconds=inf, deals=60), Budget(seconds=0.5)
    moves = {
        player_of("expert", seed, budget).choose(state.view(seat), seat)
        for seed in ("a", "b")
        for budget in (slow, quick)
    }
    assert moves == {weighed(state.view(seat), seat)[0].move}


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "en moyenne, votre grille finit avec"), ("en", "on average your grid ends with")],
)
def test_a_hint_says_with_how_many_points_the_grid_is_likely_to_end(lang: str, words: str) -> None:
    """Where the rule of thumb would only say that nothing brings more."""
    speech, told = Speech(lang, NUM_DRAFT.deck, NAMES[:4]), 0
    for state, seat in choices(4, 60):
        given = hint(state.view(seat), seat)
        assert isinstance(given, Found)
        assert given.advice.reason.code not in COMPARING
        said = hint_wording(speech, given, why=True).speech
        if given.advice.reason.code == "ends_at":
            points = given.advice.reason.facts["points"]
            assert f"{words} {points} points" in said
            assert 30 < int(str(points)) < 80
            told += 1
    assert told


def test_it_is_ahead_of_the_level_below() -> None:
    """At each seat in turn; which games are played is fixed by the seed."""
    leads = []
    for number in range(16):
        at = number % 4
        levels = tuple("expert" if seat == at else "normal" for seat in range(4))
        totals = play_game(Pairing(NUM_DRAFT, levels, {}, 1), number + 1).totals
        leads.append(totals[at] - fmean(totals[:at] + totals[at + 1 :]))
    assert fmean(leads) > 0


def test_what_was_learned_is_small_and_whole() -> None:
    """In letters; read once a run, it may not delay the first move."""
    text = (resources.files("companion.players.learned") / "numdraft.csv").read_text("ascii")
    assert len(text) < 100_000
    assert set(learned().rows) == {(table, at) for table, length in TABLES for at in range(length)}
