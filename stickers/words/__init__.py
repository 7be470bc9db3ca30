"""The words printed into a kit: one TOML file a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.cards import JOKERS, Card, Deck
from stickers.braille import dots_of
from stickers.codebooks import Codebook, Position, Style, load_codebook
from stickers.faults import KitError
from stickers.layout import LabelWords
from stickers.marks import Kind, Mark, MarkedLabel
from stickers.texts import texts

LANGUAGES = ("fr", "en")
_MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Words:
    """Words of a kit in one language, for one of several decks."""

    lang: str
    data: Mapping[str, Any]
    deck: Deck
    copy: int
    codebook: Codebook

    @property
    def title(self) -> str:
        """Name of the game."""
        return str(self.deck.titles.get(self.lang, self.deck.name))

    @property
    def deck_note(self) -> str:
        """`jeu 2` for a second deck; empty for the first."""
        return str(self.data["deck_note"]).format(n=self.copy) if self.copy > 1 else ""

    def say(self, part: str, key: str, **facts: str | int) -> str:
        """A text of a part of the file, with its facts filled in; `note` is always known."""
        note = f", {self.deck_note}" if self.deck_note else ""
        return str(self.data[part][key]).format(title=self.title, note=note, **facts)

    def count(self, key: str, n: int, part: str = "counts") -> str:
        """A number and what it counts, in the singular or plural of the language."""
        singular = n < 2 if self.lang == "fr" else n == 1
        if key in self.data[part]:
            one, several = self.data[part][key]
            return str(one if singular else several).format(n=n)
        one, several = self.codebook.names[key]
        return f"{n} {one if singular else several}"

    def family(self, letter: str) -> str:
        """Name of a family; empty where the deck has none."""
        if not letter:
            return ""
        names = self.deck.family(letter).names
        return str(names.get(self.lang, letter))

    def number(self, number: int) -> str:
        """A number to be read aloud: `moins 2`."""
        return f"{self.data['minus']} {-number}" if number < 0 else str(number)

    def said(self, shown: str) -> str:
        """A printed number to be read aloud: `+6` is `plus 6`."""
        signs = {"+": f"{self.data['plus']} ", _MINUS: f"{self.data['minus']} "}
        return "".join(signs.get(character, character) for character in shown)

    def card(self, card: Card) -> str:
        """The card in words, told apart from its like: `5, exemplaire 2 sur 10`."""
        like = sum(other.face == card.face for other in self.deck.cards)
        plain = self.face(card)
        if like > 1 and not any(other.face.points for other in self.deck.cards):
            return self.say("card", "copy", plain=plain, n=card.copy, of=like)
        return plain

    def face(self, card: Card) -> str:
        """What the card shows in words, as at the table: `1 bleu avec 6 spirales`."""
        face = card.face
        name = self.family(face.family)
        order = "joker" if face.family == JOKERS else "plain"
        plain = self.say("card", order, name=name, number=self.number(face.number)).strip()
        if face.text in self.deck.texts:
            plain = f"{plain}, {self.deck.texts[face.text][self.lang]}"
        if face.bonus:
            return self.say("card", "bonus", plain=plain)
        if face.points:
            return self.say("card", "spirals", plain=plain, count=self._points(face.points))
        if any(other.face.points for other in self.deck.cards):
            return self.say("card", "no_symbol", plain=plain)
        return plain

    def mark(self, mark: Mark) -> str:
        """A mark in words: `carré`, `1 barre debout et 2 pastilles`."""
        match mark.kind:
            case Kind.COLOUR | Kind.STAR | Kind.MINUS | Kind.UP:
                return self.figure(mark.shape)
            case Kind.BRAILLE:
                return self.say("marks", "braille", text=self._spelt(mark), dots=self.dots(mark))
            case Kind.DIGIT:
                return self.digit(mark.count)

    def figure(self, figure: str) -> str:
        """A figure in words: `carré`."""
        known = self.data["shapes"].get(figure)
        return str(known) if known else self.codebook.names[figure][0]

    def dots(self, mark: Mark) -> str:
        """The dots of a braille mark by their numbers, cell by cell: `6, 1 6`."""
        return ", ".join(" ".join(map(str, dots_of(cell))) for cell in mark.cells)

    def _spelt(self, mark: Mark) -> str:
        """What braille says, to be read aloud: `r moins 2`."""
        letters = mark.plain.rstrip("-0123456789")
        number = mark.plain.removeprefix(letters)
        return " ".join(part for part in (letters, number and self.number(int(number))) if part)

    def digit(self, number: int) -> str:
        """A digit mark in words."""
        if self.codebook.style is Style.FIGURES:
            figures = (self.codebook.digits[int(digit)] for digit in str(number))
            return ", ".join(self.figure(figure) for figure in figures)
        fives, dots = divmod(number, 5)
        five = self.codebook.five
        part = "counts" if five in self.data["counts"] else "materials"
        parts = [self.count(five, fives, part)] if fives else []
        parts += [self.count("dots", dots)] if dots else []
        return str(self.data["and"]).join(parts) or self.figure(self.codebook.zero)

    def label(self, label: MarkedLabel) -> LabelWords:
        """What is printed for the eye on a label."""
        face = label.card.face
        if label.bare:
            return LabelWords("", "", self.deck_note)
        if label.position is Position.TOP_LEFT:
            minus = str(self.data["minus"]) if face.number < 0 else ""
            small = self.family(face.family) or minus
            inks = self._inks(face.family)
            return LabelWords(_shown(face.number), small, self.deck_note, inks=inks)
        count = self._how_many(face.number)
        if face.bonus:
            name = self.family(face.family)
            inks = self._inks(face.family)
            return LabelWords(str(self.data["bonus"]), name, self.deck_note, count, inks)
        if face.points:
            sign = "+" if face.points > 0 else ""
            small = self._points(face.points)
            return LabelWords(sign + _shown(face.points), small, self.deck_note, count)
        return LabelWords("", str(self.data["no_symbol"]), self.deck_note, count)

    def _inks(self, letter: str) -> tuple[str, ...]:
        """The print colour of a family; all of them where it belongs to all. Jokers have none."""
        if not letter or letter == JOKERS:
            return ()
        own = self.deck.family(letter)
        families = self.deck.families if own.wild else (own,)
        return tuple(family.ink for family in families if family.ink)

    def _points(self, points: int) -> str:
        return self.count("spirals" if points > 0 else "crosses", abs(points))

    def _how_many(self, number: int) -> str:
        if all(zone.name != "how_many" for zone in self.deck.zones):
            return ""
        return f"×{sum(card.face.number == number for card in self.deck.cards)}"


def load_words(lang: str, deck: Deck, copy: int, codebook: Codebook | None = None) -> Words:
    """The words of a kit, in the default code if no other is given. KitError `unknown-lang`."""
    if lang not in LANGUAGES:
        raise KitError("unknown-lang", {"lang": lang, "known": ", ".join(LANGUAGES)})
    return Words(lang, _data(lang), deck, copy, codebook or load_codebook(lang=lang))


def _shown(number: int) -> str:
    return f"{_MINUS}{-number}" if number < 0 else str(number)


def _data(lang: str) -> Mapping[str, Any]:
    return {**texts("kit", lang), **texts("routes", lang)}
