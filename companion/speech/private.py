"""Where the private sentences of a seat are heard."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Terminal:
    """The seat's own screen reader reads the terminal into an earphone.

    Its private lines are printed and never spoken; the program's voice on the loudspeaker says what
    is for everybody.
    """

    shared: bool = False
    """Whether others come to the same screen in turn: private lines then wait until it is alone."""


@dataclass(frozen=True, slots=True)
class Device:
    """The program's voice speaks on a second sound device, an earphone."""

    name: str
    """As ALSA writes it after `aplay -D`, such as `plughw:1` or `hw:CARD=Headset`."""


PrivateOutlet = Terminal | Device
