"""companion count: score layouts, or read the areas card by card after each round."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime

import click

from companion.commands import frame
from companion.commands.known_games import game_called
from companion.commands.seats import options_of, seats_of
from companion.games.game import Game, Reason, ScoreSheet
from companion.games.pixies import LayoutError, count_layout
from companion.sentences.narrator import Narrator
from companion.sentences.pixies import PixiesWords
from companion.sentences.players import Speech
from companion.table.journal import COUNT

_NAMED = re.compile(r"\s*(?P<name>[^:/]+?)\s*:\s*(?P<layout>.*)", re.DOTALL)
ROUNDS = click.IntRange(1, 3)


@click.command(
    "count",
    help=frame.words("help-count"),
    # A layout may begin with a minus; what begins with two is an option all the same.
    context_settings={"ignore_unknown_options": True},
)
@click.argument("game", metavar=frame.words("metavar-game"))
@click.argument("layouts", nargs=-1, metavar=frame.words("metavar-layouts"))
@click.option("--round", "round_number", type=ROUNDS, help=frame.words("help-count-round"))
@click.option(
    "--reader", metavar=frame.words("metavar-reader"), help=frame.words("help-count-reader")
)
@click.option(
    "--players", metavar=frame.words("metavar-names"), help=frame.words("help-count-players")
)
@click.option(
    "--option",
    "settings",
    multiple=True,
    metavar=frame.words("metavar-setting"),
    help=frame.words("help-table-option"),
)
@click.option("--silent", is_flag=True, help=frame.words("help-table-silent"))
@frame.json_option
@frame.common
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    layouts: tuple[str, ...],
    round_number: int | None,
    reader: str | None,
    players: str | None,
    settings: tuple[str, ...],
    silent: bool,
    as_json: bool,
) -> None:
    rules = game_called(game)
    for layout in layouts:
        if layout.startswith("--"):
            raise click.NoSuchOption(layout, ctx=ctx)
    options = options_of(settings, rules)
    if reader is not None or players is not None:
        if layouts or players is None or round_number is not None or as_json:
            raise frame.Failure("error-count-reader", exit_code=2)
        names = seats_of(players, rules)
        count_at_table(rules, names, options, reader or "keyboard", silent=silent)
        return
    if not layouts:
        raise frame.Failure("error-count-nothing", exit_code=2)
    sheets = {
        name: _counted(name, layout, round_number or 1, options)
        for name, layout in _named(layouts).items()
    }
    if as_json:
        frame.emit_json({"scores": {name: as_data(sheet) for name, sheet in sheets.items()}})
    else:
        _say(rules, sheets, round_number or 1)


def count_at_table(
    game: Game, names: tuple[str, ...], options: Mapping[str, str], reader: str, *, silent: bool
) -> None:
    """Read the areas of each round card by card and keep running totals."""
    from companion.commands.sitting import Sitting, begin_game, sit_down

    def begin() -> Sitting:
        return begin_game(game, names, options, now=datetime.now(), kind=COUNT)

    sit_down(begin, reader, silent=silent)


def _named(layouts: tuple[str, ...]) -> dict[str, str]:
    """`Ana: ...` by name; a single layout may go without, its seat is then the empty text."""
    named: dict[str, str] = {}
    for layout in layouts:
        match = _NAMED.fullmatch(layout)
        name, cards = (match["name"], match["layout"]) if match else ("", layout)
        if name in named:
            message = "error-seat-twice" if name else "error-count-names"
            raise frame.Failure(message, exit_code=2, name=name)
        named[name] = cards
    return named


def _counted(name: str, layout: str, round_number: int, options: Mapping[str, str]) -> ScoreSheet:
    try:
        return count_layout(layout, round_number, options)
    except LayoutError as error:
        raise _bad_layout(name, layout, error.reason) from error


def _bad_layout(name: str, layout: str, reason: Reason) -> frame.Failure:
    game = game_called("pixies")
    narrator = Narrator(Speech(frame.language(), game.deck, (name,)))
    facts = {"layout": f"{name}: {layout}" if name else layout, "reason": reason.code}
    why = narrator.reason(reason)
    return frame.Failure("error-count-layout", exit_code=2, why=why, **facts)


def as_data(sheet: ScoreSheet) -> dict[str, object]:
    """A score sheet as a program wants it; the points of the lines add up to the total."""
    lines = [
        {"reason": line.reason, "points": line.points, "cards": list(line.cards)}
        for line in sheet.lines
    ]
    return {"total": sheet.total, "lines": lines}


def _say(game: Game, sheets: Mapping[str, ScoreSheet], round_number: int) -> None:
    speech = Speech(frame.language(), game.deck, tuple(sheets))
    words = PixiesWords(speech)
    for name, sheet in sheets.items():
        total = speech.points(sheet.total)
        message = "count-total-of" if name else "count-total"
        frame.line(frame.words(message, who=name, round=round_number, points=total))
        for wording in words.sheet(sheet):
            frame.line(wording.text)
