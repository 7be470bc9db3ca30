"""One running game: tokens fill the move being made, the game judges it, the journal keeps it.

Scan, typed word, key and command card take the same way: `read` and `hear` give outcomes. A token
narrows what is still open; a complete move is played, an open one asks the next question, an
impossible one is explained.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.games.game import TABLE, Argument, Choices, Game, Move, Reason, State
from companion.games.notation import UNSEEN_TURN, UNSEEN_VERB
from companion.readings import Reading, Trouble
from companion.table.journal import Journal, JournalError
from companion.table.laying import (
    CLOSING,
    is_card_by_card,
    is_read_at_places,
    is_said_whole,
    is_spoken_past,
    may_be_complete,
)
from companion.table.narrowing import (
    Several,
    argument,
    as_card,
    awaited_move,
    corrected_card,
    follows,
)
from companion.table.outcomes import (
    Cancelled,
    Declined,
    Outcome,
    Question,
    Troubled,
    Unwritten,
)
from companion.table.questions import answered, correction_question, noted, open_question
from companion.table.repairs import GO_ON, REPAIRS, repairs, unseen_turn
from companion.table.scan import scanned
from companion.table.seating import opening, owner_of, seated, turn_of
from companion.table.timeline import Correct, Entry, Timeline, Undo, entry_text
from companion.table.tokens import QUERIES, Cards, Notation, Number, SeatNamed, Token, Word

_NAME_MAY_PRECEDE = QUERIES | {"recount"}
"""Words that a name belongs to: `Bo area` is as good as `area Bo`."""


@dataclass(frozen=True)
class Table:
    """Who plays what."""

    game: Game
    names: tuple[str, ...]


class Session:
    """The table's running game. All change of state happens in `_apply`."""

    def __init__(self, table: Table, timeline: Timeline, journal: Journal | None = None) -> None:
        self.table = table
        self._timeline = timeline
        self._journal = journal
        self._partial: Move | None = None
        self._earlier: tuple[Move | None, ...] = ()
        """The move being made before each of its fillings."""
        self._correcting: tuple[str, ...] | None = None
        self._menu: tuple[Argument, ...] = ()
        self._refusals = 0
        self._refused = False
        """Whether the repairs have not been offered since the last refusal."""

    @property
    def state(self) -> State:
        """The present state; whoever speaks receives its view instead."""
        return self._timeline.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._timeline.over

    @property
    def expects_card(self) -> bool:
        """Whether a card is the usual answer to the question that is open."""
        move = self._partial or awaited_move(self.state)
        slot = self.state.slot(move) if move is not None else None
        answered_by_card = slot is None or slot.kind not in ("seat", "word", "place")
        return self._correcting is not None or answered_by_card

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that count so far."""
        return self._timeline.moves

    # What comes in

    def read(self, reading: Reading) -> tuple[Outcome, ...]:
        """Take a reading of a reader."""
        if reading.lifted:
            return ()
        token = scanned(reading.id, self.table.game.deck)
        if isinstance(token, Reason):
            return (self._decline(token, counts=False),)
        return self.hear([token])

    def trouble(self, trouble: Trouble) -> tuple[Outcome, ...]:
        """Take a reader's trouble; the game stays as it is."""
        return (Troubled(trouble),)

    def hear(self, tokens: Sequence[Token]) -> tuple[Outcome, ...]:
        """Take the tokens of one scan or one typed line, as far as they are accepted.

        Only the last question is asked: what follows in the line answers the others.
        """
        outcomes: list[Outcome] = []
        rest = list(tokens)
        while rest:
            token = rest.pop(0)
            outcomes = [*_unasked(outcomes), *self._complete(token, rest)]
            outcomes = [*_unasked(outcomes), *self._take(token, rest)]
            match outcomes[-1:]:
                case [Declined() | Unwritten() | Question(what="which_card")]:
                    return tuple(outcomes)
        move = self._partial
        if move is not None and is_said_whole(tokens, move) and may_be_complete(move, self.state):
            outcomes = [*_unasked(outcomes), *self._apply(move)]
        return tuple(outcomes)

    def _complete(self, token: Token, rest: list[Token]) -> list[Outcome]:
        """A set that may be complete is, as soon as somebody speaks of what comes after it."""
        move = self._partial
        if move is None or not may_be_complete(move, self.state):
            return []
        past = is_spoken_past(token, rest, move, self.table.game)
        return self._apply(move) if past else []

    def _take(self, token: Token, rest: list[Token]) -> Iterable[Outcome]:
        if not _keeps_menu(token):
            self._menu = ()
        match token:
            case Notation(Move(seat, verb, ())) if seat == TABLE and self._is_offered(verb):
                return self._fill(Word(verb))
            case Notation(Move(_, verb, (str(card), int(place)))) if is_read_at_places(
                self._partial, verb, self.table.game
            ):
                return self._fill(Cards((f"{card}@{place}",)))
            case Notation(move):
                return self._said(seated(move, self.state, self.table.game))
            case Number(value) if self._menu:
                return self._pick_from_menu(value, rest)
            case SeatNamed(seat):
                return self._named(seat, rest)
            case Word("who"):
                return [self._answer("who", rest), self.question()]
            case Word("moves") if self._partial is not None or self._correcting is not None:
                return [self.question()]
            case Word(code) if code in QUERIES:
                return [self._answer(code, rest)]
            case Word("undo"):
                return self._undo()
            case Word("no") if self._menu[-1:] == (GO_ON,):
                return self._pick_from_menu(len(self._menu), rest)
            case Word("correct") if not self._timeline.anything_read():
                return [self._decline(Reason("nothing_to_correct"))]
            case Word("correct"):
                self._partial, self._earlier, self._correcting = None, (), ()
                return self._correct(rest)
            case Word("recount"):
                return self._begin(Move(TABLE, "recount"), more=bool(rest))
            case Word("unseen"):
                return self._apply(unseen_turn(self.state))
            case Word(code) if self._is_offered(code):
                return self._fill(token)
            case Word(code) if code in self.table.game.grammar:
                return self._start_verb(code, more=bool(rest))
            case Word("hint" | "yes" | "no"):
                return [self._decline(Reason("not_here", {"word": token.code}))]
            case _:
                return self._fill(token)

    def _named(self, seat: int, rest: list[Token]) -> Iterable[Outcome]:
        """A name: the answer, who the next words are about, or whose area is wanted."""
        if seat not in range(len(self.table.names)):
            return [self._decline(Reason("no_such_seat", {"seat": seat}))]
        move = self._partial or awaited_move(self.state)
        slot = self.state.slot(move) if move is not None else None
        if slot is not None and slot.kind == "seat":
            if move is not None and rest[:1] == [Word(move.verb)]:
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
                return self._speaking_of(seat)

    def _choosing(self, seat: int, what: str, rest: list[Token]) -> Iterable[Outcome]:
        """Where several choose at the same time, a name says whose move is being made."""
        move = Move(seat, what)
        match rest:
            case [Word("unseen"), *_]:
                move = Move(seat, UNSEEN_VERB, UNSEEN_TURN)
                del rest[0]
            case [Word(code), *_] if code in self.table.game.grammar:
                move = Move(seat, code)
                del rest[0]
        if self.state.slot(move) is None:
            return self._apply(move)
        return self._begin(move, more=bool(rest))

    def _speaking_of(self, seat: int) -> Iterable[Outcome]:
        """A name before a move or a card: it has to be that player's turn, or card."""
        turn = owner_of(self.state)
        if turn in (TABLE, seat):
            return []
        return [self._decline(Reason("not_your_turn", {"seat": seat, "turn": turn}))]

    def _said(self, move: Move) -> Iterable[Outcome]:
        """A move in notation; one that still lacks everything, as `Ana play`, is only begun."""
        reason = self._timeline.judge(move)
        begun = reason is not None and reason.code == "incomplete"
        return self._begin(move, more=False) if begun else self._apply(move)

    # Making a move, slot by slot

    def _start_verb(self, verb: str, *, more: bool) -> Iterable[Outcome]:
        """A verb alone asks for the rest of its move, if it has one.

        `round` needs no number, and the verb of a question of yes or no means yes.
        """
        move = opening(verb, self.state, self.table.game)
        slot = self.state.slot(move)
        if slot is None:
            return self._apply(move)
        if slot.kind == "round" and not more:
            return self._apply(move._replace(args=slot.values))
        if slot.values[:1] == ("yes",) and not more:
            return self._apply(self.state.fill(move, "yes"))
        return self._begin(move, more=more)

    def _begin(self, move: Move, *, more: bool) -> Iterable[Outcome]:
        """Begin a move; the next question is asked unless `more` tokens follow."""
        self._correcting = None
        reason = self.state.why_not(move)
        if reason is not None:
            return [self._decline(reason)]
        self._partial, self._earlier = move, ()
        return [] if more else [self.question()]

    def _fill(self, token: Token) -> Iterable[Outcome]:
        if self._correcting is not None:
            return self._correct([token])
        move = self._partial or awaited_move(self.state)
        if move is None:
            return [self._decline(Reason("over"))]
        slot = self.state.slot(move)
        if slot is None:
            return [self._decline(Reason("not_here"))]
        if token in CLOSING and (slot.optional or is_card_by_card(move, slot)):
            return self._apply(move)
        token = as_card(token, slot, self.table.game.deck)
        first = move._replace(args=slot.values) if slot.kind == "round" else slot.first
        if first is not None and follows(first, token, self.state, self.table.game.deck):
            return self._do_first(first, token)
        value = argument(token, move, slot, self.state)
        if isinstance(value, Reason):
            return [self._decline(value)]
        if isinstance(value, Several):
            return [self._ask_which(value.cards)]
        filled = self.state.fill(move, value)
        reason = self.state.why_not(filled)
        if reason is not None:
            return [self._decline(reason)]
        if self.state.slot(filled) is None:
            return self._apply(filled)
        self._earlier = (*self._earlier, self._partial)
        self._partial, self._refusals = filled, 0
        return [*noted(filled, len(filled.args) - len(move.args)), self.question()]

    def _is_offered(self, word: str) -> bool:
        """Whether a word is an answer to the open question, before it is a verb."""
        move = self._partial or awaited_move(self.state)
        slot = self.state.slot(move) if move is not None else None
        if slot is None:
            return False
        ends = slot.optional and word == "done"
        return ends or (slot.kind == "word" and word in slot.values)

    def _do_first(self, move: Move, card: Token) -> Iterable[Outcome]:
        """Make the move that a card implies, then take the card."""
        begun = self._apply(move)
        return [*begun[:-1], *self._fill(card)] if isinstance(begun[-1], Question) else begun

    def _is_answered_by_number(self) -> bool:
        """Whether a number answers the open question as a place or, in some decks, as a card."""
        move = self._partial or awaited_move(self.state)
        slot = self.state.slot(move) if move is not None else None
        if slot is None:
            return False
        numbers = not self.table.game.deck.families and slot.kind in ("card", "area")
        return numbers or slot.kind == "place"

    def _ask_which(self, cards: tuple[str, ...]) -> Question:
        self._menu = cards
        return Question("which_card", turn_of(self.state), cards, view=self.state.view(None))

    def _pick_from_menu(self, value: int, rest: list[Token]) -> Iterable[Outcome]:
        menu, self._menu = self._menu, ()
        if not 1 <= value <= len(menu):
            if menu[-1:] == (GO_ON,) and self._is_answered_by_number():
                return self._fill(Number(value))
            self._menu = menu
            self._refused = menu[-1:] == (GO_ON,)
            reason = Reason("no_such_number", {"number": value, "last": len(menu)})
            return [Declined(reason, self.state.view(None))]
        chosen = str(menu[value - 1])
        if chosen == GO_ON:
            self._refusals = 0
            return [self.question()]
        return self._take(Word(chosen) if chosen in REPAIRS else Cards((chosen,)), rest)

    # Doing

    def _apply(self, entry: Entry) -> list[Outcome]:
        """Judge, write to the journal, then do; what cannot be written is not done."""
        reason = self._timeline.judge(entry)
        if reason is not None:
            return [self._decline(reason)]
        if self._journal is not None:
            try:
                self._journal.append(entry_text(entry, self.table.names, self.table.game))
            except JournalError as error:
                return [Unwritten(error.code, error.facts)]
        outcome = self._timeline.apply(entry)
        self._menu, self._refusals = (), 0
        self._partial, self._earlier, self._correcting = None, (), None
        return [outcome, self.question()]

    def _undo(self) -> Iterable[Outcome]:
        """Break off what is being read, else take the last move back."""
        self._menu = ()
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
            card = corrected_card(tokens.pop(0), cards, self._timeline)
            if isinstance(card, Reason):
                return [self._decline(card)]
            if isinstance(card, Several):
                return [self._ask_which(card.cards)]
            cards = (*cards, card)
            self._correcting = cards[:1]
        if len(cards) < 2:
            return [self.question()]
        return self._apply(Correct(cards[0], cards[1]))

    def _decline(self, reason: Reason, *, counts: bool = True) -> Outcome:
        self._refusals += counts
        self._refused = counts
        return Declined(reason, self.state.view(None))

    # What is asked and answered

    def question(self) -> Question:
        """What the table waits for now."""
        if self._correcting is not None:
            return correction_question(self._correcting, self.state)
        return open_question(self._partial, self.state)

    def offer(self) -> Question | None:
        """From the second refusal in a row on: the repairs, numbered; None when there are none.

        It comes after each further refusal too, so that a number never changes its meaning unheard.
        """
        if self._refusals < 2 or not self._refused:
            return None
        self._refused = False
        offered = repairs(self.state, moved=bool(self.moves))
        if not offered:
            return None
        if self._is_answered_by_number():
            # Numbers belong to the open question; the repairs are offered by their words.
            return Question("repair_words", TABLE, offered, view=self.state.view(None))
        self._menu = offered
        return Question("repair", TABLE, offered, view=self.state.view(None))

    def _answer(self, query: str, rest: list[Token]) -> Outcome:
        return answered(query, rest, self.state, self.question().what)


def _unasked(outcomes: list[Outcome]) -> list[Outcome]:
    """The outcomes without the question they end with, which is answered already."""
    return outcomes[:-1] if outcomes and isinstance(outcomes[-1], Question) else outcomes


def _keeps_menu(token: Token) -> bool:
    """An answer in between does not change what a number will answer."""
    return isinstance(token, Number) or (isinstance(token, Word) and token.code in QUERIES | {"no"})
