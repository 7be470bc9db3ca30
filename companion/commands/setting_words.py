"""Settings and their values, in words."""

from __future__ import annotations

from companion.commands import frame
from companion.settings import Value


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
