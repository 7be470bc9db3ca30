"""Calibration: simulated printers that shift, stretch and turn the page, measured with a ruler."""

from __future__ import annotations

from itertools import product
from math import cos, hypot, radians, sin
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kits import planned, written
from PIL import Image

from companion.cards import load_deck
from stickers import KitError, make_kit
from stickers.calibration import (
    LETTERS,
    PAPERS,
    squares,
    write_calibration,
    write_calibration_proof,
)
from stickers.expected import expected_of
from stickers.geometry import Box
from stickers.paper import write_sheets
from stickers.printers import PLAIN, Profile, checked, measured, profile_from, profile_text
from stickers.proof import prove
from stickers.sheets import load_sheet

PAGE = PAPERS["A4"]
MARKS = squares("A4")


def askew(
    shift_x: float, shift_y: float, scale_x: float, scale_y: float, degrees: float
) -> Profile:
    """A printer that stretches, turns and shifts."""
    turn = radians(degrees)
    return Profile(
        "office",
        shift_x,
        shift_y,
        scale_x * cos(turn),
        scale_y * cos(turn),
        -scale_y * sin(turn),
        scale_x * sin(turn),
    )


OFFICE = askew(1.2, -0.8, 0.985, 0.992, 0.15)
"""The simulated printer of the reference measurements: 3.1 mm off at the worst corner."""


def worst(printer: Profile, correction: Profile) -> float:
    """How far a corrected point lands from where it belongs, anywhere on the page, mm."""
    off = []
    for x, y in product((5.0, PAGE[0] / 2, PAGE[0] - 5), (10.0, PAGE[1] / 2, PAGE[1] - 10)):
        landed = printer.lands(*correction.sent(x, y))
        off.append(hypot(landed[0] - x, landed[1] - y))
    return max(off)


def read_with_ruler(printer: Profile, step: float) -> list[tuple[float, float]]:
    return [
        (round(x / step) * step, round(y / step) * step)
        for x, y in (printer.lands(*mark) for mark in MARKS)
    ]


def test_three_millimetres_drop_under_a_third_with_a_half_millimetre_ruler() -> None:
    assert worst(OFFICE, PLAIN) > 3.0
    profile = measured("office", MARKS, read_with_ruler(OFFICE, 0.5))
    assert worst(OFFICE, profile) < 0.3


printers = st.builds(
    askew,
    st.floats(-3, 3),
    st.floats(-3, 3),
    st.floats(0.983, 1.017),
    st.floats(0.983, 1.017),
    st.floats(-0.3, 0.3),
)


@given(printers)
def test_any_printer_read_to_a_quarter_of_a_millimetre_ends_under_a_third(printer: Profile) -> None:
    profile = measured("any", MARKS, read_with_ruler(printer, 0.25))
    assert worst(printer, profile) < 0.3


@given(printers, st.floats(0, 210), st.floats(0, 297))
def test_what_is_sent_lands_where_it_belongs(printer: Profile, x: float, y: float) -> None:
    assert printer.lands(*printer.sent(x, y)) == pytest.approx((x, y), abs=1e-9)


@given(printers)
def test_a_profile_that_is_written_is_read_again(printer: Profile) -> None:
    again = profile_from(printer.name, profile_text(printer))
    assert again.lands(200, 280) == pytest.approx(printer.lands(200, 280), abs=0.01)


@pytest.mark.parametrize("scale", [0.96, 1.04])
def test_a_viewer_that_fits_the_page_is_named(scale: float) -> None:
    """96 percent is what one user's viewer did (tmaier/asn-qr-code-label-generator 14)."""
    with pytest.raises(KitError) as caught:
        measured("x", MARKS, [Profile("", scale_x=scale, scale_y=scale).lands(*m) for m in MARKS])
    assert caught.value.code == "viewer-scales"
    assert caught.value.facts["across"] == f"{100 * scale:g}"


@pytest.mark.parametrize("direction", ["across", "down"])
@pytest.mark.parametrize("index", range(4))
def test_one_misread_distance_is_noticed(index: int, direction: str) -> None:
    readings = read_with_ruler(OFFICE, 0.5)
    x, y = readings[index]
    readings[index] = (x + 4, y) if direction == "across" else (x, y + 4)
    with pytest.raises(KitError) as caught:
        measured("x", MARKS, readings)
    assert (caught.value.code, caught.value.facts["direction"]) == ("reading-odd", direction)
    assert caught.value.facts["off"] in (3, 4, 5)


def test_a_profile_that_no_printer_can_have() -> None:
    with pytest.raises(KitError) as caught:
        checked(Profile("x", offset_x=15))
    assert caught.value.code == "offset-far"
    for text in ("offset_x = 1\nnonsense = 2\n", "offset_x = ", 'offset_x = "far"'):
        with pytest.raises(KitError) as torn:
            profile_from("x", text)
        assert torn.value.code == "profile-torn"


def printed(path: Path, printer: Profile, page: int = 1) -> Image.Image:
    """A page in grey at 300 dpi as that printer puts it out."""
    document = pypdfium2.PdfDocument(path)
    try:
        image: Image.Image = document[page - 1].render(scale=300 / 72, grayscale=True).to_pil()
    finally:
        document.close()
    a, b, c, d, e, f = printer.correction
    scale = 300 / 25.4
    return image.transform(
        image.size,
        Image.Transform.AFFINE,
        (a, b, c * scale, d, e, f * scale),
        Image.Resampling.BICUBIC,
        fillcolor=255,
    )


def edges(image: Image.Image, near: tuple[float, float]) -> tuple[float, float]:
    """Left and top side of the black square near a point, mm."""
    scale = 300 / 25.4
    left, top = ((length - 5) * scale for length in near)
    cell = image.crop((int(left), int(top), int(left) + 280, int(top) + 280))
    across = [cell.getpixel((x, 90)) for x in range(280)]
    down = [cell.getpixel((90, y)) for y in range(280)]
    run = 40
    x = next(i for i in range(240) if all(v < 128 for v in across[i : i + run]))
    y = next(i for i in range(240) if all(v < 128 for v in down[i : i + run]))
    return (int(left) + x) / scale, (int(top) + y) / scale


def test_the_whole_round_on_pixels(tmp_path: Path) -> None:
    """Print on a bad printer, measure the picture, print the proof, measure again."""
    page, proof = tmp_path / "page.pdf", tmp_path / "proof.pdf"
    write_calibration(page, "A4", "en")
    sheet = printed(page, OFFICE)
    readings = [edges(sheet, OFFICE.lands(*mark)) for mark in MARKS]
    halves = [(round(2 * x) / 2, round(2 * y) / 2) for x, y in readings]
    profile = measured("office", MARKS, halves)
    write_calibration_proof(proof, "A4", load_sheet("L7651"), profile, "en")
    corrected = printed(proof, OFFICE)
    for mark in MARKS:
        assert edges(corrected, mark) == pytest.approx(mark, abs=0.3)


def test_a_kit_for_a_bad_printer_is_right_on_its_paper_and_wrong_elsewhere(
    tmp_path: Path,
) -> None:
    plan, codebook, words = planned("odin")
    path = tmp_path / "k.pdf"
    write_sheets(path, plan, codebook, words, lambda page: None, OFFICE)
    good = prove(path, expected_of(plan, codebook, printer=OFFICE))
    assert (good.faults, good.codes_worn) == ((), 54)
    assert prove(path, expected_of(plan, codebook)).faults


def test_the_correction_is_a_vector_transform(tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path, printer=OFFICE)
    with pikepdf.open(tmp_path / "odin-L7651.pdf") as document:
        assert all("/XObject" not in page.Resources for page in document.pages)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_each_number_stands_alone_beside_its_square(lang: str, paper: str, tmp_path: Path) -> None:
    """Nobody may have to guess which number is asked for: no digit touches anything else."""
    path = tmp_path / "page.pdf"
    write_calibration(path, paper, lang)
    document = pypdfium2.PdfDocument(path)
    page = document[0].get_textpage()
    scale = 72 / 25.4
    high = PAPERS[paper][1]
    for index, (left, top) in enumerate(squares(paper)):
        for number, box in (
            (2 * index + 1, Box(left - 24, top - 4, 15, 22)),
            (2 * index + 2, Box(left - 2, top - 30, 22, 19)),
        ):
            text = page.get_text_bounded(
                left=box.left * scale,
                right=box.right * scale,
                bottom=(high - box.bottom) * scale,
                top=(high - box.top) * scale,
            )
            assert text.strip() == str(number)
    assert set(LETTERS) <= set(page.get_text_range())
    document.close()


def test_written_without_a_profile_is_the_plain_page(tmp_path: Path) -> None:
    plan, codebook, words = planned("odin")
    one = written(tmp_path / "1.pdf", plan, codebook, words).read_bytes()
    write_sheets(tmp_path / "2.pdf", plan, codebook, words, lambda page: None, PLAIN)
    assert (tmp_path / "2.pdf").read_bytes() == one
