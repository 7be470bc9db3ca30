"""Hints in words: what a computer player would do, why, and how each level plays a game."""

from __future__ import annotations

from companion.games.game import Argument, FactValue, Move
from companion.players.advice import Advice, Found
from companion.sentences.lists import listed
from companion.sentences.players import Speech
from companion.sentences.render import Value, Wording, has_message

ENDS_BEST = "ends_best"
"""The reason of a move that nothing speaks for but the deals it was tried in."""


def hint_wording(speech: Speech, found: Found, *, why: bool = False) -> Wording:
    """`Take the blue 5.`, or with its reason `Take the blue 5: the blue zone grows to 4 cards.`

    A second move is named where it is about as good; else the reason says by how much the first is
    better: `Take the blue 5: the blue zone grows to 4 cards. On average 6 points better.`
    """
    move = _move(speech, found.advice.move)
    if not why:
        said = speech.say("hint", move=move)
    elif found.second is None or found.is_close:
        said = speech.say("hint-because", move=move, reason=_reason(speech, found.advice))
    else:
        said = _ahead(speech, found, move)
    if found.second is None or not found.is_close:
        return said
    return speech.say("hint-close", hint=said, second=_move(speech, found.second.move))


def _ahead(speech: Speech, found: Found, move: Wording) -> Wording:
    """A move with the points by which it is better, and its reason."""
    points = speech.points(max(1, round(found.lead)))
    if found.advice.reason.code == ENDS_BEST:
        deals = found.advice.reason.facts["deals"]
        return speech.say("hint-ahead-in-deals", move=move, points=points, deals=str(deals))
    reason = _reason(speech, found.advice)
    return speech.say("hint-ahead", move=move, points=points, reason=reason)


def level_wording(speech: Speech, level: str) -> Wording:
    """How a level plays the game of the table, in one sentence."""
    own = f"plays-{speech.deck.name}-{level}"
    return speech.say(own if has_message(speech.lang, own) else f"plays-{level}")


def _move(speech: Speech, move: Move) -> Wording:
    """A move as something to do: `take the blue 5`."""
    name = f"hint-{speech.deck.name}-do-{move.verb}"
    if move.verb == "play" and all(isinstance(card, str) for card in move.args):
        cards = [speech.card(str(card)) for card in move.args]
        return speech.say(name, cards=listed(cards, speech.lang), n=len(cards))
    return speech.say(name, **_arguments(speech, move.args))


def _arguments(speech: Speech, args: tuple[Argument, ...]) -> dict[str, Value]:
    """A number as `$number`; of the words, a card as `$card` and another as `$word`."""
    values: dict[str, Value] = {}
    for value in args:
        if isinstance(value, int):
            values["number"] = value
        elif value in speech.deck.faces:
            values["card"] = speech.card(value)
        else:
            values["word"] = value
    return values


def _reason(speech: Speech, advice: Advice) -> Wording:
    reason = advice.reason
    values = {name: _fact(speech, name, value) for name, value in reason.facts.items()}
    code = reason.code.replace("_", "-")
    name = f"hint-{speech.deck.name}-{code}"
    if not has_message(speech.lang, name):
        name = f"hint-{code}"
    return speech.say(name, do=advice.move.verb, **values)


def _fact(speech: Speech, name: str, value: FactValue) -> Value:
    match value:
        case str() if name in ("card", "old", "new"):
            return speech.card(value)
        case int() if name == "points":
            return speech.points(value)
        case tuple():
            return listed([speech.card(str(card)) for card in value], speech.lang)
        case _:
            return value
