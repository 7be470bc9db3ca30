"""The spaces of printed text; what is only spoken needs none of them."""

from __future__ import annotations

import re

NO_BREAK = "\N{NO-BREAK SPACE}"
"""The space of French typography: before `: ; ! ?` and inside quotation marks.

The narrow one is no character of Windows' and braille displays' older tables.
"""
_BEFORE_SIGN = re.compile(r" (?=[:;!?%»](?![^\s.,;:!?»)]))|(?<=«) ")
_BARE_SEMICOLON = re.compile(r"(?<=[^\s;]);(?=\s|$)")


def typeset(text: str, lang: str) -> str:
    """The spaces of a shown text as its language prints them."""
    if lang != "fr":
        return text
    return _BARE_SEMICOLON.sub(f"{NO_BREAK};", _BEFORE_SIGN.sub(NO_BREAK, text))
