"""A tactile code of one's own: what is wrong in its file is told all at once, by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from stickers import KitError
from stickers.codebooks import codebook_called, codebook_text

DEFAULT = codebook_text("default")


def line_of(words: str, text: str = DEFAULT) -> int:
    """The line that begins with these words, from 1."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(words))


def faults_of(text: str, folder: Path) -> list[tuple[str, int]]:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(KitError) as caught:
        codebook_called(str(path), "fr")
    assert caught.value.code == "codebook-faulty"
    assert caught.value.facts["n"] == len(caught.value.faults)
    return [
        (fault.code.removeprefix("codebook-"), int(fault.facts["line"]))
        for fault in caught.value.faults
    ]


@pytest.mark.parametrize(
    ("before", "after", "code", "at"),
    [
        ('name = "default"', "name = ", "syntax", "name"),
        ("[print]", "[type]", "unknown", "[print]"),
        ('style = "counted"', 'style = "sung"', "choice", "style"),
        ("dot = 2.4", "dot = 'big'", "number", "dot = 2.4"),
        ("dot = 2.4", "dot = -1", "number", "dot = 2.4"),
        ('R = "diamond"', 'R = "diamont"', "figure", "R ="),
        ('"bottom-right"', '"back"', "choice", 'position = "bottom-right"'),
        ('["up", "points"]', '["up", "colour"]', "choice", 'says = ["up"'),
        ('five = "bar"', 'five = "hand"', "figure", "five"),
        ('five = "bar"', 'digits = ["dot"]', "digits", "five"),
        ("module = 0.5\n", "", "missing", "[sizes]"),
        ('name = "default"', "name = 7", "text", "name"),
    ],
)
def test_one_fault_is_named_with_its_line(
    before: str, after: str, code: str, at: str, tmp_path: Path
) -> None:
    assert before in DEFAULT
    text = DEFAULT.replace(before, after, 1)
    assert (code, line_of(at)) in faults_of(text, tmp_path)


def test_a_part_that_is_no_table(tmp_path: Path) -> None:
    text = "wild = 7\n" + DEFAULT.replace("[wild]", "[shapes.wild]")
    assert faults_of(text, tmp_path)[0] == ("table", 1)


def test_all_faults_are_told_at_once_in_the_order_of_the_lines(tmp_path: Path) -> None:
    text = (
        DEFAULT.replace('B = "square"', 'B = "blob"')
        .replace("gap = 3.2\nmodule", "gapp = 3.2\nmodule")
        .replace("inset = 0.8", 'inset = "wide"')
    )
    found = faults_of(text, tmp_path)
    assert [code for code, _ in found] == ["figure", "missing", "unknown", "number"]
    assert [line for _, line in found] == sorted(line for _, line in found)
    assert found[-1] == ("number", line_of("inset"))


@pytest.mark.parametrize(
    ("figure", "code", "at"),
    [
        ('path = "M0 0S1 1"\nwidth = 8\nheight = 8', "drawing", "path"),
        ('path = "M0 0H9V9Z"\nwidth = 8', "drawing", "path"),
        ('path = "M0 0H9V9Z"\nwidth = 0\nheight = 8', "drawing", "path"),
        ("dots = [[0, 0, 1]]", "drawing", "dots"),
        ("dots = []", "drawing", "dots"),
    ],
)
def test_a_drawing_that_is_not_understood(figure: str, code: str, at: str, tmp_path: Path) -> None:
    words = 'fr = ["poisson", "poissons"]\nen = ["fish", "fish"]'
    text = f"{DEFAULT}\n[figures.fish]\n{figure}\n{words}\n"
    assert faults_of(text, tmp_path) == [(code, line_of(at, text))]


def test_a_figure_without_its_plural(tmp_path: Path) -> None:
    figure = 'dots = [[0, 0]]\nfr = ["poisson"]\nen = ["fish", "fish"]'
    text = f"{DEFAULT}\n[figures.fish]\n{figure}\n"
    assert faults_of(text, tmp_path) == [("words", line_of('fr = ["poisson"]', text))]


def test_a_letter_that_is_no_small_letter(tmp_path: Path) -> None:
    text = codebook_text("braille").replace('PI = "s"', 'PI = "sa"')
    assert faults_of(text, tmp_path) == [("letter", line_of("PI", text))]
