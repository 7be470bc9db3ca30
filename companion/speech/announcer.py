"""Announcer: says a sentence on the screen and by voice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Literal, assert_never

from companion.sentences.sentence import Sentence
from companion.speech.outlets import Outlet, Silent
from companion.speech.own_voice import OwnVoice
from companion.speech.speaker import Speaker
from companion.speech.spoken_log import SpokenLog
from companion.speech.voice_state import VoiceState

VoiceChoice = Literal["auto", "none", "wav"]


class Announcer:
    """Prints each sentence, then hands it to the voice and returns at once.

    A context manager: leaving it closes it.
    """

    def __init__(self, screen: Callable[[str], None], speaker: Speaker) -> None:
        self._screen = screen
        self._speaker = speaker

    @property
    def notice(self) -> VoiceState:
        """How it speaks at the moment, to be told to the players in words."""
        return self._speaker.state

    def say(self, *sentences: Sentence, always: bool = False) -> None:
        """Print the text of sentences, then let their speech join the waiting line.

        Sentences of one call belong together: an answer replaces earlier answers that still wait,
        never its own other sentences. `always`: a player asked for it again.
        """
        for sentence in sentences:
            self._screen(sentence.text)
        self._speaker.say(sentences, always=always)

    def interrupt(self) -> None:
        """Barge in: a key or a reading silences all speech but errors."""
        self._speaker.interrupt()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until all is said; False when `timeout` (seconds) passed before."""
        return self._speaker.wait(timeout)

    def close(self) -> None:
        """Fall silent at once; `wait` first to let it finish."""
        self._speaker.close()

    def __enter__(self) -> Announcer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def open_announcer(
    lang: str,
    *,
    voice: VoiceChoice = "auto",
    wav: Path | None = None,
    screen: Callable[[str], None],
    log: Path | None = None,
    on_change: Callable[[VoiceState], None] | None = None,
) -> Announcer:
    """Open an announcer for a language, `fr` or `en`; waits until its voice is ready.

    `auto` speaks through the sound device, records into `wav` where there is none, and is silent
    where there is no voice; `wav` always records; `none` never speaks. `Announcer.notice` says what
    came of it; `on_change` is called from the speaking thread, once for each later change, and must
    not raise. Raises OSError when the log cannot be opened, ValueError for `wav` without a path. No
    trouble of the voice is an error: the screen has every sentence.
    """
    spoken_log = SpokenLog(log) if log is not None else None
    return Announcer(screen, Speaker(_outlet(lang, voice, wav), on_change, spoken_log))


def probe(lang: str) -> VoiceState:
    """Tell how the program would speak, without a sound and without leaving anything behind."""
    own = OwnVoice(lang)
    own.close()
    return own.state


def _outlet(lang: str, voice: VoiceChoice, wav: Path | None) -> Outlet:
    match voice:
        case "none":
            return Silent(VoiceState("text_only", reason_code="chosen"))
        case "auto":
            return OwnVoice(lang, wav=wav)
        case "wav":
            if wav is None:
                raise ValueError("recording needs the path of a WAV file")
            return OwnVoice(lang, wav=wav, record=True)
        case _:
            assert_never(voice)
