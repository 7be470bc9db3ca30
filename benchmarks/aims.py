"""How often the level expert wins, in as many games as one has time for.

    python benchmarks/aims.py odin-2 --games 300
    python benchmarks/aims.py --list

One expert sits at a table of players of another level, each seat as often as the others, and tries
its moves in as many deals as in `companion simulate`. Each game follows from the seed and its
number, on any computer. With `--keep FILE` each game is written down as it ends; the same command
later goes on where it was broken off. It is no part of `run.py`, as it may take hours.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from pathlib import Path
from time import process_time
from typing import NamedTuple

from engine import RULES
from strength import margin

from companion.players import Budget
from companion.table.simulation import REPEATABLE, Pairing, play_game

MANY_WIN = frozenset({"numdraft", "pixies"})


@dataclass(frozen=True, slots=True)
class Match:
    """An expert against players of another level at all other seats."""

    game: str
    seats: int
    other: str
    aim: float | None = None
    """Share of the games to be won; None = more than an even share."""
    options: Mapping[str, str] = field(default_factory=dict)


ONE_ROUND = {"target": "single"}
MATCHES = {
    "odin-2": Match("odin", 2, "easy", 0.75, ONE_ROUND),
    "odin-4": Match("odin", 4, "easy", 0.50, ONE_ROUND),
    "odin-2-normal": Match("odin", 2, "normal", None, ONE_ROUND),
    "odin-4-normal": Match("odin", 4, "normal", None, ONE_ROUND),
    "pixies-2": Match("pixies", 2, "normal", 0.70),
    "pixies-4": Match("pixies", 4, "normal", 0.38),
    "skyjo-2": Match("skyjo", 2, "normal", 0.60),
    "skyjo-3": Match("skyjo", 3, "normal"),
    "skyjo-4": Match("skyjo", 4, "normal"),
    "skyjo-8": Match("skyjo", 8, "normal"),
    "yellowstone-2": Match("yellowstone", 2, "normal"),
    "yellowstone-3": Match("yellowstone", 3, "normal"),
    "yellowstone-4": Match("yellowstone", 4, "normal", 0.30),
    "yellowstone-5": Match("yellowstone", 5, "normal"),
    "numdraft-2": Match("numdraft", 2, "normal"),
    "numdraft-3": Match("numdraft", 3, "normal"),
    "numdraft-4": Match("numdraft", 4, "normal"),
    "numdraft-7": Match("numdraft", 7, "normal"),
}


class Played(NamedTuple):
    """One game."""

    number: int
    share: float
    """1 for a victory, a part of one where it was shared, 0 for none."""
    lead: float
    """Points better than the mean of the others; in games that few points win, points fewer."""
    seconds: float
    """Processor time."""


def play(match: Match, number: int, seed: int, budget: Budget) -> Played:
    """Play the game of a number, from 1; the expert's seat follows from it."""
    game = next(rules for rules in RULES if rules.name == match.game)
    at = number % match.seats
    levels = tuple("expert" if seat == at else match.other for seat in range(match.seats))
    began = process_time()
    totals, winners, _ = play_game(Pairing(game, levels, match.options, seed, budget), number)
    seconds = process_time() - began
    lead = totals[at] - (sum(totals) - totals[at]) / (match.seats - 1)
    share = (at in winners) / len(winners)
    return Played(number, share, lead if match.game in MANY_WIN else -lead, round(seconds, 2))


def told(name: str, games: Sequence[Played], deals: str) -> str:
    """What some games came to, in one line."""
    match = MATCHES[name]
    shares, leads = [game.share for game in games], [game.lead for game in games]
    won = sum(shares) / len(games)
    aim = f"{100 / match.seats:.0f} % even"
    if match.aim is not None:
        aim += f", {100 * match.aim:.0f} % aimed at"
    seconds = sum(game.seconds for game in games) / len(games)
    return (
        f"{name}, against {match.other}, {deals}: {len(games)} games, "
        f"won {100 * won:.1f} % ±{100 * margin(shares):.1f} ({aim}), "
        f"ahead by {sum(leads) / len(games):.2f} ±{margin(leads):.2f} points, "
        f"{seconds:.1f} s a game"
    )


def main() -> None:
    """Read the command line, play, and print what it came to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "names", nargs="*", metavar="MATCH", help="which ones; all if none is named"
    )
    parser.add_argument("--list", action="store_true", help="name the matches and leave")
    parser.add_argument("--games", type=int, default=100, help="of each match")
    parser.add_argument("--deals", type=int, help=f"of a choice, else {REPEATABLE.deals}")
    parser.add_argument("--seconds", type=float, help="of a choice, instead of deals")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write each game down as it ends")
    asked = parser.parse_args()
    unknown = [name for name in asked.names if name not in MATCHES]
    if asked.list or unknown:
        parser.exit(2 if unknown else 0, "\n".join(MATCHES) + "\n")
    names = asked.names or list(MATCHES)
    budget = _budget(asked)
    deals = f"{asked.seconds:g} s" if asked.seconds else f"{budget.deals} deals"
    # In turns, so that what is broken off early tells something of each.
    done = {name: _kept(asked.keep, _key(name, deals, asked.seed)) for name in names}
    for number in range(1, asked.games + 1):
        for name in names:
            if number not in done[name]:
                game = play(MATCHES[name], number, asked.seed, budget)
                done[name][number] = game
                _keep(asked.keep, _key(name, deals, asked.seed), game)
    for name in names:
        games = [game for number, game in done[name].items() if number <= asked.games]
        print(told(name, games, deals))


def _budget(asked: argparse.Namespace) -> Budget:
    if asked.seconds:
        return Budget(seconds=asked.seconds)
    budget = replace(REPEATABLE, seconds=inf)
    return replace(budget, deals=asked.deals) if asked.deals else budget


def _key(name: str, deals: str, seed: int) -> str:
    return f"{name}, {deals}, seed {seed}"


def _kept(path: Path | None, key: str) -> dict[int, Played]:
    """Number -> game, of those written down already."""
    if path is None or not path.exists():
        return {}
    lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    games = [Played(*game) for found, *game in lines if found == key]
    return {game.number: game for game in games}


def _keep(path: Path | None, key: str, game: Played) -> None:
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([key, *game]) + "\n")


if __name__ == "__main__":
    main()
