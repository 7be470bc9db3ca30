"""companion table: the assistant at a physical table."""

from __future__ import annotations

from datetime import datetime

import click

from companion.commands import frame
from companion.commands.known_games import game_called
from companion.commands.private_outlets import private_option, private_outlets
from companion.commands.seats import options_of, seats_of
from companion.commands.sitting import begin_game, sit_down

__all__ = ["command"]


@click.command("table", help=frame.words("help-table"))
@click.argument("game", metavar=frame.words("metavar-game"))
@click.option(
    "--players",
    required=True,
    metavar=frame.words("metavar-names"),
    help=frame.words("help-table-players"),
)
@click.option(
    "--reader",
    "readers",
    multiple=True,
    default=("keyboard",),
    metavar=frame.words("metavar-reader"),
    help=frame.words("help-table-readers"),
)
@click.option(
    "--option",
    "settings",
    multiple=True,
    metavar=frame.words("metavar-setting"),
    help=frame.words("help-table-option"),
)
@private_option
@click.option("--silent", is_flag=True, help=frame.words("help-table-silent"))
@frame.common
def command(
    game: str,
    players: str,
    readers: tuple[str, ...],
    settings: tuple[str, ...],
    private: tuple[str, ...],
    silent: bool,
) -> None:
    rules = game_called(game)
    names = seats_of(players, rules)
    options = options_of(settings, rules)
    outlets = private_outlets(private, names)
    sit_down(
        lambda: begin_game(rules, names, options, now=datetime.now()),
        *readers,
        silent=silent,
        private=outlets,
    )
