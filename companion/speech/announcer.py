"""Announcer: says a sentence to those it is for, on the screen and by voice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import TracebackType

from companion.sentences.sentence import Sentence
from companion.speech.earcons import Earcon, Earcons
from companion.speech.history import History
from companion.speech.manner import Manner
from companion.speech.private import Terminal
from companion.speech.speaker import Speaker
from companion.speech.voice_state import OutletName, VoiceState


class Announcer:
    """Prints each sentence, then hands it to the voice and returns at once.

    Where a screen reader reads the printed lines, they hold the words that would be spoken.

    A sentence for everybody goes to the screen and to the public voice. A sentence for one seat
    goes to the private outlet of that seat and nowhere else; without one, it goes to screen and
    voice only while the seat is `present` and no screen reader reads the screen to somebody else,
    and is otherwise neither shown nor spoken.

    A context manager: leaving it closes it.
    """

    def __init__(
        self,
        screen: Callable[[str], None],
        speaker: Speaker,
        *,
        ears: Mapping[int, Speaker | Terminal] | None = None,
        in_the_ear: Sentence | None = None,
        manners: Mapping[OutletName, Manner] | None = None,
        earcons: Earcons | None = None,
    ) -> None:
        """`ears`: the private outlet of each seat that has one.

        `in_the_ear`: shown, once in a row, in place of what is said in an earphone. `manners`: how
        each outlet speaks at first. `earcons`: the signal sounds, where they are wanted.
        """
        self._screen = screen
        self._speaker = speaker
        self._ears = dict(ears or {})
        self._in_the_ear = in_the_ear
        self._shown_in_ear = False
        self._manners = dict(manners or {})
        self._earcons = earcons
        self._muted = False
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
        return self._hears_alone(seat) or (seat == self.present and not self._overheard(seat))

    def say(
        self,
        *sentences: Sentence,
        always: bool = False,
        keep: bool = True,
        happened: bool = False,
    ) -> None:
        """Print the text of sentences, then let their speech join the waiting line.

        Sentences of one call belong together: an answer replaces earlier answers that still wait,
        never its own other sentences. `always`: a player asked for it again. `keep`: let it enter
        the history; `happened`: as an event of the game. What does not reach the seat it is for is
        dropped: ask `reaches` before.
        """
        told = [it for it in sentences if it.audience is None or self.reaches(it.audience)]
        if keep and told:
            self.history.add(told, happened=happened)
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
        if aloud and not self._muted:
            self._speaker.say(aloud, always=always)
        for seat, private in quietly.items():
            ear = self._ears[seat]
            assert isinstance(ear, Speaker)
            ear.say(private, always=always)

    def shown(self, sentence: Sentence) -> str:
        """The line that the screen holds of a sentence, if it is told now.

        Where the line is all the voice there is, it is the spoken form: screen readers skip signs.
        """
        seat, read = sentence.audience, self.notice.outlet == "terminal"
        if seat is not None and self._hears_alone(seat):
            if isinstance(self._ears[seat], Speaker):
                return self._in_the_ear.text if self._in_the_ear is not None else ""
            read = True
        return sentence.read if read else sentence.text

    def again(self, *heard: Sentence) -> None:
        """Say again what somebody hears once more; it always speaks."""
        self.say(*heard, always=True, keep=False)

    @property
    def manner(self) -> Manner:
        """How fast, how loud and with which voices the present outlet speaks."""
        return self._manners.get(self.notice.outlet, Manner())

    def adjust(self, manner: Manner) -> None:
        """Speak in another manner from the next sentence on, in the earphones too."""
        self._manners[self.notice.outlet] = manner
        for speaker in self._speakers():
            speaker.adjust(manner)

    def voices(self, lang: str) -> tuple[str, ...]:
        """Names of the present outlet's voices for a language, the best first."""
        return self._speaker.voices(lang)

    @property
    def muted(self) -> bool:
        """Whether the public voice is silent because somebody wants it so."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted:
            self._speaker.interrupt()

    def sound(self, earcon: Earcon) -> None:
        """Play a signal sound beside the words, where those are wanted; never instead of words."""
        if self._earcons is not None and not self._muted:
            self._earcons.play(earcon)

    def interrupt(self) -> None:
        """Barge in: a key or a reading silences all speech but errors."""
        for speaker in self._speakers():
            speaker.interrupt()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until all is said; False when `timeout` (seconds for each voice) passed before."""
        return all(speaker.wait(timeout) for speaker in self._speakers())

    def close(self) -> None:
        """Fall silent at once; `wait` first to let it finish."""
        if self._earcons is not None:
            self._earcons.close()
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

    def _overheard(self, seat: int) -> bool:
        """Whether the screen reader of somebody else would read what is printed for a seat."""
        others = (ear for other, ear in self._ears.items() if other != seat)
        return any(isinstance(ear, Terminal) for ear in others)

    def _hears_alone(self, seat: int) -> bool:
        match self._ears.get(seat):
            case Terminal(shared=shared):
                return not shared or seat == self.present
            case Speaker() as ear:
                return ear.state.kind == "speaking"
            case _:
                return False

    def _show(self, sentence: Sentence) -> None:
        self._shown_in_ear = False
        self._screen(self.shown(sentence))

    def _show_in_the_ear(self) -> None:
        if self._in_the_ear is not None and not self._shown_in_ear:
            self._show(self._in_the_ear)
        self._shown_in_ear = True

    def _speakers(self) -> Sequence[Speaker]:
        return (self._speaker, *(ear for ear in self._ears.values() if isinstance(ear, Speaker)))
