"""The files of the routes, looked at as their machines will: pixels, lines, dots, surfaces."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
import zipfile
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
import trimesh
import zxingcpp
from kits import planned
from PIL import Image

from companion.cards import load_deck
from stickers import KitError, RouteSettings, make_kit
from stickers.draft import Draft
from stickers.geometry import Box
from stickers.plan import materials
from stickers.routes import ROUTES, bump_dots, plotter, swell, uv
from stickers.routes.uv import spot_names
from stickers.sheets import find_sheet, load_sheet, our_sheets

SVG = "{http://www.w3.org/2000/svg}"


def draft(game: str = "pixies", settings: RouteSettings | None = None, **asked: object) -> Draft:
    plan, codebook, words = planned(game, **asked)  # type: ignore[arg-type]
    return Draft(plan, codebook, words, settings=settings or RouteSettings())


def coloured(path: Path, page: int = 1) -> Image.Image:
    document = pypdfium2.PdfDocument(path)
    try:
        image: Image.Image = document[page - 1].render(scale=300 / 72).to_pil().convert("RGB")
        return image
    finally:
        document.close()


def spot(image: Image.Image, x: float, y: float) -> tuple[int, int, int]:
    """The colour of a point in mm."""
    pixel = image.getpixel((round(x * 300 / 25.4), round(y * 300 / 25.4)))
    assert isinstance(pixel, tuple)
    return pixel[0], pixel[1], pixel[2]


def test_an_unknown_route_names_all_there_are(tmp_path: Path) -> None:
    with pytest.raises(KitError) as caught:
        make_kit(load_deck("odin"), tmp_path / "kit", routes=["paper", "laser"])
    assert caught.value.code == "unknown-route"
    assert caught.value.facts["known"] == ", ".join(ROUTES)


ON_SHEETS = [route for route in ROUTES if route != "label-printer"]
"""What can be made in one go: a label printer takes no sheets."""


@pytest.mark.parametrize(
    ("sheet", "routes", "files"), [("L7651", ON_SHEETS, 30), ("57x32", ["label-printer"], 17)]
)
def test_the_same_routes_twice_are_the_same_bytes(
    sheet: str, routes: list[str], files: int, tmp_path: Path
) -> None:
    asked = {"sheet": sheet, "routes": routes, "cards": ["PX0013", "PX0826", "PX012Y"]}
    one = make_kit(load_deck("pixies"), tmp_path / "one", **asked)  # type: ignore[arg-type]
    other = make_kit(load_deck("pixies"), tmp_path / "other", **asked)  # type: ignore[arg-type]
    assert len(one.files) >= files
    for left, right in zip(one.files, other.files, strict=True):
        assert left.read_bytes() == right.read_bytes(), left.name


@pytest.mark.parametrize("route", ["swell", "uv", "bump-dots"])
def test_a_code_that_raises_nothing_needs_no_route_for_relief(route: str, tmp_path: Path) -> None:
    with pytest.raises(KitError) as caught:
        make_kit(load_deck("odin"), tmp_path / "kit", codebook="large-print", routes=[route])
    assert caught.value.code == "nothing-raised"
    assert not (tmp_path / "kit").exists()


@pytest.mark.parametrize("codebook", ["braille", "bump-dots"])
def test_every_route_takes_every_code_with_relief(codebook: str, tmp_path: Path) -> None:
    cards = ["PX0013", "PX0826", "PX012Y"]
    deck = load_deck("pixies")
    for sheet, routes in (("", ON_SHEETS), ("60x38", ["label-printer"])):
        asked = {"sheet": sheet, "codebook": codebook, "routes": routes, "cards": cards}
        report = make_kit(deck, tmp_path, **asked)  # type: ignore[arg-type]
        assert report.codes_decoded == 3


def test_on_swell_paper_the_marks_are_black_and_the_rest_stays_flat(tmp_path: Path) -> None:
    made = draft(cards=["PX0013"])
    assert swell.write(made, tmp_path) == ()
    image = coloured(tmp_path / "swell.pdf")
    for placed in made.plan.labels:
        for relief in made.plan.reliefs(placed):
            assert spot(image, *relief.box.centre) == (0, 0, 0), relief.figure
    red, green, blue = image.split()
    ink = sum(value for grey, value in enumerate(blue.histogram()) if grey < 250)
    dark = sum(
        max(pixel) < 60
        for pixel in zip(*(band.tobytes() for band in (red, green, blue)), strict=True)
    )
    areas = sum(
        relief.box.width * relief.box.height * (0.785 if relief.figure == "dot" else 1)
        for placed in made.plan.labels
        for relief in made.plan.reliefs(placed)
    )
    assert dark == pytest.approx(areas * (300 / 25.4) ** 2, rel=0.03)
    assert ink >= dark


def test_a_mark_that_would_not_swell_and_ink_that_would_are_found(tmp_path: Path) -> None:
    made = draft(cards=["PX0013"])
    bare = replace(made, plan=replace(made.plan, labels=made.plan.labels[:1]))
    swell.write(bare, tmp_path)
    assert {fault.code for fault in swell.faults(tmp_path / "swell.pdf", made)} == {"relief-flat"}
    swell.write(made, tmp_path)
    assert {fault.code for fault in swell.faults(tmp_path / "swell.pdf", bare)} == {"relief-stray"}


@pytest.mark.parametrize("name", ["Varnish", "RDG_GLOSS", "Clear coat 2"])
def test_a_uv_printer_finds_its_spot_colour_by_name(name: str, tmp_path: Path) -> None:
    made = draft(cards=["PX0013"], settings=RouteSettings(spot=name))
    assert uv.write(made, tmp_path) == ()
    assert spot_names(tmp_path / "uv.pdf") == {name}


@pytest.mark.parametrize("name", ["", "Vernis sélectif", "a/b", "x" * 40])
def test_a_spot_colour_has_a_name_that_every_print_shop_can_read(name: str, tmp_path: Path) -> None:
    with pytest.raises(KitError) as caught:
        uv.write(draft(cards=["PX0013"], settings=RouteSettings(spot=name)), tmp_path)
    assert caught.value.code == "spot-name"


def cut_boxes(path: Path) -> list[Box]:
    """What an SVG cuts, as boxes in mm."""
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert root.attrib["width"] == f"{root.attrib['viewBox'].split()[2]}mm"
    (layer,) = [group for group in root.iter(f"{SVG}g") if group.attrib["id"] == "cut"]
    boxes = []
    for item in layer:
        if item.tag == f"{SVG}circle":
            x, y, radius = (float(item.attrib[key]) for key in ("cx", "cy", "r"))
            boxes.append(Box(x - radius, y - radius, 2 * radius, 2 * radius))
        else:
            numbers = [float(part) for part in item.attrib["d"].split() if part[-1].isdigit()]
            xs, ys = numbers[::2], numbers[1::2]
            boxes.append(Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)))
    return boxes


def test_the_plotter_cuts_every_piece_in_its_size_and_no_two_touch(tmp_path: Path) -> None:
    made = draft("skyjo")
    assert plotter.write(made, tmp_path) == ()
    found: Counter[str] = Counter()
    for item in plotter.pieces(made):
        for path in (tmp_path / "plotter").glob(f"{item.name}-*.svg"):
            boxes = cut_boxes(path)
            holes = [
                box for box in boxes if any(box != other and other.holds(box) for other in boxes)
            ]
            outer = [box for box in boxes if box not in holes]
            for box in outer:
                assert box.width == pytest.approx(item.relief.box.width, abs=0.01)
                assert box.height == pytest.approx(item.relief.box.height, abs=0.01)
            for one, other in pairwise(outer):
                assert one.gap(other) > 1.9
            found[item.relief.figure] += len(outer)
    assert found == materials(made.plan)


def test_the_plotter_cuts_each_label_where_it_is_printed(tmp_path: Path) -> None:
    made = draft("odin")
    assert plotter.write(made, tmp_path) == ()
    folder = tmp_path / "plotter"
    read = []
    for page in (1, 2):
        image = coloured(folder / "labels.pdf", page)
        for box in cut_boxes(folder / f"labels-{page}.svg"):
            cell = image.crop(
                tuple(
                    round(edge * 300 / 25.4) for edge in (box.left, box.top, box.right, box.bottom)
                )
            )
            read += [code.text for code in zxingcpp.read_barcodes(cell)]
    assert sorted(read) == sorted(card.id for card in load_deck("odin").cards)


def test_a_round_label_is_cut_as_a_circle_and_its_edge_is_one_on_swell_paper(
    tmp_path: Path,
) -> None:
    made = draft("odin", sheet="6450", cards=["OD001M"])
    assert plotter.write(made, tmp_path) == ()
    root = ElementTree.parse(tmp_path / "plotter" / "labels-1.svg").getroot()
    (layer,) = [group for group in root.iter(f"{SVG}g") if group.attrib["id"] == "cut"]
    assert {item.tag for item in layer} == {f"{SVG}circle"}
    assert {float(item.attrib["r"]) for item in layer} == {12.7}
    assert swell.write(made, tmp_path) == ()
    image, box = coloured(tmp_path / "swell.pdf"), made.plan.box(made.plan.labels[0])
    assert spot(image, *box.centre[:1], box.top) != (255, 255, 255)
    assert spot(image, box.left, box.top) == (255, 255, 255)


@pytest.mark.parametrize("inset", [10.0, 15.9, 25.0])
def test_registration_marks_are_printed_and_drawn_at_the_inset(
    inset: float, tmp_path: Path
) -> None:
    made = draft("odin", settings=RouteSettings(inset=inset), cards=["OD001M"])
    assert plotter.write(made, tmp_path) == ()
    image = coloured(tmp_path / "plotter" / "labels.pdf")
    assert spot(image, inset + 2.5, inset + 2.5) == (0, 0, 0)
    assert spot(image, inset - 0.5, inset + 2.5) == (255, 255, 255)
    assert spot(image, 210 - inset - 10, inset + 0.25)[0] < 128
    assert spot(image, inset + 0.25, 297 - inset - 10)[0] < 128
    drawing = (tmp_path / "plotter" / "labels-1.svg").read_text(encoding="utf-8")
    assert f'<rect x="{inset:g}" y="{inset:g}" width="5" height="5"/>' in drawing


def test_an_inset_without_room_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KitError) as caught:
        plotter.write(draft("odin", settings=RouteSettings(inset=90)), tmp_path)
    assert caught.value.code == "inset-far"


def dxf_cuts(path: Path, height: float) -> list[Box]:
    """What a DXF cuts, as boxes in mm with y downwards."""
    lines = path.read_bytes().decode("ascii").split("\r\n")
    pairs = list(zip(lines[::2], lines[1::2], strict=False))
    assert pairs[pairs.index(("9", "$INSUNITS")) + 1] == ("70", "4")  # millimetres
    assert pairs[-1] == ("0", "EOF")
    starts = [n for n, (code, _) in enumerate(pairs) if code == "0"]
    items = [(pairs[a][1], pairs[a + 1 : b]) for a, b in pairwise(starts)]
    boxes: list[Box] = []
    corners: list[tuple[float, float]] = []
    for kind, facts in items:
        told = dict(facts)
        if told.get("8") != "CUT" and kind != "SEQEND":
            continue
        if kind == "CIRCLE":
            x, y, radius = (float(told[code]) for code in ("10", "20", "40"))
            boxes.append(Box(x - radius, height - y - radius, 2 * radius, 2 * radius))
        elif kind == "VERTEX":
            corners.append((float(told["10"]), height - float(told["20"])))
        elif kind == "SEQEND" and corners:
            xs, ys = zip(*corners, strict=True)
            boxes.append(Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)))
            corners = []
    return boxes


def test_svg_and_dxf_cut_the_same_lines(tmp_path: Path) -> None:
    made = draft("pixies", cards=["PX0013", "PX0826"])
    plotter.write(made, tmp_path)
    drawings = sorted((tmp_path / "plotter").glob("*.svg"))
    assert len(drawings) >= 5
    for path in drawings:
        cuts = cut_boxes(path)
        again = dxf_cuts(path.with_suffix(".dxf"), made.plan.sheet.page_height)
        assert len(again) == len(cuts) > 0
        for one, other in zip(cuts, again, strict=True):
            for side in ("left", "top", "width", "height"):
                assert getattr(one, side) == pytest.approx(getattr(other, side), abs=0.003)


@pytest.mark.parametrize("code", ["L7651", "L7654", "5160"])
def test_the_plotter_cuts_labels_of_the_size_of_the_sheet(code: str, tmp_path: Path) -> None:
    made = draft("odin", sheet=code)
    assert plotter.write(made, tmp_path) == ()
    sheet, (wide, high) = made.plan.sheet, made.plan.sheet.label_size
    for path in (tmp_path / "plotter").glob("labels-*.dxf"):
        boxes = dxf_cuts(path, sheet.page_height)
        for box in boxes:
            assert (box.width, box.height) == pytest.approx((wide, high), abs=0.01)
            assert box.left >= 15.9
            assert box.right <= sheet.page_width - 15.9
            assert box.top >= 15.9
            assert box.bottom <= sheet.page_height - 15.9
        lefts = sorted({round(box.left, 2) for box in boxes})
        steps = [other - one for one, other in pairwise(lefts)]
        assert steps == pytest.approx([wide + 2] * len(steps), abs=0.02)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_sticking_list_leads_from_each_file_to_its_cards(lang: str, tmp_path: Path) -> None:
    made = draft("pixies", lang=lang)
    plotter.write(made, tmp_path)
    (path,) = (tmp_path / "plotter").glob("*.txt")
    text = path.read_text(encoding="utf-8")
    for item in plotter.pieces(made):
        head = f"{item.name}\N{NO-BREAK SPACE}: " if lang == "fr" else f"{item.name}: "
        part = text.split(head)[1].split("\n\n")[0]
        lines = part.splitlines()
        assert int(lines[0].split()[0]) == item.count
        assert sum(int(line.rstrip(".").split()[-1]) for line in lines[1:]) == item.count


def test_solids_are_closed_and_the_jig_fits_the_label(tmp_path: Path) -> None:
    report = make_kit(load_deck("pixies"), tmp_path, routes=["3d"], cards=["PX0013", "PX0826"])
    names = {path.name for path in report.files if path.suffix == ".stl"}
    assert {"corner-jig.stl", "card-stand.stl", "token-square.stl", "token-star.stl"} <= names
    for name in names:
        body = trimesh.load(tmp_path / "3d" / name)
        assert body.is_watertight
        assert body.volume > 100
        assert body.bounds[0][2] == pytest.approx(0, abs=1e-6)
    jig = trimesh.load(tmp_path / "3d" / "corner-jig.stl")
    assert tuple(jig.extents[:2]) == pytest.approx((38.1 + 25, 21.17 + 25), abs=0.01)
    token = trimesh.load(tmp_path / "3d" / "token-square.stl")
    assert token.extents[2] == pytest.approx(3.0, abs=0.01)


def test_the_solids_are_the_same_in_both_formats(tmp_path: Path) -> None:
    """Read as a slicer reads them: the parts of the package, the unit, corners and triangles."""
    make_kit(load_deck("pixies"), tmp_path, routes=["3d"], cards=["PX0013"])
    core = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"
    for path in (tmp_path / "3d").glob("*.3mf"):
        with zipfile.ZipFile(path) as package:
            relations = ElementTree.fromstring(package.read("_rels/.rels"))
            target = relations[0].attrib["Target"].removeprefix("/")
            model = ElementTree.fromstring(package.read(target))
        assert model.attrib["unit"] == "millimeter"
        corners = [
            [float(item.attrib[axis]) for axis in "xyz"] for item in model.iter(f"{core}vertex")
        ]
        faces = [
            [int(item.attrib[key]) for key in ("v1", "v2", "v3")]
            for item in model.iter(f"{core}triangle")
        ]
        body = trimesh.Trimesh(corners, faces)
        twin = trimesh.load(path.with_suffix(".stl"))
        assert body.is_watertight
        assert body.volume == pytest.approx(twin.volume, rel=1e-3)
        assert body.extents == pytest.approx(twin.extents, abs=1e-3)


def test_without_the_extra_for_solids_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stickers.solids.available", lambda: False)
    with pytest.raises(KitError) as caught:
        make_kit(load_deck("odin"), tmp_path / "kit", routes=["3d"])
    assert caught.value.code == "no-kits3d"
    assert not (tmp_path / "kit").exists()


def test_a_label_printer_gets_a_picture_a_label_in_its_own_dots(tmp_path: Path) -> None:
    roll, cards = load_sheet("DYMO11352"), ["OD001M", "OD056T"]
    make_kit(load_deck("odin"), tmp_path, routes=["label-printer"], cards=cards, sheet=roll)
    pictures = sorted((tmp_path / "label-printer").glob("*.png"))
    assert [path.name for path in pictures] == [
        "001-OD001M-top-left.png",
        "002-OD056T-top-left.png",
    ]
    picture = Image.open(pictures[0])
    assert picture.mode == "1"
    assert picture.size == pytest.approx((42 / 25.4 * 300, 23 / 25.4 * 300), abs=1)
    assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.1)
    assert [code.text for code in zxingcpp.read_barcodes(picture.convert("L"))] == ["OD001M"]
    document = pypdfium2.PdfDocument(tmp_path / "label-printer" / "labels.pdf")
    assert len(document) == 2
    assert document[0].get_size() == pytest.approx((54 * 72 / 25.4, 25 * 72 / 25.4), abs=0.1)
    ink = np.asarray(document[0].render(scale=300 / 72, grayscale=True).to_pil()) < 128
    document.close()
    left, top = np.argwhere(ink).min(axis=0)[::-1] * 25.4 / 300
    assert left >= 6  # the printer leaves that much blank at the end of the label
    assert top >= 1


def test_a_label_printer_of_coarse_dots_gets_its_own(tmp_path: Path) -> None:
    """Any roll is given by its size; 203 dots an inch are 8 a millimetre."""
    roll, settings = find_sheet("40 x 30", ()), RouteSettings(dpi=203)
    make_kit(
        load_deck("odin"),
        tmp_path,
        routes=["label-printer"],
        cards=["OD056T"],
        sheet=roll,
        settings=settings,
    )
    [path] = (tmp_path / "label-printer").glob("*.png")
    picture = Image.open(path)
    assert picture.size == (320, 240)
    assert [code.text for code in zxingcpp.read_barcodes(picture.convert("L"))] == ["OD056T"]


@pytest.mark.parametrize(
    ("sheet", "dpi", "refusal"),
    [("L7651", 0, "no-roll"), ("57x32", 20, "dpi-outside"), ("57x32", 9999, "dpi-outside")],
)
def test_what_no_label_printer_takes(tmp_path: Path, sheet: str, dpi: int, refusal: str) -> None:
    with pytest.raises(KitError) as caught:
        make_kit(
            load_deck("odin"),
            tmp_path / "kit",
            routes=["label-printer"],
            cards=["OD001M"],
            sheet=find_sheet(sheet, our_sheets()),
            settings=RouteSettings(dpi=dpi),
        )
    assert caught.value.code == refusal
    if refusal == "no-roll":
        assert caught.value.facts["fits"] == (
            "DYMO11352, DYMO11354, DYMO11355, DYMO30332, DK1204, DK1209"
        )


def test_the_placement_guide_shows_each_kind_of_label_once(tmp_path: Path) -> None:
    made = draft("yellowstone", lang="en")
    assert bump_dots.write(made, tmp_path) == ()
    document = pypdfium2.PdfDocument(tmp_path / "bump-dots.pdf")
    text = " ".join(document[page].get_textpage().get_text_range() for page in range(len(document)))
    document.close()
    words = " ".join(text.split())
    assert words.count("Top left:") == 28  # 56 cards, two of each face
    for figure, count in materials(made.plan).items():
        assert made.words.count(figure, count, "materials") in words
    assert words.count("blue 5 (2 cards)") == 1
    assert "YP0" not in words  # a bare card bears no code
