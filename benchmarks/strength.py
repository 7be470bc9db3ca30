"""How well each level of the computer plays, and how long a choice takes it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import mean, median
from time import process_time, process_time_ns

from engine import RULES
from table import Table, median_and_p99

from companion.games.game import TABLE, Choice, Choices, Game, Over, Reveal, State
from companion.games.numdraft import NUM_DRAFT
from companion.games.skyjo import SKYJO, Skyjo
from companion.games.yellowstone import YELLOWSTONE
from companion.players import DEFAULT, player_of
from companion.players.search import found
from companion.players.search.chance import Chance
from companion.players.search.plans import plan_of
from companion.players.thumbs import thumb_of
from companion.table.dealer import Dealer
from companion.table.simulation import Pairing, play_game

PAIRS = (("normal", "easy"), ("easy", "random"))
THOUGHT_OF = 24
"""Choices of the expert in each game at each number of players."""
SEATS = (2, 3, 4)
GAMES = 120
"""Games of each pair of levels at each number of players; a multiple of each number of players."""
ROUNDS = 20_000
"""Rounds of Skyjo of the level normal against itself, at least."""
SEED = 1
CONFIDENCE = 1.96
"""Standard errors on each side of an interval that holds the truth 95 times in 100."""


def measure(quick: bool) -> tuple[Table, ...]:
    """Play all pairs, or one game at each seat of the smallest table."""
    return (
        _pairs(2 if quick else GAMES, SEATS[:1] if quick else SEATS),
        _thinking(2 if quick else THOUGHT_OF),
        _imagined(1 if quick else 40),
        _skyjo_rounds(2 if quick else ROUNDS),
        _choices(1 if quick else 5),
    )


def _pairs(games: int, tables: Sequence[int]) -> Table:
    columns = ("Game", "games", "won", "even", "points", "points of the others")
    note = (
        "One player of the better level against the other level at all other seats, each seat as "
        "often as the others. Of a shared victory, each who shares it counts a part. The "
        "intervals hold the truth 95 times in 100. Num Draft and Pixies are won with many points."
    )
    rows = tuple(
        _row(game, seats, better, worse, games)
        for game in RULES
        for better, worse in PAIRS
        for seats in tables
    )
    return Table("Levels against each other", columns, rows, note)


def _thinking(choices: int) -> Table:
    """What the time that an expert has at a table is enough for."""
    columns = ("Game", "choices", "decided sooner", "deals of the others", "slowest")
    note = (
        f"Choices all over games of the level normal, thought of for {DEFAULT.seconds:g} s as at a "
        "table, in processor time. Some are clear sooner, or leave nothing to choose; in the "
        "others each good move was tried in so many deals, at the median. How often the expert "
        "wins is told above."
    )
    rows = []
    for game in RULES:
        for seats in (2, 4):
            views = [
                (state.view(seat), seat)
                for state in _states(game, seats, 1)
                for seat in _choosing(state)
            ]
            if plan_of(views[0][0]) is None:
                continue
            chosen = Random(SEED).sample(views, min(choices, len(views)))
            rows.append((f"{game.deck.titles['en']}, {seats} players", *_thought_of(chosen)))
    return Table("The level expert", columns, tuple(rows), note)


def _thought_of(views: Sequence[tuple[State, int]]) -> tuple[str, ...]:
    deals, slowest = [], 0.0
    for view, seat in views:
        began = process_time()
        advised = found(view, seat, Random(SEED), DEFAULT, process_time)
        took = process_time() - began
        slowest = max(slowest, took)
        if advised is not None and took >= DEFAULT.seconds:
            deals.append(advised.deals)
    others = f"{median(deals):.0f}" if deals else "none"
    return (str(len(views)), str(len(views) - len(deals)), others, f"{slowest:.2f} s")


def _row(game: Game, seats: int, better: str, worse: str, games: int) -> tuple[str, ...]:
    wins, mine, theirs = [], [], []
    for number in range(games):
        at = number % seats
        levels = tuple(better if seat == at else worse for seat in range(seats))
        totals, winners, _ = play_game(Pairing(game, levels, {}, SEED), number + 1)
        wins.append((at in winners) / len(winners))
        mine.append(totals[at])
        theirs.append((sum(totals) - totals[at]) / (seats - 1))
    name = f"{game.deck.titles['en']}, {better} against {worse}, {seats} players"
    won = f"{100 * mean(wins):.0f} % ±{100 * margin(wins):.0f}"
    points = (f"{mean(each):.1f} ±{margin(each):.1f}" for each in (mine, theirs))
    return (name, str(games), won, f"{100 / seats:.0f} %", *points)


def margin(figures: list[float] | list[int]) -> float:
    """Half the width of the interval of a mean."""
    middle = mean(figures)
    squares = sum((figure - middle) ** 2 for figure in figures)
    return CONFIDENCE * sqrt(squares / max(len(figures) - 1, 1) / len(figures))


def _skyjo_rounds(rounds: int) -> Table:
    rows = []
    for seats in SEATS:
        points: list[int] = []
        number = 0
        while len(points) < rounds * seats:
            number += 1
            for score in _scores_of_a_game(seats, number):
                points += score
        count = len(points) // seats
        rows.append((f"{seats} players", str(count), f"{mean(points):.2f} ±{margin(points):.2f}"))
    note = "Points a round of the level normal against itself; the fewest win."
    return Table("Rounds of Skyjo", ("Players", "rounds", "points"), tuple(rows), note)


def _scores_of_a_game(seats: int, number: int) -> tuple[tuple[int, ...], ...]:
    *_, last = _states(SKYJO, seats, number)
    assert isinstance(last, Skyjo)
    return last.course.scores


def _imagined(positions: int) -> Table:
    """How many imagined games a second the search plays on, from choices all over a game; Skyjo
    and Yellowstone Park have none.
    """
    rows = []
    for game in (it for it in RULES if plan_of(it.new(2)) is not None):
        for seats in (2, 4):
            found = [
                (state, seat) for state in _states(game, seats, 1) for seat in _choosing(state)
            ]
            played, began = 0, process_time_ns()
            for state, seat in Random(SEED).sample(found, min(positions, len(found))):
                view = state.view(seat)
                thumb, plan = thumb_of(view), plan_of(view)
                assert thumb is not None
                assert plan is not None
                sampled = view.sample(Random(SEED))
                for advice in thumb.advice(view, seat)[:3]:
                    plan.playing_on(sampled, advice.move, Chance(SEED))
                    played += 1
            a_second = played / (process_time_ns() - began) * 1e9
            rows.append((f"{game.deck.titles['en']}, {seats} players", f"{a_second:.0f}"))
    note = "Each to the end of its round, in processor time."
    return Table("Imagined games", ("Game", "a second"), tuple(rows), note)


def _choices(games: int) -> Table:
    note = (
        "Choices in games of three of the level normal against itself, in processor time; of that "
        "level where nothing else is said. In Skyjo and Yellowstone Park, and in Num Draft with "
        "three players, the expert deals nothing anew."
    )
    rows = []
    for game, level in (
        *((game, "normal") for game in RULES),
        (SKYJO, "expert"),
        (NUM_DRAFT, "expert"),
        (YELLOWSTONE, "expert"),
    ):
        times = []
        for number in range(games):
            for state in _states(game, 3, number):
                for seat in _choosing(state):
                    view, player = state.view(seat), player_of(level, "")
                    began = process_time_ns()
                    player.choose(view, seat)
                    times.append(process_time_ns() - began)
        name = game.deck.titles["en"] + (", expert" if level == "expert" else "")
        rows.append((name, str(len(times)), *median_and_p99(times)))
    columns = ("Game", "choices", "median", "99 of 100 within")
    return Table("Time of a choice", columns, tuple(rows), note)


def _choosing(state: State) -> tuple[int, ...]:
    """The seats that have to choose."""
    match state.awaits:
        case Choice(seat) if seat != TABLE:
            return (seat,)
        case Choices(seats):
            return seats
        case _:
            return ()


def _states(game: Game, seats: int, number: int) -> Iterator[State]:
    """Every state of a game of the level normal against itself."""
    dealer, player, draws = Dealer(f"{SEED} {number}"), player_of("normal", ""), 0
    state: State = game.new(seats)
    yield state
    while not isinstance(awaited := state.awaits, Over):
        if isinstance(awaited, Reveal):
            move = dealer.show(awaited, draws)
            draws += 1
        elif able := _choosing(state):
            move = player.choose(state.view(able[0]), able[0])
        else:
            move = dealer.choose(state, draws)
        state = state.after(move).state
        yield state
