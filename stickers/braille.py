"""Braille of grade 1 for what stands on a card: small letters, whole numbers, the minus.

Cells are Unicode characters U+2800 upwards. The number sign is always kept: without it a reader
takes digits for letters. The minus is a hyphen, whatever character it was typed with, and stands
where each language has it: French puts the number sign before it, English after it.
"""

from __future__ import annotations

from collections.abc import Iterator

ANTOINE, UEB = NOTATIONS = ("antoine", "ueb")
"""French and unified English digits."""

_LETTERS = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyz",
        (
            *("1", "12", "14", "145", "15", "124", "1245", "125", "24", "245"),
            *("13", "123", "134", "1345", "135", "1234", "12345", "1235", "234", "2345"),
            *("136", "1236", "2456", "1346", "13456", "1356"),
        ),
        strict=True,
    )
)
_ANTOINE_DOTS = ("16", "126", "146", "1456", "156", "1246", "12456", "1256", "246", "3456")
_ANTOINE = dict(zip("1234567890", _ANTOINE_DOTS, strict=True))
_UEB = {digit: _LETTERS[letter] for digit, letter in zip("1234567890", "abcdefghij", strict=True)}
_SIGN = {ANTOINE: "6", UEB: "3456"}
_HYPHEN = "36"


def cell(dots: str) -> str:
    """The character of a cell from the numbers of its dots: `cell("12")` is `⠃`."""
    return chr(0x2800 + sum(1 << (int(dot) - 1) for dot in dots))


def dots_of(character: str) -> tuple[int, ...]:
    """The numbers of the dots of a cell, 1 to 6."""
    bits = ord(character) - 0x2800
    return tuple(dot for dot in range(1, 7) if bits >> (dot - 1) & 1)


def braille(letters: str, number: int | None, notation: str) -> str:
    """Letters followed by a number, in cells. KeyError for other than the letters a to z."""
    return "".join(cell(_LETTERS[letter]) for letter in letters) + (
        "" if number is None else "".join(_number(number, notation))
    )


def _number(number: int, notation: str) -> Iterator[str]:
    sign, digits = (_SIGN[ANTOINE], _ANTOINE) if notation == ANTOINE else (_SIGN[UEB], _UEB)
    hyphen = [cell(_HYPHEN)] if number < 0 else []
    yield from [cell(sign), *hyphen] if notation == ANTOINE else [*hyphen, cell(sign)]
    for digit in str(abs(number)):
        yield cell(digits[digit])
