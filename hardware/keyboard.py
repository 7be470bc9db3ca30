"""Readers that type: a card id somewhere in a line that came from the keyboard."""

from __future__ import annotations

from hardware.identifiers import find_ids


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
    before, after = line[: first.start].rstrip(), line[first.end :].lstrip()
    return first.id, f"{before} {after}".strip()
