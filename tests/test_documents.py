"""The documents tell the truth: their commands parse, their links lead on, their names exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest
from documents import BLOCK, DOCUMENTS, READMES, ROOT, blocks, named

from companion.commands.main import COMMANDS, LazyGroup, present

_TYPED = re.compile(r"`((?:companion|python3 start\.py|py start\.py)(?: [^`]*)?)`")
_LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)")
_PATH = re.compile(r"`((?:companion|stickers|hardware|tests|docs|firmware)/[\w./-]+)`")
_NAMES_IN = re.compile(r"(?P<names>(?:`[\w.]+`(?:, | and )?)+) in `(?P<path>[\w/]+\.py)`")


def commands_in(path: Path) -> list[str]:
    """Every command that a document tells the reader to type."""
    text = path.read_text(encoding="utf-8")
    typed = [match[1] for match in _TYPED.finditer(BLOCK.sub("", text))]
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
    folders = re.compile(r"(?<=--out )\S+|m[yo]n?-kit")
    english, french = (
        sorted({folders.sub("FOLDER", command) for command in commands_in(readme)})
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
