"""The games whose rules are installed, found through their entry points."""

from __future__ import annotations

from importlib.metadata import entry_points

from companion.commands.frame import Failure
from companion.commands.known_decks import deck_called
from companion.games.game import Game

GROUP = "companion.games"


def game_names() -> tuple[str, ...]:
    """Names of the games whose rules are installed."""
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))


def game_called(name: str) -> Game:
    """Find a game by its short name or title. Failure tells an unknown one from one to come."""
    for point in entry_points(group=GROUP):
        if point.name == name.strip().casefold():
            game: Game = point.load()
            return game
    deck = deck_called(name)
    if deck.name in game_names():
        return game_called(deck.name)
    games = ", ".join(game_names())
    raise Failure("error-no-rules", exit_code=2, game=deck.name, games=games)
