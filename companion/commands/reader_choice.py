"""Which reader: the option of commands that take one, and a numbered question for the menu."""

from __future__ import annotations

from collections.abc import Callable

import click

from companion.commands import frame
from companion.commands.frame import Command, Failure
from companion.commands.questions import ask_number, ask_text


def one_reader(default: str, help_id: str) -> Callable[[Command], Command]:
    """Add --reader to a click command that takes one, passed to it as `reader`.

    Two different ones are a Failure: the command would be deaf to the first.
    """
    return click.option(
        "--reader",
        multiple=True,
        default=(default,),
        callback=_the_one,
        metavar=frame.words("metavar-reader"),
        help=frame.words(help_id),
    )


def _the_one(_context: click.Context, _option: click.Parameter, given: tuple[str, ...]) -> str:
    readers = tuple(dict.fromkeys(given))
    if len(readers) > 1:
        raise Failure("error-reader-one", exit_code=2, readers=readers)
    return readers[0]


def ask_reader() -> str:
    """Ask where the cards come from; return a word for --reader."""
    from hardware import list_ports

    ports = [port for port in list_ports() if port.kind not in {"braille", "builtin"}]
    choices = [frame.words("ask-reader-keyboard")]
    choices += [f"{port.device}, {port.description or port.maker}".rstrip(", ") for port in ports]
    choices.append(frame.words("ask-reader-file"))
    chosen = ask_number(frame.words("ask-reader"), choices)
    if chosen == 0:
        return "keyboard"
    if chosen <= len(ports):
        return ports[chosen - 1].device
    return f"file:{ask_text(frame.words('ask-reader-path'))}"
