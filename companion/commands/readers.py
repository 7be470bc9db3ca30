"""companion readers: what is plugged in, what it probably is, and what to type next."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.commands import frame

if TYPE_CHECKING:
    from hardware import Port

_NO_READER = ("braille", "builtin")


@click.group(
    "readers",
    help=frame.words("help-readers"),
    invoke_without_command=True,
    subcommand_metavar=frame.words("metavar-command"),
)
@frame.json_option
@frame.common
@click.pass_context
def command(ctx: click.Context, as_json: bool) -> None:
    if ctx.invoked_subcommand is not None:
        return
    from hardware import list_ports

    ports = list_ports()
    if as_json:
        frame.emit_json({"ports": [asdict(port) for port in ports]})
        return
    for text in describe(ports):
        frame.line(text)


@command.command(
    "test",
    help=frame.words("help-readers-test"),
    short_help=frame.words("help-readers-test"),
    options_metavar=frame.words("metavar-options"),
)
@click.option(
    "--reader",
    default="auto",
    metavar=frame.words("metavar-reader"),
    help=frame.words("help-readers-test-reader"),
)
@click.option(
    "--count",
    type=click.IntRange(min=1),
    metavar=frame.words("metavar-readers-count"),
    help=frame.words("help-readers-test-count"),
)
@click.option(
    "--trace",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar=frame.words("metavar-file"),
    help=frame.words("help-readers-test-trace"),
)
@click.option("--silent", is_flag=True, help=frame.words("help-say-silent"))
@frame.common
def test(reader: str, count: int | None, trace: Path | None, silent: bool) -> None:
    from companion.commands.reader_test import run_test

    run_test(reader, count, trace, silent=silent)


def describe(ports: tuple[Port, ...]) -> list[str]:
    """The ports in plain lines, and what to do with them."""
    lines: list[str] = []
    usable = [port for port in ports if port.kind not in _NO_READER]
    if not usable:
        lines.append(frame.words("readers-none"))
    for number, port in enumerate(ports, 1):
        lines.append(_port_line(number, port))
        if port.problem:
            lines.append(_problem_line(port))
    if usable:
        best = next((port for port in usable if not port.problem), usable[0])
        lines.append(frame.words("readers-try", port=best.device))
        lines.append(frame.words("readers-play", port=best.device))
    else:
        lines.append(frame.words("readers-plug-in"))
    lines.append(frame.words("readers-keyboard"))
    return lines


def _port_line(number: int, port: Port) -> str:
    kind = frame.words(f"readers-kind-{port.kind}")
    names = [port.maker, port.description]
    name = ", ".join(name for name in dict.fromkeys(names) if name and name not in port.device)
    if not name:
        return frame.words("readers-port", number=number, port=port.device, kind=kind)
    return frame.words("readers-port-named", number=number, port=port.device, kind=kind, name=name)


def _problem_line(port: Port) -> str:
    from companion.commands.reader_faults import failure_of_reader
    from hardware import ReaderError

    facts = {"port": port.device, "program": port.program, "group": port.group}
    failure = failure_of_reader(ReaderError(port.problem, facts))
    return frame.words(failure.message_id, **failure.facts)
