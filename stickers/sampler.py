"""The sampler: every mark and digit of a tactile code on one page, to feel and to learn.

It is proven like a kit, and can be proven again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path

from companion.cards import Deck, Family
from stickers.code_card import PAGE as SHEET
from stickers.code_card import TITLE, Entry, write_marks
from stickers.codebooks import Codebook, Style
from stickers.codes import Ids
from stickers.expected import Expected, ExpectedLabel, Frame, labels_as_csv
from stickers.faults import Fault, KitError
from stickers.folder import building
from stickers.marks import Mark, braille_mark, digit_mark, family_mark, minus_mark, up_mark
from stickers.meanings import Line, Role
from stickers.printers import PLAIN
from stickers.proof import has_ink, prove
from stickers.second_proof import MANIFEST, write_record
from stickers.touch import same_mark
from stickers.words import Words, load_words

_EDGE = 0.2
"""How far the smoothed edge of a mark reaches beyond its room on a rendered page, mm."""
_NAME = "sampler"
PAGE, TEXT = "sampler.pdf", "sampler.txt"


def make_sampler(out: Path, codebook: Codebook, decks: Sequence[Deck], lang: str) -> int:
    """Make the page of a code, the same in words, and their proof; return how many marks it shows.

    The colours are those of the decks. Raises KitError: `sampler-printed` if the code has nothing
    to feel, `slot-empty` if it is not filled in, `proof-failed`, or what a folder can do.
    """
    if codebook.style is Style.PRINTED:
        raise KitError("sampler-printed", {"codebook": codebook.name})
    lines = tuple(_lines(codebook, decks, lang))
    title = load_words(lang, decks[0], 1, codebook).say(
        "sampler", "title", name=codebook.title.get(lang, codebook.name)
    )
    with building(out, _NAME) as work:
        entries = write_marks(work / PAGE, title, lines, codebook, lang)
        text = "\n".join([title, *(line.words for line in lines)]) + "\n"
        (work / TEXT).write_text(text, encoding="utf-8", newline="")
        _prove(work, codebook, decks, lang, entries)
    return sum(line.role is Role.MEANING for line in lines)


def _prove(
    folder: Path,
    code: Codebook,
    decks: Sequence[Deck],
    lang: str,
    entries: Sequence[Entry],
) -> None:
    """Compare the rendered page with what it should show, and keep the result."""
    expected = _expected(entries)
    found = prove(folder / PAGE, expected)
    spots = [
        (entry, relief.box.moved(entry.left, entry.top))
        for entry in entries
        for relief in entry.reliefs
    ]
    inked = has_ink(folder / PAGE, [(entry.page, box) for entry, box in spots])
    flat = (
        Fault("sample-missing", {"words": " ".join(entry.lines)})
        for (entry, _), seen in zip(spots, inked, strict=True)
        if not seen
    )
    faults = (*_alike(code, decks, lang), *flat, *found.faults)
    manifest = labels_as_csv(expected.labels)
    (folder / MANIFEST).write_text(manifest, encoding="utf-8", newline="")
    facts = {"game": _NAME, "pdf": PAGE, "codebook": code.name, "lang": lang}
    write_record(folder, facts, expected, replace(found, faults=faults))
    if faults:
        raise KitError("proof-failed", {"faults": len(faults)}, faults)


def _expected(entries: Sequence[Entry]) -> Expected:
    wide, high = SHEET
    labels = tuple(
        ExpectedLabel(
            page=entry.page,
            row=number,
            column=1,
            card=" ".join(entry.lines),
            code="",
            text=" ".join(entry.lines),
            box=entry.box.grown(_EDGE),
        )
        for number, entry in enumerate(entries, start=1)
    )
    frame = Frame(entries[-1].page, wide, high, 0.0, Ids.QR, PLAIN, (TITLE,))
    return Expected(frame, labels)


def _alike(code: Codebook, decks: Sequence[Deck], lang: str) -> Iterator[Fault]:
    """Two colours of one deck, or two numbers, whose marks feel the same. A colour may feel like a
    number: they stand in different lines of a label."""
    families = (
        [(_family(code, deck, family), family.names.get(lang, family.letter))
         for family in deck.families]
        for deck in decks
    )  # fmt: skip
    digits = [(_digit(code, decks[0], number), str(number)) for number in range(10)]
    for marks in (*families, digits):
        for (one, words), (other, other_words) in combinations(marks, 2):
            if same_mark(one, other, code):
                yield Fault("sample-twice", {"one": words, "other": other_words})


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
            found[_family(code, deck, family)][family.names.get(lang, family.letter)] = None
    return {mark: list(names) for mark, names in found.items()}


def _family(code: Codebook, deck: Deck, family: Family) -> Mark:
    if code.style is Style.BRAILLE:
        return braille_mark(deck, family.letter, None, code)
    return replace(family_mark(deck, family.letter, code), ink="")


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
