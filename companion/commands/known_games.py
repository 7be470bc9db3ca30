"""The games whose rules are installed, found through their entry points."""

from __future__ import annotations

from importlib.metadata import entry_points

from companion.commands.frame import Failure
from companion.commands.known_decks import deck_called
from companion.games.game import Game

GROUP = "companion.games"


def known_games() -> tuple[Game, ...]:
    """The games whose rules are installed."""
    return tuple(point.load() for point in entry_points(group=GROUP))


def game_called(name: str) -> Game:
    """Find a game by its short name or title. Failure tells an unknown one from one to come."""
    games = {game.name: game for game in known_games()}
    wanted = name.strip().casefold()
    if wanted in games:
        return games[wanted]
    deck = deck_called(name)
    if deck.name in games:
        return games[deck.name]
    raise Failure("error-no-rules", exit_code=2, game=deck.name, games=", ".join(games))
