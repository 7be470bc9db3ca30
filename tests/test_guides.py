"""The guides are answered as they are written, in both languages, and fit on their pages."""

from __future__ import annotations

import importlib.util
import re
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path

import pytest
from documents import ROOT, companion, lang_of, named

GUIDES = ROOT / "docs" / "guides"


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
    ("plug-in-and-check.en.md", "brancher-et-verifier.fr.md"),
    ("hearing-test.en.md", "test-d-ecoute.fr.md"),
    ("build-a-reader.en.md", "construire-un-lecteur.fr.md"),
)
"""Each guide in English and in French."""
TWENTY_STEPS = {"hearing-test.en.md", "test-d-ecoute.fr.md"}
"""The guides of others have ten."""
BUILDING = {"build-a-reader.en.md": 30, "construire-un-lecteur.fr.md": 30}
"""How many steps: each is one action of the hands, and few are typed."""
SOURCES = sorted(GUIDES.glob("*.*.md"))


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_the_steps_of_a_guide_are_answered_as_written(source: Path, tmp_path: Path) -> None:
    steps = tries(source.read_text(encoding="utf-8"))
    most = 20 if source.name in TWENTY_STEPS else 10
    assert len(steps) == BUILDING.get(source.name, most)
    assert source.name not in BUILDING or sum(map(bool, steps)) == 1
    assert all(attempt.heard for step in steps for attempt in step)
    for command, *lines in sittings(steps):
        typed = "".join(f"{attempt.typed}\n" for attempt in lines)
        printed = companion(shlex.split(command.typed)[2:], tmp_path, lang_of(source), typed)
        spoken = " ".join(printed.split())
        for sentence in (heard for attempt in (command, *lines) for heard in attempt.heard):
            assert sentence in spoken
            spoken = spoken.partition(sentence)[2]


@pytest.mark.parametrize("name", BUILDING)
def test_what_is_added_to_a_step_of_a_building_guide_fits_the_command_there(
    name: str, tmp_path: Path
) -> None:
    source = (GUIDES / name).read_text(encoding="utf-8")
    steps = re.split(r"^(?=\d+\. )", source, flags=re.MULTILINE)[1:]
    added = 0
    for sentence in re.split(r"[.:]\s", source):
        places = re.search(r"(?:steps?|étapes?) (\d+)(?: (?:and|et) (\d+))?", sentence)
        options = re.findall(r"`(--[\w-]+)", sentence)
        for place in filter(None, places.groups() if places and options else ()):
            typed = re.search(r"`py start\.py ([\w ]+?)(?: --[^`]*)?`", steps[int(place) - 1])
            assert typed is not None, sentence
            known = companion([*typed[1].split(), "--help"], tmp_path)
            assert [option for option in options if option not in known] == []
            added += 1
    assert added == 6


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_a_guide_asks_for_no_star_that_nobody_fills_in_on_windows(source: Path) -> None:
    typed = re.findall(r"`(py [^`]*)`", source.read_text(encoding="utf-8"))
    assert [command for command in typed if "*" in command] == []
    assert typed


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


def test_a_guide_fits_on_two_pages_and_a_longer_one_on_three() -> None:
    for path, text in guide_pages().items():
        if path.suffix == ".txt":
            most = 3 if path.with_suffix(".md").name in {*TWENTY_STEPS, *BUILDING} else 2
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
