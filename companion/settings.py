"""What a person has chosen once and for all: language, who speaks and how, signal sounds, printer.

One TOML file. What belongs to an outlet stands in a table of that outlet, so that the rate of the
program's voice is not the rate of another:

    language = "fr"
    outlet = "own-voice"

    [outlets.own-voice]
    rate = 3
    level = "brief"
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

Value = str | int | bool
Facts = Mapping[str, str | int]

OUTLETS = (
    "auto",
    "terminal",
    "screen-reader",
    "speech-dispatcher",
    "own-voice",
    "none",
)
"""Who can be asked to speak; `auto` takes the first that is there."""
LANGUAGES = ("fr", "en")
LEVELS = ("brief", "normal", "detailed")
_YES = frozenset({"on", "yes", "true", "oui", "1"})
_NO = frozenset({"off", "no", "false", "non", "0"})
_LONGEST_TEXT = 200
_LINE = re.compile(r"line (\d+)")


class SettingsError(ValueError):
    """A setting that does not exist, or a value that it cannot have; or a torn file.

    Codes: `name` (name, known), `choice` (name, value, known), `range` (name, value, least, most),
    `switch` (name, value), `text` (name), `outlet` (outlet, known), `torn` (line).
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Facts = MappingProxyType(facts)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words; empty while nobody has chosen."""

    words: tuple[str, ...]
    default: str = ""

    def checked(self, name: str, value: object) -> str:
        """The value as it is kept. Raises SettingsError."""
        if value not in self.words:
            raise SettingsError("choice", name=name, value=_shown(value), known=_listed(self.words))
        return str(value)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within limits."""

    least: int
    most: int
    default: int

    def checked(self, name: str, value: object) -> int:
        """The value as it is kept. Raises SettingsError."""
        if isinstance(value, int) and not isinstance(value, bool):
            number = value
        elif isinstance(value, str) and re.fullmatch(r"[+-]?\d{1,4}", value.strip(), re.ASCII):
            number = int(value)
        else:
            number = self.most + 1
        if not self.least <= number <= self.most:
            limits = {"least": self.least, "most": self.most}
            raise SettingsError("range", name=name, value=_shown(value), **limits)
        return number


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    default: bool

    def checked(self, name: str, value: object) -> bool:
        """The value as it is kept. Raises SettingsError."""
        if isinstance(value, bool):
            return value
        word = str(value).strip().casefold()
        if word not in _YES | _NO:
            raise SettingsError("switch", name=name, value=_shown(value))
        return word in _YES


@dataclass(frozen=True, slots=True)
class Text:
    """A name of something else: a voice, a printer. Empty: none."""

    default: str = ""

    def checked(self, name: str, value: object) -> str:
        """The value as it is kept. Raises SettingsError."""
        if not isinstance(value, str) or not value.isprintable() or len(value) > _LONGEST_TEXT:
            raise SettingsError("text", name=name)
        return value


Kind = Choice | Number | Switch | Text

GENERAL: Mapping[str, Kind] = MappingProxyType(
    {
        "language": Choice(LANGUAGES),
        "outlet": Choice(OUTLETS),
        "muted": Switch(False),
        "earcons": Switch(True),
        "earcon-volume": Number(1, 10, 5),
        "reader-signals": Switch(True),
        "printer": Text(),
    }
)
OF_AN_OUTLET: Mapping[str, Kind] = MappingProxyType(
    {
        "rate": Number(-10, 10, 0),
        "volume": Number(1, 10, 10),
        **{f"voice-{lang}": Text() for lang in LANGUAGES},
        "level": Choice(LEVELS, "normal"),
    }
)
NAMES = (*GENERAL, *OF_AN_OUTLET)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that was chosen; what was not has its default."""

    general: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    outlets: Mapping[str, Mapping[str, Value]] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def language(self) -> str:
        """`fr` or `en`; empty while nobody has chosen."""
        return str(self.get("language"))

    @property
    def outlet(self) -> str:
        """One of OUTLETS; empty while nobody has been asked."""
        return str(self.get("outlet"))

    def get(self, name: str, outlet: str = "") -> Value:
        """The value of a setting, for one of an outlet also which. KeyError for another name."""
        if name in GENERAL:
            return self.general.get(name, GENERAL[name].default)
        return self.outlets.get(outlet, {}).get(name, OF_AN_OUTLET[name].default)

    def number(self, name: str, outlet: str = "") -> int:
        """The value of a setting that is a number."""
        return int(self.get(name, outlet))

    def changed(self, name: str, value: object, outlet: str = "") -> Settings:
        """The settings with another value. Raises SettingsError."""
        kind = GENERAL.get(name) or OF_AN_OUTLET.get(name)
        if kind is None:
            raise SettingsError("name", name=_shown(name), known=_listed(NAMES))
        kept = kind.checked(name, value)
        if name in GENERAL:
            return replace(self, general=MappingProxyType({**self.general, name: kept}))
        if outlet not in OUTLETS:
            raise SettingsError("outlet", outlet=_shown(outlet), known=_listed(OUTLETS))
        own = MappingProxyType({**self.outlets.get(outlet, {}), name: kept})
        return replace(self, outlets=MappingProxyType({**self.outlets, outlet: own}))


def parse(text: str) -> Settings:
    """Read the text of a settings file. Raises SettingsError for whatever is wrong in it."""
    import tomllib

    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = _LINE.search(str(error))
        at = int(line[1]) if line else len(text.splitlines())
        raise SettingsError("torn", line=at) from error
    settings = Settings()
    for name, value, outlet in _entries(found):
        if outlet == "" and name in OF_AN_OUTLET:
            raise SettingsError("name", name=name, known=_listed(GENERAL))
        settings = settings.changed(name, value, outlet)
    return settings


def text_of(settings: Settings) -> str:
    """Write settings as the text of a file; `parse` reads them again."""
    lines = [f"{name} = {_written(value)}" for name, value in settings.general.items()]
    for outlet, own in settings.outlets.items():
        lines += ["", f"[outlets.{outlet}]"]
        lines += [f"{name} = {_written(value)}" for name, value in own.items()]
    return "\n".join([*lines, ""])


def _entries(found: Mapping[str, Any]) -> Iterator[tuple[str, object, str]]:
    for name, value in found.items():
        if name != "outlets":
            yield name, value, ""
            continue
        if not isinstance(value, dict):
            raise SettingsError("name", name=name, known=_listed(GENERAL))
        for outlet, own in value.items():
            if not isinstance(own, dict):
                raise SettingsError("outlet", outlet=_shown(outlet), known=_listed(OUTLETS))
            for own_name, own_value in own.items():
                if own_name not in OF_AN_OUTLET:
                    raise SettingsError("name", name=_shown(own_name), known=_listed(OF_AN_OUTLET))
                yield own_name, own_value, outlet


def _written(value: Value) -> str:
    # A basic string of TOML escapes what one of JSON does.
    return json.dumps(value, ensure_ascii=False)


def _shown(value: object) -> str:
    return str(value)[:_LONGEST_TEXT]


def _listed(words: Mapping[str, Kind] | tuple[str, ...]) -> str:
    return ", ".join(words)
