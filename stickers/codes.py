"""QR codes as runs of dark modules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from qrcode.constants import ERROR_CORRECT_H
from qrcode.main import QRCode


def dark_runs(text: str) -> Iterator[tuple[int, int, int]]:
    """Runs of dark modules of a version 1 level H code: row, first column, length.

    At most ten upper-case alphanumeric characters fit; a longer text raises ValueError.
    """
    code = QRCode(version=1, error_correction=ERROR_CORRECT_H, border=0)
    code.add_data(text)
    code.make(fit=True)
    if code.version != 1:
        raise ValueError(f"{text!r} does not fit a code of version 1")
    for row, modules in enumerate(code.get_matrix()):
        column = 0
        for dark, run in groupby(modules):
            length = len(list(run))
            if dark:
                yield row, column, length
            column += length
