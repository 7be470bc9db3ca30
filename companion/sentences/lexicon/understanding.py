"""A typed line becomes tokens, or a reason why it is not understood.

Notation first (`Ana take B5`), then words: players' names, cards (`5 bleu 2 spirales`, `5b`,
`B5-2`), numbers, commands and their beginnings.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from companion.cards import UNKNOWN
from companion.games.game import Game, Reason
from companion.games.notation import (
    CARD_AT_PLACE,
    TABLE_WORD,
    NotUnderstood,
    card_notation,
    parse_move,
)
from companion.sentences.keys import has_key, visible
from companion.sentences.lexicon.vocabulary import Vocabulary, plain, vocabulary
from companion.sentences.render import LANGUAGES
from companion.table.tokens import QUERIES, Cards, Notation, Number, SeatNamed, Token, Word

_LAYOUT_WORDS = {".": "empty", "h": "face_down", "v": "validated", "valid": "validated"}
"""What stands in a written area; while one is read these come before the commands."""
_VALIDATED_WORD = "validated"
_SIGNED = re.compile(r"(?P<sign>[+\-−])(?P<number>\d+)")
_COMPACT = re.compile(r"(?P<number>\d+)(?P<letter>[a-z])|(?P<first>[a-z])(?P<last>\d+)")
_ATTACHED = re.compile(r"(?P<card>\d+[a-z]|[a-z]\d+)(?P<symbol>[+\-−]\d+|\*)")
_VALIDATED = re.compile(r"(?P<card>(?:\d+[a-z]|[a-z]\d+)(?:[+\-−]\d+|\*)?)v", re.IGNORECASE)
"""A card of a layout and the sign that it lies validated: `Y1+4V`."""
_PLUS_AFTER = re.compile(r"(?<=[^\W\d])\+(?=\s|$)")
"""The sign in `s+`: the score, and how it comes about."""
_ELIDED = re.compile(r"(?:l|c|d)['’](?=\w)", re.IGNORECASE)
_LONGEST_NUMBER = 4
"""Digits of a number that somebody means; more are the barcode of something else."""
_SHORTEST_BEGINNING = 2
_ARTICLES = ("a", "an")
_OF_REAL_CARDS = frozenset(
    {"correct", "recount", "unseen", "unread", "start", "round", "empty", "face_down", "validated"}
)
"""Words for cards that somebody reads; where the program deals, no beginning means them."""
_TAKE_A_NUMBER = frozenset(map(Word, ("take", "place", "round", "repeat", "history")))
"""After these words `one` is a number; else it adds nothing: `the new one`."""


class Lexicon:
    """Understands the lines typed at one table."""

    def __init__(self, game: Game, names: Sequence[str], lang: str, *, dealt: bool = False) -> None:
        """`dealt`: the program deals, so that words of real cards stand in no beginning's way."""
        self._game = game
        self._never_begun = _OF_REAL_CARDS | game.table_verbs if dealt else frozenset()
        self._names = tuple(names)
        self._own = vocabulary(lang, game.name)
        self._all = tuple(vocabulary(other, game.name) for other in LANGUAGES)
        self._families = {
            plain(name): family.letter
            for family in game.deck.families
            for name in family.names.values()
        }
        self._colours = {**self._all[0].colours, **self._all[1].colours, **self._own.colours}
        self._fillers = frozenset().union(*(known.fillers for known in self._all))
        self._has_symbols = any(face.points or face.bonus for face in game.deck.faces.values())
        codes = {*self._own.words.values(), "empty", "face_down"}
        self._in_area = {it: code for it, code in _LAYOUT_WORDS.items() if code in codes}
        self._numbers = {**self._all[0].numbers, **self._all[1].numbers}

    def understand(self, line: str, *, area: bool = False) -> tuple[Token, ...] | Reason:
        """Return the tokens of a line; no tokens for an empty one.

        `area`: an area is being read, place by place, so that `h` means what it does in one.
        """
        if has_key(line):
            return Reason("key_unusable")
        line = visible(line)
        move = self._notation(line.strip())
        if move is not None:
            return (move,)
        spaced = _PLUS_AFTER.sub(" +", self._hyphened(line))
        typed = [word for word in re.split(r"[\s,;]+", spaced) if word]
        if typed[1:] and typed[0].casefold() == TABLE_WORD and typed[1] in self._game.table_verbs:
            del typed[0]  # the beginning of a move of the table, not the question what lies there
        rest = [word.rstrip(".!?") or word for word in typed]
        tokens: list[Token] = []
        while rest:
            marked = _VALIDATED.fullmatch(rest[0]) if self._has_symbols else None
            if marked and self._card([marked["card"]]):
                rest[:1] = [marked["card"], _VALIDATED_WORD]
            area = area or Word("recount") in tokens
            taken = self._next(rest, tokens[-1] if tokens else None, area=area)
            if isinstance(taken, Reason):
                return taken
            token, used = taken
            if token is not None:
                tokens.append(token)
            del rest[:used]
        return tuple(tokens) if tokens or not typed else self._not_understood(typed[0])

    def topic_of_rules(self, line: str) -> str | None:
        """What a line asks of the rules: `rules end`, `règles 3`; empty for the list of topics.

        None where it does not ask for the rules.
        """
        first, _, topic = line.strip().partition(" ")
        asks = any(known.words.get(plain(first)) == "rules" for known in self._all)
        return topic.strip() if asks else None

    def _notation(self, line: str) -> Notation | None:
        """A whole move as the journal writes it; the word `table` may be left out.

        So may the verb before a card and its place, `R3@4`, since no other move is written so.
        """
        if self._own.words.get(plain(line), self._foreign(plain(line))) in QUERIES:
            return None  # `board` alone asks what lies there, though a verb is called so too
        verbs = (verb for verb, kinds in self._game.grammar.items() if kinds == (CARD_AT_PLACE,))
        for text in (line, f"table {line}", *(f"table {verb} {line}" for verb in verbs)):
            try:
                return Notation(parse_move(text, self._names, self._game))
            except NotUnderstood:
                continue
        return None

    def _hyphened(self, line: str) -> str:
        """A number in two words, `dix sept`, as one: `dix-sept`."""
        for number in self._numbers:
            if "-" in number:
                spaced = rf"\b{number.replace('-', ' +')}\b"
                line = re.sub(spaced, number, line, flags=re.IGNORECASE)
        return line

    def _next(
        self, rest: list[str], before: Token | None, *, area: bool
    ) -> tuple[Token | None, int] | Reason:
        """The first token of the remaining words, and how many words it took.

        `before` is the token that goes before them; `area` as in `understand`.
        """
        seat = self._seat(rest)
        if seat is not None:
            return seat
        rest = [_ELIDED.sub("", rest[0]), *rest[1:]]
        word_there = partial(self._word, area=area)
        for read in (self._card, self._place, self._number, word_there):
            found = read(rest)
            if found is not None:
                return found
        word = plain(rest[0])
        if word.isdecimal() and len(word) > _LONGEST_NUMBER:
            return Reason("unknown_code", {"code": rest[0]})
        if word in self._numbers and len(rest) == 1 and (not before or before in _TAKE_A_NUMBER):
            return Number(self._numbers[word]), 1
        if word in self._fillers:
            return None, 1
        return self._not_understood(rest[0])

    def _seat(self, rest: list[str]) -> tuple[Token, int] | None:
        for seat, name in enumerate(self._names):
            words = plain(name).split()
            if [plain(word) for word in rest[: len(words)]] == words:
                return SeatNamed(seat), len(words)
        return None

    def _place(self, rest: list[str]) -> tuple[Token, int] | None:
        """A place by its row and column, `row 2 column 3`, `r2 c3`; or `place 3`, no card 3."""
        words = [self._digits(plain(word)) for word in rest[:4]]
        found = (_place_of(known, words) for known in self._all if known.width)
        return next(filter(None, found), None)

    def _number(self, rest: list[str]) -> tuple[Token, int] | None:
        """A number in digits or words; `un` and `one` are small words here."""
        word, *after = (plain(word.rstrip(".")) for word in rest[:3])
        if self._numbers.get(word) == 20 and any(word in self._numbers for word in after):
            return None  # "vingt et un" is not 20
        digits = word if word in self._fillers else self._digits(word)
        is_number = digits.isascii() and digits.isdecimal() and len(digits) <= _LONGEST_NUMBER
        return (Number(int(digits)), 1) if is_number else None

    def _digits(self, word: str) -> str:
        """A number word in digits; any other word stays as it is. Both in plain form."""
        return str(self._numbers.get(word, word))

    # Cards

    def _card(self, rest: list[str]) -> tuple[Token, int] | Reason | None:
        """A card in notation, in a short form, or in words."""
        if not self._game.deck.families:
            return self._notation_of(rest[0]) or self._negative(rest)
        attached = _ATTACHED.fullmatch(plain(rest[0])) if self._has_symbols else None
        words = [*attached.groups(), *rest[1:]] if attached else rest
        head = self._number_and_family(words)
        symbol, more = self._symbol(words[head[2] :]) if head is not None else (None, 0)
        written = self._notation_of(rest[0]) if symbol is None else None
        if written is not None:
            return written
        if head is None:
            family = self._family(plain(rest[0]))
            return (self._of_colour(family), 1) if family else None
        number, family, used = head
        faces = [
            face
            for face in self._game.deck.faces.values()
            if face.number == number and face.family == family
        ]
        if symbol is not None:
            faces = [face for face in faces if symbol == (face.points, face.bonus)]
        taken = used + more - (attached is not None)
        if not faces:
            return Reason("no_such_card", {"card": " ".join(rest[:taken])})
        return Cards(tuple(face.text for face in faces)), taken

    def _notation_of(self, word: str) -> tuple[Token, int] | None:
        """The card that a word writes in notation; a mere number is a number first."""
        if word == UNKNOWN or word.isdecimal():
            return None
        written = card_notation(word, self._game.deck)
        return None if written is None else (Cards((written,)), 1)

    def _negative(self, rest: list[str]) -> tuple[Token, int] | Reason | None:
        """A card below zero in a deck of mere numbers: `moins 2`, `−2`.

        Others are numbers: the table asks for a card or for a place.
        """
        signed = _SIGNED.fullmatch(rest[0])
        if signed is not None and signed["sign"] != "+":
            number, used = signed["number"], 1
        elif self._symbol_word(plain(rest[0])) == "minus" and rest[1:]:
            number, used = self._digits(plain(rest[1])), 2
        else:
            return None
        if not number.isdecimal():
            return None  # "moins vite" is no card
        if f"-{number}" not in self._game.deck.faces:
            return Reason("no_such_card", {"card": " ".join(rest[:used])})
        return Cards((f"-{number}",)), used

    def _number_and_family(self, rest: list[str]) -> tuple[int, str, int] | None:
        words = [self._digits(plain(word)) for word in rest[:2]]
        compact = _COMPACT.fullmatch(words[0])
        if compact is not None:
            letter = compact["letter"] or compact["first"]
            family = self._colours.get(letter)
            number = int(compact["number"] or compact["last"])
            return (number, family, 1) if family else None
        if len(words) < 2:
            return None
        first, second = words
        if first.isdecimal():
            family = self._family(second) or self._colours.get(second)
        else:
            first, second = second, first
            family = self._family(second)
        return (int(first), family, 2) if family and first.isdecimal() else None

    def _family(self, word: str) -> str | None:
        """The family a colour word names, in the feminine too: `la 5 bleue`."""
        return self._families.get(word) or self._families.get(word.removesuffix("e"))

    def _of_colour(self, family: str) -> Cards:
        faces = (face for face in self._game.deck.faces.values() if face.family == family)
        return Cards(tuple(face.text for face in faces), colour_alone=True)

    def _colour_begun(self, begun: str) -> Cards | None:
        """The cards of the only colour that begins so."""
        if len(begun) < _SHORTEST_BEGINNING or begun in self._fillers:
            return None
        begins = {family for name, family in self._families.items() if name.startswith(begun)}
        return self._of_colour(*begins) if len(begins) == 1 else None

    def _symbol(self, rest: list[str]) -> tuple[tuple[int, bool] | None, int]:
        """(points, bonus) named after a card, and how many words that took."""
        if not self._has_symbols:
            return None, 0
        words = [plain(word) for word in rest]
        digits = [self._digits(word) for word in words]
        for skipped in range(len(words)):
            symbol, used = self._symbol_at(digits[skipped : skipped + 2])
            if symbol is not None:
                return symbol, skipped + used
            if words[skipped] not in self._fillers:
                break
        return None, 0

    def _symbol_at(self, words: list[str]) -> tuple[tuple[int, bool] | None, int]:
        signed = _SIGNED.fullmatch(words[0])
        if signed is not None:
            sign = 1 if signed["sign"] == "+" else -1
            return (sign * int(signed["number"]), False), 1
        first = self._symbol_word(words[0])
        if words[0] == "*" or first == "bonus":
            return (0, True), 1
        if words[0] == "0" or first == "blank":
            return (0, False), 1
        if len(words) < 2:
            return None, 0
        second = self._symbol_word(words[1])
        if first in ("plus", "minus") and words[1].isdecimal():
            return (int(words[1]) * (1 if first == "plus" else -1), False), 2
        count = "1" if words[0] in _ARTICLES else words[0]
        if count.isdecimal() and second in ("spirals", "crosses"):
            return (int(count) * (1 if second == "spirals" else -1), False), 2
        return None, 0

    def _symbol_word(self, word: str) -> str | None:
        return next((v.symbols[word] for v in self._all if word in v.symbols), None)

    # Commands

    def _word(self, rest: list[str], *, area: bool) -> tuple[Token, int] | Reason | None:
        """A word of the language in use comes before one of the other, both before beginnings."""
        first = plain(rest[0])
        if first in self._in_area and (area or not first.isalpha()):
            return Word(self._in_area[first]), 1
        for count in (3, 2, 1):
            phrase = " ".join(plain(word) for word in rest[:count])
            code = self._own.words.get(phrase) or self._foreign(phrase)
            if code is not None:
                return Word(code), min(count, len(rest))
        word = plain(rest[0])
        if word in self._own.letters:
            return Word(self._own.letters[word]), 1
        return self._beginning(rest[0])

    def _foreign(self, phrase: str) -> str | None:
        codes = {known.words[phrase] for known in self._all if phrase in known.words}
        return codes.pop() if len(codes) == 1 else None

    def _beginning(self, typed: str) -> tuple[Token, int] | Reason | None:
        """A beginning of two letters or more that can mean only one thing.

        What several words of the other language begin with is not understood: it helps nobody to
        hear them.
        """
        begun = plain(typed)
        found = self._meanings(begun, [self._own])
        colour = None if found else self._colour_begun(begun)
        if colour is not None:
            return colour, 1
        foreign = {} if found else self._meanings(begun, self._all)
        found = found or foreign
        # What begins all others is meant itself: no further letter could tell it from them.
        shortest = min(found, key=len, default="")
        if found and all(written.startswith(shortest) for written in found):
            return Word(found[shortest]), 1
        # One word for each meaning is enough to hear what to type.
        words = {code: word for word, code in reversed(found.items())}
        if len(words) == 1:
            return Word(*words), 1
        if words and not foreign:
            return Reason("ambiguous", {"part": typed, "list": tuple(sorted(words.values()))})
        return None

    def _meanings(self, begun: str, vocabularies: Sequence[Vocabulary]) -> dict[str, str]:
        """Words as they are written, that begin so -> their codes."""
        if len(begun) < _SHORTEST_BEGINNING or begun in self._fillers:
            return {}
        return {
            written: known.words[word]
            for known in vocabularies
            for word, written in known.spelling.items()
            if word.startswith(begun) and known.words[word] not in self._never_begun
        }

    @staticmethod
    def _not_understood(word: str) -> Reason:
        return Reason("not_understood", {"part": word})


def _place_of(known: Vocabulary, words: list[str]) -> tuple[Number, int] | None:
    """The place that the first words name, and how many words that took."""
    match words:
        case [word, number, *_] if word in known.places and number.isdecimal():
            return Number(int(number), by_row=True), 2
    row, column = "|".join(known.rows), "|".join(known.columns)
    named = re.compile(rf"(?:{row}) ?(\d+) (?:{column}) ?(\d+)")
    for used in range(len(words), 1, -1):
        match = named.fullmatch(" ".join(words[:used]))
        if match is not None:
            place = (int(match[1]) - 1) * known.width + int(match[2])
            return Number(place, by_row=True), used
    return None
