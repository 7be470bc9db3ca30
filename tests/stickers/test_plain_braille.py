"""Labels that are no cards can be felt: words in braille, and bump dots to be counted."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from stickers import prove_again
from stickers.braille_text import braille_text
from stickers.brf import ascii_of
from stickers.plain_labels import PlainKit, PlainLabel, make_plain_kit
from stickers.sheets import load_sheet

LABELS = (
    PlainLabel("oui", "CC034Y", 1),
    PlainLabel("annuler", "CC052U", 6),
    PlainLabel("pioche", "CC036U"),
)


def made(folder: Path, sheet: str = "L7160", labels: tuple[PlainLabel, ...] = LABELS) -> Path:
    kit = PlainKit("commands", "Cartes", ("Collez.",), labels, "fr")
    make_plain_kit(kit, folder, load_sheet(sheet))
    return folder


def test_every_word_is_a_line_of_braille_that_the_list_names(tmp_path: Path) -> None:
    labels = tuple(PlainLabel(f"place {n}") for n in range(1, 33))
    folder = made(tmp_path, labels=labels)
    pages = (folder / "labels.brf").read_bytes().decode("ascii").split("\f")
    listed = (folder / "braille.txt").read_text(encoding="utf-8").replace("\u00a0", " ")
    lines = [(p, n, line) for p, page in enumerate(pages, 1)
             for n, line in enumerate(page.split("\r\n")[:-1], 1)]  # fmt: skip
    assert len(lines) == 32
    for (page, number, line), label in zip(lines, labels, strict=True):
        assert line == ascii_of(braille_text(label.words, "fr"))
        assert f"Page {page}, ligne {number} : {label.words}.\n" in listed


def test_the_dots_of_a_card_are_printed_where_they_can_be_counted(tmp_path: Path) -> None:
    """Their number is seen on the page, in two columns of the upper right corner."""
    folder, sheet = made(tmp_path), load_sheet("L7160")
    document = pypdfium2.PdfDocument(folder / "commands-L7160.pdf")
    image = document[0].render(scale=300 / 72, grayscale=True).to_pil()
    document.close()
    mm = 300 / 25.4
    for cell, label in enumerate(LABELS, start=1):
        box = sheet.cell_box(cell)
        seen = 0
        for row in range(3):
            for column in (0, 1):
                x = box.right - 1.6 - 1.5 - (1 - column) * 6.2
                y = box.top + 1.6 + 1.5 + row * 6.2
                middle = image.getpixel((int(x * mm), int(y * mm)))
                edge = image.getpixel((int((x - 1.2) * mm), int(y * mm)))
                seen += middle < 250 and edge < 60  # type: ignore[operator]
        assert seen == label.dots
    text = (folder / "kit.txt").read_text(encoding="utf-8").replace("\u00a0", " ")
    assert "oui, code CC034Y, 1 pastille." in text
    assert "annuler, code CC052U, 6 pastilles." in text
    assert "pastille en relief de 3 millimètres" in text


def test_a_dot_that_is_gone_fails_the_proof(tmp_path: Path) -> None:
    folder = made(tmp_path)
    assert prove_again(folder).faults == ()
    cell = load_sheet("L7160").cell_box(1)
    points = 72 / 25.4
    left, bottom = (cell.right - 12) * points, (297 - cell.top - 6) * points
    with pikepdf.open(folder / "commands-L7160.pdf", allow_overwriting_input=True) as document:
        cover = f"q 1 g {left:.1f} {bottom:.1f} 30 14 re f Q".encode()
        document.pages[0].contents_add(cover)
        document.save(folder / "commands-L7160.pdf")
    assert "mark-missing" in {fault.code for fault in prove_again(folder).faults}


@pytest.mark.parametrize(("sheet", "told"), [("L7160", True), ("L7654", False)])
def test_where_dots_have_no_room_none_are_spoken_of(sheet: str, told: bool, tmp_path: Path) -> None:
    text = (made(tmp_path, sheet) / "kit.txt").read_text(encoding="utf-8")
    assert ("pastille" in text) == told
    assert "labels.brf" in text
