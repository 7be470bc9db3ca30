"""One running game: lines and readings come in, and what comes of them goes out.

Scan, typed word, key and command card take the same way: `read` and `hear` give outcomes. A line is
judged whole: where a part of it does not fit, nothing of it is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.games.game import TABLE, VIRTUAL, Choice, Choices, Move, Reason, Reveal, State
from companion.players import Budget
from companion.readings import Reading
from companion.table.doubt import SURE
from companion.table.journal import Journal
from companion.table.last_count import last_count
from companion.table.ledger import Ledger
from companion.table.making import Making
from companion.table.one_choice import says_too_much
from companion.table.open_slot import OpenSlot
from companion.table.outcomes import Declined, Happened, Outcome, Question, Withdrawn, unasked
from companion.table.own_readers import said_by
from companion.table.questions import Ears
from companion.table.scan import HIDDEN, scanned
from companion.table.seating import Table
from companion.table.timeline import Entry, Timeline
from companion.table.tokens import QUERIES, Token, Word


class Session:
    """The table's running game. All change of its state happens in `do`."""

    def __init__(self, table: Table, timeline: Timeline, journal: Journal | None = None) -> None:
        self.table = table
        self._ledger = Ledger(table, timeline, journal)
        self._making = Making(table, self._ledger)
        self._knows_of_trays = False
        """Whether it was said that a tray tells no card."""

    @property
    def state(self) -> State:
        """The present state; whoever speaks receives its view instead."""
        return self._making.state

    @property
    def view(self) -> State:
        """What may be said to whoever listens."""
        return self._making.view

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._ledger.timeline.over

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that count so far."""
        return self._ledger.timeline.moves

    @property
    def expects_card(self) -> bool:
        """Whether a card is the usual answer to the question that is open."""
        return self._making.expects_card

    @property
    def reads_area(self) -> bool:
        """Whether an area is being read, place by place."""
        return self.open.slot is not None and self.open.slot.kind == "area"

    @property
    def open(self) -> OpenSlot:
        """What the move being made lacks next."""
        return self._making.open

    @property
    def is_halfway(self) -> bool:
        """Whether a move is being made, or a card corrected, and can be broken off."""
        return self._making.is_halfway

    @property
    def ears(self) -> Ears:
        """Who hears what is answered."""
        return self._making.ears

    @ears.setter
    def ears(self, ears: Ears) -> None:
        self._making.ears = ears

    @property
    def last_count(self) -> Happened | None:
        """The last count of points, as `last_count`."""
        return last_count(self._ledger.timeline, self.ears.listener)

    def think(self, budget: Budget) -> None:
        """Think so long about a hint; without a word about it, the rule of thumb answers."""
        self._making.adviser.budget = budget

    def speak_to(self, seat: int | None) -> None:
        """Speak to one seat alone, whose secrets may be said; None = to everybody."""
        self.ears = replace(self.ears, listener=seat)

    def read(self, reading: Reading) -> tuple[Outcome, ...]:
        """Take a reading of a reader."""
        if reading.lifted:
            return ()
        said = self.said(reading)
        if not isinstance(said, Reason):
            return self.hear(said)
        if said == HIDDEN:
            if self._knows_of_trays:
                return ()
            self._knows_of_trays = True
        return (self._making.decline(said, counts=False),)

    def said(self, reading: Reading) -> list[Token] | Reason:
        """What a reading says now, and whose it is; the reason why it is nothing."""
        here = self.open
        token = scanned(reading, self.table.game, here, self.state.view(None))
        if isinstance(token, Reason):
            return token
        begun = here.move is not None and bool(here.move.args)
        together = self.table.kind != VIRTUAL and not begun
        asked, game = self.question(), self.table.game
        return said_by(reading.seat, token, asked, self.state, game=game, together=together)

    def hear(self, tokens: Sequence[Token]) -> tuple[Outcome, ...]:
        """Take the tokens of one scan or one typed line: all of them, or none.

        Only the last question is asked: what follows in the line answers the others.
        """
        if not self.is_halfway and says_too_much(tokens, self._making.known, self.table.game):
            return (self._making.decline(Reason("one_choice_a_line")),)
        kept = self._making.kept()
        self._ledger.hold()
        outcomes, misfit = self._taken(tokens)
        changed = self._ledger.holds_something or self._making.has_changed(kept)
        if misfit is not None and changed:
            self._ledger.withdraw()
            self._making.restore(kept)
            first = outcomes[-1]
            one_alone = isinstance(first, Declined) and first.reason.code == "one_move_a_line"
            return (Withdrawn(None if one_alone else misfit), first)
        unwritten = self._ledger.settle()
        if unwritten is not None:
            self._making.restore(kept)
            return (unwritten,)
        return tuple(outcomes)

    def _taken(self, tokens: Sequence[Token]) -> tuple[list[Outcome], Token | None]:
        """What comes of tokens, up to the first that does not fit; that token, if there is one."""
        outcomes: list[Outcome] = []
        rest = list(tokens)
        while rest:
            token = rest.pop(0)
            outcomes = [*unasked(outcomes), *self._making.complete(token, rest)]
            beyond = self._beyond(token, outcomes)
            if beyond is not None:
                return [self._making.decline(beyond)], token
            outcomes = [*unasked(outcomes), *self._making.take(token, rest)]
            match outcomes[-1:]:
                case [Declined()]:
                    return outcomes, token
                case [Question("which_card", choices=cards)] if rest:
                    which = tuple(str(card) for card in cards)
                    several = Reason("several_cards", {"which": which})
                    return [self._making.decline(several)], token
                case [Question(what=what, choices=[str(verb), *_])] if rest and what == SURE:
                    alone = Reason("line_of_its_own", {"verb": verb})
                    return [self._making.decline(alone)], token
        whole = self._making.complete_if_said_whole(tokens)
        return ([*unasked(outcomes), *whole] if whole else outcomes), None

    def _beyond(self, token: Token, outcomes: Sequence[Outcome]) -> Reason | None:
        """Why a line cannot go on at a virtual table: what comes next is not its player's to say.

        Nobody names the card that the dealer shows, nor answers one that nobody has heard.
        """
        chosen = [outcome.move.seat for outcome in outcomes if isinstance(outcome, Happened)]
        asks = isinstance(token, Word) and token.code in QUERIES
        if not chosen or asks or self.table.kind != VIRTUAL:
            return None
        seat = chosen[-1]
        match self.state.awaits:
            case Reveal():
                return Reason("card_comes_first")
            case Choice(turn) if turn == TABLE:
                return Reason("dealer_does")
            case Choice(turn) if turn != seat:
                return Reason("one_move_a_line")
            case Choices(seats) if seat not in seats:
                return Reason("one_move_a_line")
            case _:
                return None

    def do(self, entry: Entry) -> Outcome:
        """Write an entry that is right to the journal, then do it; what is unwritten is not done.

        Raises Refused or CannotApply for one that is wrong, and changes nothing.
        """
        return self._making.do(entry)

    def question(self) -> Question:
        """What the table waits for now."""
        return self._making.question()

    def was_asked(self, question: Question) -> None:
        """As `Making.was_asked`."""
        self._making.was_asked(question)

    def offer(self) -> Question | None:
        """The repairs, as `Making.offer`."""
        return self._making.offer()
