"""click in the language of the run: its own sentences, its names of values, its limits."""

from __future__ import annotations

import gettext
import os
import re
from importlib.resources import as_file, files

import click

from companion.commands import frame
from companion.commands.help_pages import PageContext

_METAVARS = {
    "text": "metavar-text",
    "integer": "metavar-integer",
    "integer range": "metavar-integer",
    "float": "metavar-integer",
    "filename": "metavar-file",
}
"""Types whose name click prints in English, whatever the language."""

_QUOTED = re.compile(r"(?<!\w)'([^']+)'(?!\w)")


class Limits(click.IntRange):
    """Limits in words: click itself writes `1<=x<=3`, which nobody wants to hear."""

    name = "whole number"

    def _describe_range(self) -> str:
        if self.min is None:
            return frame.words("limits-most", most=int(self.max or 0))
        if self.max is None:
            return frame.words("limits-least", least=int(self.min))
        return frame.words("limits-both", least=int(self.min), most=int(self.max))


def speak_to_click(lang: str) -> None:
    """Give click the catalogue of its own texts; it asks the standard gettext for them."""
    os.environ["LANGUAGE"] = lang
    with as_file(files("companion.sentences") / "locale") as folder:
        gettext.bindtextdomain("companion", str(folder))
    gettext.textdomain("companion")


def with_marks_of_the_language(text: str) -> str:
    """A text of click with the quotation marks of the language: its lists have those of Python."""
    return _QUOTED.sub(r"« \1 »", text) if frame.language() == "fr" else text


def in_words(command: click.Command) -> click.Command:
    """Give a command, and the commands below it, what click has no translation for."""
    command.context_class = PageContext
    command.options_metavar = frame.words("metavar-options")
    for parameter in command.params:
        message = _METAVARS.get(parameter.type.name)
        if isinstance(parameter, click.Option) and parameter.metavar is None and message:
            parameter.metavar = frame.words(message)
        if isinstance(parameter.type, click.IntRange):
            parameter.type = Limits(parameter.type.min, parameter.type.max)
    if isinstance(command, click.Group):
        command.subcommand_metavar = frame.words("metavar-command")
        for below in command.commands.values():
            in_words(below)
    return command
