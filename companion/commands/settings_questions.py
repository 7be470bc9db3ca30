"""The settings as numbered questions, each change heard at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import click

from companion.commands import frame
from companion.commands.questions import Leaving, ask_number, read_line
from companion.commands.remembered import failure_of_value, settings
from companion.commands.setting_changes import (
    HEARD,
    change,
    known_name,
    listed_names,
    outlet_of,
    say_sample,
)
from companion.commands.setting_words import label, value_in_words
from companion.commands.settings_file import settings_path
from companion.settings import (
    GENERAL,
    OF_AN_OUTLET,
    Choice,
    Number,
    Settings,
    SettingsError,
    Switch,
    Text,
)

if TYPE_CHECKING:
    from companion.speech import OutletName


def ask_settings() -> None:
    """Ask what to change, again and again, until 0 or the end of input.

    A damaged file is said first, and put aside if somebody wants it so.
    """
    try:
        kept = _undamaged()
        frame.line(frame.words("settings-file", file=str(settings_path())))
        while True:
            kept = _ask_one(kept)
    except Leaving:
        return


def _undamaged() -> Settings:
    try:
        return settings()
    except frame.Failure as failure:
        frame.line(frame.words(failure.message_id, **failure.facts))
    question = frame.words("settings-damaged")
    leave = frame.words("settings-leave")
    ask_number(question, [frame.words("settings-set-aside")], leave=leave)
    path = settings_path()
    number = 1
    while (aside := path.with_name(f"settings-{number}.damaged")).exists():
        number += 1
    path.rename(aside)
    frame.line(frame.words("settings-set-aside-done", file=str(aside)))
    return settings()


def _ask_one(kept: Settings) -> Settings:
    names = [known_name(name) for name in listed_names()]
    speaking = outlet_of("rate", kept)
    owners = {name: "" if name in GENERAL else speaking for name in names}
    lines = [
        frame.words(
            "setting-with-value",
            setting=label(name),
            now=value_in_words(name, kept.get(name, owners[name])),
        )
        for name in names
    ]
    chosen = ask_number(
        frame.words("settings-question"), lines, leave=frame.words("settings-leave")
    )
    name = names[chosen]
    try:
        kept = change(name, _ask_value(name, owners[name]), owners[name])
    except Leaving:
        return kept
    except frame.Failure as failure:
        frame.line(frame.words(failure.message_id, **failure.facts))
        return kept
    if name in HEARD or name.startswith("voice-"):
        say_sample(kept, owners[name])
    return kept


def _ask_value(name: str, outlet: str) -> object:
    """Ask for a value. Leaving where somebody goes back, or where there is nothing to choose."""
    match GENERAL.get(name) or OF_AN_OUTLET[name]:
        case Choice(words=words):
            labels = [value_in_words(name, word) for word in words]
            return words[ask_number(label(name), labels)]
        case Switch():
            labels = [value_in_words(name, value) for value in (True, False)]
            return ask_number(label(name), labels) == 0
        case Number() as limits:
            return _ask_whole_number(name, limits)
        case Text():
            return _ask_listed(name, outlet)


def _ask_whole_number(name: str, limits: Number) -> int:
    question = {"rate": "settings-ask-rate"}.get(name, "settings-ask-volume")
    frame.line(frame.words(question, least=limits.least, most=limits.most))
    while True:
        click.echo(frame.words("ask-number-prompt"))
        answer = read_line()
        if not answer:
            raise Leaving
        try:
            return limits.checked(name, answer.replace("\N{MINUS SIGN}", "-"))
        except SettingsError as error:
            failure = failure_of_value(error)
            frame.line(frame.words(failure.message_id, **failure.facts))


def _ask_listed(name: str, outlet: str) -> str:
    if name == "printer":
        return _ask_from("printer", _printers())
    from companion.speech import voices_of

    voices = voices_of(cast("OutletName", outlet), name.removeprefix("voice-"))
    return _ask_from("voice", voices)


def _ask_from(what: str, names: Sequence[str]) -> str:
    if not names:
        frame.line(frame.words(f"settings-no-{what}s"))
        raise Leaving
    return names[ask_number(frame.words(f"settings-ask-{what}"), names)]


def _printers() -> list[str]:
    from companion.commands.known_printers import printers_folder

    return sorted(path.stem for path in printers_folder().glob("*.toml"))
