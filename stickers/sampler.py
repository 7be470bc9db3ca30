"""The sampler: every mark and digit of a tactile code on one page, to feel and to learn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from companion.cards import Deck
from stickers.code_card import write_marks
from stickers.codebooks import Codebook, Style
from stickers.faults import KitError
from stickers.folder import building
from stickers.marks import Mark, braille_mark, digit_mark, family_mark, minus_mark, up_mark
from stickers.meanings import Line, Role
from stickers.words import Words, load_words

PAGE, TEXT = "sampler.pdf", "sampler.txt"


def make_sampler(out: Path, codebook: Codebook, decks: Sequence[Deck], lang: str) -> int:
    """Make the page of a code, and the same in words; return how many marks it shows.

    The colours are those of the decks. Raises KitError: `sampler-printed` if the code has nothing
    to feel, `slot-empty` if it is not filled in, or what a folder can do.
    """
    if codebook.style is Style.PRINTED:
        raise KitError("sampler-printed", {"codebook": codebook.name})
    lines = tuple(_lines(codebook, decks, lang))
    title = load_words(lang, decks[0], 1, codebook).say(
        "sampler", "title", name=codebook.title.get(lang, codebook.name)
    )
    with building(out) as work:
        write_marks(work / PAGE, title, lines, codebook, lang)
        text = "\n".join([title, *(line.words for line in lines)]) + "\n"
        (work / TEXT).write_text(text, encoding="utf-8", newline="")
    return sum(line.role is Role.MEANING for line in lines)


def _lines(code: Codebook, decks: Sequence[Deck], lang: str) -> Iterator[Line]:
    words = load_words(lang, decks[0], 1, code)
    yield Line(Role.HEADING, words.say("legend", "colours"))
    for mark, names in _families(code, decks, lang).items():
        yield _meaning(words, "colour", mark, name=", ".join(names), shape=words.mark(mark))
    yield Line(Role.HEADING, words.say("legend", "numbers"))
    for digit in range(10):
        mark = _digit(code, decks[0], digit)
        yield _meaning(words, "number", mark, n=digit, marks=_felt(words, mark, code))
    yield Line(Role.HEADING, words.say("sampler", "signs"))
    if code.style is Style.BRAILLE:
        minus = _digit(code, decks[0], -1)
        n = words.number(-1)
        yield _meaning(words, "number", minus, n=n, marks=_felt(words, minus, code))
    else:
        minus = minus_mark(code)
        yield _meaning(words, "minus", minus, minus=words.mark(minus))
    up = up_mark(code)
    yield Line(Role.MEANING, words.say("sampler", "up", up=words.mark(up)), (up,))


def _families(code: Codebook, decks: Sequence[Deck], lang: str) -> dict[Mark, list[str]]:
    """Mark -> the names of the families it stands for, each once; ink makes no difference."""
    found: dict[Mark, dict[str, None]] = defaultdict(dict)
    for deck in decks:
        for family in deck.families:
            if code.style is Style.BRAILLE:
                mark = braille_mark(deck, family.letter, None, code)
            else:
                mark = replace(family_mark(deck, family.letter, code), ink="")
            found[mark][family.names.get(lang, family.letter)] = None
    return {mark: list(names) for mark, names in found.items()}


def _digit(code: Codebook, deck: Deck, number: int) -> Mark:
    if code.style is Style.BRAILLE:
        return braille_mark(deck, "", number, code)
    return digit_mark(number, code)


def _felt(words: Words, mark: Mark, code: Codebook) -> str:
    if code.style is Style.BRAILLE:
        return words.say("marks", "dots", dots=words.dots(mark))
    return words.mark(mark)


def _meaning(words: Words, key: str, mark: Mark, **facts: str | int) -> Line:
    return Line(Role.MEANING, words.say("legend", key, **facts), (mark,))
