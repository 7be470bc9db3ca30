"""companion: the one command, whose sub-commands are loaded only when they are needed."""

from __future__ import annotations

import gettext
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec

import click

from companion.commands import endings, frame, streams
from companion.commands.click_words import in_words, speak_to_click
from companion.commands.help_pages import PageContext
from companion.sentences.render import LANGUAGES

COMMANDS = {
    "demo": "demo",
    "games": "games",
    "deck": "deck",
    "deck-new": "deck_new",
    "rules": "rules",
    "kit": "kit",
    "kit-proof": "kit_proof",
    "kit-check": "kit_check",
    "learn": "learn",
    "tutorial": "tutorial",
    "calibrate": "calibrate",
    "sheets": "sheets",
    "codebooks": "codebooks",
    "readers": "readers",
    "enrol": "enrol",
    "say": "say",
    "play": "play",
    "table": "table",
    "resume": "resume",
    "journal": "journal",
    "replay": "replay",
    "count": "count",
    "simulate": "simulate",
    "settings": "settings",
    "doctor": "doctor",
}
"""Name on the command line -> module of this package that holds it as `command`."""
NEVER_EMPTY = (
    *("--out", "--reader", "--players", "--sheet", "--printer", "--codebook"),
    *("--export", "--import", "--trace", "--from"),
)
"""Options, of whatever command, that say nothing when they are empty."""


def present(name: str) -> bool:
    """Tell whether a command is there."""
    module = COMMANDS.get(name)
    return module is not None and find_spec(f"companion.commands.{module}") is not None


class LazyGroup(click.Group):
    """A group that knows its commands by name and imports the one that is asked for."""

    context_class = PageContext

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands that are there, in the order of the table."""
        return [name for name in COMMANDS if present(name)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command and give it the words of the language."""
        if not present(cmd_name):
            return None
        command = import_module(f"companion.commands.{COMMANDS[cmd_name]}").command
        assert isinstance(command, click.Command)
        return in_words(command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with one line each, without importing any."""
        with formatter.section(gettext.gettext("Commands")):
            for name in self.list_commands(ctx):
                about = frame.words(f"about-{name}")
                formatter.write_text(frame.words("help-command-line", name=name, about=about))


def _companion() -> click.Group:
    @frame.common
    @click.version_option(
        version("tactile-card-companion"), message="companion %(version)s", prog_name="companion"
    )
    @click.group(
        "companion",
        cls=LazyGroup,
        help=frame.words("help-companion"),
        invoke_without_command=True,
        options_metavar=frame.words("metavar-options"),
        subcommand_metavar=frame.words("metavar-command"),
        context_settings={"terminal_width": frame.width(), "max_content_width": frame.width()},
    )
    @click.pass_context
    def companion(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None:
            import_module("companion.commands.menu").menu()

    return companion


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code; every failure has been said."""
    try:
        if streams.output_is_closed():
            raise frame.Failure("error-output-closed")
        _check_common(arguments)
        group = _companion()
        with group.make_context("companion", list(arguments)) as context:
            group.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    except BaseException as fault:
        return endings.end(fault, as_json="--json" in arguments)
    return 0


def _check_common(arguments: Sequence[str]) -> None:
    lang = frame.option_value(arguments, "--lang")
    if lang is not None and lang not in LANGUAGES:
        raise frame.Failure("error-lang", exit_code=2, wanted=lang)
    width = frame.option_value(arguments, "--width")
    if width is not None and not frame.is_width(width):
        limits = {"least": frame.NARROWEST, "most": frame.WIDEST}
        raise frame.Failure("error-width", exit_code=2, wanted=width, **limits)
    for option in NEVER_EMPTY:
        given = frame.option_value(arguments, option)
        if given is not None and not given.strip():
            raise frame.Failure("error-option-empty", exit_code=2, option=option)
    if (frame.option_value(arguments, "--reader") or "").strip() == "file:":
        raise frame.Failure("error-recording-unnamed", exit_code=2)


def main() -> None:
    """Run the command line of this process and exit."""
    streams.prepare()
    speak_to_click(frame.language())
    sys.exit(run(sys.argv[1:]))
