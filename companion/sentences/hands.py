"""Hands in words: one's own card by card, with the numbers that play them; others' as known."""

from __future__ import annotations

from collections.abc import Sequence

from companion.cards import UNKNOWN
from companion.games.game import TABLE, State
from companion.sentences.lists import joined, listed, numbered
from companion.sentences.players import Speech
from companion.sentences.render import Level, Wording, has_message
from companion.table.outcomes import Question


def hand_wording(
    speech: Speech, hand: Sequence[str], seat: int, number: int | None = None
) -> Wording:
    """The hand of a seat, in its order; with a number, the card at that place of it."""
    who, count = speech.name(seat), len(hand)
    if not hand:
        return speech.say("hand-empty", who=who)
    known = [speech.card(card) for card in hand if card != UNKNOWN]
    if not known:
        return speech.say("hand-of", who=who, n=count)
    if len(known) < count:
        cards = listed(known, speech.lang)
        return speech.say("hand-of-known", who=who, n=count, cards=cards)
    if number is None:
        return speech.say("hand-cards", who=who, list=numbered(known, speech.lang))
    if not 1 <= number <= count:
        return speech.say("hand-no-such-card", number=number, n=count)
    return speech.say("hand-card", number=number, card=known[number - 1])


def own_choices(speech: Speech, question: Question, view: State) -> Wording | None:
    """The cards of one's own hand that may be chosen, with their places in it as numbers.

    None where any card may be chosen of a hand that has just been told, where the question is
    another player's, or about something else.
    """
    if question.seat == TABLE or question.seat != speech.you:
        return None
    places = [
        (place, card)
        for place, card in enumerate(view.hand(question.seat), start=1)
        if card in question.choices
    ]
    any_will_do = len(places) == len(view.hand(question.seat))
    brief = speech.level is Level.BRIEF and len(places) > 1
    if not places or (any_will_do and (question.hand_told or brief)):
        return None
    items = [speech.say("list-item", number=place, what=speech.card(c)) for place, c in places]
    numbers = listed([Wording.same(str(place)) for place, _ in places], speech.lang)
    own = f"hand-choices-{speech.deck.name}"
    name = own if has_message(speech.lang, own) else "hand-choices"
    return speech.say(name, n=len(places), list=joined(items, " "), numbers=numbers)
