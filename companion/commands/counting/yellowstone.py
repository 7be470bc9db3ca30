"""companion count yellowstone: where a card may go and what it costs, and a scoring."""

from __future__ import annotations

import re

import click

from companion.commands import frame
from companion.commands.counting.layouts import (
    A_MINUS_IS_NO_OPTION,
    count_at_table,
    named_layouts,
    reader_options,
    refuse_json,
    refuse_options,
    say_sheet,
    sheet_data,
)
from companion.commands.seats import options_of
from companion.games.game import Reason, ScoreSheet
from companion.games.yellowstone import (
    LAST_MARKER,
    YELLOWSTONE,
    Board,
    BoardError,
    Placement,
    board_of,
    placements,
    rules_of,
    scoring_sheets,
)
from companion.games.yellowstone.board import WINDOW, PickUp, board_text, cells, face_of, windows
from companion.games.yellowstone.rules import Rules
from companion.sentences.lists import numbered
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import Wording
from companion.sentences.yellowstone import Words

_NUMBERS = re.compile(r"(?P<penalties>\d{1,2})(?:\s+(?P<marker>-?\d{1,3}))?")


@click.command(
    "yellowstone",
    help=frame.words("help-count-yellowstone"),
    short_help=YELLOWSTONE.deck.titles[frame.language()],
    context_settings=A_MINUS_IS_NO_OPTION,
)
@click.argument("layouts", nargs=-1, metavar=frame.words("metavar-layouts"))
@click.option(
    "--card", metavar=frame.words("metavar-card"), help=frame.words("help-count-yellowstone-card")
)
@reader_options
@frame.json_option
@frame.common
@click.pass_context
def command(
    ctx: click.Context,
    layouts: tuple[str, ...],
    card: str | None,
    readers: tuple[str, ...],
    players: str | None,
    settings: tuple[str, ...],
    silent: bool,
    as_json: bool,
) -> None:
    refuse_options(layouts, ctx)
    options = options_of(settings, YELLOWSTONE)
    if readers or players is not None:
        if layouts or players is None or card is not None:
            raise frame.Failure("error-count-yellowstone-reader", exit_code=2)
        refuse_json(as_json)
        count_at_table(YELLOWSTONE, players, options, readers, silent=silent)
        return
    written = named_layouts(layouts, mixed="error-count-yellowstone-both")
    rules = rules_of(YELLOWSTONE.seats.start, options)
    if "" not in written:
        if card is not None:
            raise frame.Failure("error-count-yellowstone-card", exit_code=2)
        _count(written, rules, as_json=as_json)
        return
    _judge(_board(written[""], rules), card, rules, as_json=as_json)


# A card on a board


def _board(layout: str, rules: Rules) -> Board:
    try:
        board = board_of(layout, rules)
    except BoardError as error:
        facts = {"layout": layout, "reason": error.reason.code}
        why = _why(error.reason)
        raise frame.Failure("error-count-board", exit_code=2, why=why, **facts) from error
    if not board:
        raise frame.Failure("error-count-nothing", exit_code=2)
    return board


def _judge(board: Board, card: str | None, rules: Rules, *, as_json: bool) -> None:
    found = placements(board, card, rules) if card is not None else ()
    if as_json:
        frame.emit_json(_board_data(board) | (_card_data(card, found) if card is not None else {}))
        return
    speech = Speech(frame.language(), YELLOWSTONE.deck, ())
    for row in Words(speech).rows(board):
        frame.line(row.text)
    filled, possible = cells(board), sum(1 for _ in windows(board))
    frame.line(
        frame.words("yellowstone-count-board", cards=len(board), cells=filled, windows=possible)
    )
    if card is None:
        return
    shown = speech.card(face_of(card.upper()))
    if isinstance(found, Reason):
        frame.line(frame.words("yellowstone-count-refused", why=_why(found)))
        return
    for placement in found:
        frame.line(_placement(placement, shown, speech))


def _placement(placement: Placement, card: Wording, speech: Speech) -> str:
    column = placement.column
    if placement.windows:
        count = len(placement.windows)
        message = "yellowstone-count-fits" + ("-bonus" if placement.bonus else "")
        facts = {"column": column, "windows": count, "bonus": placement.bonus}
        return frame.words(message, card=card, **facts)
    ways = [Words(speech).way(way) for way in placement.pick_ups]
    if len(ways) == 1:
        return frame.words("yellowstone-count-breaks-one", card=card, column=column, way=ways[0])
    choice = numbered(ways, frame.language())
    return frame.words("yellowstone-count-breaks", card=card, column=column, list=choice)


def _why(reason: Reason) -> Wording:
    """A reason in words; no player is named in it."""
    return Narrator(Speech(frame.language(), YELLOWSTONE.deck, ())).reason(reason)


def _board_data(board: Board) -> dict[str, object]:
    return {
        "board": board_text(board),
        "cards": len(board),
        "cells": cells(board),
        "windows": [_window(top, left) for top, left in windows(board)],
    }


def _card_data(card: str, found: tuple[Placement, ...] | Reason) -> dict[str, object]:
    if isinstance(found, Reason):
        facts = {
            name: list(fact) if isinstance(fact, tuple) else fact
            for name, fact in found.facts.items()
        }
        return {"card": card.upper(), "legal": False, "reason": found.code, "facts": facts}
    columns = [
        {
            "column": placement.column,
            "fits": bool(placement.windows),
            "windows": [_window(top, left) for top, left in placement.windows],
            "bonus": placement.bonus,
            "pick_ups": [_pick_up(way) for way in placement.pick_ups],
        }
        for placement in found
    ]
    return {"card": card.upper(), "legal": True, "columns": columns}


def _window(top: int, left: int) -> dict[str, list[int]]:
    """First and last row, first and last column."""
    return {"rows": [top, top + WINDOW - 1], "columns": [left, left + WINDOW - 1]}


def _pick_up(way: PickUp) -> dict[str, object]:
    window: dict[str, object] = dict(_window(way.top, way.left))
    return window | {"cost": way.cost, "cards": board_text(way.cards).split()}


# A scoring


def _count(written: dict[str, str], rules: Rules, *, as_json: bool) -> None:
    numbers = {name: _numbers(name, text) for name, text in written.items()}
    _refuse_impossible(numbers, rules)
    sheets = scoring_sheets(numbers)
    over = max(sheet.total for sheet in sheets.values()) >= LAST_MARKER
    best = min(sheet.total for sheet in sheets.values())
    winners = [name for name, sheet in sheets.items() if over and sheet.total == best]
    if as_json:
        scores = {name: sheet_data(sheet) for name, sheet in sheets.items()}
        frame.emit_json({"scores": scores, "over": over, "winners": winners})
        return
    _say(sheets, winners)


def _numbers(name: str, text: str) -> tuple[int, ...]:
    match = _NUMBERS.fullmatch(text.strip())
    if match is None:
        raise frame.Failure("error-count-yellowstone-numbers", exit_code=2, name=name, text=text)
    return tuple(int(number) for number in match.groups() if number is not None)


def _refuse_impossible(numbers: dict[str, tuple[int, ...]], rules: Rules) -> None:
    """No more penalty cards than there are cards, no marker beyond the track. Raises Failure."""
    cards, found = len(YELLOWSTONE.deck.cards), sum(penalties for penalties, *_ in numbers.values())
    if found > cards:
        raise frame.Failure("error-count-yellowstone-cards", exit_code=2, found=found, cards=cards)
    for name, (_, *markers) in numbers.items():
        for marker in markers:
            fault = "over" if marker >= LAST_MARKER else "below" if marker < 0 else None
            if fault == "over" or (fault == "below" and rules.floor):
                message, most = f"error-count-yellowstone-{fault}", LAST_MARKER - 1
                raise frame.Failure(message, exit_code=2, name=name, marker=marker, most=most)


def _say(sheets: dict[str, ScoreSheet], winners: list[str]) -> None:
    speech = Speech(frame.language(), YELLOWSTONE.deck, tuple(sheets))
    words = Words(speech)
    for name, sheet in sheets.items():
        say_sheet(
            frame.words("yellowstone-count-marker", who=name, n=sheet.total),
            list(words.sheet(sheet)),
        )
    if winners:
        who = speech.seats([list(sheets).index(name) for name in winners])
        points = speech.points(sheets[winners[0]].total)
        message = "yellowstone-ended-" + ("one" if len(winners) == 1 else "shared")
        frame.line(frame.words(message, who=who, points=points))
