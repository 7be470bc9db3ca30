"""Signs in a typed line that nobody meant: those of keys without a letter, and invisible ones."""

from __future__ import annotations

import re
import unicodedata

_LED_BY = re.compile("[\x1b\x9b]")
"""What arrow and function keys begin with, and what the escape key sends."""
_LETTERS = re.compile(r"[^\s\x00-\x1f\x7f-\x9f]")


def has_key(line: str) -> bool:
    """Tell whether a line holds an arrow or function key, or nothing but the tab or such a key.

    A tab behind a word is only a blank: some readers type one after each code.

    >>> has_key("\\x1b[A"), has_key("\\t"), has_key("take 2\\t"), has_key("")
    (True, True, False, False)
    """
    if _LED_BY.search(line) is not None:
        return True
    return bool(line.strip(" \N{NO-BREAK SPACE}\r\n")) and _LETTERS.search(line) is None


def visible(line: str) -> str:
    """A line without its signs that show nothing, such as a zero-width space that was pasted.

    >>> visible("\\u200b1\\u200b"), visible("take\\t2")
    ('1', 'take 2')
    """
    blanked = "".join(" " if sign.isspace() else sign for sign in line)
    return "".join(sign for sign in blanked if unicodedata.category(sign) not in ("Cc", "Cf"))
