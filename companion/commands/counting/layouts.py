"""What the count commands of all games share: layouts, options, and reading at a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, TypeVar

import click

from companion.cards import Deck
from companion.commands import frame
from companion.commands.seats import seats_of
from companion.games.game import COUNT, Game, Reason, ScoreSheet
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import Wording

Command = TypeVar("Command", bound=Callable[..., Any])

A_MINUS_IS_NO_OPTION = {"ignore_unknown_options": True}
"""Context settings: a layout may begin with a minus; what begins with two is an option."""

_NAMED = re.compile(r"\s*(?P<name>[^:/]+?)\s*:\s*(?P<layout>.*)", re.DOTALL)


def reader_options(command: Command) -> Command:
    """Add --reader (`readers`), --players, --option (`settings`) and --silent to a command."""
    for option in (
        click.option("--silent", is_flag=True, help=frame.words("help-table-silent")),
        click.option(
            "--option",
            "settings",
            multiple=True,
            metavar=frame.words("metavar-setting"),
            help=frame.words("help-table-option"),
        ),
        click.option(
            "--players",
            metavar=frame.words("metavar-names"),
            help=frame.words("help-count-players"),
        ),
        click.option(
            "--reader",
            "readers",
            multiple=True,
            metavar=frame.words("metavar-reader"),
            help=frame.words("help-count-reader"),
        ),
    ):
        command = option(command)
    return command


def refuse_options(layouts: tuple[str, ...], ctx: click.Context) -> None:
    """What begins with two minuses was meant as an option. Raises click.NoSuchOption."""
    for layout in layouts:
        if layout.startswith("--"):
            raise click.NoSuchOption(layout.partition("=")[0], ctx=ctx)


def refuse_json(as_json: bool) -> None:
    """Running totals are told at the table, evening long: there is no one answer for a program."""
    if as_json:
        raise frame.Failure("error-count-json", exit_code=2)


def named_layouts(layouts: tuple[str, ...], *, mixed: str = "error-count-names") -> dict[str, str]:
    """`Ana: ...` by name; a single layout may go without, its seat is then the empty text.

    `mixed` is the failure where some have a name and one has none.
    """
    if not layouts:
        raise frame.Failure("error-count-nothing", exit_code=2)
    named: dict[str, str] = {}
    for layout in layouts:
        match = _NAMED.fullmatch(layout)
        name, cards = (match["name"], match["layout"]) if match else ("", layout)
        if frame.has_unprintable(name):
            raise frame.Failure("error-seat-signs", exit_code=2, players=name)
        if name in named:
            message = "error-seat-twice" if name else "error-count-names"
            raise frame.Failure(message, exit_code=2, name=name)
        named[name] = cards
    if "" in named and len(named) > 1:
        raise frame.Failure(mixed, exit_code=2)
    return named


def count_at_table(
    game: Game,
    players: str,
    options: Mapping[str, str],
    readers: tuple[str, ...],
    *,
    silent: bool,
) -> None:
    """Read the areas of each round card by card and keep running totals.

    `readers`: where the cards come from; none for the keyboard.
    """
    from companion.commands.inputs import KEYBOARD
    from companion.commands.sitting import Sitting, begin_game, sit_down

    names = seats_of(players, game)

    def begin() -> Sitting:
        return begin_game(game, names, options, now=datetime.now(), table=COUNT)

    sit_down(begin, *(readers or (KEYBOARD,)), silent=silent)


def bad_layout(game: Game, name: str, layout: str, reason: Reason) -> frame.Failure:
    """The failure of a layout that cannot lie on a table, with its reason in words."""
    narrator = Narrator(Speech(frame.language(), game.deck, (name,)))
    facts = {"layout": f"{name}: {layout}" if name else layout, "reason": reason.code}
    why = narrator.reason(reason)
    return frame.Failure("error-count-layout", exit_code=2, why=why, **facts)


def refuse_shared_cards(deck: Deck, cards: Mapping[str, Iterable[str]]) -> None:
    """No card can lie on a table more often than the deck has it.

    `cards`: player's name (empty for the only one) -> the known cards of the layout, in notation.
    Failure with the card, with whom it lies, and how many the game has.
    """
    there = Counter(card.face.text for card in deck.cards)
    placed = [(name, card.partition("#")[0]) for name, own in cards.items() for card in own]
    found = Counter(card for _, card in placed)
    for card in found:
        if found[card] > there[card]:
            owners = list(dict.fromkeys(name for name, own in placed if own == card and name))
            speech = Speech(frame.language(), deck, tuple(owners))
            raise frame.Failure(
                "error-count-copies",
                exit_code=2,
                card=speech.card(card),
                who=speech.seats(range(len(owners))),
                owners=len(owners),
                found=found[card],
                copies=there[card],
            )


def emit_sheets(sheets: Mapping[str, ScoreSheet]) -> None:
    """Print score sheets by name as JSON; the points of the lines add up to the total."""
    frame.emit_json({"scores": {name: sheet_data(sheet) for name, sheet in sheets.items()}})


def sheet_data(sheet: ScoreSheet) -> dict[str, object]:
    """A score sheet as JSON has it."""
    lines = [
        {"reason": line.reason, "points": line.points, "cards": list(line.cards)}
        for line in sheet.lines
    ]
    return {"total": sheet.total, "lines": lines}


def say_sheet(total: str, lines: list[Wording]) -> None:
    """Print a total, then how it comes about, a line each."""
    frame.line(total)
    for line in lines:
        frame.line(line.text)
