"""The level expert: it thinks ahead within a budget, and knows no more than its seat."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from random import Random

import pytest
from odin_stories import position
from random_play import some

from companion.games.game import PHYSICAL, TABLE, Choice, Choices, Game, Move, Reveal, State
from companion.games.notation import parse_move
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE
from companion.players import Budget, hint, player_of
from companion.players.advice import COMPARING, Found
from companion.players.search import NO_SEARCH, SearchPlayer, found
from companion.players.search.sample import Sample
from companion.sentences.hints import hint_wording
from companion.sentences.players import Speech
from companion.table.dealer import Dealer
from companion.table.simulation import Pairing, play_games

GAMES = (PIXIES, SKYJO, ODIN, NUM_DRAFT, YELLOWSTONE)
SEARCHED = (PIXIES, ODIN, NUM_DRAFT)
"""The others are weighed without deals."""
of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FEW = Budget(seconds=inf, deals=4)


def choices(game: Game, seats: int, count: int) -> list[tuple[State, int]]:
    """States of a game of the level normal in which a seat has to choose, and that seat."""
    state, dealer, draws = game.new(seats), Dealer("choices"), 0
    chosen: list[tuple[State, int]] = []
    while len(chosen) < count:
        match state.awaits:
            case Reveal() as reveal:
                move = dealer.show(reveal, draws)
                draws += 1
            case Choice(seat) if seat == TABLE:
                move = dealer.choose(state, draws)
            case Choice(seat) | Choices((seat, *_)):
                chosen.append((state, seat))
                move = player_of("normal", "any").choose(state.view(seat), seat)
            case _:
                break
        state = state.after(move).state
    return chosen


class Clock:
    """Seconds that pass by being asked for."""

    def __init__(self, step_s: float) -> None:
        self._step_s, self._now_s = step_s, 0.0

    def __call__(self) -> float:
        self._now_s += self._step_s
        return self._now_s


@of_every_game
def test_equal_seeds_and_deals_give_equal_moves(game: Game) -> None:
    for state, seat in choices(game, min(game.seats), 6):
        view = state.view(seat)
        moves = {SearchPlayer("seed", FEW).choose(view, seat) for _ in range(2)}
        assert len(moves) == 1
        assert all(state.why_not(move) is None for move in moves)


@of_every_game
def test_what_is_hidden_does_not_change_the_move_nor_the_hint(game: Game) -> None:
    for state, seat in choices(game, 3, 6):
        view = state.view(seat)
        other = view.sample(Random(7)).view(seat)
        assert SearchPlayer("seed", FEW).choose(view, seat) == SearchPlayer("seed", FEW).choose(
            other, seat
        )
        assert hint(view, seat, FEW) == hint(other, seat, FEW)


@of_every_game
def test_it_stops_when_its_time_is_over(game: Game) -> None:
    state, seat = choices(game, 2, 3)[-1]
    view = state.view(seat)
    thumb = found(view, seat, Random(1), NO_SEARCH, Clock(0.0))
    late = found(view, seat, Random(1), Budget(seconds=0.5), Clock(1.0))
    assert thumb is not None
    assert thumb == late
    assert thumb.deals == 0


@of_every_game
def test_at_a_real_table_it_takes_what_was_read_and_stumbles_over_nothing(game: Game) -> None:
    """Random games with unread cards, turns that nobody saw, and areas that are read again."""
    searched = asked = 0
    for played in some(game, min(game.seats), 250, PHYSICAL):
        state = played.before
        match state.awaits:
            case Choice(seat) | Choices((seat, *_)) if seat != TABLE:
                asked += 1
                given = found(state.view(seat), seat, Random(1), FEW, Clock(0.0))
                searched += given is not None and given.deals > 0
                assert given is None or state.why_not(given.advice.move) is None
    assert asked > 30
    assert bool(searched) == (game == PIXIES)


def test_only_what_is_clear_overrules_the_rule_of_thumb() -> None:
    rule, lucky, better = Sample(), Sample(), Sample()
    dice = Random(3)
    for _ in range(200):
        luck = dice.gauss(0, 12)
        rule.values.append(luck)
        lucky.values.append(dice.gauss(0.5, 12))
        better.values.append(luck + dice.gauss(2, 4))
    assert not lucky.lead(rule).is_clear(2.5, 24)
    assert better.lead(rule).is_clear(2.5, 24)
    assert not better.lead(rule).is_clear(2.5, 201)
    assert not rule.lead(rule).is_clear(2.5, 24)


@of_every_game
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_hint_names_a_close_second_choice_or_by_how_much_the_first_is_better(
    game: Game, lang: str
) -> None:
    speech = Speech(lang, game.deck, ("Ana", "Bo"))
    told = 0
    for state, seat in choices(game, 2, 5):
        given = hint(state.view(seat), seat, Budget(seconds=inf, deals=12))
        assert isinstance(given, Found)
        if given.second is None:
            continue
        told += 1
        long = hint_wording(speech, given, why=True).speech
        close = "À peu près aussi bien" if lang == "fr" else "About as good"
        points = speech.points(max(1, round(given.lead))).speech
        better = f"{points} de mieux" if lang == "fr" else f"{points} better"
        assert (close in long) == given.is_close
        assert (better in long) != given.is_close
        assert (close in hint_wording(speech, given).speech) == given.is_close
    assert told


def test_who_has_one_move_only_is_told_so() -> None:
    given = hint(position("BL4", "Ana: RE3 GR2", "Bo: BK1 BK3").state.view(0), 0, FEW)
    assert isinstance(given, Found)
    assert hint_wording(Speech("en", ODIN.deck, ("Ana", "Bo")), given, why=True).speech == (
        "Pass: nothing else is allowed."
    )


def test_a_reason_that_compares_moves_gives_way_to_what_the_deals_say() -> None:
    """The rule of thumb finds that no card brings more; of the deals it can say how many."""
    reasons = [
        given.advice.reason
        for state, seat in choices(NUM_DRAFT, 2, 12)
        if isinstance(given := hint(state.view(seat), seat, Budget(seconds=inf, deals=12)), Found)
        and given.second is not None
    ]
    assert not {reason.code for reason in reasons} & COMPARING
    told = [reason for reason in reasons if reason.code == "ends_best"]
    assert told
    assert all(int(str(reason.facts["deals"])) >= 12 for reason in told)


@pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)
def test_with_too_few_deals_to_be_sure_it_plays_as_the_level_below(game: Game) -> None:
    for state, seat in choices(game, 2, 12):
        view = state.view(seat)
        for deals in (1, 4):
            few = found(view, seat, Random(deals), Budget(seconds=inf, deals=deals), Clock(0.0))
            assert few is not None
            assert few.advice.move == player_of("normal", "any").choose(view, seat)


def test_the_second_best_is_named_even_where_it_is_clearly_worse() -> None:
    """The column goes with a third 7; nobody needs many deals to see that."""
    state: State = SKYJO.new(2)
    lines = "table round 1|table show 12|Ana turn 1|table show 7|Ana turn 5|table show 7"
    for line in f"{lines}|Bo turn 1|table show 3|Bo turn 2|table show 2|Ana draw".split("|"):
        state = state.after(parse_move(line, ("Ana", "Bo"), SKYJO)).state
    state = state.after(parse_move("table show 7", ("Ana", "Bo"), SKYJO)).state
    given = found(state.view(0), 0, Random(1), Budget(seconds=inf, deals=60), Clock(0.0))
    assert given is not None
    assert given.advice.move == Move(0, "swap", (9,))
    assert given.second is not None
    assert given.lead > 5
    assert not given.is_close


@pytest.mark.parametrize(
    ("game", "options", "games"),
    [(PIXIES, {}, 1), (ODIN, {"target": "single"}, 9)],
    ids=["pixies", "odin"],
)
def test_the_expert_beats_a_beginner(game: Game, options: Mapping[str, str], games: int) -> None:
    """The levels change places; which games are played is fixed by the seed."""
    budget, numbers = Budget(seconds=inf, deals=16), range(1, games + 1)
    first = play_games(Pairing(game, ("expert", "easy"), options, 1, budget), numbers)
    second = play_games(Pairing(game, ("easy", "expert"), options, 2, budget), numbers)
    assert first.wins[0] + second.wins[1] > first.wins[1] + second.wins[0]
