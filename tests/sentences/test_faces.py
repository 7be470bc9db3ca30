"""Cards in words: what is heard when a sticker is read."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from companion.cards import DECK_NAMES, load_deck
from companion.games.pixies import PIXIES
from companion.sentences.faces import face_wording
from companion.sentences.lexicon import Lexicon
from companion.sentences.render import LANGUAGES, Wording
from companion.table.tokens import Cards, Number


@pytest.mark.parametrize(
    ("deck", "face", "lang", "speech", "text"),
    [
        ("pixies", "B5-2", "fr", "5 bleu avec 2 croix", "5 bleu −2"),
        ("pixies", "B1+6", "fr", "1 bleu avec 6 spirales", "1 bleu +6"),
        ("pixies", "B4+1", "fr", "4 bleu avec une spirale", "4 bleu +1"),
        ("pixies", "G4-1", "fr", "4 vert avec une croix", "4 vert −1"),
        ("pixies", "Y5*", "fr", "5 jaune avec bonus", "5 jaune *"),
        ("pixies", "R9", "fr", "9 rouge", "9 rouge"),
        ("pixies", "M2", "fr", "2 multicolore", "2 multicolore"),
        ("pixies", "B1+6", "en", "blue 1 with 6 spirals", "blue 1 +6"),
        ("pixies", "B4+1", "en", "blue 4 with 1 spiral", "blue 4 +1"),
        ("pixies", "G6-4", "en", "green 6 with 4 crosses", "green 6 −4"),
        ("pixies", "G4-1", "en", "green 4 with 1 cross", "green 4 −1"),
        ("pixies", "Y5*", "en", "yellow 5 with bonus", "yellow 5 *"),
        ("yellowstone", "R4", "fr", "4 rouge", "4 rouge"),
        ("odin", "PI9", "fr", "9 rose", "9 rose"),
        ("odin", "BK9", "en", "black 9", "black 9"),
        ("numdraft", "JK1", "fr", "joker 1", "joker 1"),
        ("numdraft", "A7", "fr", "7 arc-en-ciel", "7 arc-en-ciel"),
        ("numdraft", "S0", "en", "shadow 0", "shadow 0"),
        ("skyjo", "-2", "fr", "moins 2", "−2"),
        ("skyjo", "-2", "en", "minus 2", "−2"),
        ("skyjo", "12", "en", "12", "12"),
    ],
)
def test_a_card_is_named_as_players_name_it(
    deck: str, face: str, lang: str, speech: str, text: str
) -> None:
    cards = load_deck(deck)
    assert face_wording(cards, cards.face(face), lang) == Wording(speech, text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DECK_NAMES)
def test_no_two_faces_sound_or_look_alike(name: str, lang: str) -> None:
    deck = load_deck(name)
    wordings = [face_wording(deck, face, lang) for face in deck.faces.values()]
    assert len({wording.speech for wording in wordings}) == len(deck.faces)
    assert len({wording.text for wording in wordings}) == len(deck.faces)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DECK_NAMES)
def test_the_ear_gets_no_sign_and_no_notation(name: str, lang: str) -> None:
    deck = load_deck(name)
    for face in deck.faces.values():
        speech = face_wording(deck, face, lang).speech
        assert re.fullmatch(r"[a-z0-9]+(-en-ciel)?(,? [a-z0-9]+(-en-ciel)?)*", speech), speech


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DECK_NAMES)
def test_what_is_said_or_shown_of_a_card_typed_back_is_that_card(name: str, lang: str) -> None:
    deck = load_deck(name)
    lexicon = Lexicon(replace(PIXIES, deck=deck), (), "fr")
    for face in deck.faces.values():
        wording = face_wording(deck, face, lang)
        for line in (wording.speech, wording.text):
            understood = lexicon.understand(line)
            assert isinstance(understood, tuple), line
            (token,) = understood
            assert isinstance(token, Cards | Number), line
            # At a table of mere numbers the session tells a card from a place.
            named = (str(token.value),) if isinstance(token, Number) else token.candidates
            assert face.text in named, line
