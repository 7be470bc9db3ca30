"""companion count GAME: what lies on the table is counted. Each game has a command of its own."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import click

from companion.commands import frame
from companion.commands.click_words import in_words
from companion.commands.known_games import game_called, known_games


class GamesGroup(click.Group):
    """A group whose commands are the games that can be counted."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The games whose rules are there."""
        return [game.name for game in known_games() if find_spec(_module(game.name))]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """Import the command of a game. Failure for one that is not known."""
        command = import_module(_module(game_called(cmd_name).name)).command
        assert isinstance(command, click.Command)
        return in_words(command)


def count_parameters(game: str) -> frozenset[str]:
    """The names of what the count command of a game may be given. Failure for an unknown game."""
    counting = command.get_command(click.Context(command), game)
    assert counting is not None
    return frozenset(str(parameter.name) for parameter in counting.params)


def _module(game: str) -> str:
    return f"companion.commands.counting.{game}"


@click.group(
    "count",
    cls=GamesGroup,
    help=frame.words("help-count"),
)
@frame.common
def command() -> None:
    """Only its games do something."""
