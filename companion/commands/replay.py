"""companion replay: a journal's final scores."""

from __future__ import annotations

from pathlib import Path

import click

from companion.commands import frame
from companion.commands.given_names import names_now
from companion.commands.journals import followed
from companion.games.game import Game, Over, State


@click.command("replay", help=frame.words("help-replay"))
@click.argument("journal", metavar=frame.words("metavar-journal"))
@frame.json_option
@frame.common
def command(journal: str, as_json: bool) -> None:
    contents, game, timeline = followed(Path(journal))
    if as_json:
        frame.emit_json(result(game, contents.header.seats, timeline.state))
    else:
        say_result(game, names_now(contents.header), timeline.state)


def result(game: Game, names: tuple[str, ...], state: State) -> dict[str, object]:
    """The result of a game as a program wants it: DESIGN 8."""
    rounds = game.rounds(state)
    totals = {name: sum(score.points[seat] for score in rounds) for seat, name in enumerate(names)}
    over = state.awaits
    winners = [names[seat] for seat in over.winners] if isinstance(over, Over) else []
    return {
        "game": game.name,
        "over": isinstance(over, Over),
        "rounds": [dict(zip(names, score.points, strict=True)) for score in rounds],
        "totals": totals,
        "winners": winners,
    }


def say_result(game: Game, names: tuple[str, ...], state: State) -> None:
    """The result of a game in plain lines."""
    from companion.sentences.players import Speech

    speech = Speech(frame.language(), game.deck, names)
    rounds = game.rounds(state)
    for score in rounds:
        for name, points in zip(names, score.points, strict=True):
            worded = speech.points(points)
            frame.line(frame.words("replay-round", round=score.number, who=name, points=worded))
    for seat, name in enumerate(names):
        total = speech.points(sum(score.points[seat] for score in rounds))
        frame.line(frame.words("replay-total", who=name, points=total))
    match state.awaits:
        case Over(_, winners):
            who = speech.seats(winners)
            frame.line(frame.words("replay-winner", who=who, n=len(winners)))
        case _:
            frame.line(frame.words("replay-not-over"))
