"""Labels for the eye show the colour of the card, not only its name.

Skyjo has no colours; rainbow, shadow and jokers of Num Draft have none that is one ink.
"""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from kits import planned

from companion.cards import DECK_NAMES, load_deck
from stickers.codebooks import Position
from stickers.expected import expected_of
from stickers.fitting import room_faults, sheets_that_fit
from stickers.paper import write_sheets
from stickers.proof import prove

SCALE = 300 / 72
MM = 300 / 25.4


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", DECK_NAMES)
def test_every_card_with_a_colour_shows_it_beside_its_number(game: str, lang: str) -> None:
    plan, codebook, words = planned(game, "L7654", lang=lang, book="large-print")
    assert room_faults(plan, codebook) == ()
    for placed in plan.labels:
        label, patches = placed.laid.label, placed.laid.patches
        coloured = label.position is Position.TOP_LEFT or bool(label.card.face.bonus)
        family = label.card.face.family
        plain = family in {"", "A", "S", "JK"} and game in {"numdraft", "skyjo"}
        assert bool(patches) == (coloured and not plain), label.card.id
        inks = {item.letter: item.ink for item in words.deck.families if item.ink}
        for patch in patches:
            assert patch.inks == ((inks[family],) if family in inks else tuple(inks.values()))
            assert patch.box.width >= 4
            assert patch.box.height >= 10


def test_the_patch_is_printed_in_its_colour_with_a_black_outline(tmp_path: Path) -> None:
    cards = ["OD001M", "OD019Y", "OD037W"]
    ids = [card.id for card in load_deck("odin").cards if card.id[:5] in {c[:5] for c in cards}]
    plan, codebook, words = planned("odin", "L7654", cards=ids, book="large-print")
    path = tmp_path / "odin.pdf"
    write_sheets(path, plan, codebook, words, lambda _: None)
    document = pypdfium2.PdfDocument(path)
    image = document[0].render(scale=SCALE).to_pil().convert("RGB")
    document.close()
    for placed in plan.labels:
        (patch,) = placed.laid.patches
        box = patch.moved(plan.box(placed).left, plan.box(placed).top).box
        ink = words.deck.family(placed.laid.label.card.face.family).ink
        across, down = box.centre
        pixel = image.getpixel((int(across * MM), int(down * MM)))
        assert pixel == tuple(int(ink[start : start + 2], 16) for start in (1, 3, 5))
        edge = image.getpixel((int((box.left + 0.3) * MM), int(down * MM)))
        assert max(edge) < 40  # type: ignore[type-var]
    assert prove(path, expected_of(plan, codebook)).faults == ()


def test_a_patch_that_is_not_printed_fails_the_proof(tmp_path: Path) -> None:
    with_patch, codebook, _ = planned("odin", "L7654", cards=["OD001M"], book="large-print")
    braille, other, said = planned("odin", "L7654", cards=["OD001M"], book="braille")
    path = tmp_path / "odin.pdf"
    write_sheets(path, braille, other, said, lambda _: None)
    codes = {fault.code for fault in prove(path, expected_of(with_patch, codebook)).faults}
    assert "mark-missing" in codes


def test_a_small_label_leaves_out_the_patch_before_large_print(tmp_path: Path) -> None:
    plan, codebook, words = planned("odin", "DYMO11355", book="large-print")
    (sheet,) = sheets_that_fit(words.deck, codebook, words, sheets=[plan.sheet])
    assert sheet.code == "DYMO11355"
    sizes = [text.size for placed in plan.labels for text in placed.laid.texts if text.large]
    assert min(sizes) >= codebook.limits.number
