"""companion readers: what is plugged in, what it probably is, and what to type next."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.commands import frame
from companion.commands.reader_choice import one_reader

if TYPE_CHECKING:
    from hardware import Port
    from hardware.portless import Portless

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
    from hardware.portless import portless

    ports, without = list_ports(), portless()
    if as_json:
        listed, lacking = ([asdict(it) for it in found] for found in (ports, without))
        frame.emit_json({"ports": listed, "portless": lacking})
        return
    for text in (*describe(ports), *map(portless_line, without)):
        frame.line(text)


@command.command(
    "test",
    help=frame.words("help-readers-test"),
    short_help=frame.words("help-readers-test"),
    options_metavar=frame.words("metavar-options"),
)
@one_reader("auto", "help-readers-test-reader")
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


@command.command(
    "setup",
    help=frame.words("help-readers-setup"),
    short_help=frame.words("help-readers-setup"),
    options_metavar=frame.words("metavar-options"),
)
@click.argument("model", required=False, default="", metavar=frame.words("metavar-model"))
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar=frame.words("metavar-kit-folder"),
    help=frame.words("help-readers-setup-out"),
)
@frame.common
def setup(model: str, out: Path | None) -> None:
    from companion.commands.readers_setup import set_up

    set_up(model, out)


@command.command(
    "buy",
    help=frame.words("help-readers-buy"),
    short_help=frame.words("help-readers-buy"),
    options_metavar=frame.words("metavar-options"),
)
@frame.common
def buy() -> None:
    for kind in ("codes", "typing", "tags", "labels", "not"):
        frame.line(frame.words(f"buy-{kind}"))


@command.command(
    "build",
    help=frame.words("help-readers-build"),
    short_help=frame.words("help-readers-build"),
    options_metavar=frame.words("metavar-options"),
)
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path, file_okay=False),
    metavar=frame.words("metavar-kit-folder"),
    help=frame.words("help-readers-build-out"),
)
@click.option(
    "--board",
    type=click.Choice(["pico", "uno", "nano"]),
    default="pico",
    metavar="pico|uno|nano",
    help=frame.words("help-readers-build-board"),
)
@click.option(
    "--places",
    type=click.IntRange(1, 9),
    metavar=frame.words("metavar-readers-count"),
    help=frame.words("help-readers-build-places"),
)
@click.option(
    "--card-size",
    "size",
    default="63x88",
    metavar="63x88",
    help=frame.words("help-readers-build-size"),
)
@click.option("--sleeved", is_flag=True, help=frame.words("help-readers-build-sleeved"))
@click.option("--tray", is_flag=True, help=frame.words("help-readers-build-tray"))
@frame.common
def build(out: Path, board: str, places: int | None, size: str, sleeved: bool, tray: bool) -> None:
    from companion.commands.readers_build import build as write_all

    write_all(out, board, places, size, sleeved=sleeved, nine=tray)


@command.command(
    "program",
    help=frame.words("help-readers-program"),
    short_help=frame.words("help-readers-program"),
    options_metavar=frame.words("metavar-options"),
)
@click.option(
    "--places",
    type=click.IntRange(1, 9),
    default=1,
    metavar=frame.words("metavar-readers-count"),
    help=frame.words("help-readers-program-places"),
)
@frame.common
def program(places: int) -> None:
    from companion.commands.readers_program import program as copy

    copy(places)


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
        if best.kind == "adapter":
            lines.append(frame.words("readers-kinds", port=best.device))
        lines.append(frame.words("readers-play", port=best.device))
    else:
        lines.append(frame.words("readers-plug-in"))
    lines.append(frame.words("readers-keyboard"))
    return lines


def portless_line(device: Portless) -> str:
    """A device that has no port, in words: why not, and what helps without harm to braille."""
    name = "taken" if device.taken else "bare"
    numbers = f"{device.vid:04x}:{device.pid:04x}"
    return frame.words(f"readers-portless-{name}", maker=device.maker or "USB", numbers=numbers)


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
