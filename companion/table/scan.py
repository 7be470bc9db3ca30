"""What a reader read becomes a token of the game, or a reason why it is none."""

from __future__ import annotations

from companion.cards import Deck, card_with_id, has_id_shape, is_card_id
from companion.games.game import Reason
from companion.games.notation import card_notation
from companion.table.command_cards import command_cards
from companion.table.tokens import Cards, Token


def scanned(code: str, deck: Deck) -> Token | Reason:
    """The token of a card of the deck, or of a command card; the reason for any other code."""
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
