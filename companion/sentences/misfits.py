"""The part of a typed line that does not fit, as its player would say it."""

from __future__ import annotations

from companion.sentences.lexicon.vocabulary import vocabulary
from companion.sentences.lists import listed
from companion.sentences.players import Speech
from companion.sentences.render import Value, Wording
from companion.table.tokens import Cards, Notation, Number, SeatNamed, Token, Word


def misfit_wording(speech: Speech, token: Token | None) -> Wording:
    """That nothing of a line is done, and because of which part."""
    part = _said(speech, token) if token is not None else ""
    return speech.say("table-withdrawn" if part else "table-withdrawn-move", part=part)


def _said(speech: Speech, token: Token) -> Value:
    """A part of a line in words; nothing for a whole move in notation, which is no speech."""
    match token:
        case Number(value):
            return str(value)
        case Cards([card, *_], colour_alone=True):
            deck = speech.deck
            return deck.family(deck.faces[card].family).names[speech.lang]
        case Cards(candidates):
            return listed([speech.card(card) for card in candidates], speech.lang, "or")
        case SeatNamed(seat):
            return speech.names[seat] if seat in range(len(speech.names)) else str(seat + 1)
        case Word(code):
            return _spelled(code, speech)
        case Notation():
            return ""


def _spelled(code: str, speech: Speech) -> str:
    """The first word of the language for a code; the code itself where only notation has it."""
    known = vocabulary(speech.lang, speech.deck.name)
    words = (word for word, meant in known.words.items() if meant == code)
    word = next(words, code)
    return known.spelling.get(word, word)
