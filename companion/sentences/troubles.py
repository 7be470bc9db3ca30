"""Trouble of a reader in words: what happened, and what to do."""

from __future__ import annotations

from companion.readings import Trouble
from companion.sentences.render import Wording, render


def trouble_wording(trouble: Trouble, lang: str) -> Wording:
    """Say a trouble; the reader is named only in the shown form. Every code of Trouble has words."""
    return render(lang, f"trouble-{trouble.code}", reader=trouble.reader)
