"""The slot that is open: what the move being made lacks next, and what would fit there."""

from __future__ import annotations

from dataclasses import dataclass

from companion.cards import Deck
from companion.games.game import TABLE, Game, Move, Reason, Slot, State
from companion.table.laying import CLOSING, is_card_by_card, is_read_at_places
from companion.table.narrowing import awaited_move
from companion.table.tokens import Cards, Notation, Token, Word


@dataclass(frozen=True, slots=True)
class OpenSlot:
    """A move being made and its next slot; either may be missing."""

    move: Move | None
    slot: Slot | None

    @property
    def expects_card(self) -> bool:
        """Whether a card is the usual answer."""
        return self.slot is None or self.slot.kind not in ("seat", "word", "place")

    @property
    def expects_seat(self) -> bool:
        """Whether a name is the answer."""
        return self.slot is not None and self.slot.kind == "seat"

    def offers(self, word: str) -> bool:
        """Whether a word is an answer, before it is a verb."""
        if self.slot is None:
            return False
        ends = self.slot.optional and word == "done"
        return ends or (self.slot.kind == "word" and word in self.slot.values)

    def is_closed_by(self, token: Token) -> bool:
        """Whether a token ends a move that could be longer."""
        if self.move is None or self.slot is None or token not in CLOSING:
            return False
        return self.slot.optional or is_card_by_card(self.move, self.slot)

    def is_answered_by_number(self, deck: Deck) -> bool:
        """Whether a number answers as a place or, in some decks, as a card."""
        if self.slot is None:
            return False
        numbers = not deck.families and self.slot.kind in ("card", "area")
        return numbers or self.slot.kind == "place"


def open_slot(partial: Move | None, state: State) -> OpenSlot:
    """The next slot of the move being made, or of the one that the game waits for."""
    move = partial or awaited_move(state)
    return OpenSlot(move, state.slot(move) if move is not None else None)


def place_missing(partial: Move | None, here: OpenSlot) -> Reason | None:
    """The card that has no place yet, for who says that the move being made is done."""
    slot = here.slot
    if partial is None or not partial.args or slot is None or slot.optional:
        return None
    if slot.kind != "place":
        return None
    free = tuple(int(place) for place in slot.values)
    return Reason("place_missing", {"card": str(partial.args[-1]), "free": free})


def as_piece(token: Token, partial: Move | None, here: OpenSlot, game: Game) -> Token:
    """What looks like a whole move but answers what is open: `pass`, or `R3@3` of a reading."""
    match token:
        case Notation(Move(seat, verb, ())) if seat == TABLE and here.offers(verb):
            return Word(verb)
        case Notation(Move(seat, "done", ())) if seat == TABLE and place_missing(partial, here):
            return Word("done")
        case Notation(Move(_, verb, (str(card), int(place)))) if is_read_at_places(
            partial, verb, game
        ):
            return Cards((f"{card}@{place}",))
        case _:
            return token
