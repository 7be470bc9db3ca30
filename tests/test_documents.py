"""The documents tell the truth: their examples run, their commands parse, their links lead on."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path

import click
import pytest
from _pytest.mark import ParameterSet

from companion.cards import UNKNOWN, check_character, load_deck
from companion.commands.known_games import game_called
from companion.commands.main import COMMANDS, LazyGroup, present
from companion.games.game import COUNT, PHYSICAL, TABLE, Game, Move, Refused
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
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.table.command_cards import command_cards
from companion.table.journal import JournalText, header_text, read_journal
from companion.table.replay import replay
from companion.table.timeline import Timeline, entry_text, parse_entry
from companion.table.tokens import Number, SeatNamed, Token, Word
from hardware import parse_recording, write_recording

ROOT = Path(__file__).parent.parent
NOTATION = ROOT / "docs" / "notation.md"
RULES = ROOT / "docs" / "rules" / "pixies.md"
GUIDES = ROOT / "docs" / "guides"
READMES = (ROOT / "README.md", ROOT / "README.fr.md")
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), ROOT / "firmware" / "README.md", *(ROOT / "docs").rglob("*.md")]
)

_BLOCK = re.compile(r"^```(?P<kind>[a-z]+) ?(?P<words>.*)\n(?P<text>(?:.*\n)*?)```$", re.MULTILINE)
_TYPED = re.compile(r"`((?:companion|python3 start\.py|py start\.py)(?: [^`]*)?)`")
_LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)")
_PATH = re.compile(r"`((?:companion|stickers|hardware|tests|docs|firmware)/[\w./-]+)`")
_NAMES_IN = re.compile(r"(?P<names>(?:`[\w.]+`(?:, | and )?)+) in `(?P<path>[\w/]+\.py)`")


def named(path: Path) -> str:
    """The name of a document in a test's id."""
    return str(path.relative_to(ROOT))


@dataclass(frozen=True)
class Block:
    """A fenced example."""

    kind: str
    words: str
    text: str

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


def blocks(path: Path, kind: str | None = None) -> list[Block]:
    """The fenced examples of a document, at least one of them of that kind."""
    found = [Block(*match.groups()) for match in _BLOCK.finditer(path.read_text(encoding="utf-8"))]
    return [block for block in found if kind in (None, block.kind)]


def notation(kind: str) -> list[Block]:
    """Examples of the notation; a kind without any would make a test that cannot fail."""
    found = blocks(NOTATION, kind)
    assert found, f"no example of {kind}"
    return found


def companion(words: list[str], folder: Path, lang: str = "en", typed: str = "") -> str:
    """What a command prints, standard output and errors in their order."""
    done = subprocess.run(
        [sys.executable, "-m", "companion", *words],
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        cwd=folder,
        env={
            **os.environ,
            "COMPANION_HOME": str(folder / "home"),
            "COMPANION_LANG": lang,
            "PYTHONUTF8": "1",
            "PYTHONPATH": str(ROOT),
        },
        timeout=60,
    )
    return done.stdout


# Examples of the notation


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


def lang_of(path: Path) -> str:
    """The language of a document."""
    return "fr" if path.stem.endswith(".fr") else "en"


# Commands, links, names


def commands_in(path: Path) -> list[str]:
    """Every command that a document tells the reader to type."""
    text = path.read_text(encoding="utf-8")
    typed = [match[1] for match in _TYPED.finditer(_BLOCK.sub("", text))]
    for block in blocks(path, "sh"):
        typed += [line for line in block.lines if re.match(r"companion|py(thon3)? start", line)]
    return typed


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_every_command_shown_exists_and_its_options_parse(path: Path) -> None:
    for command in commands_in(path):
        words = shlex.split(command)
        words = words[1:] if words[0] == "companion" else words[2:]
        if words in ([], ["test"], ["--version"], ["--help"]):
            continue
        group = LazyGroup("companion")
        try:
            parse(group, click.Context(group), words)
        except click.UsageError as error:
            pytest.fail(f"{command}: {error.format_message()}")


def parse(command: click.Command, context: click.Context, words: list[str]) -> None:
    """Let click parse a whole command line without running it. Raises UsageError.

    The bare name of a command, as it stands in a sentence, needs no arguments.
    """
    if isinstance(command, click.Group) and words and not words[0].startswith("-"):
        inner = command.get_command(context, words[0])
        if inner is None:
            raise click.UsageError(f"no command {words[0]}")
        parse(inner, context, words[1:])
    elif words:
        command.make_context("companion", list(words), parent=context)


def test_the_readmes_show_the_same_commands() -> None:
    english, french = (
        sorted({command.replace("my-kit", "mon-kit") for command in commands_in(readme)})
        for readme in READMES
    )
    assert english == french


@pytest.mark.parametrize("readme", READMES, ids=named)
def test_the_readme_names_every_command(readme: Path) -> None:
    typed = [command.replace("python3 start.py", "companion") for command in commands_in(readme)]
    shown = {words[1] for words in map(str.split, typed) if len(words) > 1}
    assert {name for name in COMMANDS if present(name)} <= shown


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_links_lead_somewhere(path: Path) -> None:
    for match in _LINK.finditer(path.read_text(encoding="utf-8")):
        target, _, anchor = match["target"].partition("#")
        if target.startswith("http"):
            continue
        file = path.parent / target if target else path
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file), match["target"]


def anchors(path: Path) -> set[str]:
    """What the headings of a document are called in links."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in headings}


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_files_and_names_of_the_code_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for match in _PATH.finditer(text):
        assert (ROOT / match[1]).exists(), match[1]
    for match in _NAMES_IN.finditer(text):
        code = (ROOT / match["path"]).read_text(encoding="utf-8")
        for name in re.findall(r"`([\w.]+)`", match["names"]):
            last = name.rpartition(".")[2]
            defined = rf"^\s*(?:(?:def|class) {last}\b|{last}\b.* = )"
            assert re.search(defined, code, re.MULTILINE), f"{name} in {match['path']}"


@pytest.mark.parametrize("readme", READMES, ids=named)
def test_every_line_of_the_tree_exists(readme: Path) -> None:
    lines = [line for block in blocks(readme, "tree") for line in block.lines]
    assert lines
    for line in lines:
        assert (ROOT / line.split()[0]).exists(), line


# The rules: each reason code with its sentence

THREE = ("Ana", "Bo", "Cy")
SHOWN = ("table start Ana", "table show B5", "table show R5-1", "table show G5")
FIRST_TURN = (*SHOWN, "Ana take B5", "Bo take R5-1", "Cy take G5")
"""Each of three players has one 5 face up; Cy turns up next."""
KEEPING = (*FIRST_TURN, "table show Y5", "table show B1+6", "table show R9", "Cy take Y5")
"""Cy has to keep G5 or Y5."""
VALIDATED = (*KEEPING, "Cy keep new", "Ana take B1+6", "Bo take R9")
HIDING = (
    *(*VALIDATED, "table show B9-1", "table show R5", "table show M2"),
    *("Bo take B9-1", "Bo keep old", "Cy take R5"),
)
"""Cy has to put R5 face down."""
FORGOTTEN = "table recount Ana . . . . . . . . ."
EMPTY_TO_5 = (".",) * 4
COUNTED = ("table recount Ana" + " ." * 9, "table recount Bo" + " ." * 9)

REFUSALS: dict[str, tuple[tuple[str, ...], Move]] = {
    "not_your_turn": (SHOWN, Move(1, "take", ("R5-1",))),
    "not_now": ((), Move(TABLE, "show", ("B5",))),
    "over": ((*COUNTED, "table round 2", *COUNTED, "table round 3", *COUNTED), Move(0, "take")),
    "wrong_round": (COUNTED, Move(TABLE, "round", (3,))),
    "no_such_seat": ((), Move(TABLE, "start", (9,))),
    "no_such_card": (("table start Ana",), Move(TABLE, "show", ("B9+1",))),
    "in_display": (("table start Ana", "table show B5"), Move(TABLE, "show", ("B5",))),
    "held": (KEEPING, Move(TABLE, "recount", (0, *EMPTY_TO_5, "Y5"))),
    "in_area": ((*FIRST_TURN, "table show Y5"), Move(TABLE, "show", ("B5",))),
    "face_down_in_area": (VALIDATED, Move(TABLE, "show", ("G5",))),
    "seen_before": ((*FIRST_TURN, FORGOTTEN), Move(TABLE, "show", ("B5",))),
    "not_displayed": (SHOWN, Move(0, "take", ("G9-4",))),
    "face_needed": (SHOWN, Move(0, "take", ("?",))),
    "goes_by_number": (SHOWN, Move(0, "place", (5,))),
    "no_keep_choice": (SHOWN, Move(0, "keep", ("new",))),
    "new_or_old": (KEEPING, Move(2, "keep", ("both",))),
    "place_not_free": (HIDING, Move(2, "place", (5,))),
    "too_many_arguments": (SHOWN, Move(0, "take", ("B5", "R5-1"))),
    "incomplete": (SHOWN, Move(0, "take")),
    "need_nine_places": (FIRST_TURN, Move(TABLE, "recount", (0, *["."] * 10))),
    "nothing_to_validate": (FIRST_TURN, Move(TABLE, "recount", (0, ".", "V"))),
    "wrong_place": (FIRST_TURN, Move(TABLE, "recount", (0, "B5"))),
    "card_twice": (FIRST_TURN, Move(TABLE, "recount", (0, *EMPTY_TO_5, "B5(B5)"))),
    "still_in_display": (SHOWN, Move(TABLE, "recount", (0, *EMPTY_TO_5, "B5"))),
    "full_before_pick": (SHOWN, Move(TABLE, "recount", (1, *["H"] * 9))),
}
"""Reason code -> the moves before, and the move that is refused for it."""

_REASON = re.compile(r"^- `(?P<code>\w+)`: .*\n  > (?P<sentence>.*)$", re.MULTILINE)


def refused(code: str) -> str:
    """The sentence of a refusal in its position."""
    before, move = REFUSALS[code]
    counting = before[:2] == COUNTED
    names = THREE[:2] if counting else THREE
    game: Game = PIXIES
    timeline = Timeline(game, game.new(len(names), table=COUNT if counting else PHYSICAL))
    for line in before:
        timeline.apply(parse_entry(line, names, game))
    with pytest.raises(Refused) as caught:
        timeline.apply(move)
    assert caught.value.reason.code == code
    return Narrator(Speech("en", game.deck, names)).reason(caught.value.reason).text


def test_every_reason_of_the_rules_is_documented_with_its_sentence() -> None:
    documented = dict(_REASON.findall(RULES.read_text(encoding="utf-8")))
    assert documented == {code: refused(code) for code in REFUSALS}


def test_no_reason_of_the_code_is_left_out() -> None:
    sources = (ROOT / "companion" / "games" / "pixies").glob("*.py")
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    written = set(re.findall(r'Reason\(\s*"(\w+)"', code))
    # `where` chooses between these two before it makes the reason.
    assert written | {"in_area", "face_down_in_area"} == set(REFUSALS)


# The guides


@dataclass(frozen=True)
class Try:
    """What is typed in a guide, and what is heard after it."""

    typed: str
    heard: tuple[str, ...]


def tries(source: str) -> list[list[Try]]:
    """The steps of a guide."""
    steps: list[list[Try]] = []
    for line in source.splitlines():
        if re.match(r"\d+\. ", line):
            steps.append([])
        typed = re.search(r"(?:Type|Tapez)\s?: `(.+)`$", line)
        heard = re.search(r"(?:Hear: “(.+)”|Entendez\s: «\s(.+)\s»)$", line)
        if typed and steps:
            steps[-1].append(Try(typed[1], ()))
        elif heard:
            last = steps[-1][-1]
            sentence = (heard[1] or heard[2]).replace("\N{NO-BREAK SPACE}", " ")
            steps[-1][-1] = Try(last.typed, (*last.heard, sentence))
    return steps


def sittings(steps: list[list[Try]]) -> list[list[Try]]:
    """The same, a list for each command and what is typed into it."""
    found: list[list[Try]] = []
    for attempt in (attempt for step in steps for attempt in step):
        if attempt.typed.startswith("py start.py "):
            found.append([])
        found[-1].append(attempt)
    return found


TWINS = (
    ("first-evening.en.md", "premiere-soiree.fr.md"),
    ("library.en.md", "bibliotheque.fr.md"),
    ("association.en.md", "association.fr.md"),
    ("family-table.en.md", "table-familiale.fr.md"),
    ("hearing-test.en.md", "test-d-ecoute.fr.md"),
)
"""Each guide in English and in French."""
TWENTY_STEPS = {"hearing-test.en.md", "test-d-ecoute.fr.md"}
"""The guides of others have ten."""
SOURCES = sorted(GUIDES.glob("*.*.md"))


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_the_steps_of_a_guide_are_answered_as_written(source: Path, tmp_path: Path) -> None:
    steps = tries(source.read_text(encoding="utf-8"))
    assert len(steps) == (20 if source.name in TWENTY_STEPS else 10)
    assert all(attempt.heard for step in steps for attempt in step)
    for command, *lines in sittings(steps):
        typed = "".join(f"{attempt.typed}\n" for attempt in lines)
        printed = companion(shlex.split(command.typed)[2:], tmp_path, lang_of(source), typed)
        spoken = " ".join(printed.split())
        for sentence in (heard for attempt in (command, *lines) for heard in attempt.heard):
            assert sentence in spoken
            spoken = spoken.partition(sentence)[2]


def test_every_guide_has_its_twin() -> None:
    assert sorted(GUIDES / name for twins in TWINS for name in twins) == SOURCES


@pytest.mark.parametrize("twins", TWINS, ids=lambda twins: twins[0])
def test_guides_say_the_same_in_both_languages(twins: tuple[str, str]) -> None:
    english, french = ((GUIDES / name).read_text(encoding="utf-8") for name in twins)
    sizes = [
        [[len(attempt.heard) for attempt in step] for step in tries(text)]
        for text in (english, french)
    ]
    assert sizes[0] == sizes[1]
    for text in (english, french):
        headings = re.findall(r"^#+", text, re.MULTILINE)
        assert headings == ["#", "##", "##", "##", "##", "##"]
        assert text.count("\n- ") > 10


def guide_pages() -> dict[Path, str]:
    """The pages as their script makes them."""
    spec = importlib.util.spec_from_file_location("guide_pages", GUIDES / "guide_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    made: Callable[[], dict[Path, str]] = module.pages
    return made()


def test_the_pages_of_the_guides_are_up_to_date() -> None:
    made = guide_pages()
    assert len(made) == 2 * len(SOURCES)
    assert {path: path.read_text(encoding="utf-8") for path in made} == made


LINES_OF_A_PAGE = 54
"""Lines of 11 point type on an A4 page with margins of 2 cm."""


def test_a_guide_fits_on_two_pages_and_twenty_steps_on_three() -> None:
    for path, text in guide_pages().items():
        if path.suffix == ".txt":
            most = 3 if path.with_suffix(".md").name in TWENTY_STEPS else 2
            assert text.count("\n") <= most * LINES_OF_A_PAGE, path


class Outline(HTMLParser):
    """Language, headings and lists of a page, and whether each tag is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.lang = ""
        self.tags: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "html":
            self.lang = dict(attrs)["lang"] or ""
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_html_pages_have_a_language_headings_and_lists() -> None:
    for path, text in guide_pages().items():
        if path.suffix != ".html":
            continue
        outline = Outline()
        outline.feed(text)
        assert not outline.open
        assert path.stem.endswith(f".{outline.lang}")
        assert outline.tags.count("h1") == 1
        assert outline.tags.count("h2") == 5
        assert outline.tags.count("ol") == 1
        assert outline.tags.count("li") > 20
