"""companion deck: every card of a game with its id and its words, and the counts to check."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import click

from companion.cards import Card, Deck
from companion.commands import frame
from companion.commands.known_decks import deck_called
from companion.sentences.faces import face_wording


@dataclass(frozen=True, slots=True)
class Tally:
    """What one family of a deck, or a deck without families, adds up to."""

    family: str
    cards: int
    values: int
    """Sum of the numbers."""
    spirals: int
    crosses: int
    bonus: int


@click.command("deck", help=frame.words("help-deck"))
@click.argument("game", metavar=frame.words("metavar-game"))
@frame.json_option
@frame.common
def command(game: str, as_json: bool) -> None:
    deck = deck_called(game)
    if as_json:
        frame.emit_json(_as_data(deck))
        return
    copies = Counter(card.face for card in deck.cards)
    for card in deck.cards:
        frame.line(_card_line(deck, card, copies[card.face]))
    for tally in tallies(deck):
        frame.line(_tally_line(deck, tally))
    frame.line(frame.words("deck-total", n=len(deck.cards), title=deck.titles[frame.language()]))


def tallies(deck: Deck) -> tuple[Tally, ...]:
    """Count each family of a deck, in the deck's order of families."""
    letters = [family.letter for family in deck.families] or [""]
    return tuple(_tally(deck, letter) for letter in letters)


def _tally(deck: Deck, letter: str) -> Tally:
    faces = [card.face for card in deck.cards if card.face.family == letter]
    return Tally(
        family=letter,
        cards=len(faces),
        values=sum(face.number for face in faces),
        spirals=sum(max(face.points, 0) for face in faces),
        crosses=sum(max(-face.points, 0) for face in faces),
        bonus=sum(face.bonus for face in faces),
    )


def _card_line(deck: Deck, card: Card, copies: int) -> str:
    said = face_wording(deck, card.face, frame.language()).speech
    facts = {"id": card.id, "face": card.face.text, "said": said}
    if copies == 1:
        return frame.words("deck-card", **facts)
    return frame.words("deck-copy", **facts, copy=card.copy, copies=copies)


def _tally_line(deck: Deck, tally: Tally) -> str:
    if not tally.family:
        return frame.words("deck-values", n=tally.values)
    family = deck.family(tally.family).names[frame.language()]
    if tally.spirals + tally.crosses + tally.bonus == 0:
        return frame.words("deck-family", family=family, n=tally.cards)
    return frame.words(
        "deck-family-symbols",
        family=family,
        n=tally.cards,
        spirals=tally.spirals,
        crosses=tally.crosses,
        bonus=tally.bonus,
    )


def _as_data(deck: Deck) -> dict[str, object]:
    lang = frame.language()
    copies = Counter(card.face for card in deck.cards)
    return {
        "game": deck.name,
        "title": deck.titles[lang],
        "cards": [
            {
                "id": card.id,
                "face": card.face.text,
                "words": face_wording(deck, card.face, lang).speech,
                "copy": card.copy,
                "copies": copies[card.face],
            }
            for card in deck.cards
        ],
        "families": [
            {
                "family": tally.family,
                "cards": tally.cards,
                "values": tally.values,
                "spirals": tally.spirals,
                "crosses": tally.crosses,
                "bonus": tally.bonus,
            }
            for tally in tallies(deck)
        ],
        "total": len(deck.cards),
    }
