"""Buzzer, motor and light: patterns that play by themselves, a step at a time."""

from time import ticks_diff

PATTERNS = {"YES": (80,), "NO": (120, 100, 120), "WHICH": (250,)}
"""Milliseconds on, off, on: yes is one short, no is two, which is one long."""
TONES = {"YES": 2000, "NO": 400, "WHICH": 1000}
"""Hz."""
HALF = 0x8000


class Buzzer:
    """A passive buzzer on a PWM pin."""

    def __init__(self, pwm: object) -> None:
        self._pwm = pwm

    def set(self, on: bool, pattern: str) -> None:
        """Sound the tone of a pattern, or be silent."""
        if on:
            self._pwm.freq(TONES[pattern])
        self._pwm.duty_u16(HALF if on else 0)


class Switch:
    """A motor or a light on a pin."""

    def __init__(self, pin: object) -> None:
        self._pin = pin

    def set(self, on: bool, pattern: str) -> None:
        """Switch on or off, the same for every pattern."""
        self._pin.value(on)


class Player:
    """Plays on one output."""

    def __init__(self, output: object) -> None:
        self._output = output
        self._pattern = ""
        self._part = 0
        self._began = 0

    def play(self, pattern: str, now: int) -> bool:
        """Begin a pattern; False if there is none of that name."""
        if pattern not in PATTERNS:
            return False
        self._pattern = pattern
        self._enter(0, now)
        return True

    def step(self, now: int) -> None:
        """Go on to the next part when its time has come."""
        if not self._pattern:
            return
        if ticks_diff(now, self._began) >= PATTERNS[self._pattern][self._part]:
            self._enter(self._part + 1, now)

    def _enter(self, part: int, now: int) -> None:
        self._part = part
        self._began = now
        lasts = part < len(PATTERNS[self._pattern])
        self._output.set(lasts and part != 1, self._pattern)
        if not lasts:
            self._pattern = ""
