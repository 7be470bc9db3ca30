"""companion count numdraft: score the grids of a table, or those read at the end of a game."""

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
from companion.games.numdraft import NUM_DRAFT, LayoutError, count_layouts
from companion.games.numdraft.layout import cards_of
from companion.games.numdraft.readings import MODE, SCORING
from companion.sentences.numdraft import Words
from companion.sentences.players import Speech


@click.command(
    "numdraft",
    help=frame.words("help-count-numdraft"),
    short_help=NUM_DRAFT.deck.titles[frame.language()],
    context_settings=A_MINUS_IS_NO_OPTION,
)
@click.argument("layouts", nargs=-1, metavar=frame.words("metavar-layouts"))
@click.option("--mode", type=click.Choice(MODE.values), help=frame.words("help-count-mode"))
@reader_options
@frame.json_option
@frame.common
@click.pass_context
def command(
    ctx: click.Context,
    layouts: tuple[str, ...],
    mode: str | None,
    readers: tuple[str, ...],
    players: str | None,
    settings: tuple[str, ...],
    silent: bool,
    as_json: bool,
) -> None:
    refuse_options(layouts, ctx)
    chosen = (*settings, f"{MODE.name}={mode}") if mode else settings
    options = dict(options_of(chosen, NUM_DRAFT))
    if readers or players is not None:
        if layouts or players is None:
            raise frame.Failure("error-count-reader", exit_code=2)
        refuse_json(as_json)
        count_at_table(NUM_DRAFT, players, options, readers, silent=silent)
        return
    scoring = {option.name for option in SCORING}
    readings = {name: value for name, value in options.items() if name in scoring}
    sheets = _sheets(named_layouts(layouts), readings)
    if as_json:
        emit_sheets(sheets)
    else:
        _say(sheets)


def _sheets(written: dict[str, str], readings: dict[str, str]) -> dict[str, ScoreSheet]:
    """The scores by name; Failure for a layout that cannot lie on a table."""
    names = tuple(written)
    try:
        sheets = count_layouts(tuple(written.values()), readings)
    except LayoutError as error:
        name = names[error.layout]
        raise bad_layout(NUM_DRAFT, name, written[name], error.reason) from error
    cards = {name: cards_of(layout) for name, layout in written.items()}
    refuse_shared_cards(NUM_DRAFT.deck, cards)
    return dict(zip(names, sheets, strict=True))


def _say(sheets: dict[str, ScoreSheet]) -> None:
    speech = Speech(frame.language(), NUM_DRAFT.deck, tuple(sheets))
    for name, sheet in sheets.items():
        message = "numdraft-scored" if name else "numdraft-count-total"
        total = frame.words(message, who=name, points=speech.points(sheet.total))
        say_sheet(total, list(Words(speech).sheet(sheet)))
