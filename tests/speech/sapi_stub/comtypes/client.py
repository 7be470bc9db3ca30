"""SAPI.SPVoice: speaks streams in real time and tells when each has begun and ended.

Each stream that ends is written to the file SAPI_HEARD as a line: `whole` or `purged`, a tab, the
text, a tab, the id of the voice.
"""

import os
import time
from dataclasses import dataclass

PURGE = 2
SECONDS_PER_CHARACTER = 0.01
VOICES = []


@dataclass
class Token:
    Id: str
    Language: str

    def GetDescription(self):
        return self.Id

    def GetAttribute(self, name):
        return {"Language": self.Language, "Gender": "Female", "Age": "Adult"}[name]


TOKENS = [Token("HKEY\\ZIRA", "409"), Token("HKEY\\HORTENSE", "40C")]


class SPVoice:
    def __init__(self):
        self.Voice, self.Rate, self.Volume, self.EventInterests = TOKENS[0], 0, 100, 0
        self.sink = None
        self._streams = []
        self._begun = None
        VOICES.append(self)

    def GetVoices(self):
        return TOKENS

    def Speak(self, text, flags):
        if flags & PURGE:
            for stream in self._streams:
                self._tell("purged", stream)
            self._streams, self._begun = [], None
        if text:
            self._streams.append((text, self.Voice.Id))

    def pump(self):
        if not self._streams:
            return
        text, _ = self._streams[0]
        if self._begun is None:
            self._begun = time.monotonic()
            self.sink._ISpeechVoiceEvents_StartStream(1, 0)
        elif time.monotonic() - self._begun > len(text) * SECONDS_PER_CHARACTER:
            self._begun = None
            self._tell("whole", self._streams.pop(0))
            self.sink._ISpeechVoiceEvents_EndStream(1, 0)

    def _tell(self, end, stream):
        text, voice = stream
        with open(os.environ["SAPI_HEARD"], "a", encoding="utf-8") as heard:
            heard.write(f"{end}\t{text}\t{voice}\n")


def CreateObject(name):
    return SPVoice()


def GetEvents(voice, sink):
    voice.sink = sink
    return sink
