"""Opening a voice: which outlet speaks is decided by what is wanted and what is really there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Literal, assert_never

from companion.sentences.sentence import Sentence
from companion.speech.announcer import Announcer
from companion.speech.earcons import Earcons
from companion.speech.manner import Manner
from companion.speech.outlets import Outlet, Silent
from companion.speech.own_voice import OwnVoice
from companion.speech.private import Device, PrivateOutlet, Terminal
from companion.speech.screen_reader import ScreenReader
from companion.speech.speaker import OPENING_PATIENCE_S, Speaker
from companion.speech.speech_dispatcher import SpeechDispatcher
from companion.speech.spoken_log import SpokenLog
from companion.speech.succession import Succession
from companion.speech.voice_state import OutletName, VoiceState

VoiceChoice = Literal["auto", "none", "wav"]
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


def open_announcer(
    lang: str,
    *,
    voice: VoiceChoice = "auto",
    wish: Wish | None = None,
    wav: Path | None = None,
    screen: Callable[[str], None],
    log: Path | None = None,
    on_change: Callable[[VoiceState], None] | None = None,
    private: Mapping[int, PrivateOutlet] | None = None,
    on_ear_change: Callable[[int, VoiceState], None] | None = None,
    in_the_ear: Sentence | None = None,
    earcon_volume: int = 0,
    patience_s: float = OPENING_PATIENCE_S,
) -> Announcer:
    """Open an announcer for a language, `fr` or `en`; waits for its voice up to `patience_s`.

    `auto` speaks as is wished, through the program's own voice if nothing is; it records into `wav`
    where no device plays, and is silent where there is no voice. `wav` always records; `none`
    never speaks. `Announcer.notice` says what came of it, `opening` where a device or a library
    lets it wait; `on_change` is called from the speaking thread, once for each later change, and
    must not raise. `private` gives seats outlets of their own, `on_ear_change` is called for those;
    these are waited for, since what is private goes nowhere else. `earcon_volume` is 1 to 10, and 0
    for no signal sounds. Raises OSError when the log cannot be opened, ValueError for `wav` without
    a path. No trouble of the voice is an error: the screen has every sentence.
    """
    spoken_log = SpokenLog(log) if log is not None else None
    seats = private or {}
    wish = _aloud(wish or Wish(), seats)
    manner = wish.manners.get("own-voice")
    ears = {
        seat: _ear(lang, ear, manner, partial(on_ear_change, seat) if on_ear_change else None)
        for seat, ear in seats.items()
    }
    if voice == "wav" and wav is None:
        raise ValueError("recording needs the path of a WAV file")
    opener = partial(_outlet, lang, voice, wish, wav)
    if voice == "none" or {"terminal", "none"}.issuperset(order(wish)):
        speaker = Speaker(opener(), on_change, spoken_log)
    else:
        opening = Silent(VoiceState("opening"))
        speaker = Speaker(opening, on_change, spoken_log, opener=opener, patience_s=patience_s)
    earcons = Earcons(earcon_volume) if earcon_volume and voice == "auto" else None
    return Announcer(
        screen,
        speaker,
        ears=ears,
        in_the_ear=in_the_ear,
        manners=wish.manners,
        earcons=earcons,
    )


def probe(lang: str) -> VoiceState:
    """Tell how the program would speak, without a sound and without leaving anything behind."""
    own = OwnVoice(lang)
    own.close()
    return own.state


def voices_of(outlet: OutletName, lang: str) -> tuple[str, ...]:
    """Names of the voices of an outlet that speak a language; none where it is not there."""
    with closing(_WAYS[outlet](lang, Manner(), Wish(), None)) as opened:
        return opened.voices(lang)


def who_speaks(lang: str, wish: Wish) -> VoiceState:
    """Tell which outlet would speak for a wish, without a sound."""
    outlet = open_outlet(lang, wish, None)
    outlet.close()
    return outlet.state


def order(wish: Wish) -> tuple[OutletName, ...]:
    """The outlets that are tried for a wish, in turn."""
    if wish.outlet == "auto":
        return BY_ITSELF if find_spec("prism") else BY_ITSELF[1:]
    if wish.outlet in ("terminal", "none"):
        return (wish.outlet,)
    return (wish.outlet, *(name for name in BY_ITSELF[1:] if name != wish.outlet))


def open_outlet(lang: str, wish: Wish, wav: Path | None) -> Outlet:
    """Open the outlet for a wish; waits until it is ready. It records into `wav` at worst."""

    def opener(name: OutletName) -> Callable[[Manner], Outlet]:
        return lambda manner: _WAYS[name](lang, manner, wish, wav)

    return Succession({name: opener(name) for name in order(wish)}, wish.manners)


def _silent() -> Silent:
    """The outlet of whoever wants no voice."""
    return Silent(VoiceState("text_only", reason_code="chosen", outlet="none"))


_WAYS: Mapping[OutletName, Callable[[str, Manner, Wish, Path | None], Outlet]] = MappingProxyType(
    {
        "screen-reader": lambda lang, manner, wish, wav: _reader(wish),
        "speech-dispatcher": lambda lang, manner, wish, wav: SpeechDispatcher(lang, manner=manner),
        "own-voice": lambda lang, manner, wish, wav: OwnVoice(lang, manner=manner, wav=wav),
        "terminal": lambda lang, manner, wish, wav: Silent(VoiceState("read", outlet="terminal")),
        "none": lambda lang, manner, wish, wav: _silent(),
    }
)


def _reader(wish: Wish) -> Outlet:
    reader = ScreenReader()
    if reader.state.kind != "speaking" or wish.outlet != "auto" or not wish.terminal_is_read:
        return reader
    reader.close()
    return Silent(VoiceState("read", engine=reader.state.engine, outlet="terminal"))


def _aloud(wish: Wish, private: Mapping[int, PrivateOutlet]) -> Wish:
    """A screen reader that speaks into one player's ear cannot speak to everybody."""
    taken = any(isinstance(outlet, Terminal) for outlet in private.values())
    reads = wish.outlet in ("auto", "terminal", "screen-reader")
    return replace(wish, outlet="speech-dispatcher") if taken and reads else wish


def _outlet(lang: str, voice: VoiceChoice, wish: Wish, wav: Path | None) -> Outlet:
    match voice:
        case "none":
            return _silent()
        case "auto":
            return open_outlet(lang, wish, wav)
        case "wav":
            return OwnVoice(lang, manner=wish.manners.get("own-voice"), wav=wav, record=True)
        case _:
            assert_never(voice)


def _ear(
    lang: str,
    outlet: PrivateOutlet,
    manner: Manner | None,
    on_change: Callable[[VoiceState], None] | None,
) -> Speaker | Terminal:
    match outlet:
        case Terminal():
            return outlet
        case Device(name=name):
            return Speaker(OwnVoice(lang, manner=manner, device=name), on_change)
        case _:
            assert_never(outlet)
