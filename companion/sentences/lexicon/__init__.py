"""Typed words become tokens, in French and English at all times."""

from companion.sentences.lexicon.understanding import Lexicon

__all__ = ["Lexicon"]
