"""Typed words become tokens, in French and English at all times."""

from companion.sentences.lexicon.layouts import layout_in_notation
from companion.sentences.lexicon.understanding import Lexicon
from companion.sentences.lexicon.vocabulary import is_command_word

__all__ = ["Lexicon", "is_command_word", "layout_in_notation"]
