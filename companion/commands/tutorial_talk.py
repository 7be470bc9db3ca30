"""The talk of a tutorial: a scripted first game on the real engine.

Each line goes to a real session. What reaches the goal of the step is told with the sentences of
the game; a question is answered; anything else is explained, taken back, and the step waits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.commands.teller import Teller
from companion.commands.told_together import told_together
from companion.commands.tutorial_pages import Telling, Told
from companion.games.game import VIRTUAL, Game, Move, Reason
from companion.games.notation import parse_move
from companion.sentences import tutorials
from companion.sentences.lexicon import Lexicon
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import Wording, render
from companion.sentences.sentence import Priority
from companion.sentences.tutorials import Goal, Script, Step
from companion.table import dealt_hands
from companion.table.dealer import Dealer
from companion.table.outcomes import (
    Answered,
    Declined,
    Happened,
    Outcome,
    Question,
    Undone,
    unasked,
)
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import Notation, Token, Word

LEARNER = 0


class TutorialTalk:
    """One person's first game."""

    def __init__(self, script: Script, game: Game, teller: Teller) -> None:
        speech = Speech(teller.lang, game.deck, script.names, LEARNER)
        self._script = script
        self._teller = teller
        self._narrator = Narrator(speech)
        self._lexicon = Lexicon(game, script.names, teller.lang, dealt=True)
        self._dealer = Dealer(script.seed)
        self._table = Table(game, script.names, VIRTUAL)
        self._timeline = Timeline(game, game.new(len(script.names)))
        self._session = self._fresh_session()
        self.done = 0
        """Steps that are done."""
        self._telling = Telling(teller, self._worded("play-continue"))

    @property
    def over(self) -> bool:
        """Whether the last step is done."""
        return self.done == len(self._script.steps)

    def begin(self) -> None:
        """Welcome the learner, deal, and say the first step."""
        said = [*_told(self._script.welcome), self._worded("tutorial-always")]
        self._telling.tell([*said, *self._narrated(self._dealt())], self._step())

    def take(self, line: str) -> bool:
        """Take a line; False when the learner leaves or the tutorial is over."""
        self._teller.hush()
        understood = self._lexicon.understand(line)
        match understood:
            case Reason():
                self._answer([(self._narrator.reason(understood), Priority.ERROR)])
            case (Word("quit"), *_):
                self.leave()
                return False
            case () if self._telling.waits:
                self._telling.go_on()
            case () | (Word("repeat" | "history"), *_):
                self._telling.repeat()
            case (Word("more"), *_):
                self._more()
            case _:
                self._hear(understood)
        return self._telling.waits or not self.over

    def leave(self) -> None:
        """Say goodbye before the last step; after it, what is left of the goodbye."""
        if not self.over:
            self._telling.tell((), [self._worded("tutorial-left", game=self._script.game)])
        while self._telling.waits:
            self._telling.go_on(last=True)

    # A step

    @property
    def _now(self) -> Step:
        return self._script.steps[self.done]

    def _answer(self, told: Sequence[Told]) -> None:
        """Answer in between; the step then waits as before."""
        self._telling.insert(told, [self._typing()])

    def _more(self) -> None:
        if self._telling.waits:
            self._telling.go_on()
        else:
            self._answer([self._worded("table-no-more")])

    def _step(self) -> list[Told]:
        return [*_told(self._now.lines), self._typing()]

    def _typing(self) -> Told:
        return self._worded("tutorial-type", typed=self._now.typed)

    def _hear(self, tokens: Sequence[Token]) -> None:
        self._ask_again()
        before = self._session.moves
        begun = self._session.is_halfway
        outcomes = self._session.hear(tokens)
        if begun and isinstance(outcomes[-1], Declined):
            # Whoever has said half of a move may say all of it, as the step tells.
            self._put_back(before)
            outcomes = self._session.hear(tokens)
        if self._reached(self._now.goal, before, outcomes):
            self._go_on(outcomes)
        elif self._session.moves != before:
            self._put_back(before)
            self._answer([self._worded("tutorial-elsewhere")])
        elif self._session.is_halfway and self._is_on_the_way(outcomes[-1]):
            self._telling.tell(self._narrated(outcomes), ())
        elif self._session.is_halfway and isinstance(outcomes[-1], Question):
            self._put_back(before)
            self._answer([self._worded("tutorial-not-here")])
        else:
            if isinstance(outcomes[-1], Declined):
                self._put_back(before)
            told = self._narrated(outcomes)
            if Word("help") in tokens:
                told.append(self._worded("tutorial-always"))
            self._answer(told)

    def _reached(self, goal: Goal, before: Sequence[Move], outcomes: Sequence[Outcome]) -> bool:
        match goal.kind:
            case tutorials.MOVE:
                return self._session.moves == (*before, self._move(goal.what))
            case tutorials.ASK:
                return any(isinstance(it, Answered) and it.query == goal.what for it in outcomes)
            case tutorials.QUESTION:
                asked = outcomes[-1]
                return isinstance(asked, Question) and asked.what == goal.what
            case tutorials.REFUSED:
                return any(
                    isinstance(it, Declined) and it.reason.code == goal.what for it in outcomes
                )
            case _:
                return any(isinstance(outcome, Undone) for outcome in outcomes)

    def _ask_again(self) -> None:
        """What the step answers is asked, whatever was said in between."""
        before = self._script.steps[self.done - 1] if self.done else self._now
        goal, typed = before.goal, self._lexicon.understand(before.typed)
        answers = goal.kind == tutorials.QUESTION and self.done
        if answers and not isinstance(typed, Reason) and self._session.question().what != goal.what:
            self._session.hear(typed)

    def _is_on_the_way(self, outcome: Outcome) -> bool:
        """Whether a question asks for the rest of the move that is the goal."""
        goal = self._now.goal
        if goal.kind != tutorials.MOVE or not isinstance(outcome, Question):
            return False
        move = self._move(goal.what)
        begun = Move(outcome.seat, outcome.what, outcome.made)
        return begun == move._replace(args=move.args[: len(begun.args)])

    def _go_on(self, outcomes: Sequence[Outcome]) -> None:
        """Tell what the learner did and what follows, then the next step."""
        if self._now.goal.kind == tutorials.REFUSED:
            self._put_back(self._session.moves)
        outcomes = [*outcomes, *self._others(self._now.after)]
        self.done += 1
        # What is asked when the lesson is over is not to be answered any more.
        told = self._narrated(unasked(outcomes) if self.over else outcomes)
        self._telling.tell(told, self._farewell() if self.over else self._step())

    def _farewell(self) -> list[Told]:
        return [
            *_told(self._script.farewell),
            self._worded("tutorial-over", game=self._script.game),
        ]

    # The table

    def _others(self, moves: Iterable[str]) -> list[Outcome]:
        """What the dealer and the other seats do, until the learner is asked."""
        outcomes = self._dealt()
        for written in moves:
            outcomes += self._session.hear([Notation(self._move(written))])
            outcomes += self._dealt()
        return outcomes

    def _dealt(self) -> list[Outcome]:
        """What the dealer does; a hand that is dealt to the learner is told as one."""
        outcomes: list[Outcome] = []
        dealt: list[Happened] = []
        while (move := self._dealer.move(self._timeline)) is not None:
            secret = dealt_hands.is_secret(self._session.state)
            heard = self._session.hear([Notation(move)])
            if not secret:
                outcomes += heard
                continue
            dealt += [it for it in heard if isinstance(it, Happened)]
            if not dealt_hands.is_secret(self._session.state):
                outcomes += dealt_hands.told(dealt, self._session.state, (LEARNER,))
                outcomes += [it for it in heard if not isinstance(it, Happened)]
                dealt.clear()
        return outcomes

    def _move(self, written: str) -> Move:
        return parse_move(written, self._table.names, self._table.game)

    def _put_back(self, moves: Sequence[Move]) -> None:
        """Go back to where only these moves were made and no move is begun."""
        self._timeline = Timeline(self._table.game, self._timeline.states[0])
        for move in moves:
            self._timeline.apply(move)
        self._session = self._fresh_session()

    def _fresh_session(self) -> Session:
        session = Session(self._table, self._timeline)
        session.speak_to(LEARNER)
        return session

    # What is said

    def _narrated(self, outcomes: Sequence[Outcome]) -> list[Told]:
        """The sentences of the game for the learner; only the last question is asked."""
        told = [it for it in outcomes[:-1] if not isinstance(it, Question)] + [*outcomes[-1:]]
        told = told_together(self._table.game.name, told, LEARNER)
        said = self._telling.merged(
            (Wording(sentence.speech, sentence.text), sentence.priority)
            for sentence in self._narrator.tell(told)
            if sentence.audience in (None, LEARNER)
        )
        return [(wording, _spoken_in_order(priority)) for wording, priority in said]

    def _worded(self, message_id: str, **facts: str) -> Told:
        return render(self._teller.lang, message_id, **facts), Priority.EVENT


def _spoken_in_order(priority: Priority) -> Priority:
    """Only a mistake goes ahead: a question must not be heard before what leads to it."""
    return priority if priority is Priority.ERROR else Priority.EVENT


def _told(lines: Iterable[Wording]) -> list[Told]:
    return [(line, Priority.EVENT) for line in lines]
