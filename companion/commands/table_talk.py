"""The talk at a table: what comes in goes to the game, what it answers is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from companion.commands import frame
from companion.commands.inputs import Input
from companion.commands.pages import Pages
from companion.commands.tellers import Company, Tellers
from companion.games.game import Over, Reason
from companion.readings import Reading, Trouble
from companion.sentences.lexicon import Lexicon
from companion.sentences.lists import listed
from companion.sentences.render import Level, Value, Wording, render
from companion.sentences.sentence import Priority, Sentence
from companion.table.command_cards import command_cards
from companion.table.outcomes import Answered, Declined, Outcome, Troubled
from companion.table.play import Play
from companion.table.session import Session
from companion.table.tokens import Number, Token, Word

if TYPE_CHECKING:
    from companion.speech import Announcer

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
    """One table at one machine."""

    def __init__(
        self,
        session: Session,
        lang: str,
        announcer: Announcer,
        *,
        play: Play | None = None,
        barge_in: bool = False,
    ) -> None:
        """`play`: the virtual table around the session, if there is one."""
        self._session = session
        self._play = play
        self._game = play or session
        self._lang = lang
        company = Company(play.cast.people if play else (), session.ears.private)
        self._tellers = Tellers(session.table, lang, company, Level.NORMAL)
        self._lexicon = Lexicon(session.table.game, session.table.names, lang)
        self._announcer = announcer
        self._barge_in = barge_in
        self._pages = Pages(lambda text: frame.wrapped(text).count("\n") + 1)
        self._later: dict[int, list[Sentence]] = {}
        """What a seat is told when it comes to the machine."""

    def begin(self) -> None:
        """Ask the first question."""
        self.tell(list(self._play.begin()) if self._play else [self._session.question()])

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
                self.tell(list(self._game.read(item)))
            case Trouble():
                self.tell([Troubled(item)])
            case _:
                return self._line(item)
        return True

    def tell(self, outcomes: Sequence[Outcome]) -> None:
        """Say what the game answered; what a refusal leaves open is asked again.

        At a table of real cards the repairs are offered instead after two refusals in a row.
        """
        offer = self._session.offer() if self._play is None else None
        if offer is not None:
            outcomes = [*outcomes, offer]
        elif outcomes and _leaves_open(outcomes[-1]):
            outcomes = [*outcomes, self._game.question()]
        told = self._tellers.tell(outcomes, self._session.ears.listener)
        self._announcer.present = self._session.ears.listener
        if any(isinstance(outcome, Answered) for outcome in outcomes):
            self._page(*self._pages.first(told))
        else:
            self._say(told)

    def _line(self, line: str) -> bool:
        understood = self._lexicon.understand(line)
        if isinstance(understood, Reason):
            self.tell([Declined(understood, self._session.view)])
            return True
        return self._obey(understood)

    def _obey(self, tokens: Sequence[Token]) -> bool:
        """Take the tokens of a line or of a command card; False when somebody quits."""
        match tokens:
            case [] if self._play is None or self._play.gate is None:
                pass
            case [Word("quit"), *_]:
                return False
            case [Word("repeat"), *rest]:
                self._again(rest, None)
            case [Word("history"), *rest]:
                self._again(rest, HISTORY)
            case [Word("more"), *_]:
                self._page(*self._pages.next())
            case _:
                self.tell(list(self._game.hear(tokens)))
        return True

    # What is said

    def _say(self, sentences: Sequence[Sentence]) -> None:
        """Say sentences to those they are for; what somebody cannot hear now waits."""
        listener = self._session.ears.listener
        waited = self._later.pop(listener, []) if listener is not None else []
        said: list[Sentence] = []
        for sentence in (*waited, *sentences):
            seat = sentence.audience
            if seat is None or self._announcer.reaches(seat):
                said.append(sentence)
            elif self._play is not None:
                self._later.setdefault(seat, []).append(sentence)
            elif said[-1:] != [self._of_a_secret()]:
                said.append(self._of_a_secret())
        if said:
            self._announcer.say(*said, always=True)

    def _of_a_secret(self) -> Sentence:
        """What a shared screen and loudspeaker may say of a secret: that a card was read."""
        return self._message("table-private")

    def _page(self, page: Sequence[Sentence], more: bool) -> None:
        """Say a page of an answer, and how the next one is heard."""
        if not page:
            self._say([self._message("table-no-more", Priority.ANSWER)])
            return
        self._say([*page, self._message("table-more", Priority.ANSWER)] if more else page)

    def _again(self, rest: Sequence[Token], count: int | None) -> None:
        """What was said last, or the last n sentences; it always speaks again."""
        match rest:
            case [Number(asked), *_] if asked > 0:
                count = asked
        if not self._announcer.repeat(count, seat=self._session.ears.listener):
            nothing = self._message("table-history-empty", Priority.ANSWER)
            self._announcer.say(nothing, always=True, keep=False)

    def _message(
        self, message_id: str, priority: Priority = Priority.EVENT, **values: Value
    ) -> Sentence:
        wording = render(self._lang, message_id, **values)
        return Sentence(wording.speech, wording.text, self._lang, priority)


def _leaves_open(outcome: Outcome) -> bool:
    """Whether a refusal says so little that the question has to be heard again."""
    return isinstance(outcome, Declined) and outcome.reason.code in LEAVES_OPEN
