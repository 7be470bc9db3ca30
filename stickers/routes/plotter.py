"""Cutting plotter: labels to print and cut, and every mark to cut out of something thick."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from stickers.cutting import MARK_SQUARE, CutPage, dxf, label_edge, registration, svg
from stickers.document import Document, Role
from stickers.draft import Draft
from stickers.expected import Expected, expected_of
from stickers.faults import Fault, KitError
from stickers.layout import Relief
from stickers.manifest import Row, rows
from stickers.outlines import Part
from stickers.paper import draw_label, label_in_words
from stickers.plan import Plan, plan_sheets
from stickers.proof import prove
from stickers.sheets import Sheet

FOLDER = "plotter"
_GAP = 2.0
"""Between two things that are cut, mm: the knife drags a corner with it when they are closer."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """All equal pieces: one file, one material."""

    name: str
    relief: Relief
    """The first of them."""
    count: int


def write(draft: Draft, folder: Path) -> tuple[Fault, ...]:
    """Write the labels to print and cut, one file a mark and material, and the sticking list.

    Raises KitError `inset-far` where the marks leave no room for a label.
    """
    out = folder / FOLDER
    out.mkdir()
    plan = plan_sheets(
        (placed.laid for placed in draft.plan.labels), _sheet(draft), start=1, skip=()
    )
    _write_labels(out, draft, plan)
    every = pieces(draft)
    for item in every:
        for number, page in enumerate(_piece_pages(item, plan.sheet, draft), start=1):
            _write_cuts(out / f"{item.name}-{number}", page, _title(item, draft))
    listed = "\n".join(_sticking_list(draft, plan, every)) + "\n"
    (out / f"{draft.words.say('plotter', 'list_file')}.txt").write_text(
        listed, encoding="utf-8", newline=""
    )
    return prove(out / "labels.pdf", _expected(draft, plan)).faults


def pieces(draft: Draft) -> tuple[Pieces, ...]:
    """The pieces to cut out, by figure, colour and size, in the order of first use."""
    first: dict[str, Relief] = {}
    counts: Counter[str] = Counter()
    for placed in draft.plan.labels:
        for relief in placed.laid.reliefs:
            name = piece_name(relief, draft)
            first.setdefault(name, relief)
            counts[name] += 1
    return tuple(Pieces(name, relief, counts[name]) for name, relief in first.items())


def piece_name(relief: Relief, draft: Draft) -> str:
    """The name of a kind of pieces: figure, and the letter of the family whose colour it has."""
    letter = _letter(relief, draft)
    return f"{relief.figure}-{letter}" if letter else relief.figure


def _letter(relief: Relief, draft: Draft) -> str:
    """The letter of the family whose colour a thing has; empty where it has none."""
    letters = [item.letter for item in draft.words.deck.families if item.ink == relief.ink]
    return letters[0] if relief.ink and letters else ""


def _sheet(draft: Draft) -> Sheet:
    """A sheet of the same paper and labels with room for the marks around them."""
    base, inset = draft.plan.sheet, draft.settings.inset
    edge = inset + MARK_SQUARE + 1
    wide, high = base.label_width, base.label_height
    columns = int((base.page_width - 2 * edge + _GAP) // (wide + _GAP))
    lines = int((base.page_height - 2 * edge + _GAP) // (high + _GAP))
    if inset < 0 or columns < 1 or lines < 1:
        raise KitError("inset-far", {"inset": round(inset)})
    return replace(
        base,
        code="plotter",
        title=draft.words.say("plotter", "sheet"),
        columns=columns,
        rows=lines,
        left=(base.page_width - columns * (wide + _GAP) + _GAP) / 2,
        top=(base.page_height - lines * (high + _GAP) + _GAP) / 2,
        pitch_x=wide + _GAP,
        pitch_y=high + _GAP,
        cut_lines=False,
    )


def _write_labels(out: Path, draft: Draft, plan: Plan) -> None:
    words, sheet, inset = draft.words, plan.sheet, draft.settings.inset
    title = words.say("plotter", "title")
    document = Document(out / "labels.pdf", title, words.lang, draft.printer)
    described = dict(zip(plan.labels, rows(plan, words), strict=True))
    for number in range(1, plan.pages + 1):
        page = document.page((sheet.page_width, sheet.page_height))
        with document.decoration():
            for box in registration(sheet.page_width, sheet.page_height, inset):
                page.box(box)
        for placed in plan.on_page(number):
            with document.tag(Role.FIGURE, label_in_words(described[placed], words)):
                draw_label(page, placed.laid, plan.box(placed), draft.codebook.sizes.outline)
        cuts = tuple(label_edge(plan.box(placed), sheet.shape) for placed in plan.on_page(number))
        lines = CutPage(sheet.page_width, sheet.page_height, inset, cuts)
        _write_cuts(out / f"labels-{number}", lines, title)
    document.save()


def _expected(draft: Draft, plan: Plan) -> Expected:
    expected = expected_of(plan, draft.codebook, draft.ids, draft.printer)
    marks = registration(plan.sheet.page_width, plan.sheet.page_height, draft.settings.inset)
    beside = tuple(box.grown(0.2) for box in marks)
    return replace(expected, frame=replace(expected.frame, beside=beside))


def _piece_pages(item: Pieces, sheet: Sheet, draft: Draft) -> Iterator[CutPage]:
    inset = draft.settings.inset
    edge = inset + MARK_SQUARE + 1
    box = item.relief.box
    across = int((sheet.page_width - 2 * edge + _GAP) // (box.width + _GAP))
    down = int((sheet.page_height - 2 * edge + _GAP) // (box.height + _GAP))
    for start in range(0, item.count, across * down):
        cuts: list[Part] = []
        for index in range(min(across * down, item.count - start)):
            row, column = divmod(index, across)
            left, top = edge + column * (box.width + _GAP), edge + row * (box.height + _GAP)
            cuts += item.relief.moved(left - box.left, top - box.top).parts()
        yield CutPage(sheet.page_width, sheet.page_height, inset, tuple(cuts))


def _write_cuts(path: Path, page: CutPage, title: str) -> None:
    path.with_name(f"{path.name}.svg").write_text(svg(page, title), encoding="utf-8", newline="")
    path.with_name(f"{path.name}.dxf").write_text(dxf(page), encoding="ascii", newline="")


def _title(item: Pieces, draft: Draft) -> str:
    """Which files, and in words what they cut."""
    words, letter = draft.words, _letter(item.relief, draft)
    colour = words.say("plotter", "colour", name=words.family(letter)) if letter else ""
    count = words.count(item.relief.figure, item.count, "materials")
    return words.say("plotter", "pieces", name=item.name, count=count, colour=colour)


def _sticking_list(draft: Draft, plan: Plan, every: tuple[Pieces, ...]) -> Iterator[str]:
    """From each kind of pieces back to the labels that take them."""
    words = draft.words
    yield words.say("plotter", "list_title")
    yield words.say("plotter", "list_how")
    described = list(zip(plan.labels, rows(plan, words), strict=True))
    for item in every:
        yield ""
        yield _title(item, draft)
        for placed, row in described:
            taken = sum(piece_name(relief, draft) == item.name for relief in placed.laid.reliefs)
            if taken:
                yield _line(row, taken, draft)


def _line(row: Row, taken: int, draft: Draft) -> str:
    return draft.words.say(
        "plotter",
        "list_line",
        page=row.page,
        row=row.row,
        column=row.column,
        card=row.words,
        where=row.where,
        n=taken,
    )
