"""A verdict on a play, with no game running: what lies in the middle, what is to be laid."""

from __future__ import annotations

from dataclasses import dataclass

from companion.cards import UNKNOWN
from companion.games.game import Reason
from companion.games.odin.sets import FACES, Cards, fault, in_order, is_set, value


class PlayError(ValueError):
    """Written cards that cannot lie or be held so; no verdict is possible."""

    def __init__(self, written: str, reason: Reason) -> None:
        super().__init__(f"{reason.code} {dict(reason.facts)}")
        self.written = written
        """The cards in which the mistake is, as they were written."""
        self.reason = reason


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
    Cards of the hand may be `?`; the middle must be known, a play is measured by it. Raises
    PlayError.

    >>> judge_play("BL9 RE9", "PI1 PI2 PI3").value
    321
    """
    lying, laid = _cards(middle), _cards(play)
    held = None if hand is None else _cards(hand, unread=True)
    _refuse_mixed_up(middle, lying, laid)
    if not laid:
        raise PlayError(play, Reason("nothing_laid"))
    if hand is not None and held is not None:
        _refuse_not_held(hand, held, laid)
    reason = fault(laid, lying, None if held is None else len(held))
    return Verdict(None, reason) if reason is not None else Verdict(value(laid))


def may_be_a_hand(middle: str, play: str) -> bool:
    """Whether a play on an empty middle would be allowed if it were the whole hand."""
    return not middle.strip() and judge_play(middle, play, play).legal


def _cards(written: str, *, unread: bool = False) -> Cards:
    """Read cards, in deck order. Raises PlayError."""
    cards = tuple(word.upper() for word in written.replace(",", " ").split())
    for position, card in enumerate(cards):
        if card == UNKNOWN:
            if not unread:
                raise PlayError(written, Reason("face_needed"))
        elif card not in FACES:
            raise PlayError(written, Reason("no_such_card", {"card": card}))
        elif card in cards[:position]:
            raise PlayError(written, Reason("card_twice", {"card": card}))
    return in_order(cards)


def _refuse_mixed_up(middle: str, lying: Cards, laid: Cards) -> None:
    """The middle is a set, and no card of it is laid again. Raises PlayError."""
    if lying and not is_set(lying):
        raise PlayError(middle, Reason("middle_mixed"))
    for card in laid:
        if card in lying:
            raise PlayError(middle, Reason("in_middle", {"card": card}))


def _refuse_not_held(hand: str, held: Cards, laid: Cards) -> None:
    """All cards come out of the hand. Raises PlayError."""
    missing = [card for card in laid if card not in held]
    if len(missing) > held.count(UNKNOWN):
        raise PlayError(hand, Reason("not_held", {"card": missing[0]}))
