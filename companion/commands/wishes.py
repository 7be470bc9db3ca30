"""What players ask of the program itself during a game: its level, its voice, its pauses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.commands.voice_controls import VoiceControls
from companion.sentences.render import Level, Wording, render
from companion.table.tokens import Token, Word

if TYPE_CHECKING:
    from companion.speech import Announcer

LEVELS = frozenset(level.value for level in Level)


class Wishes:
    """What was wished, and is kept for the next game."""

    def __init__(self, announcer: Announcer, lang: str) -> None:
        self._controls = VoiceControls(announcer, lang)
        self._lang = lang
        self.level = Level(self._controls.level)
        self.pauses = False
        """Whether the game waits for Enter after others have moved."""

    def grant(self, tokens: Sequence[Token]) -> Wording | None:
        """Do what is wished and confirm it; None for what is said about the game."""
        match tokens:
            case [Word("faster")]:
                return self._controls.faster()
            case [Word("slower")]:
                return self._controls.slower()
            case [Word("louder")]:
                return self._controls.louder()
            case [Word("softer")]:
                return self._controls.softer()
            case [Word("mute")]:
                return self._controls.mute()
            case [Word("voice")]:
                return self._controls.next_voice()
            case [Word("pause"), *rest]:
                self.pauses = Word("no") not in rest
                return render(self._lang, f"play-pause-{'on' if self.pauses else 'off'}")
            case [Word("level")]:
                return render(self._lang, "play-level", level=self.level.value)
            case [Word("level"), Word(level)] | [Word(level)] if level in LEVELS:
                self.level = Level(level)
                return self._controls.choose_level(level)
            case _:
                return None
