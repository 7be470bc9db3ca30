"""Opening a voice: which outlet speaks is decided by what is wanted and what is really there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Literal

from companion.speech.manner import Manner
from companion.speech.outlets import Outlet, Silent
from companion.speech.own_voice import OwnVoice
from companion.speech.screen_reader import ScreenReader
from companion.speech.speech_dispatcher import SpeechDispatcher
from companion.speech.succession import Opener, Succession
from companion.speech.voice_state import OutletName, VoiceState

WantedOutlet = OutletName | Literal["auto"]
BY_ITSELF: tuple[OutletName, ...] = ("screen-reader", "speech-dispatcher", "own-voice")
"""The order in which outlets are tried: the voice that its owner has set up comes first."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Who is to speak, and how."""

    outlet: WantedOutlet = "own-voice"
    """`auto` takes the first of `BY_ITSELF` that is there; another one is tried first, and those
    that need no choosing after it."""
    manners: Mapping[OutletName, Manner] = field(default_factory=lambda: MappingProxyType({}))
    """How each outlet speaks; those that are not named speak in the plain manner."""
    terminal_is_read: bool = False
    """The output is a terminal, which a running screen reader reads by itself: where `auto` finds
    one, nothing else speaks."""


def order(wish: Wish) -> tuple[OutletName, ...]:
    """The outlets that are tried for a wish, in turn."""
    if wish.outlet == "auto":
        return BY_ITSELF if find_spec("prism") else BY_ITSELF[1:]
    if wish.outlet in ("terminal", "none"):
        return (wish.outlet,)
    return (wish.outlet, *(name for name in BY_ITSELF[1:] if name != wish.outlet))


def open_outlet(lang: str, wish: Wish, wav: Path | None) -> Outlet:
    """Open the outlet for a wish; waits until it is ready. It records into `wav` at worst."""
    ways: dict[OutletName, Opener] = {
        "screen-reader": lambda manner: _reader(wish),
        "speech-dispatcher": lambda manner: SpeechDispatcher(lang, manner=manner),
        "own-voice": lambda manner: OwnVoice(lang, manner=manner, wav=wav),
        "terminal": lambda manner: Silent(VoiceState("read", outlet="terminal")),
        "none": lambda manner: silent(),
    }
    return Succession({name: ways[name] for name in order(wish)}, wish.manners)


def silent() -> Silent:
    """The outlet of whoever wants no voice."""
    return Silent(VoiceState("text_only", reason_code="chosen", outlet="none"))


def _reader(wish: Wish) -> Outlet:
    reader = ScreenReader()
    if reader.state.kind != "speaking" or wish.outlet != "auto" or not wish.terminal_is_read:
        return reader
    reader.close()
    return Silent(VoiceState("read", engine=reader.state.engine, outlet="terminal"))
