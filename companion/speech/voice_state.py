"""VoiceState: how the program speaks at the moment, as data."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Kind = Literal["opening", "speaking", "read", "wav", "text_only"]
"""`opening`: it is not known yet, a device or a library does not answer. `read`: a screen reader
reads the printed lines, and nothing else speaks."""

OutletName = Literal["screen-reader", "speech-dispatcher", "own-voice", "terminal", "none"]
"""`screen-reader`: the running screen reader is handed each sentence. `terminal`: it reads the
printed lines by itself, and nothing else speaks. `none`: the lines are all there is."""


@dataclass(frozen=True, slots=True)
class VoiceState:
    """How sentences leave the program, and why not better.

    Reason codes: `chosen` (asked for so), `no_screen_reader` (none runs, or it does not answer),
    `no_dispatcher` (speech-dispatcher does not answer), `no_engine` (pyttsx3 or its library does
    not start), `no_voice` (the engine has no voice of the language), `no_player` (aplay is
    missing), `no_device` (aplay found no sound device), `no_answer` (the device hangs),
    `no_recording` (this engine cannot speak into a file), `wav_not_writable` (no room or no
    permission), `voice_lost` (the outlet died or hung twice in a row). Empty while something speaks
    or reads.
    """

    kind: Kind
    path: Path | None = None
    """The WAV file that is being filled, where kind is `wav`; the refused one after
    `wav_not_writable`."""
    reason_code: str = ""
    engine: str = ""
    """pyttsx3's name of the engine (`espeak`, `sapi5`, `nsss`), or the screen reader's; empty where
    none was found."""
    voice: str = ""
    """The engine's id of the voice of the announcer's language."""
    outlet: OutletName = "own-voice"
