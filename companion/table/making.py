"""The move being made: tokens fill it slot by slot, until it is whole, played or refused.

A token narrows what is still open; a complete move is done, an open one asks the next question, an
impossible one is explained.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from companion.games.game import TABLE, VIRTUAL, Choices, Move, Reason, Reveal, State
from companion.table.advising import Adviser
from companion.table.doubt import NO, YES, doubt, is_doubtful
from companion.table.kept import Kept, parts_of
from companion.table.laying import is_said_whole, is_spoken_past, may_be_complete
from companion.table.ledger import Ledger
from companion.table.narrowing import (
    Several,
    argument,
    as_card,
    corrected_card,
    follows,
    with_place_said,
)
from companion.table.offers import Offers
from companion.table.open_slot import OpenSlot, as_piece, open_slot, place_missing
from companion.table.outcomes import Cancelled, Declined, Outcome, Question, Unwritten
from companion.table.questions import (
    Ears,
    answered,
    correction_question,
    noted,
    open_question,
)
from companion.table.repairs import GO_ON, REPAIRS, unseen_turn
from companion.table.seating import (
    Table,
    chosen_by,
    opening,
    seated,
    turn_of,
    whole_by_verb,
    why_not_of,
)
from companion.table.timeline import Correct, Entry, Undo
from companion.table.tokens import (
    QUERIES,
    Cards,
    Notation,
    Number,
    SeatNamed,
    Token,
    Word,
    keeps_offer,
)

_NAME_MAY_PRECEDE = QUERIES | {"recount"}
"""Words that a name belongs to: `Bo area` is as good as `area Bo`."""


class Making:
    """What is being made at a table: a move, or the correction of a card."""

    def __init__(self, table: Table, ledger: Ledger) -> None:
        self.ears = Ears(listed=table.kind == VIRTUAL)
        """Who hears what is answered."""
        self.adviser = Adviser()
        self._table = table
        self._ledger = ledger
        self._partial: Move | None = None
        self._earlier: tuple[Move | None, ...] = ()
        """The move being made before each of its fillings."""
        self._correcting: tuple[str, ...] | None = None
        self._unsure: Move | None = None
        """The move that is made only after a yes."""
        self._offers = Offers()

    @property
    def state(self) -> State:
        """The present state; whoever speaks receives its view instead."""
        return self._ledger.timeline.state

    @property
    def view(self) -> State:
        """What may be said to whoever listens."""
        return self.state.view(self.ears.listener)

    @property
    def known(self) -> State:
        """What a move is made of: all that the table knows, or what a player at it may know."""
        return self.view if self._table.kind == VIRTUAL else self.state

    @property
    def expects_card(self) -> bool:
        """Whether a card is the usual answer to the question that is open."""
        return self._correcting is not None or self.open.expects_card

    @property
    def open(self) -> OpenSlot:
        """What the move being made lacks next."""
        return open_slot(self._partial, self.known)

    @property
    def is_halfway(self) -> bool:
        """Whether a move is made or asked about, or a card corrected; it may be broken off."""
        return not (self._partial is None and self._correcting is None and self._unsure is None)

    @property
    def _speaking(self) -> int | None:
        """Who means itself without a name: who was named last, or the seat that alone listens."""
        named = self._partial is not None and self._partial.seat != TABLE
        return self._partial.seat if self._partial and named else self.ears.listener

    def kept(self) -> Kept:
        """All that `restore` needs."""
        return Kept(
            self._partial, self._earlier, self._correcting, self._unsure, replace(self._offers)
        )

    def has_changed(self, kept: Kept) -> bool:
        """Whether a part of a move was made, or given up, since then; a verb alone is no part."""
        given_up = kept.correcting is not None and self._correcting is None
        asks = self._unsure is not None and kept.unsure is None
        return given_up or asks or parts_of(self._partial) != parts_of(kept.partial)

    def restore(self, kept: Kept) -> None:
        """Go back to what was kept, a refusal later."""
        counts = self._offers.due
        self._partial, self._earlier = kept.partial, kept.earlier
        self._correcting, self._unsure = kept.correcting, kept.unsure
        self._offers = replace(kept.offers)
        self._offers.refuse(counts=counts)

    # Tokens

    def complete(self, token: Token, rest: list[Token]) -> list[Outcome]:
        """A set that may be complete is, as soon as somebody speaks of what comes after it."""
        move = self._partial
        if move is None or not may_be_complete(move, self.known):
            return []
        past = is_spoken_past(token, rest, move, self._table.game)
        return self._apply(move) if past else []

    def complete_if_said_whole(self, tokens: Sequence[Token]) -> list[Outcome]:
        """A set whose verb was said in the same line needs no word that ends it."""
        move = self._partial
        whole = move is not None and is_said_whole(tokens, move)
        return self._apply(move) if whole and move and may_be_complete(move, self.known) else []

    def take(self, token: Token, rest: list[Token]) -> Iterable[Outcome]:
        """Take a token; what belongs to it is taken out of `rest`, the tokens behind it."""
        unsure, self._unsure = self._unsure, None
        if unsure is not None and (token in (*YES, *NO) or token == Word("undo")):
            return self._done(unsure) if token in YES else [self.question()]
        if not keeps_offer(token):
            self._offers.menu = ()
        listed = self._offers.take_listed()
        token = as_piece(token, self._partial, self.open, self._table.game)
        match token:
            case Number(value) if 1 <= value <= len(listed):
                return self._apply(listed[value - 1])
            case Notation(move):
                return self._said(seated(move, self.known, self._table.game, self._speaking))
            case Number() if self._offers.menu:
                return self._pick_from_menu(token, rest)
            case SeatNamed(seat):
                return self._named(seat, rest)
            case Word("who" | "help" as code) if code == "who" or self.ears.listed:
                return [self._answer(code, rest), self.question()]
            case Word("moves") if self.is_halfway:
                return [self.question()]
            case Word(code) if code in QUERIES:
                return [self._answer(code, rest)]
            case Word("hint"):
                advice = self.adviser.advise(rest, self.known, self.ears, self._partial)
                return [self.decline(advice) if isinstance(advice, Reason) else advice]
            case Word("undo"):
                return self._undo()
            case Word("no") if self._offers.repairing:
                return self._pick_from_menu(Number(len(self._offers.menu)), rest)
            case Word("correct") if not self._ledger.timeline.anything_read():
                return [self.decline(Reason("nothing_to_correct"))]
            case Word("correct"):
                self._partial, self._earlier, self._correcting = None, (), ()
                return self._correct(rest)
            case Word("recount"):
                return self._begin(Move(TABLE, "recount"), more=bool(rest))
            case Word("unseen"):
                return self._apply(unseen_turn(self.state))
            case Word(code) if self.open.offers(code):
                return self._fill(token)
            case Word("done") if (missing := place_missing(self._partial, self.open)) is not None:
                return [self.decline(missing)]
            case Word(code) if code in self._table.game.grammar:
                return self._start_verb(code, more=bool(rest))
            case Word("yes" | "no"):
                return [self.decline(Reason("not_here", {"word": token.code}))]
            case _:
                return self._fill(token, rest)

    def _named(self, seat: int, rest: list[Token]) -> Iterable[Outcome]:
        """A name: the answer, who the next words are about, or whose area is wanted."""
        if seat not in range(len(self._table.names)):
            return [self.decline(Reason("no_such_seat", {"seat": seat}))]
        here = self.open
        if here.move is not None and here.expects_seat:
            if rest[:1] == [Word(here.move.verb)]:
                del rest[0]
            return self._fill(SeatNamed(seat))
        match rest:
            case [Word(code), *_] if code in _NAME_MAY_PRECEDE:
                rest.insert(1, SeatNamed(seat))
                return []
            case _ if isinstance(self.state.awaits, Choices):
                return self._choosing(seat, self.state.awaits.what, rest)
            case []:
                return [self._answer("area", [SeatNamed(seat)])]
            case _:
                # A name before a move or a card: it has to be that player's turn, or card.
                reason = why_not_of(seat, self.state)
                return [] if reason is None else [self.decline(reason)]

    def _choosing(self, seat: int, what: str, rest: list[Token]) -> Iterable[Outcome]:
        """Where several choose at the same time, a name says whose move is being made."""
        move = chosen_by(seat, what, rest, self._table.game)
        if self.known.slot(move) is None:
            return self._apply(move)
        return self._begin(move, more=bool(rest))

    def _said(self, move: Move) -> Iterable[Outcome]:
        """A move in notation; one that still lacks everything, as `Ana play`, is only begun."""
        reason = self._ledger.timeline.judge(move)
        begun = reason is not None and reason.code == "incomplete"
        return self._begin(move, more=False) if begun else self._apply(move)

    # Making a move, slot by slot

    def _start_verb(self, verb: str, *, more: bool) -> Iterable[Outcome]:
        """A verb alone asks for the rest of its move, if it has one."""
        move = opening(verb, self.known, self._table.game, self._speaking)
        reason = self.known.why_not(move)
        if reason is not None:
            return [self.decline(reason)]
        whole = None if more else whole_by_verb(move, self.known)
        if whole is not None or self.known.slot(move) is None:
            return self._apply(whole or move)
        return self._begin(move, more=more)

    def _begin(self, move: Move, *, more: bool) -> Iterable[Outcome]:
        """Begin a move; the next question is asked unless `more` tokens follow."""
        self._correcting = None
        reason = self.known.why_not(move)
        if reason is not None:
            return [self.decline(reason)]
        self._partial, self._earlier = move, ()
        return [] if more else [self.question()]

    def _fill(self, token: Token, rest: list[Token] | None = None) -> Iterable[Outcome]:
        if self._correcting is not None:
            return self._correct([token])
        here = self.open
        move, slot = here.move, here.slot
        if move is None:
            return [self.decline(Reason("over"))]
        if slot is None:
            return [self.decline(Reason("not_here"))]
        if here.is_closed_by(token):
            return self._apply(move)
        token = as_card(token, slot, self._table.game.deck)
        first = move._replace(args=slot.values) if slot.kind == "round" else slot.first
        if first is not None and self._is_told(first, token):
            return self._do_first(first, token)
        value = argument(token, move, slot, self.known)
        if isinstance(value, Reason):
            return [self.decline(value)]
        if isinstance(value, Several):
            return [self._ask_which(value.cards)]
        filled = with_place_said(self.known.fill(move, value), len(move.args) + 1, rest or [])
        reason = self.known.why_not(filled)
        if reason is not None:
            return [self.decline(reason)]
        if self.known.slot(filled) is None:
            return self._apply(filled)
        self._earlier = (*self._earlier, self._partial)
        self._partial, self._offers.refusals = filled, 0
        return [*noted(filled, len(filled.args) - len(move.args)), self.question()]

    def _is_told(self, first: Move, card: Token) -> bool:
        """Whether a card is the one that a move shows; where the program deals, nobody says it."""
        if self._table.kind == VIRTUAL and isinstance(self.known.after(first).state.awaits, Reveal):
            return False
        return follows(first, card, self.known, self._table.game.deck)

    def _do_first(self, move: Move, card: Token) -> Iterable[Outcome]:
        """Make the move that a card implies, then take the card."""
        begun = self._apply(move)
        return [*begun[:-1], *self._fill(card)] if isinstance(begun[-1], Question) else begun

    def _ask_which(self, cards: tuple[str, ...]) -> Question:
        self._offers.menu = cards
        return Question("which_card", turn_of(self.state), cards, view=self.view)

    def _pick_from_menu(self, number: Number, rest: list[Token]) -> Iterable[Outcome]:
        value, last = number.value, len(self._offers.menu)
        chosen = self._offers.take(value)
        if chosen is None and self._offers.repairing and self._takes_numbers():
            self._offers.menu = ()
            return self._fill(number)
        if chosen is None:
            return [Declined(Reason("no_such_number", {"number": value, "last": last}), self.view)]
        if chosen == GO_ON:
            self._offers.refusals = 0
            return [self.question()]
        return self.take(Word(chosen) if chosen in REPAIRS else Cards((chosen,)), rest)

    def _takes_numbers(self) -> bool:
        """Whether a number answers the open question itself."""
        return self.open.is_answered_by_number(self._table.game.deck)

    # Doing

    def _apply(self, entry: Entry) -> list[Outcome]:
        """Judge and do, then ask what comes next."""
        # Whoever listens hears no reason that is made of what only the table knows.
        secret = isinstance(entry, Move) and self.known is not self.state
        reason = self.known.why_not(entry) if secret and isinstance(entry, Move) else None
        reason = reason or self._ledger.timeline.judge(entry)
        if reason is not None:
            return [self.decline(reason)]
        if isinstance(entry, Move) and is_doubtful(entry, self.known, self._table.game):
            self._unsure = entry
            return [self.question()]
        return self._done(entry)

    def _done(self, entry: Entry) -> list[Outcome]:
        """Do what is right, then ask what comes next."""
        outcome = self.do(entry)
        return [outcome] if isinstance(outcome, Unwritten) else [outcome, self.question()]

    def do(self, entry: Entry) -> Outcome:
        """As `Ledger.do`; what was being made is done with."""
        outcome = self._ledger.do(entry)
        if not isinstance(outcome, Unwritten):
            self._offers.forget()
            self._partial, self._earlier = None, ()
            self._correcting, self._unsure = None, None
        return outcome

    def _undo(self) -> Iterable[Outcome]:
        """Break off what is being read, else take the last move back."""
        self._offers.menu = ()
        if self._correcting is not None:
            self._correcting = None
            return [Cancelled(), self.question()]
        if self._partial is not None:
            before = self._earlier[-1] if self._earlier else None
            if before is not None and before.args:
                self._partial, self._earlier = before, self._earlier[:-1]
                return [self.question()]
            self._partial, self._earlier = None, ()
            return [Cancelled(), self.question()]
        return self._apply(Undo())

    def _correct(self, tokens: list[Token]) -> Iterable[Outcome]:
        """First the card that was read wrongly, then the right one."""
        cards = self._correcting or ()
        while tokens and len(cards) < 2:
            card = corrected_card(tokens.pop(0), cards, self._ledger.timeline)
            if isinstance(card, Reason):
                return [self.decline(card)]
            if isinstance(card, Several):
                return [self._ask_which(card.cards)]
            cards = (*cards, card)
            self._correcting = cards[:1]
        if len(cards) < 2:
            return [self.question()]
        return self._apply(Correct(cards[0], cards[1]))

    def decline(self, reason: Reason, *, counts: bool = True) -> Declined:
        """Refuse; `counts`: the table itself says no, so that a reading may be missing."""
        self._offers.refuse(counts=counts)
        return Declined(reason, self.view)

    # What is asked and answered

    def question(self) -> Question:
        """What the table waits for now."""
        if self._unsure is not None:
            return doubt(self._unsure, self.view)
        if self._correcting is not None:
            return correction_question(self._correcting, self.view)
        return open_question(self._partial, self.known, self.view)

    def was_asked(self, question: Question) -> None:
        """As `Offers.give_way`."""
        self._offers.give_way(question.what)

    def offer(self) -> Question | None:
        """The repairs, when refusals say that a reading may be missing; None when there are none.

        Where numbers belong to the open question they are offered by their words.
        """
        by_number = not self._takes_numbers()
        offered = self._offers.repair(
            self.state, moved=bool(self._ledger.timeline.moves), by_number=by_number
        )
        if not offered:
            return None
        return Question("repair" if by_number else "repair_words", TABLE, offered, view=self.view)

    def _answer(self, query: str, rest: list[Token]) -> Outcome:
        answer = answered(query, rest, self.known, self.question(), self.ears)
        self._offers.listed = answer.choices if answer.playable else ()
        return answer
