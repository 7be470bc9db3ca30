"""The voice in a game: faster, slower, another voice, louder, mute, level; all is remembered.

controls = VoiceControls(announcer)
announcer.say(sentence of controls.faster())
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from companion.commands import frame
from companion.commands.remembered import remember
from companion.commands.settings_file import settings_or_plain
from companion.sentences.render import Value, Wording, render

if TYPE_CHECKING:
    from companion.speech import Announcer

STEP = 1
"""One step is 8 percent; two are clearly heard."""


class VoiceControls:
    """Changes how an announcer speaks. Each change gives the words that confirm it.

    They are confirmed in the new manner. What cannot be written in the settings file holds for this
    game, and is said so.
    """

    def __init__(self, announcer: Announcer, lang: str | None = None) -> None:
        """`lang`: the language of the table, that of this run if none is given."""
        self._announcer = announcer
        self._lang = lang or frame.language()

    @property
    def level(self) -> str:
        """`brief`, `normal` or `detailed`, as it was last chosen for the outlet that speaks."""
        return str(settings_or_plain().get("level", self._outlet))

    def faster(self) -> Wording:
        """Speak two steps faster."""
        return self._rate(2 * STEP)

    def slower(self) -> Wording:
        """Speak two steps slower."""
        return self._rate(-2 * STEP)

    def louder(self) -> Wording:
        """Speak a step louder."""
        return self._volume(1)

    def softer(self) -> Wording:
        """Speak a step more softly."""
        return self._volume(-1)

    def next_voice(self) -> Wording:
        """Take the next voice of the language, the first after the last."""
        if self._only_writes:
            return self._words("control-only-writes")
        voices = self._announcer.voices(self._lang)
        if len(voices) < 2:
            return self._words("control-one-voice")
        manner = self._announcer.manner
        now = manner.voices.get(self._lang, voices[0])
        following = voices.index(now) + 1 if now in voices else 0
        voice = voices[following % len(voices)]
        self._announcer.adjust(replace(manner, voices={**manner.voices, self._lang: voice}))
        self._announcer.muted = False
        return self._remembered(
            f"voice-{self._lang}",
            voice,
            "control-voice",
            number=voices.index(voice) + 1,
            most=len(voices),
            voice=voice,
            accent=voice.rpartition("/")[2].casefold(),
        )

    def mute(self) -> Wording:
        """Silence the voice, or let it speak again."""
        if self._only_writes:
            return self._words("control-only-writes")
        muted = not self._announcer.muted
        self._announcer.muted = muted
        return self._remembered("muted", muted, "control-muted" if muted else "control-unmuted")

    def choose_level(self, level: str) -> Wording:
        """Choose how much is said: `brief`, `normal` or `detailed`. Failure for another word."""
        return self._remembered("level", level, f"control-level-{level}")

    @property
    def _only_writes(self) -> bool:
        """Whether the program has no voice to change: lines are all there is, or all it gives."""
        notice = self._announcer.notice
        return notice.kind == "text_only" or notice.outlet in ("terminal", "none")

    @property
    def _outlet(self) -> str:
        return self._announcer.notice.outlet

    def _rate(self, steps: int) -> Wording:
        from companion.speech.manner import FASTEST, SLOWEST

        if self._announcer.notice.outlet == "screen-reader":
            return self._words("control-not-mine")
        if self._only_writes:
            return self._words("control-only-writes")
        manner = self._announcer.manner
        rate = min(FASTEST, max(SLOWEST, manner.rate + steps))
        if rate == manner.rate:
            return self._words("control-fastest" if steps > 0 else "control-slowest")
        self._announcer.adjust(replace(manner, rate=rate))
        return self._remembered("rate", rate, "control-rate", rate=rate)

    def _volume(self, steps: int) -> Wording:
        from companion.speech.manner import LOUDEST, SOFTEST

        if self._announcer.notice.outlet == "screen-reader":
            return self._words("control-not-mine")
        if self._only_writes:
            return self._words("control-only-writes")
        manner = self._announcer.manner
        volume = min(LOUDEST, max(SOFTEST, manner.volume + steps))
        if volume == manner.volume:
            return self._words("control-loudest" if steps > 0 else "control-softest")
        self._announcer.adjust(replace(manner, volume=volume))
        return self._remembered("volume", volume, "control-volume", volume=volume)

    def _remembered(self, name: str, value: object, message_id: str, **facts: Value) -> Wording:
        try:
            remember(name, value, self._outlet)
        except frame.Failure as failure:
            if failure.exit_code == 2:
                raise
            return self._words("control-not-kept", done=self._words(message_id, **facts))
        return self._words(message_id, **facts)

    def _words(self, message_id: str, **facts: Value) -> Wording:
        return render(self._lang, message_id, **facts)
