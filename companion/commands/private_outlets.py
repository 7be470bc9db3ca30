"""Where a player hears what is private: `--private Ana=screen-reader`, `--private Bo=DEVICE`."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from companion.commands import frame
from companion.commands.frame import Failure

if TYPE_CHECKING:
    from companion.speech import PrivateOutlet

SCREEN_READER = "screen-reader"
_DEVICE = re.compile(r"\w[\w:=.,+-]{0,99}")

Command = TypeVar("Command", bound=Callable[..., Any])


def private_option(command: Command) -> Command:
    """Add --private to a click command, passed to it as `private`, a tuple of texts."""
    return click.option(
        "--private",
        multiple=True,
        metavar=frame.words("metavar-private"),
        help=frame.words("help-private"),
    )(command)


def outlets_at_one_machine(
    settings: Sequence[str], names: Sequence[str], people: Sequence[int]
) -> Mapping[int, PrivateOutlet]:
    """The same for `people` who come to one machine in turn.

    A screen reader would read the hands of all who are called to its screen. Therefore everybody
    else needs a sound device. Failure names the first who has none, or a computer player.
    """
    from companion.speech import Device, Terminal

    found = private_outlets(settings, names)
    for seat in found:
        if seat not in people:
            who = ", ".join(names[person] for person in people)
            raise Failure("error-private-computer", exit_code=2, name=names[seat], people=who)
    reader = next((seat for seat, outlet in found.items() if isinstance(outlet, Terminal)), None)
    others = [seat for seat in people if seat != reader]
    if reader is None or not others:
        return found
    for seat in others:
        if not isinstance(found.get(seat), Device):
            facts = {"name": names[seat], "other": names[reader]}
            raise Failure("error-private-overheard", exit_code=2, **facts)
    return {**found, reader: Terminal(shared=True)}


def private_outlets(settings: Sequence[str], names: Sequence[str]) -> Mapping[int, PrivateOutlet]:
    """Read `SEAT=screen-reader` and `SEAT=DEVICE` for the players called `names`.

    One screen reader reads for one player, and one device is in one ear. Failure says what is wrong
    and what would be right.
    """
    found: dict[int, PrivateOutlet] = {}
    for setting in settings:
        name, equals, place = (part.strip() for part in setting.partition("="))
        if not (name and equals and place):
            raise Failure("error-private-form", exit_code=2, setting=setting)
        seat = _seat(name, names)
        if seat in found:
            raise Failure("error-private-twice", exit_code=2, name=names[seat])
        outlet = _outlet(place)
        if outlet in found.values():
            other = next(names[taken] for taken, it in found.items() if it == outlet)
            taken = "error-private-reader" if place == SCREEN_READER else "error-private-device"
            raise Failure(taken, exit_code=2, name=names[seat], other=other, device=place)
        found[seat] = outlet
    return found


def _seat(name: str, names: Sequence[str]) -> int:
    for seat, known in enumerate(names):
        if known.casefold() == name.casefold():
            return seat
    raise Failure("error-private-seat", exit_code=2, name=name, known=", ".join(names))


def _outlet(place: str) -> PrivateOutlet:
    from companion.speech import Device, Terminal

    if place == SCREEN_READER:
        return Terminal()
    if not sys.platform.startswith("linux"):
        raise Failure("error-private-system", exit_code=2, device=place)
    if not _DEVICE.fullmatch(place):
        raise Failure("error-private-name", exit_code=2, device=place)
    return Device(place)
