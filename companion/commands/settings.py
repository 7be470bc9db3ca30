"""companion settings: show or change what is chosen once and for all, by question or by word."""

from __future__ import annotations

import click

from companion.commands import frame
from companion.commands.remembered import settings
from companion.commands.setting_changes import change, known_name, outlet_of
from companion.commands.setting_words import label, value_called, value_in_words
from companion.settings import GENERAL, Settings


@click.command(
    "settings",
    help=frame.words("help-settings"),
    context_settings={"ignore_unknown_options": True},  # a speed of -3 is no option
)
@click.argument("name", required=False, metavar=frame.words("metavar-setting-name"))
@click.argument("value", required=False, metavar=frame.words("metavar-setting-value"))
@click.option(
    "--outlet",
    metavar=frame.words("metavar-outlet"),
    help=frame.words("help-settings-outlet"),
)
@frame.json_option
@frame.common
def command(name: str | None, value: str | None, outlet: str | None, as_json: bool) -> None:
    if name is not None and value is not None:
        key = known_name(name)
        owner = outlet_of(key, settings(), outlet)
        kept = change(key, value_called(key, value), owner, quiet=as_json)
        if as_json:
            frame.emit_json(_as_data(kept))
    elif as_json:
        frame.emit_json(_as_data(settings()))
    elif name is not None:
        frame.line(_shown(known_name(name), settings(), outlet))
    else:
        from companion.commands.settings_questions import ask_settings

        ask_settings()


def _shown(name: str, kept: Settings, outlet: str | None) -> str:
    value = kept.get(name, outlet_of(name, kept, outlet))
    return frame.words("setting-shown", name=label(name), value=value_in_words(name, value))


def _as_data(kept: Settings) -> dict[str, object]:
    """All general settings with their defaults, and what was chosen for each outlet."""
    general: dict[str, object] = {name: kept.get(name) for name in GENERAL}
    return {**general, "outlets": {outlet: dict(own) for outlet, own in kept.outlets.items()}}
