"""companion learn: feel a card, say what it is, scan it. Teaches the tactile code of a game."""

from __future__ import annotations

from collections import Counter

import click

from companion.cards import Deck, Face, has_id_shape
from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.guesses import Confusion, Guess, Guesses, confusions
from companion.commands.inputs import Input, inputs
from companion.commands.known_decks import deck_called
from companion.commands.reader_choice import one_reader
from companion.commands.talking_cards import card_of
from companion.commands.teller import Teller, telling
from companion.readings import Reading, Trouble
from companion.sentences.faces import face_wording
from companion.sentences.keys import has_key
from companion.sentences.render import Value, Wording, signed
from companion.sentences.sentence import Priority
from companion.sentences.troubles import trouble_wording


class Lesson:
    """Guesses and scans of one person, counted."""

    def __init__(self, deck: Deck, teller: Teller) -> None:
        self._deck = deck
        self._teller = teller
        self._guesses = Guesses(deck)
        self._guess: Guess | None = None
        self._cards = 0
        self._errors = 0
        self._confused: Counter[Confusion] = Counter()

    @property
    def expects_card(self) -> bool:
        """Whether there is a guess that a card will settle."""
        return self._guess is not None

    def begin(self) -> None:
        """Say what to do."""
        self._teller.say("learn-begin", example=self._example())

    def take(self, item: Input) -> bool:
        """Take a guess or a card; False at the end of the lesson."""
        self._teller.hush()
        match item:
            case Trouble():
                self._teller.tell(trouble_wording(item, self._teller.lang), Priority.ERROR)
            case Reading(lifted=True):
                pass
            case Reading(id=code):
                self._scan(code)
            case _ if has_key(item):
                self._teller.say("why-key_unusable", priority=Priority.ERROR)
            case _ if not item.strip():
                return False
            case _ if has_id_shape(item.strip().upper()):
                self._scan(item)
            case _:
                self._hear(item)
        return True

    def end(self) -> None:
        """Say how it went, and what was confused, the most frequent first."""
        if not self._cards:
            self._teller.say("learn-nothing")
            return
        self._teller.say("learn-count", n=self._cards, errors=self._errors)
        for confusion, times in self._confused.most_common():
            one, other = self._named(confusion)
            self._teller.say(f"learn-confused-{confusion.kind}", one=one, other=other, n=times)

    def _scan(self, code: str) -> None:
        try:
            deck, card = card_of(code)
        except Failure as failure:
            self._teller.refuse(failure)
            return
        if deck.name != self._deck.name:
            game = deck.titles[self._teller.lang]
            self._teller.say("learn-other-deck", priority=Priority.ERROR, game=game)
        elif self._guess is None:
            # The card must not be said before it was felt.
            self._teller.say("learn-guess-first", priority=Priority.ERROR)
        else:
            self._judge(self._guess, card.face)
            self._guess = None

    def _hear(self, line: str) -> None:
        guess = self._guesses.understand(line)
        if guess is None:
            self._teller.say(
                "learn-not-understood",
                priority=Priority.ERROR,
                guess=line.strip(),
                example=self._example(),
            )
            return
        self._guess = guess
        self._teller.say("learn-guess", guess=self._said(guess.said))

    def _judge(self, guess: Guess, face: Face) -> None:
        found = confusions(guess, face)
        self._cards += 1
        self._errors += bool(found)
        self._confused.update(found)
        if found:
            self._teller.say("learn-wrong", guess=self._said(guess.said), card=self._said(face))
        else:
            self._teller.say("learn-right", card=self._said(face))

    # Words

    def _said(self, face: Face) -> Wording:
        return face_wording(self._deck, face, self._teller.lang)

    def _example(self) -> Wording:
        face = self._deck.cards[len(self._deck.cards) // 2].face
        return self._said(Face(face.family, face.number))

    def _named(self, confusion: Confusion) -> list[Value]:
        """The two things that were confused, in words."""
        lang = self._teller.lang
        match confusion.kind:
            case "families":
                return [self._deck.family(str(part)).names[lang] for part in confusion.parts]
            case "numbers":
                return [signed(int(part), lang) for part in confusion.parts]
            case _:
                return [self._said(self._deck.face(str(part))) for part in confusion.parts]


@click.command("learn", help=frame.words("help-learn"))
@click.argument("game", metavar=frame.words("metavar-game"))
@one_reader("keyboard", "help-say-reader")
@click.option("--silent", is_flag=True, help=frame.words("help-say-silent"))
@frame.common
def command(game: str, reader: str, silent: bool) -> None:
    deck = deck_called(game)
    with telling(silent=silent) as teller:
        lesson = Lesson(deck, teller)
        with inputs(reader) as arriving:
            lesson.begin()
            for item in arriving(lambda: lesson.expects_card):
                if not lesson.take(item):
                    break
        lesson.end()
