"""A whole kit, as a family gets it."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pikepdf
import pytest

from companion.cards import DECK_NAMES, deck_from, load_deck
from stickers import KitError, make_kit, prove_again
from stickers.estimate import Estimate

FILES = [
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
    "outlines.pdf",
    "shapes.pdf",
]
CARDS = {"pixies": 70, "yellowstone": 56, "numdraft": 104, "odin": 54, "skyjo": 150}


@pytest.mark.parametrize("sheet", ["L7651", "A4"])
@pytest.mark.parametrize("game", DECK_NAMES)
def test_every_code_of_every_kit_is_read_back_from_its_page(
    game: str, sheet: str, tmp_path: Path
) -> None:
    report = make_kit(load_deck(game), tmp_path, sheet=sheet)
    assert report.cards == report.codes_decoded == CARDS[game]
    assert [path.name for path in report.files] == [f"{game}-{sheet}.pdf", *FILES]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        path.name for path in report.files
    )
    proof = json.loads((tmp_path / "proof.json").read_text(encoding="utf-8"))
    assert (proof["passed"], proof["faults"]) == (True, [])


def test_only_pixies_has_a_second_label_for_its_points(tmp_path: Path) -> None:
    assert make_kit(load_deck("pixies"), tmp_path / "px").labels == 140
    assert make_kit(load_deck("odin"), tmp_path / "od").labels == 54


def test_the_same_kit_twice_is_the_same_bytes(tmp_path: Path) -> None:
    one = make_kit(load_deck("pixies"), tmp_path / "one")
    other = make_kit(load_deck("pixies"), tmp_path / "other")
    for left, right in zip(one.files, other.files, strict=True):
        assert left.read_bytes() == right.read_bytes(), left.name


def test_the_viewer_is_told_not_to_scale_and_the_document_has_title_and_language(
    tmp_path: Path,
) -> None:
    make_kit(load_deck("pixies"), tmp_path, lang="fr")
    for name, title in (
        ("pixies-L7651.pdf", "Pixies\u00a0: feuille Avery L7651"),
        ("legend.pdf", "Pixies\u00a0: ce que disent les marques"),
    ):
        with pikepdf.open(tmp_path / name) as document:
            preferences = document.Root.ViewerPreferences
            assert preferences.PrintScaling == pikepdf.Name("/None")
            assert bool(preferences.DisplayDocTitle) is True
            assert str(document.Root.Lang) == "fr"
            assert str(document.docinfo.Title) == title


def test_the_manifest_lists_both_labels_of_a_card(tmp_path: Path) -> None:
    make_kit(load_deck("pixies"), tmp_path, lang="en")
    with (tmp_path / "manifest.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 140
    of_b7 = [row for row in rows if row["face"] == "B7-3"]
    assert [(row["position"], row["marks"]) for row in of_b7] == [
        ("top-left", "colour(square) digit(7)"),
        ("bottom-right", "up minus digit(3)"),
    ]
    assert [row["code"] for row in of_b7] == [of_b7[0]["card"], ""]
    assert rows[64]["page"] == "1"
    assert [rows[65][key] for key in ("page", "cell", "row", "column")] == ["2", "1", "1", "1"]


def test_some_cards_only_in_the_order_of_the_deck(tmp_path: Path) -> None:
    report = make_kit(load_deck("odin"), tmp_path, cards=["od056t", "OD001M"])
    assert (report.cards, report.labels, report.codes_decoded) == (2, 2, 2)
    with (tmp_path / "manifest.csv").open(encoding="utf-8", newline="") as file:
        assert [row["card"] for row in csv.DictReader(file)] == ["OD001M", "OD056T"]


def test_a_second_deck_has_the_same_ids_and_its_number_on_every_page(tmp_path: Path) -> None:
    first = make_kit(load_deck("odin"), tmp_path / "1")
    second = make_kit(load_deck("odin"), tmp_path / "2", copy=2)
    assert second.codes_decoded == first.codes_decoded
    assert "jeu 2" in (tmp_path / "2" / "kit.txt").read_text(encoding="utf-8").splitlines()[0]
    assert "jeu" not in (tmp_path / "1" / "kit.txt").read_text(encoding="utf-8").splitlines()[0]


ESTIMATE = Estimate(sheets=3, labels=140, pieces=454, minutes=93, flat=7, raised=42)


def test_milestones_are_told_in_order(tmp_path: Path) -> None:
    told: list[tuple[str, dict[str, str | int]]] = []
    make_kit(
        load_deck("pixies"), tmp_path, progress=lambda code, facts: told.append((code, {**facts}))
    )
    assert told == [
        ("laid-out", {"labels": 140, "pages": 3}),
        ("estimate", asdict(ESTIMATE)),
        ("card-size-unknown", {}),
        *(("page-written", {"page": page, "pages": 3}) for page in (1, 2, 3)),
        ("codes-decoded", {"decoded": 70, "expected": 70}),
    ]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"sheet": "L9999"}, "unknown-sheet"),
        ({"lang": "de"}, "unknown-lang"),
        ({"start": 0}, "start-outside"),
        ({"start": 66}, "start-outside"),
        ({"skip": (66,)}, "skip-outside"),
        ({"skip": (0,)}, "skip-outside"),
        ({"start": 65, "skip": (65,)}, "skip-all"),
        ({"copy": 0}, "copy-outside"),
        ({"times": 0}, "times-outside"),
        ({"onto": "box"}, "unknown-onto"),
        ({"cards": ["PX0013", "OD001M"]}, "unknown-card"),
        ({"cards": ["PX0014"]}, "unknown-card"),
        ({"cards": []}, "no-cards"),
    ],
)
def test_what_cannot_be_made_is_named_and_nothing_is_written(
    asked: dict[str, object], code: str, tmp_path: Path
) -> None:
    out = tmp_path / "kit"
    with pytest.raises(KitError) as caught:
        make_kit(load_deck("pixies"), out, **asked)  # type: ignore[arg-type]
    assert caught.value.code == code
    assert not out.exists()


def test_a_file_in_the_way_of_the_folder(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine", encoding="utf-8")
    for out in (taken, taken / "kit"):
        with pytest.raises(KitError) as caught:
            make_kit(load_deck("odin"), out)
        assert caught.value.code == "out-is-file"
    assert taken.read_text(encoding="utf-8") == "mine"


@pytest.mark.skipif(sys.platform == "win32", reason="folder permissions are a POSIX thing")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    """The superuser may write anywhere, so it becomes nobody once all files are loaded."""
    program = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from companion.cards import load_deck\n"
        "from stickers import KitError, make_kit\n"
        "make_kit(load_deck('odin'), Path(sys.argv[1]) / 'first')\n"
        "os.chmod(sys.argv[1], 0o500)\n"
        "if os.geteuid() == 0:\n"
        "    os.seteuid(65534)\n"
        "try:\n"
        "    make_kit(load_deck('odin'), Path(sys.argv[1]) / 'kit')\n"
        "except KitError as error:\n"
        "    print(error.code)\n"
    )
    answer = subprocess.run(
        [sys.executable, "-B", "-c", program, str(tmp_path)], capture_output=True, text=True
    )
    tmp_path.chmod(0o700)
    assert answer.stdout.strip() == "out-denied", answer.stderr


def test_a_kit_is_not_mixed_into_the_folder_of_another_game(tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path, cards=["OD001M"])
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(KitError) as caught:
        make_kit(load_deck("skyjo"), tmp_path, cards=["SK0014"])
    assert (caught.value.code, caught.value.facts["game"]) == ("out-other-kit", "odin")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_new_kit_takes_the_place_of_the_old_but_not_of_what_people_changed(
    tmp_path: Path,
) -> None:
    one = ["OD001M"]
    make_kit(load_deck("odin"), tmp_path, cards=one, routes=["swell", "embosser"])
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    (tmp_path / "embosser" / "ink.txt").write_text("corrected", encoding="utf-8")
    report = make_kit(load_deck("odin"), tmp_path, cards=one, sheet="A4", card_size=(63, 88))
    left = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()}
    made = {path.relative_to(tmp_path) for path in report.files}
    assert left - made == {Path("notes.txt"), Path("embosser/ink.txt")}
    assert prove_again(tmp_path).faults == ()


def test_a_place_where_no_folder_can_be(tmp_path: Path) -> None:
    for out in (tmp_path / ("k" * 300), Path("/proc/kit")):
        if out.parent.is_dir():
            with pytest.raises(KitError) as caught:
                make_kit(load_deck("odin"), out, cards=["OD001M"])
            assert caught.value.code == "out-nowhere"


@pytest.mark.skipif(sys.platform == "win32", reason="limits of a process are a POSIX thing")
def test_no_room_left_leaves_the_old_kit_as_it_was(tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    program = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from companion.cards import load_deck\n"
        "from stickers import KitError, make_kit\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000))\n"
        "try:\n"
        "    make_kit(load_deck('odin'), Path(sys.argv[1]), copy=2)\n"
        "except KitError as error:\n"
        "    print(error.code)\n"
    )
    answer = subprocess.run(
        [sys.executable, "-B", "-c", program, str(tmp_path)], capture_output=True, text=True
    )
    assert answer.stdout.strip() == "disk-full", answer.stderr
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_kit_is_replaced_and_other_files_stay(tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path, lang="fr")
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    make_kit(load_deck("odin"), tmp_path, lang="en")
    assert (tmp_path / "notes.txt").read_text(encoding="utf-8") == "mine"
    assert (tmp_path / "kit.txt").read_text(encoding="utf-8").startswith("Odin: sticking guide")
    assert len(list(tmp_path.iterdir())) == len(FILES) + 2


def test_a_kit_that_fails_its_proof_is_not_kept(tmp_path: Path) -> None:
    deck = deck_from(
        {
            "name": "two-jokers",
            "prefix": "A1",
            "title": {"fr": "Deux jokers", "en": "Two jokers"},
            "families": [
                {"letter": "J", "name": {"fr": "joker", "en": "joker"}, "wild": True},
                {"letter": "K", "name": {"fr": "roi", "en": "king"}, "wild": True},
            ],
            "cards": [{"family": "J", "faces": "1 2"}, {"family": "K", "faces": "1"}],
        }
    )
    out = tmp_path / "kit"
    with pytest.raises(KitError) as caught:
        make_kit(deck, out)
    assert caught.value.code == "proof-failed"
    assert [(fault.code, fault.facts) for fault in caught.value.faults] == [
        ("same-wild", {"one": "J1", "other": "K1"})
    ]
    assert not out.exists()


def test_a_seventh_colour_has_no_shape_left(tmp_path: Path) -> None:
    deck = deck_from(
        {
            "name": "pink",
            "prefix": "A2",
            "title": {"fr": "Rose", "en": "Pink"},
            "families": [
                {"letter": letter, "name": {"fr": letter, "en": letter}} for letter in "CDEFHIJ"
            ],
            "cards": [{"family": letter, "faces": "1"} for letter in "CDEFHIJ"],
        }
    )
    with pytest.raises(KitError) as caught:
        make_kit(deck, tmp_path)
    assert caught.value.facts == {"family": "J", "codebook": "default"}
