"""make_kit: from a deck to a folder of proven, printable files."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from companion.cards import Deck
from stickers.box import Onto, box_page, box_text, write_box
from stickers.card_size import write_card_sizes
from stickers.code_card import legend_brf, legend_text, write_code_card
from stickers.codebooks import Codebook, load_codebook
from stickers.codes import Ids, ids_called
from stickers.draft import Draft, RouteSettings
from stickers.estimate import estimate
from stickers.expected import expected_of
from stickers.faults import Facts, Fault, KitError
from stickers.fitting import demand_room
from stickers.folder import building
from stickers.kit_plan import label_faults, plan_kit
from stickers.legend import write_legend
from stickers.manifest import manifest_text
from stickers.on_card import Size, card_faults, usable_size
from stickers.paper import write_sheets
from stickers.plan import code_corner, materials
from stickers.printers import PLAIN, Profile
from stickers.proof import Proof, prove
from stickers.route_guide import route_guide
from stickers.routes import route_files, routes_called
from stickers.second_proof import write_record
from stickers.shapes import write_shapes
from stickers.sheets import Sheet, load_sheet
from stickers.twin import html_twin, text_twin
from stickers.words import load_words

Progress = Callable[[str, Facts], None]
"""Told the milestones: `laid-out` (labels, pages), `split` (corner) where the code of a card has a
label of its own, `estimate` (fields of Estimate),
`card-size-unknown` where it is, `page-written` (page, pages),
`codes-decoded` (decoded, expected)."""

_LEGEND, _CODE, _LEGEND_TEXT, _LEGEND_BRF, _BOX, _BOX_TEXT, _TEXT, _HTML, _MANIFEST, _PROOF = (
    _FILES
) = (
    "legend.pdf",
    "code.pdf",
    "legend.txt",
    "legend.brf",
    "box.pdf",
    "box.txt",
    "kit.txt",
    "kit.html",
    "manifest.csv",
    "proof.json",
)
_CARD_SIZE, _SHAPES = "outlines.pdf", "shapes.pdf"
CODEBOOK = "codebook.toml"
"""A copy of a tactile code that is not ours, so that labels can be printed again in it."""
_MOST_TIMES = 20
"""How often each label can be made."""
COPIES = 99
"""Most decks of one game that labels can number."""


@dataclass(frozen=True, slots=True)
class KitReport:
    """What was made."""

    out: Path
    files: tuple[Path, ...]
    sheet: str
    pages: int
    last_cell: int
    """The last cell that is filled on the last page."""
    labels: int
    cards: int
    codes_decoded: int
    materials: dict[str, int]
    """How many raised things are needed, by figure: `dot`, `bar`, `square` ..."""


def make_kit(
    deck: Deck,
    out: Path,
    *,
    sheet: Sheet | str = "",
    codebook: Codebook | str = "default",
    lang: str = "fr",
    start: int = 1,
    skip: Collection[int] = (),
    cards: Iterable[str] | None = None,
    copy: int = 1,
    times: int = 1,
    onto: str = Onto.CARD,
    card_size: Size | None = None,
    ids: str = Ids.QR,
    printer: Profile = PLAIN,
    routes: Collection[str] = (),
    settings: RouteSettings | None = None,
    progress: Progress | None = None,
) -> KitReport:
    """Make the sticker kit of a deck in the folder `out`; other files there are left alone.

    `sheet` is a sheet, or the code of one of ours, by default the one the tactile code is made for;
    `codebook` is a tactile code, or the name of one of ours; `start` and `skip` are cells of the
    first sheet, counted from 1; `cards` are ids, all if None; `copy` numbers a second deck of the
    same game; `times` is how often each label is made; `onto`, a value of Onto, is what it is
    stuck on; `card_size` is width and height of a card in mm, by default what the deck says:
    without it the places of the labels on the card are not checked; `ids`, a value of Ids, is how
    a label says its card to a machine; `printer` is made up for; `routes` are ways to make what is
    felt, beside the label sheets which are always made, with their `settings`. Raises KitError;
    its `proof-failed` carries the faults, and `out` is then as it was.
    """
    tell = progress or _silent
    book = load_codebook(codebook, lang) if isinstance(codebook, str) else codebook
    words = load_words(lang, deck, _copy(copy), book)
    form, ways = ids_called(ids), routes_called(routes)
    surface, size = _onto(onto), card_size or deck.card_size
    chosen = _sheet(sheet or book.sheet)
    plan = plan_kit(deck, chosen, book, words, start, skip, cards, form, _times(times))
    card = size and usable_size(size)
    demand_room(plan, book, words, form, card)
    on_card = card_faults(deck, book, plan, card)
    draft = Draft(plan, book, words, form, printer, settings or RouteSettings(), surface)
    tell("laid-out", {"labels": len(plan.labels), "pages": plan.pages})
    corner = code_corner(plan)
    if corner:
        tell("split", {"corner": corner.value})
    tell("estimate", asdict(estimate(plan, book)))
    if size is None:
        tell("card-size-unknown", {})
    with building(out, deck.name) as work:
        pdf = work / f"{deck.name}-{plan.sheet.code}.pdf"
        _write(pdf, draft, routes, tell)
        _write_box(work, draft)
        write_shapes(work / _SHAPES, plan, words)
        if book.source:
            _save(work / CODEBOOK, book.source)
        if size is None:
            write_card_sizes(work / _CARD_SIZE, words)
        made = [*on_card, *(fault for way in ways for fault in way(draft, work))]
        proof = _prove(pdf, draft, made, tell)
        if proof.faults:
            raise KitError("proof-failed", {"faults": len(proof.faults)}, proof.faults)
        files = (pdf.name, *_FILES, *route_files(work, {pdf.name, *_FILES}))
    return KitReport(
        out=out,
        files=tuple(out / name for name in files),
        sheet=plan.sheet.code,
        pages=plan.pages,
        last_cell=plan.labels[-1].cell,
        labels=len(plan.labels),
        cards=len({placed.laid.label.card.id for placed in plan.labels}),
        codes_decoded=proof.codes_decoded,
        materials=materials(plan),
    )


def _write(pdf: Path, draft: Draft, routes: Collection[str], tell: Progress) -> None:
    plan, codebook, words = draft.plan, draft.codebook, draft.words

    def written(page: int) -> None:
        tell("page-written", {"page": page, "pages": plan.pages})

    write_sheets(pdf, plan, codebook, words, written, draft.printer)
    write_legend(pdf.with_name(_LEGEND), plan, codebook, words)
    write_code_card(pdf.with_name(_CODE), plan, codebook, words)
    _save(pdf.with_name(_LEGEND_TEXT), legend_text(plan, words))
    size = (draft.settings.braille_cells, draft.settings.braille_lines)
    pdf.with_name(_LEGEND_BRF).write_bytes(legend_brf(plan, words, *size))
    guide = tuple(route_guide(draft, routes))
    _save(pdf.with_name(_TEXT), text_twin(plan, words, guide))
    _save(pdf.with_name(_HTML), html_twin(plan, words, guide))
    _save(pdf.with_name(_MANIFEST), manifest_text(plan, words))


def _write_box(folder: Path, draft: Draft) -> None:
    write_box(folder / _BOX, draft.plan, draft.words, draft.onto)
    _save(folder / _BOX_TEXT, box_text(box_page(draft.plan, draft.words, draft.onto)))


def _prove(pdf: Path, draft: Draft, made: Iterable[Fault], tell: Progress) -> Proof:
    expected = expected_of(draft.plan, draft.codebook, draft.ids, draft.printer)
    seen = prove(pdf, expected)
    tell("codes-decoded", {"decoded": seen.codes_decoded, "expected": seen.codes_expected})
    labels = label_faults(draft.words.deck, draft.plan, draft.codebook)
    proof = replace(seen, faults=(*labels, *made, *seen.faults))
    facts = {
        "game": draft.words.deck.name,
        "pdf": pdf.name,
        "sheet": draft.plan.sheet.code,
        "sheet_confidence": draft.plan.sheet.confidence,
        "codebook": draft.codebook.name,
        "digits": draft.codebook.notation,
        "onto": draft.onto.value,
        "lang": draft.words.lang,
        "copy": draft.words.copy,
        "labels": len(draft.plan.labels),
        "limits": asdict(draft.codebook.limits),
    }
    write_record(pdf.parent, facts, expected, proof)
    return proof


def _save(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="")


def _sheet(sheet: Sheet | str) -> Sheet:
    return load_sheet(sheet) if isinstance(sheet, str) else sheet


def _onto(onto: str) -> Onto:
    if onto not in list(Onto):
        raise KitError("unknown-onto", {"onto": onto, "known": ", ".join(Onto)})
    return Onto(onto)


def _times(times: int) -> int:
    if not 1 <= times <= _MOST_TIMES:
        raise KitError("times-outside", {"times": times, "most": _MOST_TIMES})
    return times


def _copy(copy: int) -> int:
    if not 1 <= copy <= COPIES:
        raise KitError("copy-outside", {"copy": copy, "most": COPIES})
    return copy


def _silent(code: str, facts: Facts) -> None:
    pass
