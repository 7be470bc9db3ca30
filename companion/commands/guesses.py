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


@dataclass(frozen=True)
class Guesses:
    """Understands what is typed for the cards of a deck, in French and English."""

    deck: Deck

    def understand(self, line: str) -> tuple[Face, ...]:
        """The faces that a line may mean, several where it leaves the points out; none if none."""
        return self._known.get(_key(line), ())

    @cached_property
    def _known(self) -> Mapping[str, tuple[Face, ...]]:
        known: dict[str, dict[Face, None]] = defaultdict(dict)
        for face in self.deck.faces.values():
            for words in self._ways(face):
                known[_key(words)][face] = None
        return {words: tuple(faces) for words, faces in known.items()}

    def _ways(self, face: Face) -> Iterator[str]:
        yield face.text
        yield f"{face.family}{face.number}"
        yield f"{face.number}{face.family}"
        for lang in LANGUAGES:
            whole = face_wording(self.deck, face, lang)
            yield whole.speech
            yield whole.text
            number = signed(face.number, lang)
            names = self.deck.family(face.family).names if face.family else {lang: ""}
            name = names.get(lang, face.family)
            # A French card is feminine: la 5 bleue.
            for spelling in (name, f"{name}e"):
                for said in (number.speech, number.text):
                    yield f"{spelling} {said}"
                    yield f"{said} {spelling}"


def confusions(guess: tuple[Face, ...], face: Face) -> tuple[Confusion, ...]:
    """What a guess that was wrong confused; nothing where it was right."""
    if face in guess:
        return ()
    felt = guess[0]
    found = []
    if felt.family != face.family:
        found.append(Confusion("families", tuple(sorted((felt.family, face.family)))))
    if felt.number != face.number:
        found.append(Confusion("numbers", tuple(sorted((felt.number, face.number)))))
    return tuple(found) or (Confusion("points", tuple(sorted((felt.text, face.text)))),)


def _key(words: str) -> str:
    return re.sub(r"\s+", " ", plain(words).replace("\N{MINUS SIGN}", "-")).strip(" .")
