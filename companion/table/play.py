"""A virtual table: people choose, the dealer and the computer players move of themselves.

It stands beside a session and, like it, says what came of a reading or of a line. Each of its moves
is in the journal before it is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from companion.cards import UNKNOWN
from companion.games.game import Choice, Choices, Event, Move, Reason, State
from companion.players import player_of
from companion.readings import Reading
from companion.table import dealt_hands
from companion.table.dealer import Dealer
from companion.table.outcomes import (
    OVER_FOR_GOOD,
    Answered,
    Declined,
    Happened,
    Outcome,
    Question,
    TakenBack,
    Unwritten,
)
from companion.table.session import Session
from companion.table.takeback import taken_back
from companion.table.timeline import Timeline, Undo
from companion.table.tokens import QUERIES, Notation, Number, SeatNamed, Token, Word

LATELY = 2
"""Moves that are told again when a game goes on."""
GATE = "gate"
"""What the question asks at the gate: that the machine is handed over."""
_OF_A_REAL_TABLE = frozenset({"recount", "unseen", "unread", "correct"})
"""Words that mend what a reader missed; here nothing is missed."""


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays at a virtual table."""

    seed: str
    """All chance of the dealer and of the computer players follows from it."""
    levels: tuple[str, ...]
    """Level of the computer player at each seat; empty for a person."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, level in enumerate(self.levels) if not level)


class Play:
    """A session at which the table and the computer players move of themselves."""

    def __init__(self, session: Session, timeline: Timeline, cast: Cast) -> None:
        self.session = session
        self.cast = cast
        self.gate: int | None = None
        """The seat whose turn it is and that has not come to the machine yet."""
        self._timeline = timeline
        self._dealer = Dealer(cast.seed)
        self._unheard = set(cast.people) if timeline.moves else set()
        """Who has come back to the game and has not heard the own hand since."""
        self._secret = any(_has_secrets(state, cast.people) for state in timeline.states)
        """Whether somebody has known in this game what others may not know."""
        session.speak_to(self._alone)

    @property
    def listener(self) -> int | None:
        """The seat that is spoken to: the only person, or whoever has passed the gate."""
        return self.session.ears.listener

    @property
    def thinking(self) -> int | None:
        """The computer player who has to choose, if it is not a person's turn or the dealer's."""
        seats = _choosing(self.session.state)
        return next((seat for seat in seats if self.cast.levels[seat]), None)

    def begin(self) -> Iterator[Outcome]:
        """Let everybody move who is no person, then ask."""
        yield from self._go_on()

    def read(self, reading: Reading) -> Iterator[Outcome]:
        """Take a reading: a card of one's own, or a command card."""
        if reading.lifted:
            return
        said = self.session.said(reading)
        if isinstance(said, Reason):
            yield from self.session.read(reading)
        else:
            yield from self.hear(said)

    def hear(self, tokens: Sequence[Token]) -> Iterator[Outcome]:
        """Take the tokens of a line or of a card, then let those move who are no person."""
        if self._next() is not None:
            yield from self._stalled(tokens)
            return
        if self.gate is not None:
            yield from self._at_gate(tokens)
            return
        if not tokens:
            yield self.question()
            return
        if list(tokens) == [Word("undo")] and not self.session.is_halfway:
            yield from self._take_back()
            return
        forbidden = self._forbidden(tokens)
        if forbidden is not None:
            yield Declined(forbidden, self.session.view)
            return
        outcomes = self.session.hear(tokens)
        if not any(isinstance(outcome, Happened) for outcome in outcomes):
            yield from map(self._at_the_end, outcomes)
            return
        self._unheard -= set(dealt_hands.heard(outcomes))
        yield from (outcome for outcome in outcomes if not isinstance(outcome, Question))
        yield from self._go_on()

    def question(self) -> Question:
        """What is asked now; at the gate only that the machine is handed over."""
        if self.gate is not None:
            return Question(GATE, self.gate, view=self.session.view)
        asked = self.session.question()
        for_good = self.session.over and isinstance(self._to_take_back(), Reason)
        return replace(asked, what=OVER_FOR_GOOD) if for_good else asked

    def lately(self) -> list[Outcome]:
        """The last moves that everybody saw, for who comes back to the game."""
        timeline, seen = self._timeline, []
        for before, move in zip(timeline.states[-2::-1], timeline.moves[::-1], strict=False):
            step = before.after(move)
            events = tuple(filter(_is_told_again, step.events))
            if events and not self.session.over:
                seen.append(Happened(move, events, step.state.view(None)))
            if len(seen) == LATELY:
                break
        return list(reversed(seen))

    # Those who are no person

    def _stalled(self, tokens: Sequence[Token]) -> Iterator[Outcome]:
        """A move could not be written before: what is asked is answered, all else tries again."""
        if _is_public_question(tokens) or list(tokens) == [Word("hand")]:
            yield from (it for it in self.session.hear(tokens) if not isinstance(it, Question))
        else:
            yield from self._go_on()

    def _go_on(self) -> Iterator[Outcome]:
        """Make all moves up to the next choice of a person, then turn to that person."""
        dealt: list[Happened] = []
        while (move := self._next()) is not None:
            secret = dealt_hands.is_secret(self.session.state)
            outcome = self.session.do(move)
            if secret and isinstance(outcome, Happened):
                dealt.append(outcome)
            if not dealt_hands.is_secret(self.session.state) or isinstance(outcome, Unwritten):
                told = tuple(dealt_hands.told(dealt, self.session.state, self.cast.people))
                self._unheard -= set(dealt_hands.heard(told))
                yield from told
                dealt.clear()
            if isinstance(outcome, Unwritten):
                yield replace(outcome, waits=True)
                return
            if not secret:
                self._unheard -= set(dealt_hands.heard([outcome]))
                yield outcome
        self._turn_to(_asked(self.session.state))
        yield from self._ask()

    def _ask(self) -> Iterator[Outcome]:
        """The question; who has come back to the game hears the own hand first."""
        seat = self.listener
        if self.gate is None and seat in self._unheard and seat is not None:
            self._unheard.discard(seat)
            if self.session.state.hand(seat) and not self.session.over:
                yield dealt_hands.held(self.session.state, seat)
        yield self.question()

    def _next(self) -> Move | None:
        """The move of the dealer or of a computer player; None where a person has to choose."""
        dealt = self._dealer.move(self._timeline)
        if dealt is not None:
            return dealt
        seat = self.thinking
        return None if seat is None else self._chosen(seat)

    def _chosen(self, seat: int) -> Move:
        """What a computer player chooses; a game that is resumed goes on with the same choices."""
        seed = f"{self.cast.seed} seat {seat} move {len(self._timeline.moves)}"
        player = player_of(self.cast.levels[seat], seed)
        return player.choose(self.session.state.view(seat), seat)

    # Who is spoken to

    @property
    def _alone(self) -> int | None:
        """The only person of a game."""
        return self.cast.people[0] if len(self.cast.people) == 1 else None

    def _turn_to(self, seat: int | None) -> None:
        """Speak to the seat that has to choose; where there are secrets, call it to the machine."""
        if self._alone is not None or seat == self.listener:
            return
        self.session.speak_to(None)
        self._secret = self._secret or _has_secrets(self.session.state, self.cast.people)
        self.gate = seat if self._secret else None

    def _at_gate(self, tokens: Sequence[Token]) -> Iterator[Outcome]:
        """An empty line, or the seat's own name or card, opens the gate.

        Before, only what everybody may know is answered; and undo goes back.
        """
        if _is_public_question(tokens):
            yield from map(self._as_at_gate, self.session.hear(tokens))
            return
        if not tokens or list(tokens) == [SeatNamed(self.gate or 0)]:
            self.session.speak_to(self.gate)
            self.gate = None
        elif list(tokens) == [Word("undo")]:
            yield from self._take_back()
            return
        yield from self._ask()

    def _as_at_gate(self, outcome: Outcome) -> Outcome:
        """What is answered before somebody has come: nothing of the question behind the gate."""
        match outcome:
            case Question():
                return self.question()
            case Answered():
                return replace(outcome, asked=GATE)
            case _:
                return outcome

    # What may not be said

    def _forbidden(self, tokens: Sequence[Token]) -> Reason | None:
        """Why a person may not say this: it is the dealer's move, another player's, or a repair."""
        verbs, asked = self.session.table.game.table_verbs, _asked(self.session.state)
        asking = False
        for token, after in zip_longest(tokens, tokens[1:]):
            match token:
                case Word(code) if code in QUERIES:
                    asking = True
                case SeatNamed() if asking or after is None or _is_query(after):
                    continue
                case SeatNamed(seat) if asked not in (None, seat):
                    return Reason("not_your_turn", {"seat": seat, "turn": int(asked or 0)})
                case Notation(move) if move.verb in verbs:
                    return Reason("dealer_does")
                case Notation(Move(_, verb, args)) if UNKNOWN in (verb, *args):
                    return Reason("nothing_unread")
                case Word(code) if code in _OF_A_REAL_TABLE:
                    return Reason("nothing_unread")
                case Word("undo") if len(tokens) > 1:
                    return Reason("undo_alone")
                case Word(code) if code in verbs and not self.session.open.offers(code):
                    return Reason("dealer_does")
        return None

    # Taking back

    def _take_back(self) -> Iterator[Outcome]:
        """Undo the last choice of a person and what followed of itself, if nobody learned of it.

        Where the machine goes round, only who made it may, before the next one has come to it.
        """
        count = self._to_take_back()
        if isinstance(count, Reason):
            yield Declined(count, self.session.view)
            return
        choice = self._timeline.moves[-count]
        for _ in range(count):
            outcome = self.session.do(Undo())
            if isinstance(outcome, Unwritten):
                yield outcome
                break
        else:
            yield TakenBack(choice)
        self._turn_to(_asked(self.session.state))
        yield self.question()

    def _to_take_back(self) -> int | Reason:
        """How many moves whoever listens may take back; the reason why none."""
        count = taken_back(self._timeline, self.cast.levels)
        if isinstance(count, Reason):
            return count
        choice = self._timeline.moves[-count]
        if self.listener not in (None, choice.seat):
            return Reason("undo_not_yours", {"seat": choice.seat})
        return count

    def _at_the_end(self, outcome: Outcome) -> Outcome:
        """An outcome; where it can only say that the game is over, that, and what can be done."""
        if not self.session.over:
            return outcome
        match outcome:
            case Question() | Answered(query="moves") | Declined(Reason(code="over")):
                return self.question()
            case _:
                return outcome


def _is_told_again(event: Event) -> bool:
    """Whether an event is told to who comes back; what is told with the question is not: which
    round it is, and which cards are to be taken."""
    return event.audience is None and not event.begins and not event.in_question


def _is_public_question(tokens: Sequence[Token]) -> bool:
    """Whether a line only asks for something: a query, with names and numbers that belong to it."""
    match tokens:
        case [Word("moves" | "hand"), *_]:
            return False
        case [first, *rest] if _is_query(first):
            return all(isinstance(it, SeatNamed | Number) or it == Word("all") for it in rest)
        case [SeatNamed(), asked, *rest] if _is_query(asked) and asked != Word("hand"):
            return all(isinstance(token, Number) for token in rest)
        case _:
            return False


def _is_query(token: Token) -> bool:
    return isinstance(token, Word) and token.code in QUERIES


def _has_secrets(state: State, people: Sequence[int]) -> bool:
    """Whether a person knows what not everybody may know."""
    return any(state.view(seat) != state.view(None) for seat in people)


def _choosing(state: State) -> tuple[int, ...]:
    """The seats that have to choose."""
    match state.awaits:
        case Choice(seat):
            return (seat,)
        case Choices(seats):
            return seats
        case _:
            return ()


def _asked(state: State) -> int | None:
    """The seat that has to choose, or the first of them."""
    return next(iter(_choosing(state)), None)
