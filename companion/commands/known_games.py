"""The games whose rules are installed, found through their entry points."""

from __future__ import annotations

from importlib.metadata import entry_points

from companion.commands.frame import Failure
from companion.commands.known_decks import deck_called
from companion.games.game import Game

GROUP = "companion.games"
"""Each entry point bears the short name of its game."""


def known_games() -> tuple[Game, ...]:
    """The games whose rules are installed."""
    return tuple(point.load() for point in entry_points(group=GROUP))


def game_called(name: str) -> Game:
    """Find a game by its short name or title; no other is loaded.

    Failure tells an unknown one from one to come.
    """
    points = {point.name: point for point in entry_points(group=GROUP)}
    wanted = name.strip().casefold()
    if wanted not in points:
        wanted = deck_called(name).name
    if wanted not in points:
        raise Failure("error-no-rules", exit_code=2, game=wanted, games=", ".join(points))
    game: Game = points[wanted].load()
    return game
