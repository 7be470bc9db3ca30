"""Machine-readable codes as runs of dark modules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import groupby
from typing import Any

import zxingcpp
from PIL import Image
from qrcode.constants import ERROR_CORRECT_H, ERROR_CORRECT_M
from qrcode.main import QRCode

from stickers.faults import KitError

_DATA_MATRIX_QUIET = 2
"""Blank modules around a Data Matrix: one is the standard's, one is for a printer that drifts."""


class Ids(StrEnum):
    """How a label says its card to a machine."""

    QR = "qr"
    """A QR code with the id alone."""
    QR_TEXT = "qr-text"
    """A QR code with the id and the card in words, for any telephone."""
    DATA_MATRIX = "datamatrix"
    """A Data Matrix with the id: half as wide."""
    NONE = "none"


def ids_called(name: str) -> Ids:
    """The form of that name. Raises KitError `unknown-ids`."""
    if name not in list(Ids):
        raise KitError("unknown-ids", {"ids": name, "known": ", ".join(Ids)})
    return Ids(name)


@dataclass(frozen=True, slots=True)
class Matrix:
    """The modules of a code."""

    side: int
    """Modules along one side, without the quiet zone."""
    quiet: int
    """Blank modules that the standard wants around it."""
    runs: tuple[tuple[int, int, int], ...]
    """Dark modules: row, first column, length."""

    @property
    def across(self) -> int:
        """Modules along one side with the quiet zone."""
        return self.side + 2 * self.quiet


@lru_cache(maxsize=512)
def matrix(text: str, ids: Ids) -> Matrix:
    """The code of a text; ValueError if it does not fit, or `ids` is NONE.

    An id is always a QR code of version 1 at level H, or a Data Matrix of 12 by 12 modules. A text
    takes the smallest QR code at level M that holds it.
    """
    match ids:
        case Ids.QR:
            return _qr(text, ERROR_CORRECT_H, largest=1)
        case Ids.QR_TEXT:
            return _qr(text, ERROR_CORRECT_M, largest=40)
        case Ids.DATA_MATRIX:
            return _data_matrix(text)
        case Ids.NONE:
            raise ValueError("a label without a code")


def _qr(text: str, level: int, largest: int) -> Matrix:
    code = QRCode(version=1, error_correction=level, border=0)
    code.add_data(text)
    code.make(fit=True)
    if code.version > largest:
        raise ValueError(f"{text!r} does not fit a code of version {largest}")
    rows = code.get_matrix()
    return Matrix(len(rows), 4, tuple(_runs(rows)))


def _data_matrix(text: str) -> Matrix:
    code = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.DataMatrix)
    drawn: Any = code.to_image(scale=1, add_quiet_zones=False)
    pixels = Image.fromarray(drawn)
    if pixels.size != (12, 12):
        raise ValueError(f"{text!r} does not fit a Data Matrix of 12 by 12")
    dark = [value == 0 for value in pixels.tobytes()]
    rows = [dark[start : start + 12] for start in range(0, len(dark), 12)]
    return Matrix(12, _DATA_MATRIX_QUIET, tuple(_runs(rows)))


def _runs(rows: Iterable[Iterable[bool]]) -> Iterator[tuple[int, int, int]]:
    for row, modules in enumerate(rows):
        column = 0
        for dark, run in groupby(modules):
            length = len(list(run))
            if dark:
                yield row, column, length
            column += length
