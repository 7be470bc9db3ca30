"""The talk at a table: what comes in goes to the game, what it answers is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.commands import frame
from companion.commands.counted import counted
from companion.commands.hands_told import HandsTold
from companion.commands.heard_again import HeardAgain
from companion.commands.inputs import Input
from companion.commands.left_open import leaves_open
from companion.commands.pages import Behind, Pages
from companion.commands.patience import Patience
from companion.commands.rules_at_the_table import rules_read
from companion.commands.saying import Saying
from companion.commands.signals import signal_of
from companion.commands.tellers import Company, Tellers
from companion.commands.welcome import Welcome, end_told, game_told
from companion.commands.wishes import Wishes
from companion.games.game import TABLE, Move, Reason
from companion.readings import Reading, Trouble
from companion.sentences.lexicon import Lexicon
from companion.sentences.render import Level
from companion.sentences.sentence import Priority, Sentence
from companion.table.command_cards import command_cards
from companion.table.outcomes import (
    Answered,
    Declined,
    Happened,
    Outcome,
    Question,
    TakenBack,
    Troubled,
    unasked,
)
from companion.table.play import GATE, Play
from companion.table.session import Session
from companion.table.tokens import Token, Word

if TYPE_CHECKING:
    from companion.commands.answers import Answers
    from companion.speech import Announcer


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
        answers: Answers | None = None,
    ) -> None:
        """`play`: the virtual table around the session, if there is one.

        `answers`: lets what came of a card be felt at its reader.
        """
        self._session = session
        self._play = play
        self._game = play or session
        self._lang = lang
        self._company = Company(play.cast.people if play else (), session.ears.private)
        self._tellers: dict[tuple[Level, bool], Tellers] = {}
        self._wishes = Wishes(announcer, lang)
        table = session.table
        self._lexicon = Lexicon(table.game, table.names, lang, dealt=play is not None)
        self._announcer = announcer
        self._saying = Saying(announcer, session, play, lang)
        self._barge_in = barge_in
        self._answers = answers
        self._pages = Pages(lambda it: len(frame.wrapped(announcer.shown(it)).splitlines()))
        self._again = HeardAgain(announcer, self._pages, lang, self._paged)
        self._patience = Patience()
        self._asks_later = False
        """Whether a question waits for Enter."""
        self._scanned_last = False
        """Whether a card was the last that came in."""
        self._begun = False
        """Whether a part of what a line leads to has been told already."""
        self._hands_told = HandsTold()
        self._welcome: Welcome | None = None
        """What who comes back is told before the question."""

    def begin(self, above: int = 0) -> None:
        """Ask the first question; `above`: lines that stand on the screen before it."""
        self._pages.begin(above)
        if self._play is None:
            self.tell([self._session.question()])
        else:
            self._take_turns(self._play.begin())

    def welcome_back(self, moves: int, *, torn: bool = False) -> None:
        """Say which game goes on, who plays, how far it is, the score, and who has won.

        `torn`: the last line of the journal was cut short and is left out.
        """
        standing = self._session.hear([Word("score"), Word("who")])[:-1]
        lately = self._play.lately() if self._play is not None else []
        listener, teller = self._session.ears.listener, self._teller(None)
        self._saying.warned = True  # as the game began
        self._welcome = Welcome(
            game_told(self._session.table, self._lang, moves, torn=torn, you=self._company.alone),
            teller.tell(standing[:1], listener),
            [*teller.tell(standing[1:], listener), *teller.tell(lately, listener)],
            end_told(self._session, self._lang),
        )

    def follow(self, arriving: Iterable[Input], *, until_over: bool) -> None:
        """Take what arrives until it ends, somebody quits, or the game is over."""
        was_over = self._session.over
        for item in arriving:
            if not self.take(item) or (until_over and self._session.over):
                return
            if self._session.over and not was_over and self._play is None:
                self._saying.say([self._saying.message("table-ended")])
            was_over = self._session.over

    def take(self, item: Input) -> bool:
        """Take one reading or line; False when somebody quits."""
        if self._barge_in:
            self._announcer.interrupt()
        self._pages.begin()
        scanned, self._scanned_last = self._scanned_last, isinstance(item, Reading)
        if item == "" and scanned and self._play is None and not self._pages.owes_question:
            return True  # many a scanner sends an empty line behind each code
        match item:
            case Reading(id=code, lifted=False) if isinstance(command_cards().get(code), Word):
                return self._obey((command_cards()[code],), item)
            case Reading():
                self._take_turns(self._game.read(item))
            case Trouble():
                self.tell([Troubled(item)])
            case _:
                return self._line(item)
        return True

    def _take_turns(self, outcomes: Iterable[Outcome]) -> None:
        """Tell all that happens; a computer player who takes long is named meanwhile."""
        self._begun = False
        if self._play is None:
            self.tell(list(outcomes))
        else:
            self._pausing(self._patience.collect(outcomes, self._meanwhile))

    def _pausing(self, outcomes: Sequence[Outcome]) -> None:
        """Tell all; if that was wished, the question waits for Enter after computers have moved."""
        if not (self._wishes.pauses and self._others_moved(outcomes)):
            self.tell(outcomes)
            return
        notice = self._saying.message("play-continue", Priority.TURN)
        self._pages.count([notice], happened=False)
        self.tell([outcome for outcome in outcomes if not isinstance(outcome, Question)])
        if not self._pages.owes_question:  # else Enter goes on as it is
            self._announcer.say(notice, always=True, keep=False)
            self._asks_later = True

    def _others_moved(self, outcomes: Sequence[Outcome]) -> bool:
        """Whether a computer player has moved, and a person is asked now."""
        levels = self._play.cast.levels if self._play is not None else ()
        moved = [it.move.seat for it in outcomes if isinstance(it, Happened)]
        asks = outcomes and isinstance(outcomes[-1], Question) and outcomes[-1].what != GATE
        return bool(asks) and any(seat != TABLE and levels[seat] for seat in moved)

    def _meanwhile(self, outcomes: Sequence[Outcome]) -> None:
        """Tell what happened so far, and who thinks."""
        if outcomes:
            self.tell(outcomes)
            self._begun = True
        if self._play is not None and self._play.thinking is not None:
            who = self._session.table.names[self._play.thinking]
            self._saying.say([self._saying.message("play-thinking", Priority.AMBIENCE, who=who)])

    def tell(self, outcomes: Sequence[Outcome], level: Level | None = None) -> None:
        """Say what the game answered, at a level; what a refusal leaves open is asked again.

        At a table of real cards the repairs are offered instead after two refusals in a row.
        """
        signal = signal_of(outcomes)
        if signal is not None:
            self._announcer.sound(signal)
        if self._answers is not None:
            self._answers.tell(outcomes)
        happened = _has_happened(outcomes)
        if any(isinstance(outcome, TakenBack) for outcome in outcomes):
            self._pages.leave()  # what was not heard of it has not happened
        goes_on = self._pages.owes_question and not (happened or self._session.is_halfway)
        outcomes = [*outcomes, *self._asked_again(outcomes)]
        if goes_on:  # what has not been told yet comes before the question
            outcomes = unasked([*outcomes])
        for outcome in outcomes:
            if isinstance(outcome, Question):
                self._session.was_asked(outcome)
                self._asks_later = False
        if happened and not self._begun:
            self._announcer.history.add(self._pages.leave(), happened=True)
        outcomes = self._leaving(self._hands_told.marked(outcomes), level)
        outcomes = self._welcoming(outcomes)
        told = self._teller(level).tell(outcomes, self._session.ears.listener)
        self._announcer.present = self._session.ears.listener
        warning = self._saying.warning()
        self._pages.count(warning, happened=False)
        welcome, self._welcome = self._welcome, None
        if welcome is not None or (happened and self._play is not None):
            told = self._on_a_page(told, outcomes, level, welcome)
        elif outcomes and not happened:
            told = self._with_short_question(told, outcomes)
        told = [*warning, *told]
        if self._begun:  # whose turn it is comes behind what was told meanwhile
            told = [replace(said, priority=max(said.priority, Priority.EVENT)) for said in told]
        if outcomes and isinstance(outcomes[0], Answered) and not happened and welcome is None:
            told = self._paged(told)
        elif goes_on:
            told.append(self._saying.of_more(Priority.TURN, "table-more-next"))
        self._saying.say(told, happened=happened or welcome is not None)

    def _welcoming(self, outcomes: Sequence[Outcome]) -> Sequence[Outcome]:
        """Take the hand of the only person who comes back into the welcome; what is left."""
        alone = self._company.alone
        if self._welcome is None or alone is None:
            return outcomes
        hand = [it for it in outcomes if isinstance(it, Answered)]
        told = [replace(said, audience=None) for said in self._teller(None).tell(hand, alone)]
        self._welcome = replace(self._welcome, hand=told)
        return [it for it in outcomes if it not in hand]

    def _asked_again(self, outcomes: Sequence[Outcome]) -> list[Question]:
        """The question, where a refusal leaves it open; the repairs, where they are offered."""
        offer = self._session.offer() if self._play is None else None
        if offer is not None:
            return [offer]
        asks = leaves_open(outcomes, held_back=self._asks_later, halfway=self._session.is_halfway)
        return [self._game.question()] if asks else []

    def _on_a_page(
        self,
        told: list[Sentence],
        outcomes: Sequence[Outcome],
        level: Level | None,
        welcome: Welcome | None = None,
    ) -> list[Sentence]:
        """What happened, in brief where it is long; what is left then follows at `more`.

        Who wants details hears them page by page. `welcome`: what comes first.
        """
        first = self._pages.merged(welcome.in_order) if welcome is not None else []
        now = [*first, *(said for said in told if self._is_heard_now(said))]
        ended = self._session.over and _has_happened(outcomes)
        over = [self._saying.message("table-ended", Priority.TURN)] if ended else []
        if self._pages.fits([*now, *over]) and not self._pages.has_events:
            self._pages.count(now)
            return [*first, *told, *over]
        brief = self._teller(level, condensed=True).tell(outcomes, self._session.ears.listener)
        asks = bool(brief) and brief[-1].priority is Priority.TURN
        brief = [replace(said, priority=Priority.TURN) for said in brief]
        question = [brief.pop()] if asks else []
        short = self._asked(outcomes[-1:], Level.BRIEF) if asks else []
        later = [said for said in brief if not self._is_heard_now(said)]
        first = welcome.by_weight if welcome is not None else []
        now = [*first, *(said for said in brief if self._is_heard_now(said))]
        full = self._asked(outcomes[-1:], level) if asks else []
        if over:  # the own cards are of no more use
            now, question, full = [said for said in now if said.audience is None], over, over
        behind = self._behind(question, full, short)
        page = self._pages.events(now, behind, together=self._is_for_one_player)
        self._pages.count(page)
        return [*later, *page]

    def _asked(self, questions: Sequence[Outcome], level: Level | None) -> list[Sentence]:
        """A question as it is asked where nothing is told before it."""
        told = self._teller(level).tell(questions, self._session.ears.listener)
        return [replace(said, priority=Priority.TURN) for said in told]

    def _with_short_question(
        self, told: list[Sentence], outcomes: Sequence[Outcome]
    ) -> list[Sentence]:
        """An answer or a refusal; the question that closes it is short where room is short."""
        if not isinstance(outcomes[-1], Question) or self._pages.fits(told):
            return told
        answer = self._teller(None).tell(outcomes[:-1], self._session.ears.listener)
        short = [*answer, *self._asked(outcomes[-1:], Level.BRIEF)]
        return short if self._pages.fits(short) else told

    def _is_heard_now(self, said: Sentence) -> bool:
        return said.audience is None or self._announcer.reaches(said.audience)

    @property
    def _is_for_one_player(self) -> bool:
        """Whether one person plays, who hears everything from one and the same voice."""
        alone = self._company.alone
        return alone is not None and self._announcer.present == alone

    def _behind(
        self,
        question: Sequence[Sentence],
        full: Sequence[Sentence],
        short: Sequence[Sentence],
    ) -> Behind:
        more, points, after = (
            self._saying.of_more(Priority.TURN, message)
            for message in ("table-more", "table-more-points", "table-more-next")
        )
        over = self._session.over
        return Behind(more, points, after, question, full, short or full, over=over)

    def _more(self) -> None:
        """The next page of an answer; of what happened, with what is asked now behind it."""
        if self._pages.has_answer:
            self._saying.say(self._with_notice(*self._pages.next()))
            return
        asks = [] if self._session.over else [self._game.question()]
        asked = self._teller(None).tell(asks, self._session.ears.listener)
        short = self._asked(asks, Level.BRIEF)
        page = self._pages.next_events(self._behind(asked, asked, short))
        if page:
            for question in asks:
                self._session.was_asked(question)
            self._asks_later = False
            self._saying.say(page, happened=True)
        else:  # repeat is for what was said before
            self._announcer.again(self._saying.message("table-no-more", Priority.ANSWER))

    def _teller(self, level: Level | None, *, condensed: bool = False) -> Tellers:
        level = level or self._wishes.level
        if (level, condensed) not in self._tellers:
            self._tellers[level, condensed] = Tellers(
                self._session.table, self._lang, self._company, level, condensed=condensed
            )
        return self._tellers[level, condensed]

    def _line(self, line: str) -> bool:
        topic = self._lexicon.topic_of_rules(line)
        if topic is not None:
            rules = rules_read(self._session.table.game.name, self._lang, topic)
            told = [self._saying.sentence(it, Priority.ANSWER) for it in rules]
            self._saying.say(self._paged(told))
            return True
        understood = self._lexicon.understand(line, area=self._session.reads_area)
        if isinstance(understood, Reason):
            self.tell([Declined(understood, self._session.view)])
            return True
        return self._obey(understood)

    def _obey(self, tokens: Sequence[Token], card: Reading | None = None) -> bool:
        """Take the tokens of a line or of a command card; False when somebody quits."""
        wished = self._wishes.grant(tokens)
        if wished is not None:
            self._saying.say([self._saying.sentence(wished, Priority.ANSWER)])
            if self._asks_later and not self._wishes.pauses:
                self.tell([self._game.question()])
            return True
        match tokens:
            case [Word("score"), *names, Word("detailed")]:
                self._tell_score(names)
            case [] if self._pages.owes_question:
                self._more()
            case [] if self._play is None:
                self.tell([self._game.question()])
            case [Word("quit"), *_]:
                return False
            case [Word("repeat"), *rest]:
                self._again.repeat(rest, self._session.ears.listener)
            case [Word("history"), *rest]:
                self._again.history(rest, self._session.ears.listener)
            case [Word("more"), *_]:
                self._more()
            case _:
                self._take_turns(self._game.read(card) if card else self._game.hear(tokens))
        return True

    def _tell_score(self, names: Sequence[Token]) -> None:
        """The score in detail; how the last points came about, until the game has gone on."""
        count, listener = self._session.last_count, self._session.ears.listener
        if count is None:
            self.tell(list(self._game.hear([Word("score"), *names])), Level.DETAILED)
        else:
            told = counted(count, names, self._teller(Level.DETAILED), listener)
            self._saying.say(self._paged(list(told)))

    # What is said

    def _leaving(self, outcomes: Sequence[Outcome], level: Level | None) -> Sequence[Outcome]:
        """Tell that who leaves the machine has chosen, and what in its earphone; what is left.

        Later it would hear `you chose` of what has long been carried out.
        """
        leaving = self._announcer.present
        if leaving in (None, self._session.ears.listener) or not outcomes:
            return outcomes
        match outcomes[0]:
            case Happened(Move(seat=seat), events) as chosen if seat == leaving:
                own = next((at for at, it in enumerate(events) if it.audience == (seat,)), None)
                if own is None:
                    return outcomes
                # Without an earphone, whoever comes next would find it above the gate.
                self._announcer.present = None
                choice = replace(chosen, events=events[: own + self._announcer.reaches(seat)])
                told = self._teller(level).tell([choice], seat)
                # As urgent as the gate, so that it is heard before that.
                urgent = [replace(said, priority=Priority.TURN) for said in told]
                self._saying.say(urgent, happened=True)
                self._pages.count(urgent)
                return [replace(chosen, events=events[own + 1 :]), *outcomes[1:]]
        return outcomes

    def _paged(self, answer: Sequence[Sentence]) -> list[Sentence]:
        """The first page of an answer, and how the next one is heard."""
        return self._with_notice(*self._pages.first(answer))

    def _with_notice(self, page: Sequence[Sentence], more: bool) -> list[Sentence]:
        """A page of an answer, and how what is left of it, or of the game, is heard."""
        if not more and not self._pages.leads_back:
            return [*page]
        notice = "table-more" if more else "table-more-next"
        return [*page, self._saying.of_more(Priority.ANSWER, notice)]


def _has_happened(outcomes: Sequence[Outcome]) -> bool:
    return any(isinstance(outcome, Happened) for outcome in outcomes)
