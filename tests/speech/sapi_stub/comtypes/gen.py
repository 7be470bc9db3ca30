"""The type library, of which pyttsx3 uses a name only."""


class SpeechLib:
    SSFMCreateForWrite = 3
