"""The small braille table: known examples, and liblouis where it is installed."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from stickers.braille import ANTOINE, UEB, braille, cell, dots_of

SYSTEM = "/usr/lib/python3/dist-packages"
"""Where Debian puts the Python part of liblouis, which no registry has."""
TABLES = {ANTOINE: "fr-bfu-comp6.utb", UEB: "en-ueb-g1.ctb"}


def liblouis() -> ModuleType:
    """The module of liblouis from the system, or a skip that says how to get it."""
    sys.path.append(SYSTEM)
    try:
        return pytest.importorskip(
            "louis", reason="BRAILLE NOT COMPARED WITH LIBLOUIS: apt install python3-louis"
        )
    finally:
        sys.path.remove(SYSTEM)


@pytest.mark.parametrize(
    ("letters", "number", "notation", "cells"),
    [
        ("r", 7, ANTOINE, "⠗⠠⠻"),
        ("r", 7, UEB, "⠗⠼⠛"),
        ("", -2, ANTOINE, "⠠⠤⠣"),
        ("", -2, UEB, "⠤⠼⠃"),
        ("", 12, ANTOINE, "⠠⠡⠣"),
        ("b", None, UEB, "⠃"),
    ],
)
def test_what_stands_on_cards(letters: str, number: int | None, notation: str, cells: str) -> None:
    assert braille(letters, number, notation) == cells


def test_dots_and_cells_go_both_ways() -> None:
    assert all(
        cell("".join(map(str, dots_of(chr(code))))) == chr(code) for code in range(0x2800, 0x2840)
    )


@pytest.mark.parametrize("notation", [ANTOINE, UEB])
def test_letters_and_numbers_agree_with_liblouis(notation: str) -> None:
    louis = liblouis()
    tables = ["unicode.dis", TABLES[notation]]
    for number in (*range(-20, 21), 100, 305, 678, 9):
        assert braille("", number, notation) == louis.translateString(tables, str(number)), number
    for letter in "abcdefghijklmnopqrstuvwxyz":
        assert braille(letter, 7, notation) == louis.translateString(tables, f"{letter}7")
        assert braille(letter, -2, notation) == louis.translateString(tables, f"{letter}-2")
