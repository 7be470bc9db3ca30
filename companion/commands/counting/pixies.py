"""companion count pixies: score an area, or the areas read after each round."""

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
from companion.games.pixies import PIXIES, LayoutError, count_layout
from companion.games.pixies.area import known_cards, layout_tokens, parse_area
from companion.sentences.lexicon import layout_in_notation
from companion.sentences.pixies import Words
from companion.sentences.players import Speech

ROUNDS = click.IntRange(1, 3)


@click.command(
    "pixies",
    help=frame.words("help-count-pixies"),
    short_help=PIXIES.deck.titles[frame.language()],
    context_settings=A_MINUS_IS_NO_OPTION,
)
@click.argument("layouts", nargs=-1, metavar=frame.words("metavar-layouts"))
@click.option("--round", "round_number", type=ROUNDS, help=frame.words("help-count-round"))
@reader_options
@frame.json_option
@frame.common
@click.pass_context
def command(
    ctx: click.Context,
    layouts: tuple[str, ...],
    round_number: int | None,
    readers: tuple[str, ...],
    players: str | None,
    settings: tuple[str, ...],
    silent: bool,
    as_json: bool,
) -> None:
    refuse_options(layouts, ctx)
    options = options_of(settings, PIXIES)
    if readers or players is not None:
        if layouts or players is None or round_number is not None:
            raise frame.Failure("error-count-reader", exit_code=2)
        refuse_json(as_json)
        count_at_table(PIXIES, players, options, readers, silent=silent)
        return
    number = round_number or 1
    sheets, cards = {}, {}
    for name, layout in named_layouts(layouts).items():
        written = layout_in_notation(layout, PIXIES, frame.language())
        try:
            sheets[name] = count_layout(written, number, options)
        except LayoutError as error:
            raise bad_layout(PIXIES, name, layout, error.reason) from error
        cards[name] = known_cards(parse_area(layout_tokens(written)))
    refuse_shared_cards(PIXIES.deck, cards)
    if as_json:
        emit_sheets(sheets)
        return
    speech = Speech(frame.language(), PIXIES.deck, tuple(sheets))
    for name, sheet in sheets.items():
        message = "count-total-of" if name else "count-total"
        points = speech.points(sheet.total)
        total = frame.words(message, who=name, round=number, points=points)
        say_sheet(total, list(Words(speech).sheet(sheet)))
