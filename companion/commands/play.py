"""companion play: a game on the computer, alone or with several people at one machine."""

from __future__ import annotations

import secrets
from datetime import datetime

import click

from companion.commands import frame
from companion.commands.casting import cast_of, level_words, style_words, styled
from companion.commands.known_games import game_called
from companion.commands.private_outlets import outlets_at_one_machine, private_option
from companion.commands.seats import options_of
from companion.commands.sitting import begin_game, sit_down
from companion.table.play import Cast

__all__ = ["command"]


@click.command("play", help=frame.words("help-play"))
@click.argument("game", metavar=frame.words("metavar-game"))
@click.option(
    "--players",
    default="me,computer",
    metavar=frame.words("metavar-names"),
    help=frame.words("help-play-players", levels=", ".join(level_words())),
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
@click.option(
    "--style", metavar=f"[{'|'.join(style_words())}]", help=frame.words("help-play-style")
)
@click.option("--seed", metavar=frame.words("metavar-seed"), help=frame.words("help-play-seed"))
@private_option
@click.option("--silent", is_flag=True, help=frame.words("help-table-silent"))
@frame.common
def command(
    game: str,
    players: str,
    readers: tuple[str, ...],
    settings: tuple[str, ...],
    style: str | None,
    seed: str | None,
    private: tuple[str, ...],
    silent: bool,
) -> None:
    rules = game_called(game)
    names, levels = cast_of(players, rules)
    if style is not None:
        levels = styled(levels, style)
    options = options_of(settings, rules)
    cast = Cast(seed or secrets.token_hex(8), levels)
    outlets = outlets_at_one_machine(private, names, cast.people)
    sit_down(
        lambda: begin_game(rules, names, options, now=datetime.now(), cast=cast),
        *readers,
        silent=silent,
        private=outlets,
    )
