"""The voice of a command: who speaks is told once, and where no device is, it is recorded."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, cast

from companion.commands import frame
from companion.commands.home import home
from companion.commands.settings_file import settings_or_plain
from companion.commands.voice_notice import ear_notice, instead_notice, voice_notice
from companion.sentences.render import LANGUAGES, Wording, render
from companion.sentences.sentence import Priority, Sentence
from companion.settings import Settings

if TYPE_CHECKING:
    from companion.speech import (
        Announcer,
        Manner,
        OutletName,
        PrivateOutlet,
        VoiceState,
        WantedOutlet,
        Wish,
    )

RECORDINGS_KEPT = 10
"""Sound files of earlier evenings that stay in the folder, with the new one."""


def open_voice(
    name: str,
    *,
    silent: bool,
    wav: Path | None = None,
    announced: bool = False,
    private: Mapping[int, PrivateOutlet] | None = None,
    names: Sequence[str] = (),
    screen: Callable[[str], None] = frame.line,
) -> Announcer:
    """Open the voice that is set and there; say once how it speaks, unless it simply does.

    Somebody at a terminal is asked at the very first time who is to speak. Without a sound device
    the voice is recorded in the user's folder under that name, or in `wav`; nowhere where the name
    is empty. `announced`: say in any case who speaks. `private`: the private outlets of the players
    called `names`. `screen` prints what is told.
    """
    from companion.commands.first_question import ask_who_speaks
    from companion.speech import open_announcer

    settings = settings_or_plain() if silent else ask_who_speaks()
    wish = wish_of(settings)
    introduction = _Introduction(wish, announced=announced, silent=silent)

    def ear_changed(seat: int, state: VoiceState) -> None:
        introduction.ear(state, names[seat])

    announcer = open_announcer(
        frame.language(),
        voice="none" if silent else "auto",
        wish=wish,
        wav=_recording(name, wav),
        screen=screen,
        on_change=introduction.change,
        private=private,
        on_ear_change=ear_changed,
        in_the_ear=_sentence(render(frame.language(), "voice-in-the-ear")),
        earcon_volume=settings.number("earcon-volume") if settings.get("earcons") else 0,
    )
    announcer.muted = bool(settings.get("muted"))
    introduction.begin(announcer)
    for seat in private or {}:
        state = announcer.ear(seat)
        if state is not None and state.kind != "speaking":
            ear_changed(seat, state)
    return announcer


def wish_of(settings: Settings) -> Wish:
    """What the settings ask of the voice; who has never been asked gets what is there."""
    from companion.speech import Wish

    outlets = cast("Mapping[OutletName, object]", settings.outlets)
    return Wish(
        cast("WantedOutlet", settings.outlet or "auto"),
        {outlet: manner_of(settings, outlet) for outlet in outlets},
        terminal_is_read=sys.stdout.isatty(),
    )


def wish_for(outlet: str, settings: Settings | None = None) -> Wish:
    """A wish for one outlet, in the manner of the settings or the plain one."""
    from companion.speech import Wish

    name = cast("OutletName", outlet)
    return Wish(name, {name: manner_of(settings, name)} if settings else {})


def manner_of(settings: Settings, outlet: str) -> Manner:
    """How an outlet is to speak."""
    from companion.speech import Manner

    voices = {lang: str(settings.get(f"voice-{lang}", outlet)) for lang in LANGUAGES}
    return Manner(
        settings.number("rate", outlet),
        settings.number("volume", outlet),
        {lang: voice for lang, voice in voices.items() if voice},
    )


def keep_newest(folder: Path, count: int) -> None:
    """Delete all sound files of a folder but the newest; one that cannot be deleted stays."""
    with suppress(OSError):
        found = sorted(folder.glob("*.wav"), key=lambda path: path.stat().st_mtime_ns)
        for path in found[:-count]:
            path.unlink()


def _recording(name: str, wav: Path | None) -> Path | None:
    if wav is not None or not name:
        return wav
    folder = home() / "speech"
    keep_newest(folder, RECORDINGS_KEPT - 1)
    return folder / f"{name}.wav"


class _Introduction:
    """Says how the voice speaks: as soon as that is known, and at each change; never twice.

    The voice has a thread of its own. An output that fails is told by the lines of the game.
    """

    def __init__(self, wish: Wish, *, announced: bool, silent: bool) -> None:
        self._wish = wish
        self._announced = announced
        self._silent = silent
        self._known: VoiceState | None = None
        self._begun = Event()

    def begin(self, announcer: Announcer) -> None:
        """Introduce what speaks; nothing yet where that is still being found out."""
        self._announcer = announcer
        self._learn(announcer.notice)
        self._begun.set()

    def change(self, state: VoiceState) -> None:
        """Say what speaks now; called on the thread of the voice."""
        self._begun.wait()
        with suppress(OSError):
            self._learn(state)

    def ear(self, state: VoiceState, name: str) -> None:
        """Say that an earphone is silent."""
        with suppress(OSError):
            _tell(self._announcer, ear_notice(state, name, frame.language()))

    def _learn(self, state: VoiceState) -> None:
        if self._silent or state.kind == "opening" or state == self._known:
            return
        first, self._known = self._known is None, state
        if first:
            self._introduce(state)
        else:
            _tell(self._announcer, voice_notice(state, frame.language(), changed=True))

    def _introduce(self, state: VoiceState) -> None:
        lang = frame.language()
        instead = instead_notice(self._wish.outlet, state, lang)
        if self._announcer.muted:
            _tell(self._announcer, render(lang, "voice-muted"))
        elif instead is not None:
            _tell(self._announcer, instead)
        if self._announced or instead is not None or state.kind in ("wav", "text_only"):
            _tell(self._announcer, voice_notice(state, lang))


def _tell(announcer: Announcer, wording: Wording) -> None:
    announcer.say(_sentence(wording), keep=False)


def _sentence(wording: Wording) -> Sentence:
    return Sentence(wording.speech, wording.text, frame.language(), Priority.EVENT)
