"""Numbers for the ear: signs and genders are words, the rest are digits, which voices read well."""

from __future__ import annotations

_MINUS_WORD = {"fr": "moins", "en": "minus"}
_HUNDREDS = ("", "cent ", "deux cent ", "trois cent ", "quatre cent ", "cinq cent ")
_ONE_MORE = {
    1: "une",
    21: "vingt et une",
    31: "trente et une",
    41: "quarante et une",
    51: "cinquante et une",
    61: "soixante et une",
    81: "quatre-vingt-une",
}
"""The French numbers below 100 that have a gender."""


def with_sign(number: int, lang: str) -> str:
    """`3`, and for a number below zero `moins 3`: the French voice drops a written minus."""
    return str(number) if number >= 0 else f"{_MINUS_WORD[lang]} {-number}"


def feminine(number: int, lang: str) -> str:
    """A number below 600 that counts something feminine: `vingt et une`, where a voice says `un`.

    Only French numbers that end in one have a gender; 11, 71 and 91 have none.
    """
    hundreds, rest = divmod(number, 100)
    if lang != "fr" or rest not in _ONE_MORE or hundreds >= len(_HUNDREDS):
        return str(number)
    return _HUNDREDS[hundreds] + _ONE_MORE[rest]
