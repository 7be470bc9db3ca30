"""Trouble of a reader in words: what happened, and what to do."""

from __future__ import annotations

from companion.readings import Trouble
from companion.sentences.render import Wording, render


def trouble_wording(trouble: Trouble, lang: str) -> Wording:
    """Say a trouble, whatever its code; only the shown form names the reader."""
    facts = {**trouble.facts, "reader": trouble.reader}
    return render(lang, f"reader-trouble-{trouble.code}", **facts)
