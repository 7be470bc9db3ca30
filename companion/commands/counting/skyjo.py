"""companion count skyjo: score the grids of a round, or those read after each round."""

from __future__ import annotations

import click

from companion.commands import frame
from companion.commands.counting.layouts import (
    A_MINUS_IS_NO_OPTION,
    bad_layout,
    count_at_table,
    emit_sheets,
    named_layouts,
    reader_options,
    refuse_json,
    refuse_options,
    refuse_shared_cards,
    say_sheet,
)
from companion.commands.seats import options_of
from companion.games.game import ScoreSheet
from companion.games.skyjo import SKYJO, LayoutError, count_round
from companion.games.skyjo.grid import known_cards, layout_tokens, parse_grid
from companion.sentences.players import Speech
from companion.sentences.skyjo import Words


@click.command(
    "skyjo",
    help=frame.words("help-count-skyjo"),
    short_help=SKYJO.deck.titles[frame.language()],
    context_settings=A_MINUS_IS_NO_OPTION,
)
@click.argument("layouts", nargs=-1, metavar=frame.words("metavar-layouts"))
@click.option(
    "--ended-by",
    metavar=frame.words("metavar-skyjo-ender"),
    help=frame.words("help-count-ended-by"),
)
@reader_options
@frame.json_option
@frame.common
@click.pass_context
def command(
    ctx: click.Context,
    layouts: tuple[str, ...],
    ended_by: str | None,
    readers: tuple[str, ...],
    players: str | None,
    settings: tuple[str, ...],
    silent: bool,
    as_json: bool,
) -> None:
    refuse_options(layouts, ctx)
    options = options_of(settings, SKYJO)
    if readers or players is not None:
        if layouts or players is None or ended_by is not None:
            raise frame.Failure("error-count-skyjo-reader", exit_code=2)
        refuse_json(as_json)
        count_at_table(SKYJO, players, options, readers, silent=silent)
        return
    sheets = _counted(named_layouts(layouts), ended_by)
    if as_json:
        emit_sheets(sheets)
        return
    speech = Speech(frame.language(), SKYJO.deck, tuple(sheets))
    for name, sheet in sheets.items():
        message = "skyjo-count-total-of" if name else "skyjo-count-total"
        total = frame.words(message, who=name, points=speech.points(sheet.total))
        say_sheet(total, list(Words(speech).sheet(sheet)))


def _counted(written: dict[str, str], ended_by: str | None) -> dict[str, ScoreSheet]:
    """The score sheets of the layouts by name. Failure for a name or layout that cannot be."""
    ender = next((name for name in written if name.casefold() == (ended_by or "").casefold()), None)
    if ended_by is not None and not ender:
        names = tuple(filter(None, written)) or "-"
        raise frame.Failure("error-count-ended-by", exit_code=2, who=ended_by, names=names)
    try:
        sheets = count_round(written, ender or None)
    except LayoutError as error:
        raise bad_layout(SKYJO, error.name, written[error.name], error.reason) from error
    grids = {name: parse_grid(layout_tokens(layout)) for name, layout in written.items()}
    refuse_shared_cards(SKYJO.deck, {name: known_cards(grid) for name, grid in grids.items()})
    return sheets
