"""make_kit: from a deck to a folder of proven, printable files."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from companion.cards import Card, Deck
from stickers.checks import check
from stickers.codebooks import Codebook, load_codebook
from stickers.faults import Facts, Fault, KitError
from stickers.folder import building
from stickers.layout import lay_out
from stickers.legend import write_legend
from stickers.manifest import manifest_text
from stickers.marks import labels_of, same_marks
from stickers.paper import write_sheets
from stickers.plan import Plan, materials, plan_sheets
from stickers.proof import Proof, prove
from stickers.sheets import Sheet, load_sheet
from stickers.twin import html_twin, text_twin
from stickers.words import Words, load_words

Progress = Callable[[str, Facts], None]
"""Told the milestones: `laid-out` (labels, pages), `page-written` (page, pages),
`codes-decoded` (decoded, expected)."""

_LEGEND, _TEXT, _HTML, _MANIFEST, _PROOF = _FILES = (
    "legend.pdf",
    "kit.txt",
    "kit.html",
    "manifest.csv",
    "proof.json",
)
COPIES = 99
"""Most decks of one game that labels can number."""


@dataclass(frozen=True, slots=True)
class KitReport:
    """What was made."""

    out: Path
    files: tuple[Path, ...]
    sheet: str
    pages: int
    labels: int
    cards: int
    codes_decoded: int
    materials: dict[str, int]
    """How many raised things are needed, by figure: `dot`, `bar`, `square` ..."""


def make_kit(
    deck: Deck,
    out: Path,
    *,
    sheet: str = "L7651",
    lang: str = "fr",
    start: int = 1,
    skip: Collection[int] = (),
    cards: Iterable[str] | None = None,
    copy: int = 1,
    progress: Progress | None = None,
) -> KitReport:
    """Make the sticker kit of a deck in the folder `out`; other files there are left alone.

    `start` and `skip` are cells of the first sheet, counted from 1; `cards` are ids, all if None;
    `copy` numbers a second deck of the same game. Raises KitError; its `proof-failed` carries the
    faults, and `out` is then as it was.
    """
    tell = progress or _silent
    codebook = load_codebook()
    words = load_words(lang, deck, _copy(copy))
    plan = plan_kit(deck, load_sheet(sheet), codebook, words, start, skip, cards)
    tell("laid-out", {"labels": len(plan.labels), "pages": plan.pages})
    with building(out) as work:
        pdf = work / f"{deck.name}-{plan.sheet.code}.pdf"
        _write(pdf, plan, codebook, words, tell)
        proof = _prove(pdf, plan, codebook, words, tell)
        if proof.faults:
            raise KitError("proof-failed", {"faults": len(proof.faults)}, proof.faults)
    return KitReport(
        out=out,
        files=tuple(out / name for name in (pdf.name, *_FILES)),
        sheet=plan.sheet.code,
        pages=plan.pages,
        labels=len(plan.labels),
        cards=len({placed.laid.label.card.id for placed in plan.labels}),
        codes_decoded=proof.codes_decoded,
        materials=materials(plan),
    )


def plan_kit(
    deck: Deck,
    sheet: Sheet,
    codebook: Codebook,
    words: Words,
    start: int = 1,
    skip: Collection[int] = (),
    cards: Iterable[str] | None = None,
) -> Plan:
    """Lay out the labels of a deck on a sheet, in the order of the deck."""
    size = (sheet.label_width, sheet.label_height)
    laid = (
        lay_out(label, words.label(label), codebook, size)
        for card in _chosen(deck, cards)
        for label in labels_of(deck, card, codebook)
    )
    return plan_sheets(laid, sheet, start, skip)


def label_faults(deck: Deck, plan: Plan, codebook: Codebook) -> tuple[Fault, ...]:
    """What is wrong with the labels before anything is printed: ambiguity, gaps, sizes."""
    size = (plan.sheet.label_width, plan.sheet.label_height)
    laid = (fault for placed in plan.labels for fault in check(placed.laid, codebook, size))
    return (*same_marks(deck, codebook), *laid)


def _write(pdf: Path, plan: Plan, codebook: Codebook, words: Words, tell: Progress) -> None:
    def written(page: int) -> None:
        tell("page-written", {"page": page, "pages": plan.pages})

    write_sheets(pdf, plan, codebook, words, written)
    write_legend(pdf.with_name(_LEGEND), plan, codebook, words)
    _save(pdf.with_name(_TEXT), text_twin(plan, words))
    _save(pdf.with_name(_HTML), html_twin(plan, words))
    _save(pdf.with_name(_MANIFEST), manifest_text(plan, words))


def _prove(pdf: Path, plan: Plan, codebook: Codebook, words: Words, tell: Progress) -> Proof:
    seen = prove(pdf, plan, codebook)
    tell("codes-decoded", {"decoded": seen.codes_decoded, "expected": seen.codes_expected})
    faults = (*label_faults(words.deck, plan, codebook), *seen.faults)
    proof = Proof(seen.pages, seen.codes_expected, seen.codes_decoded, faults)
    _save(pdf.with_name(_PROOF), _proof_text(pdf.name, plan, codebook, words, proof))
    return proof


def _proof_text(pdf: str, plan: Plan, codebook: Codebook, words: Words, proof: Proof) -> str:
    record = {
        "game": words.deck.name,
        "pdf": pdf,
        "sheet": plan.sheet.code,
        "sheet_confidence": plan.sheet.confidence,
        "codebook": codebook.name,
        "lang": words.lang,
        "copy": words.copy,
        "labels": len(plan.labels),
        "passed": not proof.faults,
        "limits": asdict(codebook.limits),
        **asdict(proof),
    }
    return json.dumps(record, indent=2, ensure_ascii=False) + "\n"


def _save(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="")


def _chosen(deck: Deck, ids: Iterable[str] | None) -> tuple[Card, ...]:
    if ids is None:
        return deck.cards
    wanted = {card_id.strip().upper() for card_id in ids if card_id.strip()}
    for card_id in sorted(wanted):
        if card_id not in deck.by_id:
            raise KitError("unknown-card", {"card": card_id, "deck": deck.name})
    if not wanted:
        raise KitError("no-cards", {"deck": deck.name})
    return tuple(card for card in deck.cards if card.id in wanted)


def _copy(copy: int) -> int:
    if not 1 <= copy <= COPIES:
        raise KitError("copy-outside", {"copy": copy, "most": COPIES})
    return copy


def _silent(code: str, facts: Facts) -> None:
    pass
