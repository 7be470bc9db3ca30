"""The talk at a table: what comes in goes to the session, what it answers is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from companion.commands.inputs import Input
from companion.games.game import Over, Reason
from companion.readings import Reading, Trouble
from companion.sentences.lexicon import Lexicon
from companion.sentences.lists import listed
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import Value, Wording, render
from companion.sentences.sentence import Priority, Sentence
from companion.table.command_cards import command_cards
from companion.table.outcomes import Declined, Outcome, Troubled
from companion.table.session import Session
from companion.table.tokens import Number, Token, Word

if TYPE_CHECKING:
    from companion.speech import Announcer

REMEMBERED = 200
"""Sentences kept for repeat and history."""
HISTORY = 5
"""Sentences that history says when no number is given."""


LEAVES_OPEN = frozenset(
    {
        "card_expected",
        "goes_by_number",
        "incomplete",
        "no_such_number",
        "no_such_seat",
        "none_unread",
        "not_here",
        "not_now",
        "not_read",
        "not_understood",
        "not_your_turn",
        "nothing_to_correct",
        "nothing_to_undo",
    }
)
"""Refusals that do not say themselves what would be right."""


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

    def welcome_back(self, moves: int, *, torn: bool = False) -> None:
        """Say which game goes on, who plays, how far it is, the score, and who has won.

        `torn`: the last line of the journal was cut short and is left out.
        """
        table = self._session.table
        self._say(
            [self._message("table-resumed", game=table.game.deck.titles[self._lang], n=moves)]
        )
        who = listed([Wording.same(name) for name in table.names], self._lang)
        self._say([self._message("table-resumed-players", who=who)])
        if torn:
            self._say([self._message("table-resumed-torn")])
        self.tell(self._session.hear([Word("score"), Word("who")])[:-1])
        match self._session.state.awaits:
            case Over(winners=winners):
                names = listed([Wording.same(table.names[seat]) for seat in winners], self._lang)
                self._say([self._message("replay-winner", who=names, n=len(winners))])

    def follow(self, arriving: Iterable[Input], *, until_over: bool) -> None:
        """Take what arrives until it ends, somebody quits, or the game is over."""
        was_over = self._session.over
        for item in arriving:
            if not self.take(item) or (until_over and self._session.over):
                return
            if self._session.over and not was_over:
                self._say([self._message("table-ended")])
            was_over = self._session.over

    def take(self, item: Input) -> bool:
        """Take one reading or line; False when somebody quits."""
        if self._barge_in:
            self._announcer.interrupt()
        match item:
            case Reading(id=code, lifted=False) if isinstance(command_cards().get(code), Word):
                return self._obey((command_cards()[code],))
            case Reading():
                self.tell(self._session.read(item))
            case Trouble():
                self.tell([Troubled(item)])
            case _:
                return self._line(item)
        return True

    def tell(self, outcomes: Sequence[Outcome]) -> None:
        """Say what the session answered; what a refusal leaves open is asked again.

        After two refusals in a row the repairs are offered instead.
        """
        offer = self._session.offer()
        if offer is not None:
            outcomes = [*outcomes, offer]
        elif outcomes and _leaves_open(outcomes[-1]):
            outcomes = [*outcomes, self._session.question()]
        self._say(self._narrator.tell(outcomes))

    def _line(self, line: str) -> bool:
        understood = self._lexicon.understand(line)
        if isinstance(understood, Reason):
            self.tell([Declined(understood, self._session.state.view(None))])
            return True
        return self._obey(understood)

    def _obey(self, tokens: Sequence[Token]) -> bool:
        """Take the tokens of a line or of a command card; False when somebody quits."""
        match tokens:
            case []:
                pass
            case [Word("quit"), *_]:
                return False
            case [Word("repeat"), *rest]:
                self._repeat(rest)
            case [Word("history"), *rest]:
                self._history(rest)
            case _:
                self.tell(self._session.hear(tokens))
        return True

    # What was said

    def _say(self, sentences: list[Sentence], *, keep: bool = True) -> None:
        sentences = self._public(sentences)
        if not sentences:
            return
        if keep:
            self._last = sentences
            self._said = [*self._said, *sentences][-REMEMBERED:]
        self._announcer.say(*sentences, always=True)

    def _public(self, sentences: Sequence[Sentence]) -> list[Sentence]:
        """What a shared screen and loudspeaker may say: of a secret only that a card was read."""
        told = self._message("table-private")
        public: list[Sentence] = []
        for sentence in sentences:
            shared = sentence if sentence.audience is None else told
            if shared is not told or public[-1:] != [told]:
                public.append(shared)
        return public

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
        return [self._message("table-history-empty", Priority.ANSWER)]

    def _message(
        self, message_id: str, priority: Priority = Priority.EVENT, **values: Value
    ) -> Sentence:
        wording = render(self._lang, message_id, **values)
        return Sentence(wording.speech, wording.text, self._lang, priority)


def _leaves_open(outcome: Outcome) -> bool:
    """Whether a refusal says so little that the question has to be heard again."""
    return isinstance(outcome, Declined) and outcome.reason.code in LEAVES_OPEN
