"""companion tutorial: a guided first game, in two minutes."""

from __future__ import annotations

from collections.abc import Iterator

import click

from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.known_games import game_called, known_games
from companion.commands.questions import Leaving, read_typed
from companion.commands.teller import telling
from companion.commands.tutorial_talk import TutorialTalk
from companion.sentences.tutorials import has_tutorial, script


@click.command("tutorial", help=frame.words("help-tutorial"))
@click.argument("game", metavar=frame.words("metavar-game"))
@click.option("--silent", is_flag=True, help=frame.words("help-say-silent"))
@frame.common
def command(game: str, silent: bool) -> None:
    rules = game_called(game)
    lang = frame.language()
    if not has_tutorial(rules.name):
        known = ", ".join(game.name for game in known_games() if has_tutorial(game.name))
        title = rules.deck.titles[lang]
        raise Failure("error-tutorial-missing", exit_code=2, game=title, games=known)
    with telling(silent=silent) as teller:
        talk = TutorialTalk(script(rules.name, lang), rules, teller)
        talk.begin()
        for line in _lines():
            if not talk.take(line):
                break
        else:
            talk.leave()


def _lines() -> Iterator[str]:
    """The lines that are typed, until the end of input."""
    while True:
        try:
            yield read_typed()
        except Leaving:
            return
