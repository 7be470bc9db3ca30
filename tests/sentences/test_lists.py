"""Lists for the ear: one can hear where an item ends."""

from __future__ import annotations

import pytest

from companion.cards import DECK_NAMES, load_deck
from companion.sentences.faces import face_wording
from companion.sentences.lists import listed
from companion.sentences.render import LANGUAGES, Wording


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DECK_NAMES)
def test_a_card_has_no_comma_that_a_list_would_blur(name: str, lang: str) -> None:
    deck = load_deck(name)
    for face in deck.faces.values():
        assert "," not in face_wording(deck, face, lang).speech


def test_items_with_commas_of_their_own_are_parted_by_a_longer_pause() -> None:
    parts = [Wording("place 1, empty", "1 ."), Wording("place 2, hidden", "2 H")]
    said = listed([*parts, Wording.same("done")], "en", "or")
    assert said == Wording("place 1, empty; place 2, hidden; or done", "1 ., 2 H or done")
