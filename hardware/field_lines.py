"""Lines of named fields: `SCAN`, a tab, `uid=04A1B2C3`, a tab, `text=PX0021`. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hardware.framing import Damage, Frame, Scan
from hardware.identifiers import find_ids

_WORD = "SCAN"
_UID = re.compile(r"(?:[0-9A-Fa-f]{2}[ :-]?){4,10}")


def frames_of_fields(line: bytes) -> Iterator[Frame]:
    """Yield what one line says: the card whose id is written on the tag, else the tag's number.

    Lines that begin with another word are log messages of the board and say nothing.
    """
    text = line.decode("utf-8", errors="replace").strip()
    word, *fields = text.split("\t")
    if word != _WORD:
        return
    values = {name: value for name, _, value in (field.partition("=") for field in fields)}
    ids = find_ids(values.get("text", ""))
    uid = values.get("uid", "").strip()
    if ids:
        yield Scan(ids[0].id)
    elif _UID.fullmatch(uid):
        yield Scan(f"nfc:{re.sub('[ :-]', '', uid).upper()}")
    else:
        yield Damage("torn")
