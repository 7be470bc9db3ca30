"""The pump of COM messages: brings the events of all voices."""

from comtypes.client import VOICES


def PumpWaitingMessages() -> None:
    for voice in VOICES:
        voice.pump()
