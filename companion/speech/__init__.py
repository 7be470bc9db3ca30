"""Sentences become voice: a waiting line, a speaking thread for each voice, outlets.

    announcer = open_announcer("fr", wav=Path("game.wav"), screen=print)
    announcer.say(sentence)     # on the screen at once, by voice when its turn comes
    announcer.notice            # how it speaks: VoiceState("speaking" | "wav" | "text_only", ...)
    announcer.interrupt()       # a key or a reading: silence, but for errors
    announcer.again(*announcer.history.last())      # it always speaks

Nothing here raises because a voice is missing, broken or slow, and nothing here blocks a caller.

Who hears a sentence is its `audience`. None: everybody, on the screen and by the public voice. A
seat: that seat and nobody else, by one of three ways:

    open_announcer(..., private={0: Terminal()})           # its screen reader reads the terminal
    open_announcer(..., private={0: Device("plughw:1")})   # the program's voice in an earphone
    announcer.present = 0                                  # it is alone at the machine, for now

With `Terminal` a private line is printed and not spoken. With `Device` it is spoken in the earphone
and the screen shows the sentence `in_the_ear` instead. `present` opens screen and loudspeaker to a
seat: the only person of a game, or whoever has passed the gate; set it to None at the next gate.
Otherwise a private sentence is neither shown nor spoken: `announcer.reaches(seat)` tells it before,
and turns false when an earphone fails in mid-game.

History is kept by audience: `announcer.history.heard(seat)` and `announcer.history.last(seat, 3)`
hold what everybody heard and what that seat alone heard. `seat=None` is the table.

How it speaks: `announcer.manner` is rate, volume and voices of the outlet that speaks now,
`announcer.adjust(replace(manner, rate=3))` changes it at once, `announcer.muted = True` silences
the public voice, `announcer.sound(Earcon.YOUR_TURN)` plays a signal sound beside the words.
"""

from companion.speech.announcer import Announcer
from companion.speech.earcons import Earcon
from companion.speech.manner import Manner
from companion.speech.opening import (
    VoiceChoice,
    WantedOutlet,
    Wish,
    open_announcer,
    probe,
    voices_of,
    who_speaks,
)
from companion.speech.private import Device, PrivateOutlet, Terminal
from companion.speech.voice_state import OutletName, VoiceState

__all__ = [
    "Announcer",
    "Device",
    "Earcon",
    "Manner",
    "OutletName",
    "PrivateOutlet",
    "Terminal",
    "VoiceChoice",
    "VoiceState",
    "WantedOutlet",
    "Wish",
    "open_announcer",
    "probe",
    "voices_of",
    "who_speaks",
]
