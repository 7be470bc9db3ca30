"""The words of the building pages, in French and English: data from `words.LANG.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any


@cache
def words(lang: str) -> dict[str, Any]:
    """Section -> key -> words, with `{...}` for facts. Languages: fr, en."""
    source = resources.files("hardware.building") / f"words.{lang}.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))
