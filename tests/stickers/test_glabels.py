"""Template files of gLabels become sheets, or it is said why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from stickers import KitError
from stickers.sheets.glabels import Imported, read_templates

TWO = """
<Template brand="Acme" part="65" size="A4">
  <Label-rectangle id="0" width="38.1mm" height="60pt"><Markup-margin size="5"/>
    <Layout nx="5" ny="13" x0="4.7mm" y0="10.9mm" dx="1.6in" dy="60"/></Label-rectangle>
</Template>
<Template brand="Acme" part="66" equiv="65"/>
"""


def read(folder: Path, inside: str) -> Imported:
    path = folder / "acme-templates.xml"
    head = '<?xml version="1.0"?>\n<Glabels-templates xmlns="http://glabels.org/xmlns/3.0/">'
    path.write_text(f"{head}{inside}</Glabels-templates>", encoding="utf-8")
    return read_templates(path)


def template(label: str, layout: str, size: str = 'size="A4"') -> str:
    return (
        f'<Template brand="Acme" part="1" {size}><Label-{label}><Layout {layout}/>'
        f"</Label-{label.split()[0]}></Template>"
    )


def test_lengths_have_units_points_where_there_is_none(tmp_path: Path) -> None:
    first, other = read(tmp_path, TWO).sheets
    assert (first.label_width, first.label_height) == (38.1, 21.167)
    assert (first.pitch_x, first.pitch_y) == (40.64, 21.167)
    assert (first.cells, first.code, first.confidence) == (65, "ACME-65", "B")
    assert (other.code, other.left) == ("ACME-66", 4.7)


def test_a_radius_is_half_of_a_round_label(tmp_path: Path) -> None:
    layout = 'nx="4" ny="5" x0=".5in" y0=".75in" dx="2in" dy="2in"'
    (sheet,) = read(tmp_path, template('round radius="0.75in"', layout, 'size="US-Letter"')).sheets
    assert (sheet.shape, sheet.label_width, sheet.page_width) == ("round", 38.1, 215.9)


@pytest.mark.parametrize(
    ("inside", "why"),
    [
        (
            template('cd radius="60mm" hole="9mm"', 'nx="1" ny="2" x0="0" y0="0" dx="0" dy="0"'),
            "sheet-shape",
        ),
        (
            template(
                'rectangle width="90mm" height="50mm"',
                'nx="3" ny="5" x0="9mm" y0="9mm" dx="90mm" dy="50mm"',
            ),
            "sheet-page",
        ),
        (
            template(
                'rectangle width="in" height="50mm"', 'nx="1" ny="1" x0="0" y0="0" dx="0" dy="0"'
            ),
            "sheet-torn",
        ),
        (
            template(
                'rectangle width="9mm" height="9mm"', 'nx="0" ny="1" x0="0" y0="0" dx="0" dy="0"'
            ),
            "sheet-torn",
        ),
        ('<Template brand="Acme" part="1" equiv="9"/>', "sheet-like"),
        (
            '<Template brand="Acme" part="1" size="A4"><Label-rectangle width="1in"/></Template>',
            "sheet-torn",
        ),
    ],
)
def test_what_is_no_use_is_left_out_with_its_reason(inside: str, why: str, tmp_path: Path) -> None:
    imported = read(tmp_path, inside)
    assert imported.sheets == ()
    assert [(name, fault.code) for name, fault in imported.refused] == [("Acme 1", why)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("no xml", "templates-torn"),
        ("<a><b></a>", "templates-torn"),
        ("<Glabels-templates/>", "templates-empty"),
    ],
)
def test_another_file_is_refused(text: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / "x.xml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(KitError) as caught:
        read_templates(path)
    assert caught.value.code == code


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(KitError) as caught:
        read_templates(tmp_path / "none.xml")
    assert caught.value.code == "templates-unreadable"
