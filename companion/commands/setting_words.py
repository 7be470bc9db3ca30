"""Settings and their values, in words."""

from __future__ import annotations

from collections.abc import Sequence

from companion.commands import frame
from companion.sentences.lexicon.vocabulary import plain
from companion.sentences.render import LANGUAGES, shown
from companion.settings import LEVELS, Value

_IN_WORDS = {"level": LEVELS, "language": LANGUAGES}
"""Settings whose values have a word of their own in each language."""


def label(name: str) -> str:
    """What a setting is called."""
    plain = "voice" if name.startswith("voice-") else name
    return frame.words(f"setting-name-{plain}")


def value_in_words(name: str, value: Value) -> str:
    """A value as it is shown."""
    if isinstance(value, bool):
        return frame.words("value-on" if value else "value-off")
    if isinstance(value, int):
        return str(value).replace("-", "\N{MINUS SIGN}")
    if value == "":
        return frame.words("value-none")
    if name == "outlet" and value == "none":
        return frame.words("value-none-speaks")
    return frame.words(f"value-{value}") if name in ("language", "outlet", "level") else value


def name_called(word: str, names: Sequence[str]) -> str:
    """Which of the names a word of either language calls; the word itself where it is none."""
    return _called(word, "setting", names)


def value_called(name: str, word: str) -> str:
    """The value that a word of either language means for a setting; else the word itself."""
    return _called(word, "value", _IN_WORDS.get(name, ()))


def typed_names(names: Sequence[str]) -> str:
    """Names of settings as they are typed in the language of this run."""
    return ", ".join(frame.words(f"setting-typed-{name}") for name in names)


def typed_levels() -> str:
    """The levels as they are typed in the language of this run."""
    return ", ".join(frame.words(f"value-typed-{level}") for level in LEVELS)


def _called(word: str, kind: str, codes: Sequence[str]) -> str:
    typed = plain(word)
    for code in codes:
        words = (code, *(shown(lang, f"{kind}-typed-{code}") for lang in LANGUAGES))
        if typed in map(plain, words):
            return code
    return word
