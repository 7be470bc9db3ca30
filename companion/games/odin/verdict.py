"""A verdict on a play, with no game running: what lies in the middle, what is to be laid."""

from __future__ import annotations

from dataclasses import dataclass

from companion.cards import UNKNOWN
from companion.games.game import Reason
from companion.games.odin.sets import FACES, Cards, fault, in_order, value


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a play is legal: its value, or the reason why not."""

    value: int | None
    reason: Reason | None = None

    @property
    def legal(self) -> bool:
        """Whether the cards may be laid."""
        return self.reason is None


def judge_play(middle: str, play: str, hand: str | None = None) -> Verdict:
    """Judge a play written as cards; an empty middle means that a set begins.

    `hand` is the whole hand, which matters only where all of it is laid on an empty middle.

    >>> judge_play("BL9 RE9", "PI1 PI2 PI3").value
    321
    """
    laid, lying = _cards(play), _cards(middle)
    held = _cards(hand) if hand is not None else None
    reason = _why_no_cards(laid, lying, held)
    if reason is None:
        laid, lying = in_order(laid), in_order(lying)
        reason = fault(laid, lying, None if held is None else len(held))
    return Verdict(value(laid)) if reason is None else Verdict(None, reason)


def _cards(written: str) -> Cards:
    return tuple(word.upper() for word in written.replace(",", " ").split())


def _why_no_cards(laid: Cards, lying: Cards, held: Cards | None) -> Reason | None:
    """Cards that do not exist, are there twice, or cannot come out of the hand."""
    for cards in (lying, laid, held or ()):
        for card in cards:
            if card not in FACES and not (card == UNKNOWN and cards is not laid):
                code = "face_needed" if card == UNKNOWN else "no_such_card"
                return Reason(code, {"card": card})
            if card != UNKNOWN and cards.count(card) > 1:
                return Reason("card_twice", {"card": card})
    if not laid:
        return Reason("incomplete", {"verb": "play"})
    for card in laid:
        if card in lying:
            return Reason("in_middle", {"card": card})
        if held is not None and card not in held and UNKNOWN not in held:
            return Reason("not_held", {"card": card})
    if held is not None and len(laid) > len(held):
        return Reason("not_held", {"card": laid[-1]})
    return None
