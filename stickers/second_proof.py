"""The proof of a kit once more, later, from its files alone."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from pypdfium2 import PdfiumError

from stickers.expected import Expected, expected_from, frame_as_data
from stickers.faults import Fault, KitError
from stickers.folder import RECORD, checksum_of
from stickers.proof import Proof, prove

MANIFEST = "manifest.csv"


def checksums(folder: Path) -> dict[str, str]:
    """SHA-256 of every file in a folder, by its path from there."""
    return {
        path.relative_to(folder).as_posix(): checksum_of(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def write_record(folder: Path, facts: Mapping[str, Any], expected: Expected, proof: Proof) -> None:
    """Write the record of a kit that is complete but for it: facts, proof, frame and checksums.

    `facts` name the `pdf` that was proven.
    """
    record = {
        **facts,
        "passed": not proof.faults,
        **asdict(proof),
        "frame": frame_as_data(expected.frame),
        "files": checksums(folder),
    }
    text = json.dumps(record, indent=2, ensure_ascii=False) + "\n"
    (folder / RECORD).write_text(text, encoding="utf-8", newline="")


def prove_again(folder: Path) -> Proof:
    """Compare the files of a kit with what they were, and its pages with its manifest.

    Faults `file-missing` and `file-changed`, and those of a proof. Raises KitError `no-kit` where
    the folder holds no kit, `kit-torn` where its record or manifest cannot be understood.
    """
    record = _record(folder)
    changed = tuple(_changed(folder, record["files"]))
    try:
        expected = _expected(folder, record)
        proof = prove(folder / record["pdf"], expected)
    except (FileNotFoundError, PdfiumError):
        # The fault that the file is gone or damaged is already among those found.
        return Proof(0, 0, 0, 0, changed)
    return replace(proof, faults=(*changed, *proof.faults))


def _record(folder: Path) -> Mapping[str, Any]:
    try:
        text = (folder / RECORD).read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError) as error:
        raise KitError("no-kit", {"out": str(folder)}) from error
    try:
        record = json.loads(text)
        if isinstance(record["pdf"], str) and isinstance(record["files"], dict):
            return dict(record)
    except (ValueError, KeyError, TypeError) as error:
        raise KitError("kit-torn", {"file": RECORD}) from error
    raise KitError("kit-torn", {"file": RECORD})


def _expected(folder: Path, record: Mapping[str, Any]) -> Expected:
    manifest = (folder / MANIFEST).read_text(encoding="utf-8")
    try:
        return expected_from(record["frame"], manifest)
    except (ValueError, KeyError, TypeError) as error:
        raise KitError("kit-torn", {"file": MANIFEST}) from error


def _changed(folder: Path, files: Mapping[str, str]) -> Iterator[Fault]:
    for name, checksum in files.items():
        path = folder / name
        if not path.is_file():
            yield Fault("file-missing", {"file": name})
        elif checksum_of(path) != checksum:
            yield Fault("file-changed", {"file": name})
