"""companion deck-new: a deck file of one's own: an example, from a spreadsheet, or by questions."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources
from pathlib import Path

import click

from companion.cards import Deck
from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.known_decks import free_prefix, remember
from companion.commands.questions import Leaving, ask_count, ask_text, ask_yes_no
from companion.commands.user_files import check_named, keep_named
from companion.decks.deck_file import MOST_COPIES, DeckFileError, deck_of
from companion.decks.new_deck import NewCard, deck_text, values
from companion.decks.spreadsheet import SpreadsheetError, read_cards


@click.command("deck-new", help=frame.words("help-deck-new"))
@click.argument("file", type=click.Path(path_type=Path), metavar=frame.words("metavar-deck-file"))
@click.option(
    "--from",
    "table",
    type=click.Path(path_type=Path),
    metavar=frame.words("metavar-csv"),
    help=frame.words("help-deck-new-from"),
)
@click.option("--ask", is_flag=True, help=frame.words("help-deck-new-ask"))
@click.option("--template", is_flag=True, help=frame.words("help-deck-new-template"))
@frame.common
def command(file: Path, table: Path | None, ask: bool, template: bool) -> None:
    if sum((table is not None, ask, template)) > 1:
        raise Failure("error-deck-new-one", exit_code=2)
    ending = ".csv" if template else ".toml"
    if file.suffix.lower() != ending:
        wanted = str(file.with_suffix(ending))
        raise Failure("error-deck-new-name", exit_code=2, ending=ending, wanted=wanted)
    if file.exists():
        raise Failure("error-deck-new-exists", exit_code=2, file=str(file))
    check_named(file)  # before anybody answers questions whose answers could not be kept
    if template:
        keep_named(file, _data(f"cards.{frame.language()}.csv"))
        frame.line(frame.words("deck-new-template", file=str(file)))
        return
    if table is not None:
        text = deck_text(file.stem, free_prefix(), _cards(table))
    elif ask:
        text = _asked()
    else:
        text = _data(f"example.{frame.language()}.toml").replace('"A1"', f'"{free_prefix()}"')
    deck = _made(text)
    if table is not None or ask:
        remember(deck, text)  # so that its prefix is not given to the next deck
    keep_named(file, text)
    frame.line(frame.words("deck-new-done", file=str(file), n=len(deck.cards)))
    frame.line(frame.words("deck-new-next", file=str(file)))


def _made(text: str) -> Deck:
    try:
        return deck_of(text)
    except DeckFileError as error:
        raise Failure("error-deck-new-odd", reason=str(error)) from error


def _data(name: str) -> str:
    return (resources.files("companion.decks") / name).read_text(encoding="utf-8")


def _cards(table: Path) -> tuple[NewCard, ...]:
    try:
        return read_cards(table)
    except OSError as error:
        raise Failure("error-deck-unreadable", exit_code=2, file=str(table)) from error
    except SpreadsheetError as error:
        sentences = "\n".join(
            frame.words(
                "deck-line",
                line=problem.line,
                problem=frame.words(f"deck-problem-{problem.code}", **problem.facts),
            )
            for problem in error.problems
        )
        raise Failure(
            "error-deck-faulty",
            exit_code=2,
            file=table.name,
            n=len(error.problems),
            sentences=sentences,
        ) from error


def _asked() -> str:
    try:
        title = ask_text(frame.words("deck-new-ask-title"))
        cards: list[NewCard] = []
        usual = _Usual()
        for family in _asked_families():
            usual = _asked_usual(family, usual)
            faces = dict.fromkeys(values(usual.numbers or ""))
            cards += [NewCard(family, face, usual.copies) for face in faces]
    except Leaving as leaving:
        raise Failure("error-deck-new-left") from leaving
    return deck_text(title, free_prefix(), cards)


@dataclass(frozen=True, slots=True)
class _Usual:
    """What was answered for one family, and is offered for the next."""

    numbers: str | None = None
    copies: int = 1


def _asked_families() -> list[str]:
    """The names of the families; one that is empty where there are none."""
    if not ask_yes_no(frame.words("deck-new-ask-any-family")):
        return [""]
    named = ask_text(frame.words("deck-new-ask-families"))
    return [name.strip() for name in named.split(",") if name.strip()]


def _asked_usual(family: str, before: _Usual) -> _Usual:
    question = (
        frame.words("deck-new-ask-values", family=family)
        if family
        else frame.words("deck-new-ask-all-values")
    )
    while True:
        numbers = ask_text(question, default=before.numbers)
        try:
            values(numbers)
            break
        except ValueError as error:
            frame.line(frame.words("deck-new-ask-values-again", part=str(error)))
    asked = frame.words("deck-new-ask-copies")
    return _Usual(numbers, ask_count(asked, 1, MOST_COPIES, default=before.copies))
