"""How the program says how it speaks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.commands.voice_notice import voice_notice
from companion.sentences.render import LANGUAGES
from companion.speech import VoiceState

WAV = Path("/home/ana/partie.wav")
STATES = [
    VoiceState("speaking", engine="espeak", voice="roa/fr"),
    *(VoiceState("wav", WAV, reason, "espeak") for reason in ("chosen", "no_device", "no_answer")),
    VoiceState("wav", WAV, "no_player", "espeak"),
    *(
        VoiceState("text_only", WAV if reason == "wav_not_writable" else None, reason)
        for reason in (
            "chosen",
            "no_engine",
            "no_voice",
            "no_device",
            "no_answer",
            "no_player",
            "no_recording",
            "wav_not_writable",
            "voice_lost",
        )
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("state", STATES, ids=lambda state: f"{state.kind} {state.reason_code}")
def test_each_state_is_said_without_signs_and_shown_with_its_path(
    state: VoiceState, lang: str
) -> None:
    said = voice_notice(state, lang)
    assert not re.search(r"[/\\#_−+]|-\d", said.speech)
    assert (str(WAV) in said.text) == (state.path is not None)
    assert len(re.findall(r"[.](?: |$)", said.speech)) <= 2
