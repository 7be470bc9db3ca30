"""How the program speaks, in words."""

from __future__ import annotations

from companion.sentences.render import Wording, render
from companion.speech import VoiceState


def voice_notice(state: VoiceState, lang: str, *, changed: bool = False) -> Wording:
    """Say how the program speaks, and what to do where it does not.

    `changed`: another voice has spoken until now, and has failed.
    """
    speaks = state.kind in ("speaking", "read")
    parts = ("voice", state.kind, state.outlet if speaks else state.reason_code)
    message_id = "-".join(part.replace("_", "-") for part in parts if part)
    told = render(lang, message_id, path=str(state.path or ""), engine=state.engine)
    return render(lang, "voice-changed", now=told) if changed and speaks else told


def instead_notice(wanted: str, state: VoiceState, lang: str) -> Wording | None:
    """Say that the outlet which was asked for is not there; None where it is."""
    if wanted in ("auto", "terminal", "none", state.outlet) or state.kind == "text_only":
        return None
    return render(lang, f"voice-missing-{wanted}")


def ear_notice(state: VoiceState, name: str, lang: str) -> Wording:
    """Say that a player's earphone is silent, and what to do."""
    return render(lang, "voice-ear-silent", name=Wording.same(name), reason=state.reason_code)
