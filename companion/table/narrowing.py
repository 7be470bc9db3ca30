"""Narrowing: which argument a token stands for in the next slot of the move being made.

The game judges: of several cards that were meant, those remain that it would accept.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.cards import UNKNOWN, Deck
from companion.games.game import (
    TABLE,
    Argument,
    Choice,
    Choices,
    Move,
    Over,
    Reason,
    Reveal,
    Slot,
    State,
)
from companion.table.timeline import Correct, Timeline, not_read
from companion.table.tokens import Cards, Number, SeatNamed, Token, Word

_PLACE_WANTED = frozenset({"place_first", "no_such_column"})
"""Reasons of games that say: first the place of the card before, then the next card."""

VALUES = {"empty": ".", "face_down": "H", "validated": "V", "unread": UNKNOWN}
"""Words that stand for an argument of a move."""


@dataclass(frozen=True, slots=True)
class Several:
    """Cards that fit equally well; somebody has to say which is meant."""

    cards: tuple[str, ...]


def awaited_move(state: State) -> Move | None:
    """The move that a game waits for, as far as it is known; None when it is over.

    Areas that must be counted are read in the order of the seats, and so are sealed choices.
    """
    match state.awaits:
        case Over():
            return None
        case Reveal(move=move):
            return move
        case Choices(seats, what):
            return Move(seats[0], what)
        case Choice(seat, what):
            move = Move(seat, what)
            slot = state.slot(move) if what == "recount" else None
            return move._replace(args=slot.values[:1]) if slot is not None else move


def argument(token: Token, move: Move, slot: Slot, state: State) -> Argument | Reason | Several:
    """The argument that a token stands for in a slot of a move."""
    match token:
        case Cards([card]) if slot.kind == "place":
            # A card that lies there may name its place.
            reason = state.why_not(state.fill(move, card))
            if reason is None:
                return card
            return reason if reason.code in _PLACE_WANTED else Reason("not_here")
        case Cards() if slot.kind in ("seat", "place"):
            return Reason("not_here")
        case Cards(candidates, colour_alone=True):
            return _of_colour(candidates, slot)
        case Cards(candidates):
            return _card(candidates, move, slot, state)
        case SeatNamed(seat) if slot.kind == "seat":
            return seat
        case Number(by_row=True) if slot.kind != "place":
            return Reason("not_here")
        case Number(value):
            return _numbered(value, move, slot, state)
        case Word(code):
            meant = VALUES.get(code, code)
            # The game explains why a card has to be known, and why nothing is there to validate.
            fits = meant in slot.values or slot.kind == "word" or meant == UNKNOWN
            fits = fits or (slot.kind == "area" and code in VALUES)
            return meant if fits else Reason("not_here", {"word": code})
        case _:
            return Reason("not_here")


def as_card(token: Token, slot: Slot, deck: Deck) -> Token:
    """Where a card is asked, a number is one in a deck whose cards are mere numbers."""
    match token:
        case Number(value, printed=False, by_row=False) if slot.kind in ("card", "area"):
            card = str(value)
            return Cards((card,)) if card in deck.faces else token
        case _:
            return token


def follows(move: Move, token: Token, state: State, deck: Deck) -> bool:
    """Whether a token answers the question that a move would open.

    The first card of a round begins it; a card that was drawn is seen.
    """
    step = state.after(move).state
    opened = awaited_move(step)
    slot = step.slot(opened) if opened is not None else None
    if opened is None or slot is None:
        return False
    if move.verb == "round":
        token = as_card(token, slot, deck)
    match argument(token, opened, slot, step):
        case Reason():
            return False
        case Several():
            return True
        case value:
            return move.verb == "round" or step.why_not(step.fill(opened, value)) is None


def listed_values(move: Move, slot: Slot | None) -> tuple[Argument, ...]:
    """The values that a question offers by number; none where almost any card fits."""
    if slot is None or slot.kind == "area" or move.verb == "show":
        return ()
    return slot.values


def _of_colour(candidates: tuple[str, ...], slot: Slot) -> Argument | Reason | Several:
    """The card of a colour, among those that may be chosen; real cards are read, not guessed."""
    fitting = tuple(card for card in candidates if card in slot.values)
    if len(fitting) > 1:
        return Several(fitting)
    if fitting:
        return fitting[0]
    lists_cards = slot.kind == "card" and bool(slot.values)
    return Reason("none_of_colour" if lists_cards else "card_expected")


def _card(
    candidates: tuple[str, ...], move: Move, slot: Slot, state: State
) -> Argument | Reason | Several:
    """The card that fits; the first one, to be explained, where none does."""
    if len(candidates) == 1:
        return candidates[0]
    fitting = tuple(card for card in candidates if card in slot.values) or tuple(
        card for card in candidates if state.why_not(state.fill(move, card)) is None
    )
    if len(fitting) > 1:
        return Several(fitting)
    return fitting[0] if fitting else candidates[0]


def cards_in_order(move: Move, slot: Slot, state: State) -> tuple[str, ...]:
    """The hand that a card is chosen from, where all of it is known; else nothing.

    A number is then the card's place in the hand, whether or not that card may be played.
    """
    if slot.kind != "card" or slot.unseen or move.seat == TABLE:
        return ()
    hand = state.hand(move.seat)
    return hand if UNKNOWN not in hand and set(slot.values) <= set(hand) else ()


def _numbered(value: int, move: Move, slot: Slot, state: State) -> Argument | Reason:
    """A bare number: a place, a number of cards, or the choice with that number."""
    if slot.kind in ("place", "round", "count"):
        return value
    listed = cards_in_order(move, slot, state) or listed_values(move, slot)
    if slot.kind in ("area", "card") and not listed:
        return Reason("card_expected", {"number": value})
    if 1 <= value <= len(listed):
        return listed[value - 1]
    return Reason("no_such_number", {"number": value, "last": len(listed)})


def corrected_card(
    token: Token, before: tuple[str, ...], timeline: Timeline
) -> str | Reason | Several:
    """The card that a token means in a correction: first one that was read, then one that fits.

    `before` holds the card that was read wrongly, once it has been said.
    """
    match token:
        case Word("unread"):
            candidates: tuple[str, ...] = (UNKNOWN,)
        case Cards(candidates):
            pass
        case Number(value, printed=False) if str(value) in timeline.game.deck.faces:
            candidates = (str(value),)
        case _:
            return Reason("card_expected")
    if before:
        fits = [timeline.judge(Correct(before[0], card)) is None for card in candidates]
    else:
        fits = [timeline.was_read(card) for card in candidates]
    fitting = tuple(card for card, fit in zip(candidates, fits, strict=True) if fit)
    if len(fitting) > 1:
        return Several(fitting)
    if not fitting and not before:
        return not_read(candidates[0])
    return (fitting or candidates)[0]


def with_place_said(filled: Move, made: int, rest: list[Token]) -> Move:
    """The move with the place that was said behind its card, where the game has filled in its own.

    `made` counts the arguments up to the card. The number is taken out of `rest`: it never answers
    a later question.
    """
    match rest:
        case [Number(place), *_] if len(filled.args) > made and isinstance(filled.args[-1], int):
            del rest[0]
            return filled._replace(args=(*filled.args[:-1], place))
        case _:
            return filled
