"""How the program speaks, in words."""

from __future__ import annotations

from companion.sentences.render import Wording, render
from companion.speech import VoiceState


def voice_notice(state: VoiceState, lang: str) -> Wording:
    """Say how the program speaks, and what to do where it does not."""
    parts = ("voice", state.kind, state.reason_code)
    message_id = "-".join(part.replace("_", "-") for part in parts if part)
    return render(lang, message_id, path=str(state.path or ""), engine=state.engine)
