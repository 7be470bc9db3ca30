"""Finding a card id in what a reader sent or typed: glued, folded, or typed on another keyboard."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from companion.cards import DECK_NAMES, has_id_shape, is_card_id, load_deck

ID_LENGTH = 6
COMMAND_PREFIX = "CC"

_WORD = re.compile(r"[A-Z0-9]+")
_USER_PREFIX = re.compile(r"[A-Z][1-9]")
_HEAD = re.compile(r"[A-Z][A-Z0-9]\d{0,3}")
_TAIL = re.compile(r"[A-Z0-9]?\d{1,3}[A-Z0-9]")
_SHORTEST_FRAGMENT = 2

_AZERTY_DIGITS = {
    **dict(zip('à&é"' + "'(-è_ç", "0123456789", strict=True)),
    **dict(zip("ÀÉÈÇ", "0279", strict=True)),
    **dict(zip("§!", "68", strict=True)),
}
"""What the digit keys give on a French keyboard without shift: the PC layout, the same with the
capitals lock of Linux, and the two keys where the Mac and the Belgian layout differ."""
_AZERTY_LETTERS = dict(zip("AQWZ,?", "QAZWMM", strict=True))
"""Letters whose key lies elsewhere; M without and with shift."""


@dataclass(frozen=True, slots=True)
class Found:
    """A card id and where in the text it stood, as `text[start:end]`."""

    id: str
    start: int
    end: int


def find_ids(text: str) -> tuple[Found, ...]:
    """Find the card ids in a text, upper case, in order.

    Ids with the right check character are found anywhere, glued to other text as well, and typed
    through a French keyboard too. Only if there is none, the first whole word that has the shape of
    an id is taken, so that its wrong check character can be explained.
    """
    capitals = upper(text)
    sound = tuple(_sound_ids(capitals))
    if sound:
        return sound
    for word in _WORD.finditer(capitals):
        if has_id_shape(word[0]):
            return (Found(word[0], word.start(), word.end()),)
    return ()


def is_fragment(text: str) -> bool:
    """Tell whether an upper-case text can only be the beginning or the end of a card id."""
    if not _SHORTEST_FRAGMENT <= len(text) < ID_LENGTH:
        return False
    head = _HEAD.fullmatch(text) is not None and _is_prefix(text[:2])
    return head or _TAIL.fullmatch(text) is not None


def digits_meant(text: str) -> str:
    """The digits that a text stands for which digit keys of a French keyboard have typed.

    Any other text, one with a digit in it too, comes back as it is.
    """
    signs = upper(text)
    if not signs or not all(sign in _AZERTY_DIGITS for sign in signs):
        return text
    return "".join(_AZERTY_DIGITS[sign] for sign in signs)


def upper(text: str) -> str:
    """Upper case that keeps every character at its position (`ß` stays what it is)."""
    return "".join(up if len(up := character.upper()) == 1 else character for character in text)


def _sound_ids(capitals: str) -> list[Found]:
    found: list[Found] = []
    position = 0
    while position + ID_LENGTH <= len(capitals):
        window = capitals[position : position + ID_LENGTH]
        card_id = window if is_card_id(window) else _from_azerty(window)
        if card_id and (_is_prefix(card_id[:2]) or _is_alone(capitals, position)):
            found.append(Found(card_id, position, position + ID_LENGTH))
            position += ID_LENGTH
        else:
            position += 1
    return found


def _is_alone(capitals: str, position: int) -> bool:
    before = capitals[position - 1 : position]
    after = capitals[position + ID_LENGTH : position + ID_LENGTH + 1]
    return not (before.isalnum() or after.isalnum())


def _from_azerty(window: str) -> str | None:
    # All three digits must be signs: an id whose digits arrived as digits was not typed through
    # this layout, and its letters must not be exchanged.
    if not all(sign in _AZERTY_DIGITS for sign in window[2:5]):
        return None
    letters = {**_AZERTY_DIGITS, **_AZERTY_LETTERS}
    card_id = "".join(letters.get(character, character) for character in window)
    return card_id if is_card_id(card_id) else None


def _is_prefix(letters: str) -> bool:
    return letters in _prefixes() or _USER_PREFIX.fullmatch(letters) is not None


@cache
def _prefixes() -> frozenset[str]:
    return frozenset(load_deck(name).prefix for name in DECK_NAMES) | {COMMAND_PREFIX}
