"""Labels of the table and command cards, and the templates to cut out of cardboard."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from kits import rendered

from companion.cards import DECK_NAMES
from stickers import KitError, prove_again
from stickers.plain_labels import PlainKit, PlainLabel, make_plain_kit
from stickers.sheets import load_sheet
from stickers.tables import Table, table_labels, tables
from stickers.templates import AIR, BAR, grid_parts, write_templates

MM = 300 / 25.4
PT = 72 / 25.4


def words_of(table: Table, lang: str) -> list[str]:
    return [label.words for label in table_labels(table, lang)]


def table_of(game: str) -> Table:
    return next(table for table in tables() if table.game == game)


def test_every_game_has_a_table() -> None:
    assert {table.game for table in tables()} == set(DECK_NAMES)


def test_skyjo_has_rows_columns_and_twelve_places() -> None:
    words = words_of(table_of("skyjo"), "en")
    assert words[:7] == [f"row {n}" for n in (1, 2, 3)] + [f"column {n}" for n in (1, 2, 3, 4)]
    assert words[7:19] == [f"place {n}" for n in range(1, 13)]


@pytest.mark.parametrize("game", DECK_NAMES)
def test_points_of_every_game_can_be_felt_out_on_the_table(game: str) -> None:
    """A track of its own, or units and tens to set two markers on: any total up to the last ten."""
    table = table_of(game)
    numbers = {int(words.split()[0]) for words in words_of(table, "en") if "point" in words}
    if table.tens:
        totals = {ten + unit for ten in (0, *(n for n in numbers if n >= 10)) for unit in range(10)}
        assert set(range(10)) <= numbers
        assert totals == set(range(table.tens + 10))
    else:
        assert numbers == set(range(table.track + 1))
        assert table.track > 0


def test_yellowstone_has_seven_rows_and_columns_and_its_track() -> None:
    words = words_of(table_of("yellowstone"), "fr")
    assert words[0] == "rangée 1"
    assert words[13] == "colonne 7"
    assert [word for word in words if "point" in word][:3] == ["0 point", "1 point", "2 points"]
    assert words[-1] == "35 points"
    assert words_of(table_of("odin"), "en")[-16:-13] == ["0 points", "1 point", "2 points"]


def kit(*labels: PlainLabel) -> PlainKit:
    return PlainKit("trial", "Trial", ("Stick them.",), labels, "en")


def test_words_and_codes_are_read_back_from_the_page_and_again_later(tmp_path: Path) -> None:
    labels = (PlainLabel("yes", "CC0017"), PlainLabel("place 12"), PlainLabel("été gypaète"))
    sheet = load_sheet("L7160")
    report = make_plain_kit(kit(*labels), tmp_path, sheet, start=20, skip=(21,))
    assert (report.labels, report.codes_decoded, report.pages) == (3, 1, 2)
    assert prove_again(tmp_path).faults == ()
    twin = (tmp_path / "kit.txt").read_text(encoding="utf-8").splitlines()
    assert twin[:2] == ["Trial", "Stick them."]
    assert "Row 7, column 2: yes, code CC0017." in twin
    assert "Row 1, column 1: place 12." in twin


def test_words_are_as_large_as_they_fit(tmp_path: Path) -> None:
    labels = [PlainLabel("one"), PlainLabel("one two three four")]
    make_plain_kit(kit(*labels), tmp_path, load_sheet("L7651"))
    page = rendered(tmp_path / "trial-L7651.pdf")
    for column in (1, 2):
        box = load_sheet("L7651").cell_box(column)
        cell = page.crop(
            tuple(round(edge * MM) for edge in (box.left, box.top, box.right, box.bottom))
        )
        ink = cell.point([255 if value < 128 else 0 for value in range(256)]).getbbox()
        assert ink is not None
        assert (ink[2] - ink[0]) / MM > 0.6 * box.width


def test_words_that_only_fit_in_small_print_are_refused(tmp_path: Path) -> None:
    with pytest.raises(KitError) as caught:
        make_plain_kit(kit(PlainLabel("incomprehensibilities")), tmp_path, load_sheet("L7651"))
    assert caught.value.code == "words-long"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("card", [(44.0, 67.0), (63.0, 88.0), (80.0, 120.0)])
@pytest.mark.parametrize("game", ["pixies", "skyjo", "yellowstone"])
def test_the_parts_of_a_grid_hold_each_place_once(game: str, card: tuple[float, float]) -> None:
    table = table_of(game)
    places = [
        (int(part.left) + column, int(part.top) + row)
        for part in grid_parts(table, card, (186, 227))
        for row in range(int(part.height))
        for column in range(int(part.width))
    ]
    assert sorted(places) == [(x, y) for x in range(table.columns) for y in range(table.rows)]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_name_of_a_grid_stands_in_a_window_or_runs_into_the_next(
    lang: str, tmp_path: Path
) -> None:
    """What stands in a window is cut out with it."""
    path, card = tmp_path / "t.pdf", (44.0, 67.0)
    write_templates(path, table_of("yellowstone"), "Yellowstone", card, (38.1, 21.17), lang)
    document = pypdfium2.PdfDocument(path)
    text = document[0].get_textpage()
    names = [text.get_rect(number) for number in range(text.count_rects())][-6:]
    document.close()
    wide = card[0] + 2 * AIR
    with pikepdf.open(path) as written:
        drawn = pikepdf.parse_content_stream(written.pages[0])
        frames = [[float(side) for side in item[0]] for item in drawn if str(item[1]) == "re"]
    windows = [(x, y, x + w, y + h) for x, y, w, h in frames if w == pytest.approx(wide * PT)]
    assert len(windows) == len(names) == 6
    for name in names:
        over = [box for box in windows if box[0] - 1 < name[0] and name[2] <= box[2] + 1]
        assert len(over) == 2  # the windows of its column
        assert all(name[1] > box[3] or name[3] < box[1] for box in over)
        assert any(name[1] - box[3] < 3 * PT for box in over if name[1] > box[3])


def test_numbers_of_one_kind_have_one_size(tmp_path: Path) -> None:
    labels = [PlainLabel(f"place {number}") for number in (1, 2, 12)]
    make_plain_kit(kit(*labels), tmp_path, load_sheet("L7651"))
    with pikepdf.open(tmp_path / "trial-L7651.pdf") as document:
        drawn = pikepdf.parse_content_stream(document.pages[0])
        sizes = [float(operands[1]) for operands, name in drawn if str(name) == "Tf"]
    assert len({size for size in sizes if size >= 16}) == 1


def test_a_card_larger_than_a_page() -> None:
    with pytest.raises(KitError) as caught:
        grid_parts(table_of("skyjo"), (190, 100), (186, 227))
    assert caught.value.code == "card-page"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_windows_of_the_grid_are_as_large_as_the_card(lang: str, tmp_path: Path) -> None:
    path, card = tmp_path / "t.pdf", (63.0, 88.0)
    write_templates(path, table_of("skyjo"), "Skyjo", card, (38.1, 21.17), lang)
    document = pypdfium2.PdfDocument(path)
    assert len(document) == 6  # four parts of the grid, the jig, the stand
    document.close()
    page = rendered(path)
    column = round((12 + BAR + 2) * MM)
    dark = [y for y in range(page.height) if page.getpixel((column, y)) < 128]
    edges = [y / MM for y in dark if y - 1 not in dark]
    gaps = [later - earlier for earlier, later in pairwise(edges)]
    assert any(gap == pytest.approx(card[1] + 2 * AIR, abs=0.2) for gap in gaps)


def test_a_game_without_a_grid_still_has_jig_and_stand(tmp_path: Path) -> None:
    write_templates(tmp_path / "t.pdf", table_of("odin"), "Odin", (63, 88), (38.1, 21.17), "en")
    document = pypdfium2.PdfDocument(tmp_path / "t.pdf")
    assert len(document) == 2
    document.close()
