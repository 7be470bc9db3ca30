"""Succession: outlets one after the other; the first that speaks does, until it fails."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.speech.manner import Manner
from companion.speech.outlets import Outcome, Outlet
from companion.speech.voice_state import OutletName, VoiceState
from companion.speech.waiting_line import Utterance

Opener = Callable[[Manner], Outlet]


class Succession:
    """An outlet that hands a sentence on to the next one when the present one has failed for good.

    Each outlet is opened only when it is needed. When all have failed, the last one stays, and what
    is told is why the program's own voice does not speak: that is what can be mended.
    """

    def __init__(
        self, openers: Mapping[OutletName, Opener], manners: Mapping[OutletName, Manner]
    ) -> None:
        """`openers`: at least one, in the order in which they are tried."""
        self._rest = list(openers.items())
        self._manners = dict(manners)
        self._failed: dict[OutletName, VoiceState] = {}
        self._outlet = self._open_next()
        while self._outlet.state.kind == "text_only" and self._rest:
            self._pass_on()

    @property
    def state(self) -> VoiceState:
        """How the present outlet speaks."""
        state = self._outlet.state
        return self._failed.get("own-voice", state) if state.kind == "text_only" else state

    def speak(self, utterance: Utterance) -> Outcome:
        """Speak through the first outlet that can; never raises."""
        outcome = self._outlet.speak(utterance)
        while outcome.end == "unspoken" and self._outlet.state.kind == "text_only" and self._rest:
            self._pass_on()
            outcome = self._outlet.speak(utterance)
        return outcome

    def cancel(self, utterance_id: int) -> None:
        """Silence that utterance."""
        self._outlet.cancel(utterance_id)

    def adjust(self, manner: Manner) -> None:
        """Let the present outlet speak in another manner."""
        self._manners[self._outlet.state.outlet] = manner
        self._outlet.adjust(manner)

    def voices(self, lang: str) -> tuple[str, ...]:
        """The voices of the present outlet."""
        return self._outlet.voices(lang)

    def close(self) -> None:
        """Close the present outlet."""
        self._outlet.close()

    def _open_next(self) -> Outlet:
        name, opener = self._rest.pop(0)
        return opener(self._manners.get(name, Manner()))

    def _pass_on(self) -> None:
        self._outlet.close()
        self._failed[self._outlet.state.outlet] = self._outlet.state
        self._outlet = self._open_next()
