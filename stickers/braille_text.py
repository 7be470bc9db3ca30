"""Running text in braille of grade 1, French (2006 code) and English (unified code)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from stickers.braille import ANTOINE, UEB, braille, cell

_CAPITAL = {"fr": "46", "en": "6"}
_GRADE_1 = "56"
"""English: the sign before a letter a to j that follows a digit."""
_ACCENTS = {
    "à": "12356", "â": "16", "ç": "12346", "é": "123456", "è": "2346", "ê": "126", "ë": "1246",
    "î": "146", "ï": "12456", "ô": "1456", "ù": "23456", "û": "156", "ü": "1256", "œ": "246",
}  # fmt: skip
_SIGNS = {
    "fr": {
        " ": "", ",": "2", ";": "23", ":": "25", ".": "256", "?": "26", "!": "235", "'": "3",
        "-": "36", "(": "236", ")": "356", "«": "2356", "»": "2356", "/": "34", "+": "6 235",
    },
    "en": {
        " ": "", ",": "2", ";": "23", ":": "25", ".": "256", "?": "236", "!": "235", "'": "3",
        "-": "36", "(": "5 126", ")": "5 345", "/": "456 34", "+": "5 235",
    },
}  # fmt: skip
_PIECE = re.compile(r"(?<!\S)-\d+|\d+|[^\W\d_]+|.", re.DOTALL)
_FRENCH_BLANK = re.compile(r"\s+(?=[:;?!»])|(?<=«)\s+")
"""A blank that ink has and French braille has not: the mark stands at its word."""
_ALIKE = str.maketrans({"’": "'", "−": "-", "\u00a0": " ", "\u202f": " "})


def braille_text(text: str, lang: str) -> str:
    """A text in Unicode cells. ValueError names a character that has no cell here."""
    plain = text.translate(_ALIKE)
    return "".join(_pieces(_FRENCH_BLANK.sub("", plain) if lang == "fr" else plain, lang))


def _pieces(text: str, lang: str) -> Iterator[str]:
    notation = ANTOINE if lang == "fr" else UEB
    after_digit = False
    for piece in _PIECE.findall(text):
        if piece[-1].isdigit():
            yield (
                braille("", int(piece), notation)
                if piece == str(int(piece))
                else _zeros(piece, notation)
            )
        elif piece.isalpha():
            yield _word(piece, lang, after_digit)
        else:
            yield _sign(piece, lang)
        after_digit = piece[-1].isdigit()


def _zeros(digits: str, notation: str) -> str:
    """Digits that begin with zeros: each is written, the number sign once."""
    sign = braille("", 0, notation)[:-1]
    return sign + "".join(braille("", int(digit), notation)[len(sign) :] for digit in digits)


def _word(word: str, lang: str, after_digit: bool) -> str:
    capital = cell(_CAPITAL[lang])
    small = "".join(_letter(letter) for letter in word.lower())
    if len(word) > 1 and word.isupper():
        return 2 * capital + small
    cells = [
        capital + _letter(letter.lower()) if letter.isupper() else _letter(letter)
        for letter in word
    ]
    misread = lang == "en" and after_digit and word[0] in "abcdefghij"
    return (cell(_GRADE_1) if misread else "") + "".join(cells)


def _letter(letter: str) -> str:
    if letter in _ACCENTS:
        return cell(_ACCENTS[letter])
    if not "a" <= letter <= "z":
        raise ValueError(f"{letter!r} has no braille here")
    return braille(letter, None, ANTOINE)


def _sign(sign: str, lang: str) -> str:
    if sign not in _SIGNS[lang]:
        raise ValueError(f"{sign!r} has no braille here")
    return "".join(cell(dots) for dots in _SIGNS[lang][sign].split()) or cell("")
