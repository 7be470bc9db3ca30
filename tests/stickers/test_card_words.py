"""A kit names a card as the table says it, so that a helper reads what the players hear."""

from __future__ import annotations

import pytest

from companion.cards import DECK_NAMES, load_deck
from companion.sentences.faces import face_wording
from companion.sentences.render import LANGUAGES
from stickers.words import load_words

OWN = (", sans symbole", ", no symbol", ", exemplaire", ", copy")
"""What a kit adds, since there two cards lie side by side."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DECK_NAMES)
def test_a_card_has_the_same_words_in_a_kit_and_at_the_table(name: str, lang: str) -> None:
    deck = load_deck(name)
    words = load_words(lang, deck, 1)
    for card in deck.cards:
        said = words.card(card)
        for addition in OWN:
            said = said.partition(addition)[0]
        assert said == face_wording(deck, card.face, lang).speech.replace(" une ", " 1 ")
