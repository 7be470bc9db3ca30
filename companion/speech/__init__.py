"""Sentences become voice: a waiting line, one speaking thread, outlets.

    announcer = open_announcer("fr", wav=Path("game.wav"), screen=print)
    announcer.say(sentence)     # on the screen at once, by voice when its turn comes
    announcer.notice            # how it speaks: VoiceState("speaking" | "wav" | "text_only", ...)

Nothing here raises because a voice is missing, broken or slow, and nothing here blocks a caller.
"""

from companion.speech.announcer import Announcer, VoiceChoice, open_announcer, probe
from companion.speech.voice_state import VoiceState

__all__ = ["Announcer", "VoiceChoice", "VoiceState", "open_announcer", "probe"]
