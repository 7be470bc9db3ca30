"""The wiring as a text to follow by touch: each wire with its two ends, in counted places."""

from __future__ import annotations

from collections.abc import Iterator

from hardware.building.wiring import GROUP, End, Wiring
from hardware.building.words import words


def wiring_table(wiring: Wiring, lang: str) -> str:
    """The text, one sentence a line, an empty line between two wires."""
    said = words(lang)["wiring"]
    parts = [
        said["title"].format(board=wiring.board.title, modules=said["modules"][wiring.modules - 1]),
        *_before(wiring, lang),
        *_wires(wiring, lang),
        said["count"].format(count=len(wiring.wires)),
    ]
    return "\n\n".join(parts) + "\n"


def _before(wiring: Wiring, lang: str) -> Iterator[str]:
    said = words(lang)["before"]
    keys = ["volts", "breadboard"]
    if wiring.modules > 1:
        keys += ["rows"] if wiring.modules <= GROUP else ["more_rows", "by_threes"]
    keys += ["module", wiring.board.name]
    keys += ["chip"] if wiring.board.shifted else []
    keys += ["regulator"] if wiring.regulated else []
    for key in (*keys, "buzzer"):
        yield said[key].replace(". ", ".\n")


def _wires(wiring: Wiring, lang: str) -> Iterator[str]:
    said = words(lang)
    for number, wire in enumerate(wiring.wires, 1):
        colour, signal = said["colours"][wire.signal], said["signals"][wire.signal]
        first = said["wiring"]["wire"].format(number=number, colour=colour, signal=signal)
        ends = (
            said["wiring"][key].format(end=_end(end, wiring, lang))
            for key, end in (("one_end", wire.start), ("other_end", wire.end))
        )
        yield "\n".join((first, *ends))


def _end(end: End, wiring: Wiring, lang: str) -> str:
    pin = end.pin
    counted = end.part in ("board", "chip", "rail")
    key = f"{end.part}-{pin.row}" if counted else end.part
    said: str = words(lang)["ends"][key]
    # The maker's name is said once, in the title.
    board = wiring.board.title.split()[-1]
    return said.format(board=board, number=end.number, place=pin.place, name=pin.name)
