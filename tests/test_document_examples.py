"""The examples of the documents run, and those of the notation are read and written as shown."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from documents import DOCUMENTS, ROOT, Block, blocks, companion, lang_of, named

from companion.cards import UNKNOWN, check_character, load_deck
from companion.commands.known_games import game_called
from companion.games.notation import card_notation
from companion.games.pixies import PIXIES
from companion.games.pixies.area import (
    area_fault,
    area_text,
    layout_tokens,
    parse_area,
    parse_place,
    place_text,
)
from companion.table.command_cards import command_cards
from companion.table.journal import JournalText, header_text, read_journal
from companion.table.replay import replay
from companion.table.timeline import Timeline, entry_text, parse_entry
from companion.table.tokens import Number, SeatNamed, Token, Word
from hardware import parse_recording, write_recording

NOTATION = ROOT / "docs" / "notation.md"


def notation(kind: str) -> list[Block]:
    """Examples of the notation; a kind without any would make a test that cannot fail."""
    found = blocks(NOTATION, kind)
    assert found, f"no example of {kind}"
    return found


def test_cards_of_the_notation_belong_to_their_decks() -> None:
    shown = notation("cards")
    for block in shown:
        deck = load_deck(block.words)
        assert [deck.face(line).text for line in block.lines] == block.lines
    assert len(shown) == 5
    assert card_notation("7#SK0931", load_deck("skyjo")) == "7#SK0931"
    assert card_notation("B5#PX0101", load_deck("pixies")) == "B5"


def test_ids_of_the_notation_are_the_first_and_last_of_each_deck() -> None:
    lines = [line.split() for block in notation("ids") for line in block.lines]
    expected = []
    for name in ("pixies", "yellowstone", "numdraft", "odin", "skyjo"):
        cards = load_deck(name).cards
        expected += [[card.id, card.face.text] for card in (cards[0], cards[-1])]
    assert lines == expected
    assert all(check_character(card_id[:5]) == card_id[5] for card_id, _ in lines)


def test_place_tokens_are_read_and_written() -> None:
    tokens = [line.split()[0] for block in notation("places") for line in block.lines]
    assert [place_text(parse_place(token)) for token in tokens] == [
        "B5V" if token == f"B5({UNKNOWN})" else token for token in tokens
    ]


def test_layouts_are_read_and_written() -> None:
    for line in (line for block in notation("layouts") for line in block.lines):
        area = parse_area(layout_tokens(line))
        assert area_fault(area) is None
        assert area_text(area) == line


def test_moves_are_read_and_written() -> None:
    for block in notation("moves"):
        names = block.words.split(",")
        for line in block.lines:
            assert entry_text(parse_entry(line, names, PIXIES), names, PIXIES) == line


def test_every_verb_of_the_game_is_shown() -> None:
    shown = {line.split()[1] for block in notation("moves") for line in block.lines}
    assert shown >= set(PIXIES.grammar)


def test_journals_are_written_as_shown(tmp_path: Path) -> None:
    for block in notation("journal"):
        contents, timeline = followed(block, tmp_path)
        head, entries = block.text.split("\n\n", 1)
        assert header_text(contents.header) == f"{head}\n\n"
        assert [line.text for line in contents.lines] == entries.splitlines()
        assert timeline.moves


def followed(block: Block, folder: Path) -> tuple[JournalText, Timeline]:
    """Write a shown journal and follow it."""
    path = folder / block.words
    path.write_text(block.text, encoding="utf-8")
    contents = read_journal(path)
    return contents, replay(contents, game_called(contents.header.game), path)


def test_command_cards_have_the_ids_shown() -> None:
    for line in (line for block in notation("commands") for line in block.lines):
        card_id, _, written = line.partition(" ")
        assert command_cards()[card_id] == token_of(written)


def token_of(written: str) -> Token:
    """What a command card of that name stands for."""
    word, _, number = written.partition(" ")
    if word == "seat":
        return SeatNamed(int(number) - 1)
    return Number(int(number)) if number else Word(word)


def test_recordings_are_read_and_written() -> None:
    for block in notation("recording"):
        written = [line for line in block.lines if not line.startswith("#")]
        recording = parse_recording(block.text, block.words)
        assert write_recording(recording).splitlines() == written


def test_states_are_read_and_written() -> None:
    for line in (line for block in notation("states") for line in block.lines):
        assert PIXIES.text(PIXIES.parse(line)) == line


# Examples that run


def examples(kind: str) -> list[ParameterSet]:
    """Every example of a kind in any document, to run one by one."""
    return [
        pytest.param(path, block, id=f"{named(path)}-{number}")
        for path in DOCUMENTS
        for number, block in enumerate(blocks(path, kind), start=1)
    ]


@pytest.mark.parametrize(("path", "block"), examples("console"))
def test_a_command_prints_what_is_shown(path: Path, block: Block, tmp_path: Path) -> None:
    for file in blocks(path):
        if file.kind in ("journal", "recording"):
            (tmp_path / file.words).write_text(file.text, encoding="utf-8")
    command, output = block.text.split("\n", 1)
    assert command.startswith("$ companion ")
    printed = companion(shlex.split(command)[2:], tmp_path, lang_of(path))
    assert printed == output


@pytest.mark.parametrize(("path", "block"), examples("table"))
def test_a_table_answers_what_is_shown(path: Path, block: Block, tmp_path: Path) -> None:
    typed = "".join(f"{line[2:]}\n" for line in block.lines if line.startswith("> "))
    answers = [line for line in block.lines if not line.startswith("> ")]
    words = ["table", "pixies", *shlex.split(block.words), "--silent"]
    assert companion(words, tmp_path, lang_of(path), typed).splitlines() == answers
