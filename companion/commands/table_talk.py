"""The talk at a table: what comes in goes to the session, what it answers is said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from companion.commands import frame
from companion.commands.inputs import Input
from companion.games.game import Reason
from companion.readings import Reading, Trouble
from companion.sentences.lexicon import Lexicon
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import render
from companion.sentences.sentence import Priority, Sentence
from companion.table.journal import JournalError
from companion.table.outcomes import Outcome
from companion.table.session import Session
from companion.table.tokens import Number, Token, Word

if TYPE_CHECKING:
    from companion.speech import Announcer

REMEMBERED = 200
"""Sentences kept for repeat and history."""
HISTORY = 5
"""Sentences that history says when no number is given."""


class TableTalk:
    """One table at one screen and one voice."""

    def __init__(
        self, session: Session, lang: str, announcer: Announcer, *, barge_in: bool = False
    ) -> None:
        speech = Speech(lang, session.table.game.deck, session.table.names)
        self._session = session
        self._lang = lang
        self._narrator = Narrator(speech)
        self._lexicon = Lexicon(session.table.game, session.table.names, lang)
        self._announcer = announcer
        self._barge_in = barge_in
        self._last: list[Sentence] = []
        self._said: list[Sentence] = []

    def begin(self) -> None:
        """Ask the first question."""
        self.tell([self._session.question()])

    def welcome_back(self, moves: int) -> None:
        """Say which game goes on, how far it is, and what was said last."""
        game = self._session.table.game.deck.titles[self._lang]
        resumed = render(self._lang, "table-resumed", game=game, n=moves)
        self._say([Sentence(resumed.speech, resumed.text, self._lang, Priority.EVENT)])
        self.tell(self._session.hear([Word("score"), Word("who")])[:-1])

    def follow(self, arriving: Iterable[Input], *, until_over: bool) -> None:
        """Take what arrives until it ends, somebody quits, or the game is over."""
        for item in arriving:
            if not self.take(item) or (until_over and self._session.over):
                return

    def take(self, item: Input) -> bool:
        """Take one reading or line; False when somebody quits."""
        if self._barge_in:
            self._announcer.interrupt()
        match item:
            case Reading():
                self._guarded(lambda: self._session.read(item))
            case Trouble():
                self.tell(self._session.trouble(item))
            case _:
                return self._line(item)
        return True

    def tell(self, outcomes: Sequence[Outcome]) -> None:
        """Say what the session answered, and offer repairs after two refusals."""
        sentences = self._narrator.tell(outcomes)
        offer = self._session.offer()
        if offer is not None:
            sentences += self._narrator.tell([offer])
        self._say(sentences)

    def _line(self, line: str) -> bool:
        understood = self._lexicon.understand(line)
        if isinstance(understood, Reason):
            self._say([self._sentence(understood)])
            return True
        match understood:
            case ():
                return True
            case (Word("quit"), *_):
                return False
            case (Word("repeat"), *rest):
                self._repeat(rest)
            case (Word("history"), *rest):
                self._history(rest)
            case _:
                self._guarded(lambda: self._session.hear(understood))
        return True

    def _guarded(self, act: Callable[[], Sequence[Outcome]]) -> None:
        """Do something that writes to the journal; a full disk is said, nothing is lost."""
        try:
            outcomes = act()
        except JournalError as error:
            text = render(self._lang, f"error-journal-{error.code}", **error.facts)
            self._say([Sentence(text.speech, text.text, self._lang, Priority.ERROR)])
            return
        self.tell(outcomes)

    # What was said

    def _say(self, sentences: list[Sentence], *, keep: bool = True) -> None:
        if not sentences:
            return
        if keep:
            self._last = sentences
            self._said = [*self._said, *sentences][-REMEMBERED:]
        self._announcer.say(*sentences, always=True)

    def _repeat(self, rest: list[Token]) -> None:
        """The last thing said, or the last n sentences; it always speaks again."""
        match rest:
            case [Number(count), *_] if count > 0:
                self._say(self._said[-count:] or self._nothing_said(), keep=False)
            case _:
                self._say(self._last or self._nothing_said(), keep=False)

    def _history(self, rest: list[Token]) -> None:
        match rest:
            case [Number(count), *_] if count > 0:
                self._say(self._said[-count:] or self._nothing_said(), keep=False)
            case _:
                self._say(self._said[-HISTORY:] or self._nothing_said(), keep=False)

    def _nothing_said(self) -> list[Sentence]:
        text = frame.words("table-history-empty")
        return [Sentence(text, text, self._lang, Priority.ANSWER)]

    def _sentence(self, reason: Reason) -> Sentence:
        wording = self._narrator.reason(reason)
        return Sentence(wording.speech, wording.text, self._lang, Priority.ERROR)
