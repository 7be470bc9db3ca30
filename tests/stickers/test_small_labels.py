"""Small and round labels: the marks keep their sizes, every code is read, what does not fit on one
label has two."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from math import dist, hypot
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kits import rendered
from PIL import ImageDraw

from companion.cards import deck_from, load_deck
from stickers import KitError, make_kit, prove_again
from stickers.arrangements import Rows
from stickers.blocks import enclosing_circle
from stickers.codebooks import load_codebook
from stickers.codes import Ids
from stickers.expected import expected_of
from stickers.fitting import room_faults
from stickers.kit_plan import label_faults, plan_kit
from stickers.layout import reliefs_on
from stickers.plan import Plan
from stickers.proof import prove
from stickers.sheets import load_sheet
from stickers.words import load_words

TIGHT = [
    ("pixies", "OL1025", "default", "qr"),
    ("pixies", "3112", "bump-dots", "qr"),
    ("pixies", "5167", "default", "datamatrix"),
    ("skyjo", "ENDISCH20", "default", "qr"),
    ("skyjo", "RAYFILM1818K", "default", "datamatrix"),
    ("skyjo", "6450", "large-print", "qr"),
    ("skyjo", "L7658", "large-print", "datamatrix"),
    ("odin", "6450", "braille", "qr-text"),
    ("yellowstone", "DK1204", "default", "datamatrix"),
    ("numdraft", "3112", "default", "qr-text"),
]
"""Decks on labels that just hold them."""


def planned(game: str, sheet: str, book: str = "default", ids: str = "qr") -> Plan:
    deck, codebook = load_deck(game), load_codebook(book, "en")
    words = load_words("en", deck, 1, codebook)
    return plan_kit(deck, load_sheet(sheet), codebook, words, ids=Ids(ids))


@pytest.mark.parametrize(("game", "sheet", "book", "ids"), TIGHT)
def test_a_tight_kit_keeps_every_rule_and_is_proven(
    game: str, sheet: str, book: str, ids: str, tmp_path: Path
) -> None:
    plan, codebook = planned(game, sheet, book, ids), load_codebook(book, "en")
    assert plan.way is not None
    assert label_faults(load_deck(game), plan, codebook) == ()
    deck = load_deck(game)
    report = make_kit(deck, tmp_path, sheet=sheet, codebook=book, ids=ids, lang="en")
    assert report.codes_decoded == len(deck.cards)
    assert prove_again(tmp_path).faults == ()


@pytest.mark.parametrize(("game", "sheet", "book", "ids"), TIGHT)
def test_marks_are_as_large_as_on_a_usual_label(game: str, sheet: str, book: str, ids: str) -> None:
    codebook = load_codebook(book, "en")
    for placed in planned(game, sheet, book, ids).labels:
        usual = reliefs_on(placed.laid.label, codebook, 200)
        sizes = [
            sorted(
                (relief.figure, round(relief.box.width, 6), round(relief.box.height, 6))
                for relief in reliefs
            )
            for reliefs in (placed.laid.reliefs, usual)
        ]
        assert sizes[0] == sizes[1]


@pytest.mark.parametrize(("game", "sheet", "book", "ids"), TIGHT)
def test_codes_are_coarse_enough_and_numbers_are_large_print(
    game: str, sheet: str, book: str, ids: str
) -> None:
    limits = load_codebook(book, "en").limits
    for placed in planned(game, sheet, book, ids).labels:
        if placed.laid.code:
            assert placed.laid.code.module >= (0.4 if ids == "qr" else limits.module)
        assert all(text.size >= limits.number for text in placed.laid.texts if text.large)


def test_the_white_around_a_code_lies_inside_its_round_label() -> None:
    plan = planned("pixies", "OL1025")
    radius = plan.sheet.label_width / 2
    codes = [placed.laid.code for placed in plan.labels if placed.laid.code]
    assert len(codes) == 70
    for code in codes:
        for x in (code.box.left, code.box.right):
            for y in (code.box.top, code.box.bottom):
                assert hypot(x - radius, y - radius) <= radius


def test_without_points_the_code_is_at_the_bottom_right() -> None:
    plan = planned("skyjo", "ENDISCH20")
    first, second = plan.labels[:2]
    assert first.laid.reliefs
    assert first.laid.code is None
    assert (second.laid.label.position, second.laid.label.bare) == ("bottom-right", True)
    assert second.laid.reliefs == ()
    assert second.laid.code is not None


def test_with_points_the_code_is_at_the_bottom_left() -> None:
    plan = planned("pixies", "OL1025")
    corners = [placed.laid.label.position.value for placed in plan.labels[:3]]
    assert corners == ["top-left", "bottom-right", "bottom-left"]


def test_without_codes_nothing_is_split() -> None:
    plan = planned("skyjo", "ENDISCH20", ids="none")
    assert len(plan.labels) == 150
    assert all(placed.laid.code is None for placed in plan.labels)


def test_a_usual_label_is_laid_out_as_ever() -> None:
    assert planned("pixies", "L7651").way is None


def test_some_cards_of_a_kit_are_laid_out_as_all_are() -> None:
    """What is printed again later must feel like the rest."""
    deck, codebook = load_deck("pixies"), load_codebook(lang="en")
    words, sheet = load_words("en", deck, 1, codebook), load_sheet("OL1025")
    whole = plan_kit(deck, sheet, codebook, words)
    one = plan_kit(deck, sheet, codebook, words, cards=["PX0013"])
    assert one.way == whole.way
    assert [item.laid for item in one.labels] == [item.laid for item in whole.labels[:3]]


def test_marks_closer_together_are_taken_only_where_fingers_still_tell_them_apart() -> None:
    """Stacked bump dots of a colour and of a number would feel the same on a points label."""
    assert planned("pixies", "6450").way.rows is Rows.STACKED  # type: ignore[union-attr]
    roll = planned("pixies", "DYMO11355", "bump-dots")
    assert room_faults(roll, load_codebook("bump-dots"))


def test_a_split_kit_that_a_card_has_no_room_for_is_refused_with_sheets_that_fit(
    tmp_path: Path,
) -> None:
    deck = load_deck("pixies")
    wanted = {"sheet": "L7651", "codebook": "large-print", "lang": "en"}
    with pytest.raises(KitError) as caught:
        make_kit(deck, tmp_path / "kit", card_size=(63, 88), **wanted)  # type: ignore[arg-type]
    assert caught.value.code == "label-small"
    better = str(caught.value.facts["fits"]).split(", ")[0]
    make_kit(
        deck, tmp_path / "kit", sheet=better, codebook="large-print", lang="en", card_size=(63, 88)
    )


@pytest.mark.parametrize(
    ("lang", "corner", "printed"),
    [("en", "bottom left", "a square code"), ("fr", "en bas à gauche", "un code carré")],
)
def test_the_guide_tells_of_the_label_of_the_code(
    lang: str, corner: str, printed: str, tmp_path: Path
) -> None:
    told: list[str] = []
    make_kit(
        load_deck("pixies"),
        tmp_path,
        sheet="OL1025",
        lang=lang,
        routes=["embosser", "swell"],
        progress=lambda code, _: told.append(code),
    )
    assert "split" in told
    guide = (tmp_path / "kit.txt").read_text(encoding="utf-8").splitlines()
    assert sum(corner in line for line in guide) == 71
    assert [line for line in guide if corner in line][1].endswith(f": {printed}.")
    rows = list(csv.DictReader((tmp_path / "manifest.csv").open(encoding="utf-8", newline="")))
    assert {row["marks"] for row in rows if row["position"] == "bottom-left"} == {""}


def test_a_family_without_a_colour_is_named_on_its_label_and_in_the_guide(tmp_path: Path) -> None:
    """What the guide reads aloud as printed is what stands there."""
    deck = deck_from(
        {
            "name": "woods",
            "prefix": "A1",
            "title": {"fr": "Bois", "en": "Woods"},
            "families": [
                {"letter": "O", "name": {"fr": "chêne", "en": "oak"}},
                {"letter": "R", "name": {"fr": "rouge", "en": "red"}, "ink": "#D55E00"},
            ],
            "cards": [{"family": "O", "faces": "1"}, {"family": "R", "faces": "1"}],
        }
    )
    make_kit(deck, tmp_path, sheet="6450", lang="en")
    guide = (tmp_path / "kit.txt").read_text(encoding="utf-8")
    printed = [line.rsplit(": ", 1)[1] for line in guide.splitlines() if line.startswith("Row")]
    assert printed == ["1, oak.", "a square code.", "1.", "a square code."]


def test_ink_beyond_the_circle_is_found(tmp_path: Path) -> None:
    """What stands in the corner of the square around a round label is no longer on it."""
    plan, codebook = planned("skyjo", "ENDISCH20"), load_codebook(lang="en")
    make_kit(load_deck("skyjo"), tmp_path, sheet="ENDISCH20", lang="en")
    image = rendered(tmp_path / "skyjo-ENDISCH20.pdf").convert("RGB")
    corner = plan.sheet.cell_box(1)
    x, y = ((edge + 1.5) * 300 / 25.4 for edge in (corner.left, corner.top))
    ImageDraw.Draw(image).rectangle((x, y, x + 12, y + 12), fill="black")
    spoiled = tmp_path / "spoiled.pdf"
    image.save(spoiled, resolution=300)
    found = {fault.code for fault in prove(spoiled, expected_of(plan, codebook)).faults}
    assert "ink-outside" in found


@given(st.lists(st.tuples(st.integers(-40, 40), st.integers(-40, 40)), min_size=1, max_size=12))
def test_the_enclosing_circle_holds_all_and_touches_two(
    points: Sequence[tuple[int, int]],
) -> None:
    middle, radius = enclosing_circle(points)
    reach = [dist(middle, point) for point in set(points)]
    assert max(reach) <= radius + 1e-6
    touching = sum(length >= radius - 1e-6 for length in reach)
    assert touching >= min(2, len(reach))
