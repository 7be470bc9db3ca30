"""The typography of shown French, taken off: transcripts show where words differ, not spaces."""

from __future__ import annotations

from companion.sentences.typography import NO_BREAK


def plain_spaces(shown: str) -> str:
    """A shown text with plain spaces, and none before the semicolons that part a list."""
    return shown.replace(f"{NO_BREAK};", ";").replace(NO_BREAK, " ")


def sounds_as_shown(speech: str, shown: str) -> bool:
    """Whether the ear and the eye get the same words and signs."""
    return speech.replace(" ;", ";") == plain_spaces(shown)
