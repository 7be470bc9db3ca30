"""What a reader read becomes a token of the game, or a reason why it is none."""

from __future__ import annotations

from companion.cards import Deck, card_with_id, has_id_shape, is_card_id
from companion.games.game import Game, Reason, State
from companion.games.notation import card_notation
from companion.readings import Reading
from companion.table.command_cards import command_cards
from companion.table.open_slot import OpenSlot
from companion.table.tokens import Cards, Number, Token

HIDDEN = Reason("on_a_tray")
"""A tray has read a card that nobody may know; that it has no facts keeps it unsaid."""


def scanned(reading: Reading, game: Game, here: OpenSlot, public: State) -> Token | Reason:
    """The token of a card of the deck, or of a command card; the reason for any other code.

    A place of a tray reads a card from below, hidden or not. So a card there says nothing but what
    everybody knows already (`public`): a card that was read before may name the place where it is
    laid. Of any other card comes HIDDEN.
    """
    token = token_of(reading.id, game.deck)
    if reading.place is None or not isinstance(token, Cards):
        return token
    if not all(_lies_open(card, game, public) for card in token.candidates):
        return HIDDEN
    is_wanted = here.slot is not None and here.slot.kind == "place"
    return Number(reading.place, printed=True) if is_wanted else token


def token_of(code: str, deck: Deck) -> Token | Reason:
    """The token of a code, wherever it was read."""
    command = command_cards().get(code)
    if command is not None:
        return command
    found = card_with_id(code)
    if found is None:
        misread = has_id_shape(code) and not is_card_id(code)
        return Reason("wrong_check" if misread else "unknown_code", {"code": code})
    origin, card = found
    if origin.name != deck.name:
        return Reason("other_deck", {"deck": origin.name, "foreign": code})
    return Cards((card_notation(f"{card.face.text}#{card.id}", deck) or card.face.text,))


def _lies_open(card: str, game: Game, public: State) -> bool:
    """Whether everybody knows where a card is; of equal cards, where this very one is."""
    return card in game.text(public) if "#" in card else card in public.cards()
