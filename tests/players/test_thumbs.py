"""The rules of thumb, in states from everywhere in random games under random options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from random_play import GAMES, some

from companion.cards import UNKNOWN
from companion.games.game import (
    PHYSICAL,
    TABLE,
    VIRTUAL,
    Choice,
    Choices,
    Game,
    Move,
    Over,
    Reason,
    State,
)
from companion.games.notation import parse_move
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE
from companion.players import LEVELS, NO_SEARCH, Advice, Found, hint, player_of
from companion.players.reasons import in_favour
from companion.players.thumbs import EASY, NORMAL, thumb_of
from companion.sentences.hints import hint_wording, level_wording
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES
from companion.table.simulation import Pairing, play_games

NAMES = ("Ana", "Bo", "Cy")

of_every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name) for game in GAMES]
)
by_level = pytest.mark.parametrize("level", [EASY, NORMAL])


def choosing(state: State) -> tuple[int, ...]:
    match state.awaits:
        case Choice(seat) if seat != TABLE:
            return (seat,)
        case Choices(seats):
            return seats
        case _:
            return ()


def choices(game: Game, moves: int, table: str = VIRTUAL) -> Iterator[tuple[State, int]]:
    """Views of seats that have to choose, at the smallest and the largest table."""
    for seats in (min(game.seats), max(game.seats)):
        for played in some(game, seats, moves, table):
            for seat in choosing(played.before):
                yield played.before.view(seat), seat


@of_every_game
@by_level
def test_every_legal_move_is_rated_and_no_other(game: Game, level: str) -> None:
    found = 0
    for view, seat in choices(game, 60):
        thumb = thumb_of(view)
        assert thumb is not None
        advice = thumb.advice(view, seat, level)
        listed = {move for move in view.moves() if move.seat == seat}
        rated = [each.move for each in advice]
        assert {move for move in rated if move.verb != "announce"} == listed
        assert len(set(rated)) == len(rated)
        assert all(view.why_not(move) is None for move in rated)
        values = [each.value for each in advice]
        assert values == sorted(values, reverse=True)
        found += 1
    assert found > 20


@of_every_game
@pytest.mark.parametrize("table", [VIRTUAL, PHYSICAL])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_of_advice_can_be_said(game: Game, table: str, lang: str) -> None:
    speech = Speech(lang, game.deck, ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"))
    said = set()
    for view, seat in choices(game, 60, table):
        thumb = thumb_of(view)
        assert thumb is not None
        for level in (EASY, NORMAL):
            for rated in thumb.advice(view, seat, level):
                advice = in_favour(view, rated)
                short, long = (
                    hint_wording(speech, Found(advice, 0), why=why) for why in (False, True)
                )
                assert long.speech.startswith(short.speech.rstrip("."))
                assert long.speech.endswith(".")
                assert long.speech[0].isupper()
                said.add(advice.reason.code)
    assert said


@of_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_level_says_how_it_plays_a_game(game: Game, lang: str) -> None:
    speech = Speech(lang, game.deck, NAMES)
    told = {level_wording(speech, level).speech for level in LEVELS}
    assert len(told) == len(LEVELS)
    assert all(text.endswith(".") for text in told)


@of_every_game
def test_a_hint_is_given_to_whoever_has_to_choose_and_to_nobody_else(game: Game) -> None:
    for seats in game.seats:
        for played in some(game, seats, 30):
            state, able = played.before, choosing(played.before)
            for seat in range(seats):
                given = hint(state.view(seat), seat, NO_SEARCH)
                if seat in able:
                    assert isinstance(given, Found)
                    assert state.why_not(given.advice.move) is None
                    assert given.advice.move == player_of(NORMAL, "any").choose(
                        state.view(seat), seat
                    )
                else:
                    assert given == Reason("no_hint_no_choice", {"seat": seat})


@of_every_game
def test_where_a_game_is_over_there_is_no_hint(game: Game) -> None:
    ends = [played.after for played in some(game, 2, 3) if isinstance(played.after.awaits, Over)]
    assert all(hint(state.view(0), 0, NO_SEARCH) == Reason("over") for state in ends)
    assert ends


@pytest.mark.parametrize("game", [PIXIES, SKYJO], ids=["pixies", "skyjo"])
def test_at_a_real_table_open_games_have_hints(game: Game) -> None:
    given = [hint(view, seat, NO_SEARCH) for view, seat in choices(game, 90, PHYSICAL)]
    advised = [each for each in given if isinstance(each, Found)]
    refused = [each for each in given if isinstance(each, Reason)]
    assert len(advised) > 30
    # Only where nobody has read any of the cards to take.
    assert {reason.code for reason in refused} <= {"no_hint_unknown_cards"}
    assert len(refused) < len(advised) / 5


@pytest.mark.parametrize("game", [ODIN, YELLOWSTONE], ids=["odin", "yellowstone"])
def test_at_a_real_table_nobody_is_advised_whose_hand_is_unknown(game: Game) -> None:
    asked = 0
    for view, seat in choices(game, 60, PHYSICAL):
        hands = view.hands  # type: ignore[attr-defined]
        if UNKNOWN in hands[seat]:
            asked += 1
            assert hint(view, seat, NO_SEARCH) == Reason("no_hint_unknown_cards")
    assert asked


@of_every_game
def test_what_a_seat_cannot_know_does_not_change_the_hint(game: Game) -> None:
    for view, seat in choices(game, 30):
        for seed in range(2):
            assert hint(view.sample(Random(seed)).view(seat), seat, NO_SEARCH) == hint(
                view, seat, NO_SEARCH
            )


@of_every_game
@pytest.mark.parametrize(
    ("better", "worse", "games", "share"),
    [(NORMAL, "random", 30, 0.75), (EASY, "random", 30, 0.6), (NORMAL, EASY, 30, 0.5)],
)
def test_a_better_level_wins_more_often(
    game: Game, better: str, worse: str, games: int, share: float
) -> None:
    """The levels change places; which games are played is fixed by the seed."""
    half = games // 2
    first = play_games(Pairing(game, (better, worse), {}, 1), range(1, half + 1))
    second = play_games(Pairing(game, (worse, better), {}, 2), range(1, half + 1))
    won, lost = first.wins[0] + second.wins[1], first.wins[1] + second.wins[0]
    assert won > share * games
    assert won > lost


# What a sensible player does, game by game


def after(game: Game, lines: str) -> State:
    """The state after moves in notation, one a line."""
    state = game.new(2)
    for line in lines.strip().splitlines():
        state = state.after(parse_move(line.strip(), NAMES, game)).state
    return state


OPENED = """
    table round 1
    table show 12
    Ana turn 1
    table show 7
    Ana turn 5
    table show 7
    Bo turn 1
    table show 3
    Bo turn 2
    table show 2
"""


def test_skyjo_completes_a_column_though_the_card_is_high() -> None:
    state = after(SKYJO, OPENED + "Ana draw\n table show 7")
    given = hint(state.view(0), 0, NO_SEARCH)
    assert isinstance(given, Found)
    assert given.advice == Advice(
        Move(0, "swap", (9,)),
        pytest.approx(18.5),
        Reason("completes_column", {"new": "7", "old": "?", "place": 9, "column": 1}),
    )


def test_skyjo_leaves_a_twelve_on_the_discard() -> None:
    given = hint(after(SKYJO, OPENED).view(0), 0, NO_SEARCH)
    assert isinstance(given, Found)
    assert given.advice.move == Move(0, "draw")
    assert given.advice.reason == Reason("discard_too_high", {"card": "12"})


def test_pixies_takes_the_card_that_makes_the_zone_grow() -> None:
    lines = "table start Ana\n table show B1+6\n table show R9\n table show Y8-1\n table show B2+4"
    state = after(PIXIES, f"{lines}\n Ana take B1+6\n Bo take Y8-1")
    given = hint(state.view(0), 0, NO_SEARCH)
    assert isinstance(given, Found)
    assert given.advice.move == Move(0, "take", ("B2+4",))
    assert given.advice.reason.code in ("more_zone", "more_spirals")
