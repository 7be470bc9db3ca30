"""What somebody felt, typed in words or notation, and what it was confused with."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from companion.cards import Deck, Face
from companion.sentences.faces import face_wording
from companion.sentences.lexicon.vocabulary import plain
from companion.sentences.render import LANGUAGES, signed


@dataclass(frozen=True, slots=True)
class Confusion:
    """Two things that were taken for each other, the smaller first."""

    kind: str
    """`families`, `numbers` or `points`."""
    parts: tuple[str | int, ...]
    """Letters of families, numbers, or the notation of two cards."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What was felt."""

    faces: tuple[Face, ...]
    """All that it may mean: several where it leaves the points out."""
    said: Face
    """To be said back: no more than was typed."""


@dataclass(frozen=True)
class Guesses:
    """Understands what is typed for the cards of a deck, in French and English."""

    deck: Deck

    def understand(self, line: str) -> Guess | None:
        """What a line means; None if no card of the deck is called so."""
        typed = _key(line)
        if typed in self._bare:
            faces = self._bare[typed]
            return Guess(faces, Face(faces[0].family, faces[0].number))
        face = self._whole.get(typed)
        return None if face is None else Guess((face,), face)

    @cached_property
    def _whole(self) -> Mapping[str, Face]:
        """Cards as they are written and said."""
        faces = self.deck.faces.values()
        said = ((face, face_wording(self.deck, face, lang)) for face in faces for lang in LANGUAGES)
        known = {_key(face.text): face for face in faces}
        return known | {
            _key(words): face for face, whole in said for words in (whole.speech, whole.text)
        }

    @cached_property
    def _bare(self) -> Mapping[str, tuple[Face, ...]]:
        """Cards by colour and number alone."""
        known: dict[str, dict[Face, None]] = defaultdict(dict)
        for face in self.deck.faces.values():
            for words in self._ways(face):
                known[_key(words)][face] = None
        return {words: tuple(faces) for words, faces in known.items()}

    def _ways(self, face: Face) -> Iterator[str]:
        yield f"{face.family}{face.number}"
        yield f"{face.number}{face.family}"
        for lang in LANGUAGES:
            number = signed(face.number, lang)
            name = self.deck.family(face.family).names.get(lang, "") if face.family else ""
            # A French card is feminine: la 5 bleue.
            for spelling in (name, f"{name}e" if name else ""):
                for said in (number.speech, number.text):
                    yield f"{spelling} {said}"
                    yield f"{said} {spelling}"


def confusions(guess: Guess, face: Face) -> tuple[Confusion, ...]:
    """What a guess that was wrong confused; nothing where it was right."""
    if face in guess.faces:
        return ()
    felt = guess.faces[0]
    found = []
    if felt.family != face.family:
        found.append(Confusion("families", tuple(sorted((felt.family, face.family)))))
    if felt.number != face.number:
        found.append(Confusion("numbers", tuple(sorted((felt.number, face.number)))))
    return tuple(found) or (Confusion("points", tuple(sorted((felt.text, face.text)))),)


def _key(words: str) -> str:
    return re.sub(r"\s+", " ", plain(words).replace("\N{MINUS SIGN}", "-")).strip(" .")
