"""Announcer: says a sentence to those it is for, on the screen and by voice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Literal, assert_never

from companion.sentences.sentence import Sentence
from companion.speech.history import History
from companion.speech.opening import Wish, open_outlet, silent
from companion.speech.outlets import Outlet
from companion.speech.own_voice import OwnVoice
from companion.speech.private import Device, PrivateOutlet, Terminal
from companion.speech.speaker import Speaker
from companion.speech.spoken_log import SpokenLog
from companion.speech.voice_state import VoiceState

VoiceChoice = Literal["auto", "none", "wav"]


class Announcer:
    """Prints each sentence, then hands it to the voice and returns at once.

    A sentence for everybody goes to the screen and to the public voice. A sentence for one seat
    goes to the private outlet of that seat and nowhere else; without one, it goes to screen and
    voice only while the seat is `present`, and is otherwise neither shown nor spoken.

    A context manager: leaving it closes it.
    """

    def __init__(
        self,
        screen: Callable[[str], None],
        speaker: Speaker,
        *,
        ears: Mapping[int, Speaker | Terminal] | None = None,
        in_the_ear: Sentence | None = None,
    ) -> None:
        """`ears`: the private outlet of each seat that has one.

        `in_the_ear`: shown, once in a row, in place of what is said in an earphone.
        """
        self._screen = screen
        self._speaker = speaker
        self._ears = dict(ears or {})
        self._in_the_ear = in_the_ear
        self._shown_in_ear = False
        self.history = History()
        self.present: int | None = None
        """The seat at the machine while nobody else sees or hears it: the only person of a game, or
        whoever has passed the gate. None when everybody is there."""

    @property
    def notice(self) -> VoiceState:
        """How it speaks at the moment, to be told to the players in words."""
        return self._speaker.state

    def ear(self, seat: int) -> VoiceState | None:
        """How the private voice of a seat speaks; None where it has none, or is a screen reader."""
        ear = self._ears.get(seat)
        return ear.state if isinstance(ear, Speaker) else None

    def reaches(self, seat: int) -> bool:
        """Tell whether a private sentence would reach that seat now, and nobody else."""
        return seat == self.present or self._hears_alone(seat)

    def say(self, *sentences: Sentence, always: bool = False, keep: bool = True) -> None:
        """Print the text of sentences, then let their speech join the waiting line.

        Sentences of one call belong together: an answer replaces earlier answers that still wait,
        never its own other sentences. `always`: a player asked for it again. `keep`: let it enter
        the history. What does not reach the seat it is for is dropped: ask `reaches` before.
        """
        told = [it for it in sentences if it.audience is None or self.reaches(it.audience)]
        if keep and told:
            self.history.add(told)
        aloud: list[Sentence] = []
        quietly: dict[int, list[Sentence]] = {}
        for sentence in told:
            seat = sentence.audience
            if seat is None or not self._hears_alone(seat):
                self._show(sentence)
                aloud.append(sentence)
            elif isinstance(self._ears[seat], Terminal):
                self._show(sentence)
            else:
                self._show_in_the_ear()
                quietly.setdefault(seat, []).append(sentence)
        if aloud:
            self._speaker.say(aloud, always=always)
        for seat, private in quietly.items():
            ear = self._ears[seat]
            assert isinstance(ear, Speaker)
            ear.say(private, always=always)

    def repeat(self, count: int | None = None, *, seat: int | None = None) -> bool:
        """Say again what was said last, or the last `count` sentences; it always speaks.

        What is repeated for a seat holds what everybody heard and what it alone heard; None is the
        table. False when nothing has been said yet.
        """
        heard = self.history.last(seat) if count is None else self.history.heard(seat)[-count:]
        self.say(*heard, always=True, keep=False)
        return bool(heard)

    def interrupt(self) -> None:
        """Barge in: a key or a reading silences all speech but errors."""
        for speaker in self._speakers():
            speaker.interrupt()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until all is said; False when `timeout` (seconds for each voice) passed before."""
        return all(speaker.wait(timeout) for speaker in self._speakers())

    def close(self) -> None:
        """Fall silent at once; `wait` first to let it finish."""
        for speaker in self._speakers():
            speaker.close()

    def __enter__(self) -> Announcer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _hears_alone(self, seat: int) -> bool:
        match self._ears.get(seat):
            case Terminal():
                return True
            case Speaker() as ear:
                return ear.state.kind == "speaking"
            case _:
                return False

    def _show(self, sentence: Sentence) -> None:
        self._shown_in_ear = False
        self._screen(sentence.text)

    def _show_in_the_ear(self) -> None:
        if self._in_the_ear is not None and not self._shown_in_ear:
            self._show(self._in_the_ear)
        self._shown_in_ear = True

    def _speakers(self) -> Sequence[Speaker]:
        return (self._speaker, *(ear for ear in self._ears.values() if isinstance(ear, Speaker)))


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
    in_the_ear: Sentence | None = None,
) -> Announcer:
    """Open an announcer for a language, `fr` or `en`; waits until its voice is ready.

    `auto` speaks as is wished, through the program's own voice if nothing is; it records into `wav`
    where no device plays, and is silent where there is no voice. `wav` always records; `none`
    never speaks. `Announcer.notice` says what came of it; `on_change` is called from the speaking
    thread, once for each later change, and must not raise. `private` gives seats outlets of their
    own. Raises OSError when the log cannot be opened, ValueError for `wav` without a path. No
    trouble of the voice is an error: the screen has every sentence.
    """
    spoken_log = SpokenLog(log) if log is not None else None
    seats = private or {}
    outlet = _outlet(lang, voice, _aloud(wish or Wish(), seats), wav)
    ears = {seat: _ear(lang, ear, on_change) for seat, ear in seats.items()}
    speaker = Speaker(outlet, on_change, spoken_log)
    return Announcer(screen, speaker, ears=ears, in_the_ear=in_the_ear)


def probe(lang: str) -> VoiceState:
    """Tell how the program would speak, without a sound and without leaving anything behind."""
    own = OwnVoice(lang)
    own.close()
    return own.state


def _aloud(wish: Wish, private: Mapping[int, PrivateOutlet]) -> Wish:
    """A screen reader that speaks into one player's ear cannot speak to everybody."""
    taken = any(isinstance(outlet, Terminal) for outlet in private.values())
    reads = wish.outlet in ("auto", "terminal", "screen-reader")
    return replace(wish, outlet="speech-dispatcher") if taken and reads else wish


def _outlet(lang: str, voice: VoiceChoice, wish: Wish, wav: Path | None) -> Outlet:
    match voice:
        case "none":
            return silent()
        case "auto":
            return open_outlet(lang, wish, wav)
        case "wav":
            if wav is None:
                raise ValueError("recording needs the path of a WAV file")
            return OwnVoice(lang, manner=wish.manners.get("own-voice"), wav=wav, record=True)
        case _:
            assert_never(voice)


def _ear(
    lang: str, outlet: PrivateOutlet, on_change: Callable[[VoiceState], None] | None
) -> Speaker | Terminal:
    match outlet:
        case Terminal():
            return outlet
        case Device(name=name):
            return Speaker(OwnVoice(lang, device=name), on_change)
        case _:
            assert_never(outlet)
