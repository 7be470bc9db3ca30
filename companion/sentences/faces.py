"""A card in words, for every deck: what is on it, for the ear and for the eye."""

from __future__ import annotations

from companion.cards import JOKERS, Deck, Face
from companion.sentences.render import Wording, render, signed


def face_wording(deck: Deck, face: Face, lang: str) -> Wording:
    """Say a face: `5 bleu avec 2 spirales` for the ear, `5 bleu +2` for the eye.

    Every face of a deck has words of its own. KeyError if the deck has no such family.
    """
    card = _with_symbol(deck, face, lang)
    if face.text in deck.texts:
        printed = Wording.same(deck.texts[face.text][lang])
        return render(lang, "face-printed", card=card, printed=printed)
    return card


def _with_symbol(deck: Deck, face: Face, lang: str) -> Wording:
    card = _number_and_family(deck, face, lang)
    if face.bonus:
        return render(lang, "face-bonus", card=card)
    if face.points > 0:
        return render(lang, "face-spirals", card=card, n=face.points)
    if face.points < 0:
        return render(lang, "face-crosses", card=card, n=-face.points)
    return card


def _number_and_family(deck: Deck, face: Face, lang: str) -> Wording:
    number = signed(face.number, lang)
    if not face.family:
        return number
    family = deck.family(face.family).names[lang]
    message = "face-joker" if face.family == JOKERS else "face-coloured"
    return render(lang, message, number=number, family=family)
