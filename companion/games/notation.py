"""The written form of moves: `Ana take B5`, `table show 7#SK0931`, `Ana ? turn`.

`move_text` and `parse_move` are each other's inverse for every move of a game. A game's grammar
gives the kinds of a verb's arguments. A last kind that ends in `*` may stand any number of times
(`Ana play BL9 RE9`); `card@place` is one word for two arguments (`Ana play R3@3`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, repeat

from companion.cards import UNKNOWN, Deck
from companion.games.game import TABLE, Argument, Game, Move

TABLE_WORD = "table"
UNSEEN_VERB = "?"
UNSEEN_TURN = ("turn",)
"""The arguments of a turn that nobody read: `Ana ? turn`."""
ANY_NUMBER = "*"
CARD_AT_PLACE = "card@place"


class NotUnderstood(ValueError):
    """A text that is no move of the game."""

    def __init__(self, text: str, part: str) -> None:
        super().__init__(f"{text!r}: {part!r} is not understood")
        self.text = text
        self.part = part
        """The part that was not understood."""


def move_text(move: Move, names: Sequence[str], game: Game) -> str:
    """Write a move, seats by their names."""
    words = [_seat_name(move.seat, names), move.verb]
    if move.verb == UNSEEN_VERB:
        return " ".join((*words, *UNSEEN_TURN))
    values = iter(move.args)
    fixed, repeated = _kinds(game.grammar[move.verb])
    for kind, value in zip(chain(fixed, repeat(repeated)), values, strict=False):
        if kind == CARD_AT_PLACE:
            words.append(f"{value}@{next(values)}")
        elif kind == "seat" and isinstance(value, int):
            words.append(_seat_name(value, names))
        else:
            words.append(str(value))
    return " ".join(words)


def parse_move(text: str, names: Sequence[str], game: Game) -> Move:
    """Read a move. Raises NotUnderstood; whether the move is legal is not asked here."""
    seat, rest = _leading_seat(text, names, text)
    verb, _, tail = rest.partition(" ")
    verb, tail = verb.lower(), tail.strip()
    if verb == UNSEEN_VERB and tuple(tail.lower().split()) == UNSEEN_TURN:
        return Move(seat, verb, UNSEEN_TURN)
    if verb not in game.grammar:
        raise NotUnderstood(text, verb)
    args: list[Argument] = []
    fixed, repeated = _kinds(game.grammar[verb])
    for kind in chain(fixed, repeat(repeated) if repeated else ()):
        if kind == repeated and not tail:
            break
        read, tail = _read(text, kind, tail, names, game.deck)
        args += read
    if tail:
        raise NotUnderstood(text, tail)
    return Move(seat, verb, tuple(args))


def _kinds(grammar: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """The kinds that stand once each, and the one that stands any number of times, or nothing."""
    if grammar and grammar[-1].endswith(ANY_NUMBER):
        return grammar[:-1], grammar[-1].removesuffix(ANY_NUMBER)
    return grammar, ""


def _read(
    text: str, kind: str, tail: str, names: Sequence[str], deck: Deck
) -> tuple[list[Argument], str]:
    """Read one word of a kind; return its arguments and what follows."""
    if kind == "seat":
        seat, rest = _leading_seat(tail, names, text)
        return [seat], rest
    word, _, rest = tail.partition(" ")
    if kind == CARD_AT_PLACE:
        card, _, place = word.partition("@")
        read = [_argument(text, "card", card, deck), _argument(text, "place", place, deck)]
        return read, rest.strip()
    return [_argument(text, kind, word, deck)], rest.strip()


def _seat_name(seat: int, names: Sequence[str]) -> str:
    return TABLE_WORD if seat == TABLE else names[seat]


def _leading_seat(text: str, names: Sequence[str], whole: str) -> tuple[int, str]:
    """Split a seat's name from the front; the longest name wins (`Jean Paul` before `Jean`)."""
    folded = text.casefold()
    known = [(TABLE_WORD, TABLE), *((name, seat) for seat, name in enumerate(names))]
    for name, seat in sorted(known, key=lambda item: -len(item[0])):
        if folded == name.casefold() or folded.startswith(name.casefold() + " "):
            return seat, text[len(name) :].strip()
    raise NotUnderstood(whole, text.split(" ")[0])


def _argument(text: str, kind: str, word: str, deck: Deck) -> Argument:
    if kind in ("place", "round"):
        if word.isascii() and word.isdecimal():
            return int(word)
    elif kind == "card":
        card = card_notation(word, deck)
        if card is not None:
            return card
    elif kind == "layout":
        # A place is a card, or one sign; `empty` and `done` are words of the table, not notation.
        if len(word) == 1 or "?" in word or any(sign.isdecimal() for sign in word):
            return word
    elif word:
        return word.lower()
    raise NotUnderstood(text, word)


def card_notation(word: str, deck: Deck) -> str | None:
    """The canonical notation of a written card (`b5`, `B5#PX021W`); None if it is none.

    Where every card of the deck differs, the id adds nothing and is left out.
    """
    if word == UNKNOWN:
        return UNKNOWN
    written, mark, card_id = word.upper().partition("#")
    if written not in deck.faces:
        return None
    if not mark:
        return written
    card = deck.by_id.get(card_id)
    if card is None or card.face.text != written:
        return None
    return written if len(deck.faces) == len(deck.cards) else f"{written}#{card_id}"
