"""A card from its code, in words: what "talking cards" says."""

from __future__ import annotations

from companion.cards import Card, Deck, card_with_id, has_id_shape, is_card_id
from companion.commands.frame import Failure
from companion.commands.known_decks import known_decks, user_decks
from companion.sentences.faces import face_wording
from companion.sentences.render import Wording, render

EXAMPLE = "PX021W"
"""A code to show what codes look like."""


def card_of(code: str) -> tuple[Deck, Card]:
    """Find the card of a code typed or read, in any case.

    Failure: no code at all, a check character that is wrong, or a code that no deck has.
    """
    text = code.strip().upper()
    if not has_id_shape(text):
        raise Failure("error-not-an-id", code=code.strip(), example=EXAMPLE)
    if not is_card_id(text):
        raise Failure("error-wrong-check", code=text)
    found = card_with_id(text) or _card_of_user(text)
    if found is None:
        games = ", ".join(deck.name for deck in known_decks())
        raise Failure("error-unknown-id", code=text, games=games)
    return found


def _card_of_user(code: str) -> tuple[Deck, Card] | None:
    for deck in user_decks():
        if code in deck.by_id:
            return deck, deck.by_id[code]
    return None


def card_said(deck: Deck, card: Card, last_deck: Deck | None, lang: str) -> Wording:
    """Say a card; its game is named first when the card before was of another game, or none."""
    wording = face_wording(deck, card.face, lang)
    if not card.face.family:
        wording = render(lang, "say-number", card=wording)
    if deck is last_deck:
        return wording
    return render(lang, "say-game-first", title=deck.titles[lang], card=wording)
