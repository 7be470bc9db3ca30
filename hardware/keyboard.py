"""Readers that type: a card id somewhere in a line that came from the keyboard."""

from __future__ import annotations

import re

from hardware.identifiers import digits_meant, find_ids

_TAG = re.compile(r"[0-9]{10}|(?=.*[0-9])(?:[0-9A-F]{8}|[0-9A-F]{10}|[0-9A-F]{14})")
"""What readers of tags type: ten digits, or the hex digits of 4, 5 or 7 bytes."""


_AIM = re.compile(r"""[]$][A-Za-z][0-9A-Fa-fàé&"'(\-è_çÀÉÈÇ§!]$""")
"""The AIM identifier, `]Q1`, right before a code; also as a French keyboard gives it, `$A&`."""
LONGEST_TYPED = 1000
"""Signs of a typed line that are looked at: nobody types so many, a stuck key or a cat does."""


def read_typed(line: str) -> tuple[tuple[str, ...], str]:
    """All codes in a typed line, cards or the number of a tag, and the line without them.

    A reader that ends no code types several into one line.

    >>> read_typed("PX006UPX007S")
    (('PX006U', 'PX007S'), '')
    >>> read_typed("0005243698")
    (('key:0005243698',), '')
    """
    codes: list[str] = []
    card_id, rest = split_typed(line[:LONGEST_TYPED])
    while card_id is not None:
        codes.append(card_id)
        card_id, rest = split_typed(rest)
    if not codes and (tag := typed_tag(rest)):
        return (tag,), ""
    return tuple(codes), rest


def split_typed(line: str) -> tuple[str | None, str]:
    """Return the first card id in a typed line, upper case, and the line without it.

    A reader that acts as a keyboard types its id wherever the player is, also into half a word, and
    through the player's keyboard layout. Without an id, the line comes back stripped.

    >>> split_typed("tapx021w ke")
    ('PX021W', 'ta ke')
    >>> split_typed("take B5")
    (None, 'take B5')
    """
    found = find_ids(line)
    if not found:
        return None, line.strip()
    first = found[0]
    before = _AIM.sub("", line[: first.start]).rstrip()
    after = line[first.end :].lstrip()
    return first.id, f"{before} {after}".strip()


def typed_tag(line: str) -> str | None:
    """The tag whose number a reader typed as a whole line, as `key:0005243698`; None if none.

    Readers differ in how they write the number of the same tag, so it holds for readers that type.

    >>> typed_tag("0005243698")
    'key:0005243698'
    >>> typed_tag("take B5") is None
    True
    """
    text = digits_meant(line.strip()).upper()
    return f"key:{text}" if _TAG.fullmatch(text) else None
