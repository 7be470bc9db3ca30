"""Who sits at the table and in which language it is spoken to: what every sentence needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.cards import UNKNOWN, Deck, card_with_id, load_deck
from companion.games.game import FactValue
from companion.sentences.faces import face_wording
from companion.sentences.lists import listed
from companion.sentences.render import Value, Wording, render


@dataclass(frozen=True)
class Speech:
    """The language, the deck and the players' names of a table."""

    lang: str
    deck: Deck
    names: tuple[str, ...]

    def say(self, message_id: str, /, **values: Value) -> Wording:
        """Render a message in the table's language."""
        return render(self.lang, message_id, **values)

    def card(self, text: str) -> Wording:
        """A card in words, whichever copy it is; a text that is no card stays as it is."""
        face = self.deck.faces.get(text.partition("#")[0])
        if text == UNKNOWN:
            return self.say("card-unread")
        return Wording.same(text) if face is None else face_wording(self.deck, face, self.lang)

    def seats(self, seats: Sequence[int]) -> Wording:
        """The names of several players."""
        return listed([Wording.same(self.names[seat]) for seat in seats], self.lang)

    def points(self, points: int) -> Wording:
        """`12 points`, `moins 1 point`."""
        return self.say("points", n=points)

    def fact(self, name: str, value: FactValue) -> Value:
        """A fact of a refusal as something a message can say."""
        match value:
            case int() if name in ("seat", "turn"):
                return self.names[value] if 0 <= value < len(self.names) else str(value)
            case str() if name in ("card", "old", "new"):
                return self.card(value)
            case str() if name == "foreign":
                return self._foreign(value)
            case str() if name == "deck":
                return load_deck(value).titles[self.lang]
            case tuple() if name == "who":
                return self.seats([int(seat) for seat in value])
            case tuple():
                return listed([self._element(element) for element in value], self.lang, "or")
            case _:
                return value

    def _foreign(self, card_id: str) -> Value:
        """A card of another deck, by its id."""
        found = card_with_id(card_id)
        return card_id if found is None else face_wording(found[0], found[1].face, self.lang)

    def _element(self, element: str | int) -> Wording:
        return self.card(element) if isinstance(element, str) else Wording.same(str(element))
