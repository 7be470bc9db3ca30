"""The frame of every command: its language, its width, its lines, its failures.

Language and width must be known before click parses anything, because help texts are fetched while
commands are being declared. So both are read straight from the command line of the process.
"""

from __future__ import annotations

import json
import locale
import os
import re
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

import click

from companion.commands.settings_file import settings_or_plain
from companion.sentences.render import LANGUAGES, Value, shown

DEFAULT_WIDTH = 80
NARROWEST, WIDEST = 20, 1000
_FRENCH_ON_WINDOWS = 0x0C
"""Primary language number of French in a Windows language id (its low ten bits)."""
_UNPRINTABLE = re.compile(
    "[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]"
)
"""Control characters of both sets but the end of a line, and those that turn the direction."""
_SHORT_END = re.compile(r"(?<=\S) (\S{1,2})$")
_GLUE = "\N{NO-BREAK SPACE}"

Command = TypeVar("Command", bound=Callable[..., Any])


class Failure(Exception):
    """A command could not do its job: a catalogue message, its facts, and the exit code.

    Exit code 1 is a failed job, 2 a wrong command line.
    """

    def __init__(
        self, message_id: str, *, exit_code: int = 1, **facts: Value | tuple[str, ...]
    ) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.exit_code = exit_code
        self.data: Mapping[str, Value | tuple[str, ...]] = MappingProxyType(facts)
        """The facts for programs: what is a list there is one."""

    @property
    def facts(self) -> Mapping[str, Value]:
        """The facts for words: a list is its parts with commas."""
        return {
            name: ", ".join(fact) if isinstance(fact, tuple) else fact
            for name, fact in self.data.items()
        }

    @property
    def code(self) -> str:
        """The code of the failure for programs: the message id without `error-`."""
        return self.message_id.removeprefix("error-")


def option_value(arguments: Sequence[str], name: str) -> str | None:
    """Return the last value given to a long option, as `--name X` or `--name=X`; None if absent.

    Whatever follows a lone `--` is no option.
    """
    found = None
    for position, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == name and position + 1 < len(arguments):
            found = arguments[position + 1]
        elif argument.startswith(f"{name}="):
            found = argument.removeprefix(f"{name}=")
    return found


def choose_language(
    arguments: Sequence[str], environment: Mapping[str, str], remembered: str = ""
) -> str:
    """Choose `fr` or `en`: from --lang, else COMPANION_LANG, else what the settings remember.

    Else the language of the system, else English.
    """
    asked = option_value(arguments, "--lang")
    for wanted in (asked, environment.get("COMPANION_LANG"), remembered):
        if wanted in LANGUAGES:
            return wanted
    return "fr" if _system_is_french(environment) else "en"


def _system_is_french(environment: Mapping[str, str]) -> bool:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return environment[variable].lower().startswith("fr")
    if sys.platform == "win32":
        import ctypes

        return ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0x3FF == _FRENCH_ON_WINDOWS
    return (locale.getlocale()[0] or "").lower().startswith("fr")


def language() -> str:
    """The language of this run, `fr` or `en`."""
    return choose_language(sys.argv[1:], os.environ, settings_or_plain().language)


def width() -> int:
    """How many characters a printed line may have: --width, else 80."""
    wanted = option_value(sys.argv[1:], "--width")
    return int(wanted) if wanted is not None and is_width(wanted) else DEFAULT_WIDTH


def is_width(text: str) -> bool:
    """Tell whether a text is a usable line length."""
    return text.isdecimal() and NARROWEST <= int(text) <= WIDEST


def words(message_id: str, **values: Value) -> str:
    """The shown form of a catalogue message in the language of this run."""
    return shown(language(), message_id, **values)


def has_unprintable(text: str) -> bool:
    """Tell whether a text has signs that would do something to a screen instead of showing."""
    return _UNPRINTABLE.search(text) is not None


def wrapped(text: str) -> str:
    """Wrap each line of a text at words; a word longer than the width stays whole.

    A last word of one or two characters takes the word before it along: alone in a line it is
    easily lost, to the ear and under a magnifier. Signs that would do something to the screen,
    from wherever they came, only leave a mark.
    """
    harmless = _UNPRINTABLE.sub("\N{REPLACEMENT CHARACTER}", text.replace("\t", " "))
    return "\n".join(map(_filled, harmless.split("\n")))


def _filled(text: str) -> str:
    ending = _SHORT_END.search(text)
    glued = _SHORT_END.sub(f"{_GLUE}\\1", text)
    filled = textwrap.fill(glued, width(), break_long_words=False, break_on_hyphens=False)
    return f"{filled[: -len(ending[0])]}{ending[0]}" if ending is not None else filled


def line(text: str) -> None:
    """Print one plain line, wrapped at words to the width of this run."""
    click.echo(wrapped(text))


def emit_json(value: object) -> None:
    """Print a value as JSON on standard output."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    plain = not encoding.lower().replace("-", "").startswith("utf")
    written = json.dumps(value, ensure_ascii=plain, indent=2)
    click.echo(_UNPRINTABLE.sub(lambda sign: f"\\u{ord(sign[0]):04x}", written))


def is_asked() -> bool:
    """Tell whether somebody sits at the terminal and can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def common(command: Command) -> Command:
    """Add --lang and --width, which every command understands, to a click command."""
    with_width = click.option(
        "--width",
        type=int,
        expose_value=False,
        metavar="N",
        help=words("help-width"),
    )
    with_language = click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        expose_value=False,
        help=words("help-lang"),
    )
    return with_language(with_width(command))


def json_option(command: Command) -> Command:
    """Add --json to a click command, passed to it as `as_json`."""
    return click.option("--json", "as_json", is_flag=True, help=words("help-json"))(command)
