"""companion kit-proof, from the files alone: what somebody did to a kit after it was made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.cards import load_deck
from stickers import KitError, make_kit, prove_again
from stickers.printers import Profile


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"sheet": "A4"},
        {"ids": "datamatrix"},
        {"ids": "qr-text", "lang": "en"},
        {"ids": "none"},
        {"start": 40, "copy": 2},
        {"printer": Profile("office", 1.2, -0.8, 0.985, 0.992, -0.0026, 0.0026)},
        {"routes": ["swell", "plotter", "embosser"]},
    ],
    ids=str,
)
def test_a_kit_as_it_was_made_passes(asked: dict[str, object], tmp_path: Path) -> None:
    report = make_kit(load_deck("odin"), tmp_path, **asked)  # type: ignore[arg-type]
    proof = prove_again(tmp_path)
    assert proof.faults == ()
    assert (proof.codes_decoded, proof.pages) == (report.codes_decoded, report.pages)


def codes(folder: Path) -> list[tuple[str, object]]:
    return [(fault.code, fault.facts.get("file")) for fault in prove_again(folder).faults]


def test_changed_and_missing_files_are_named(tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path, routes=["plotter"])
    (tmp_path / "kit.txt").write_text("nothing", encoding="utf-8")
    (tmp_path / "plotter" / "labels-1.svg").unlink()
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    assert codes(tmp_path) == [
        ("file-changed", "kit.txt"),
        ("file-missing", "plotter/labels-1.svg"),
    ]


def test_labels_of_another_kit_are_found_on_the_page(tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path / "one")
    make_kit(load_deck("odin"), tmp_path / "two", start=2, cards=["OD001M", "OD002K"])
    sheets = (tmp_path / "two" / "odin-L7651.pdf").read_bytes()
    (tmp_path / "one" / "odin-L7651.pdf").write_bytes(sheets)
    found = [fault.code for fault in prove_again(tmp_path / "one").faults]
    assert found[0] == "file-changed"
    assert {"code-missing", "code-wrong", "print-wrong"} <= set(found)


def test_a_manifest_that_says_something_else_is_found(tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path)
    path = tmp_path / "manifest.csv"
    text = path.read_bytes().decode("utf-8")
    path.write_bytes(text.replace("OD001M", "OD009T").encode("utf-8"))
    assert {"file-changed", "code-wrong"} <= {code for code, _ in codes(tmp_path)}


@pytest.mark.parametrize("name", ["odin-L7651.pdf", "manifest.csv"])
def test_without_the_sheets_or_the_manifest_it_fails(name: str, tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path)
    (tmp_path / name).unlink()
    assert codes(tmp_path) == [("file-missing", name)]


def test_sheets_that_are_no_pdf(tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path)
    (tmp_path / "odin-L7651.pdf").write_bytes(b"not a PDF")
    assert codes(tmp_path) == [("file-changed", "odin-L7651.pdf")]


@pytest.mark.parametrize("text", ["", "[]", '{"pdf": 1}', '{"pdf": "k.pdf", "files": []}'])
def test_a_folder_without_a_kit_or_with_a_torn_record(text: str, tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(KitError) as caught:
            prove_again(folder)
        assert caught.value.code == "no-kit"
    (tmp_path / "proof.json").write_text(text, encoding="utf-8")
    with pytest.raises(KitError) as caught:
        prove_again(tmp_path)
    assert caught.value.code == "kit-torn"


def test_a_torn_manifest(tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path)
    (tmp_path / "manifest.csv").write_text("page,row\n1,x\n", encoding="utf-8")
    with pytest.raises(KitError) as caught:
        prove_again(tmp_path)
    assert caught.value.code == "kit-torn"


def test_the_record_says_which_files_there_are(tmp_path: Path) -> None:
    report = make_kit(load_deck("odin"), tmp_path, routes=["embosser"])
    record = json.loads((tmp_path / "proof.json").read_text(encoding="utf-8"))
    named = {path.relative_to(tmp_path).as_posix() for path in report.files}
    assert set(record["files"]) == named - {"proof.json"}
