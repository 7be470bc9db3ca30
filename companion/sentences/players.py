"""Who sits at the table and in which language it is spoken to: what every sentence needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from companion.cards import UNKNOWN, Deck, card_with_id, load_deck
from companion.games.game import TABLE, Argument, FactValue
from companion.sentences.faces import face_wording
from companion.sentences.lists import listed, numbered
from companion.sentences.render import Level, Value, Wording, render

RUN = 3
"""So many numbers in a row are told by the first and the last."""


@dataclass(frozen=True)
class Speech:
    """The language, the deck and the players' names of a table; whom it is for, and how long."""

    lang: str
    deck: Deck
    names: tuple[str, ...]
    you: int | None = None
    """The seat that is spoken to, `vous`; None where it is said to everybody, by names."""
    level: Level = Level.NORMAL
    by_number: bool = False
    """Whether cards are chosen by their numbers, as on the computer; real ones are read."""

    def say(self, message_id: str, /, **values: Value) -> Wording:
        """Render a message in the table's language, at the level that is wanted."""
        return render(self.lang, message_id, self.level, **values)

    def name(self, seat: int) -> Value:
        """The name of a player, `vous` for who is spoken to, nothing for the table."""
        if seat == TABLE:
            return ""
        return self._you if seat == self.you else self.names[seat]

    @property
    def everybody(self) -> list[Value]:
        """The names of all players, in the order of the seats."""
        return [self.name(seat) for seat in range(len(self.names))]

    @property
    def _you(self) -> Wording:
        return replace(self.say("you"), you=True)

    def _named(self, seat: int) -> Wording:
        return self._you if seat == self.you else Wording.same(self.names[seat])

    def card(self, text: str) -> Wording:
        """A card in words, whichever copy it is; a text that is no card stays as it is."""
        face = self.deck.faces.get(text.partition("#")[0])
        if text == UNKNOWN:
            return self.say("card-unread")
        return Wording.same(text) if face is None else face_wording(self.deck, face, self.lang)

    def told_apart(self, text: str, others: Iterable[str]) -> Wording:
        """A card as `card` says it; without symbols, where one of the others has its number."""
        face, said = self.deck.faces.get(text.partition("#")[0]), self.card(text)
        if face is None or face.points or face.bonus:
            return said
        near = (self.deck.faces.get(other.partition("#")[0]) for other in others)
        alike = [it for it in near if it and (it.number, it.family) == (face.number, face.family)]
        return self.say("card-plain", card=said) if any(it != face for it in alike) else said

    def seats(self, seats: Sequence[int]) -> Wording:
        """The names of several players, `vous` as the last."""
        others = [self._named(seat) for seat in seats if seat != self.you]
        if len(others) == len(seats):
            return listed(others, self.lang)
        return replace(listed([*others, self._you], self.lang), you=True)

    def seats_to_choose(self, choices: Sequence[Argument]) -> Wording:
        """The names of several seats, numbered: `1, Ana. 2, Bo.`"""
        return numbered([self._named(int(seat)) for seat in choices], self.lang)

    def points(self, points: int) -> Wording:
        """`12 points`, `moins 1 point`."""
        return self.say("points", n=points)

    def fact(self, name: str, value: FactValue) -> Value:
        """A fact of a refusal as something a message can say."""
        match value:
            case int() if name in ("seat", "turn"):
                return self.name(value) if 0 <= value < len(self.names) else str(value)
            case str() if name in ("card", "old", "new"):
                return self.card(value)
            case str() if name == "foreign":
                return self._foreign(value)
            case str() if name == "deck":
                return load_deck(value).titles[self.lang]
            case tuple() if name == "who":
                return self.seats([int(seat) for seat in value])
            case tuple():
                return listed(list(self._elements(value)), self.lang, "or")
            case _:
                return value

    def _foreign(self, card_id: str) -> Value:
        """A card of another deck, by its id."""
        found = card_with_id(card_id)
        return card_id if found is None else face_wording(found[0], found[1].face, self.lang)

    def _elements(self, value: Sequence[str | int]) -> Iterator[Wording]:
        """Cards, and numbers; three and more that follow one another as `2 to 5`."""
        for _, run in groupby(enumerate(value), key=_follower):
            found = [element for _, element in run]
            if len(found) < RUN or isinstance(found[0], str):
                yield from map(self._element, found)
            else:
                first, last = (self._element(element) for element in (found[0], found[-1]))
                yield self.say("list-range", first=first, last=last)

    def _element(self, element: str | int) -> Wording:
        return self.card(element) if isinstance(element, str) else Wording.same(str(element))


def _follower(placed: tuple[int, str | int]) -> str | int:
    """The same for numbers that follow one another; cards stand alone."""
    place, element = placed
    return f"card {place}" if isinstance(element, str) else element - place
