"""One running game: tokens fill the move being made, the game judges it, the journal keeps it.

Scan, typed word, key and command card take the same way: `read` and `hear` give outcomes. A token
narrows what is still open; a complete move is played, an open one asks the next question, an
impossible one is explained.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from companion.cards import UNKNOWN, card_with_id, has_id_shape, is_card_id
from companion.games.game import TABLE, Argument, Choice, Game, Move, Over, Reason, Slot, State
from companion.games.notation import UNSEEN_TURN, UNSEEN_VERB
from companion.readings import Reading, Trouble
from companion.table.command_cards import command_cards
from companion.table.journal import Journal
from companion.table.outcomes import (
    Answered,
    Cancelled,
    Declined,
    Noted,
    Outcome,
    Question,
    Troubled,
)
from companion.table.timeline import Correct, Entry, Timeline, Undo, entry_text
from companion.table.tokens import QUERIES, Cards, Notation, Number, SeatNamed, Token, Word

REPAIRS = ("undo", "correct", "recount", "unseen")
"""What is offered, numbered, after two refusals in a row."""

_VALUES = {"empty": ".", "face_down": "H", "validated": "V", "unread": UNKNOWN}
"""Words that stand for an argument of a move."""


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
        self._correcting: tuple[str, ...] | None = None
        self._menu: tuple[Argument, ...] = ()
        self._refusals = 0

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
        move = self._partial or self._awaited_move()
        slot = self.state.slot(move) if move is not None else None
        return self._correcting is not None or slot is None or slot.kind in ("card", "area")

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that count so far."""
        return self._timeline.moves

    # What comes in

    def read(self, reading: Reading) -> tuple[Outcome, ...]:
        """Take a reading of a reader."""
        if reading.lifted:
            return ()
        code = reading.id
        command = command_cards().get(code)
        if command is not None:
            return self.hear([command])
        found = card_with_id(code)
        if found is None:
            return (self._decline(_unknown_code(code), counts=False),)
        deck, card = found
        if deck.name != self.table.game.deck.name:
            facts = {"deck": deck.name, "card": card.face.text}
            return (self._decline(Reason("other_deck", facts), counts=False),)
        return self.hear([Cards((card.face.text,))])

    def trouble(self, trouble: Trouble) -> tuple[Outcome, ...]:
        """Take a reader's trouble; the game stays as it is."""
        return (Troubled(trouble),)

    def hear(self, tokens: Sequence[Token]) -> tuple[Outcome, ...]:
        """Take the tokens of one scan or one typed line."""
        outcomes: list[Outcome] = []
        rest = list(tokens)
        while rest:
            token = rest.pop(0)
            outcomes += self._take(token, rest)
            if outcomes and isinstance(outcomes[-1], Declined):
                break
        return tuple(outcomes)

    def _take(self, token: Token, rest: list[Token]) -> Iterable[Outcome]:
        if not isinstance(token, Number):
            self._menu = ()
        match token:
            case Notation(move):
                self._partial = None
                return self._apply(move)
            case Number(value) if self._menu:
                return self._pick_from_menu(value, rest)
            case Word("who"):
                return [self._answer("who", rest), self.question()]
            case Word(code) if code in QUERIES:
                return [self._answer(code, rest)]
            case Word("undo"):
                return self._undo()
            case Word("correct"):
                self._partial, self._correcting = None, ()
                return self._correct(rest)
            case Word("recount"):
                return self._begin(Move(TABLE, "recount"), more=bool(rest))
            case Word("unseen"):
                self._partial = None
                return self._apply(Move(self._seat(), UNSEEN_VERB, UNSEEN_TURN))
            case Word(code) if code in self.table.game.grammar:
                return self._start_verb(code, more=bool(rest))
            case Word("hint" | "yes" | "no"):
                return [self._decline(Reason("not_here", {"word": token.code}))]
            case _:
                return self._fill(token)

    # Making a move, slot by slot

    def _start_verb(self, verb: str, *, more: bool) -> Iterable[Outcome]:
        """A verb alone asks for the rest of its move; `round` needs nothing more."""
        move = self._opening(verb)
        slot = self.state.slot(move)
        if slot is not None and slot.kind == "round" and not more:
            return self._apply(move._replace(args=slot.values))
        return self._begin(move, more=more)

    def _opening(self, verb: str) -> Move:
        awaited = self.state.awaits
        if isinstance(awaited, Choice) and awaited.what == verb:
            return Move(awaited.seat, verb)
        table_verb = verb in ("start", "round", "show", "recount")
        return Move(TABLE if table_verb else self._seat(), verb)

    def _begin(self, move: Move, *, more: bool) -> Iterable[Outcome]:
        """Begin a move; the next question is asked unless `more` tokens follow."""
        self._correcting = None
        reason = self.state.why_not(move)
        if reason is not None:
            self._partial = None
            return [self._decline(reason)]
        self._partial = move
        return [] if more else [self.question()]

    def _awaited_move(self) -> Move | None:
        """The move that the game waits for, still without arguments."""
        match self.state.awaits:
            case Over():
                return None
            case Choice(seat, what):
                return self._forced(Move(seat, what))
            case _:
                return Move(TABLE, "show")

    def _forced(self, move: Move) -> Move:
        """Areas that must be counted are read in the order of the seats."""
        slot = self.state.slot(move) if move.verb == "recount" else None
        return move._replace(args=slot.values[:1]) if slot is not None else move

    def _fill(self, token: Token) -> Iterable[Outcome]:
        if self._correcting is not None:
            return self._correct([token])
        move = self._partial or self._awaited_move()
        if move is None:
            return [self._decline(Reason("over"))]
        slot = self.state.slot(move)
        if slot is None:
            return [self._decline(Reason("not_here"))]
        if slot.optional and token == Word("done"):
            return self._apply(move)
        value = self._value(token, slot)
        if isinstance(value, Reason):
            return [self._decline(value)]
        if isinstance(value, Question):
            return [value]
        if slot.kind == "round" and isinstance(token, Cards):
            begun = self._apply(move._replace(args=slot.values))
            return [*begun[:-1], *self._fill(token)]
        filled = self.state.fill(move, value)
        reason = self.state.why_not(filled)
        if reason is not None:
            return [self._decline(reason)]
        if self.state.slot(filled) is None:
            return self._apply(filled)
        self._partial = filled
        return [*_noted(filled), self.question()]

    def _value(self, token: Token, slot: Slot) -> Argument | Reason | Question:
        """The argument that a token stands for in a slot."""
        match token:
            case Cards(candidates):
                return self._one_card(candidates, slot)
            case SeatNamed(seat):
                return seat if slot.kind == "seat" else Reason("not_here")
            case Number(value):
                return self._numbered(value, slot)
            case Word(code):
                known = code in _VALUES or code in slot.values or slot.kind == "word"
                return _VALUES.get(code, code) if known else Reason("not_here", {"word": code})
            case _:
                return Reason("not_here")

    def _one_card(self, candidates: tuple[str, ...], slot: Slot) -> Argument | Reason | Question:
        """One of several meant cards: the one that fits; where several do, it is asked."""
        if slot.kind == "round":
            return slot.values[0]
        if len(candidates) == 1:
            return candidates[0]
        fitting = tuple(card for card in candidates if card in slot.values)
        if len(fitting) == 1:
            return fitting[0]
        if not fitting and not slot.unseen:
            return candidates[0]
        self._menu = fitting or candidates
        return Question("which_card", self._seat(), self._menu, view=self.state.view(None))

    def _numbered(self, value: int, slot: Slot) -> Argument | Reason:
        """A bare number: a place, or the choice with that number."""
        if slot.kind in ("place", "round"):
            return value
        if slot.kind == "area" or (slot.kind == "card" and self.question().choices == ()):
            return Reason("card_expected", {"number": value})
        if 1 <= value <= len(slot.values):
            return slot.values[value - 1]
        return Reason("no_such_number", {"number": value, "last": len(slot.values)})

    def _pick_from_menu(self, value: int, rest: list[Token]) -> Iterable[Outcome]:
        menu, self._menu = self._menu, ()
        if not 1 <= value <= len(menu):
            self._menu = menu
            reason = Reason("no_such_number", {"number": value, "last": len(menu)})
            return [Declined(reason, self.state.view(None))]
        chosen = str(menu[value - 1])
        return self._take(Word(chosen) if chosen in REPAIRS else Cards((chosen,)), rest)

    # Doing

    def _apply(self, entry: Entry) -> list[Outcome]:
        """Judge, write to the journal, then do. Raises JournalError; then nothing is done."""
        reason = self._timeline.judge(entry)
        if reason is not None:
            return [self._decline(reason)]
        if self._journal is not None:
            self._journal.append(entry_text(entry, self.table.names, self.table.game))
        outcome = self._timeline.apply(entry)
        self._menu, self._refusals = (), 0
        self._partial, self._correcting = None, None
        return [outcome, self.question()]

    def _undo(self) -> Iterable[Outcome]:
        """Break off what is being read, else take the last move back."""
        self._menu = ()
        if self._correcting is not None:
            self._correcting = None
            return [Cancelled(), self.question()]
        if self._partial is not None:
            shorter = self._partial.args[:-1]
            self._partial = self._partial._replace(args=shorter) if len(shorter) > 0 else None
            return [Cancelled(), self.question()] if not shorter else [self.question()]
        return self._apply(Undo())

    def _correct(self, tokens: list[Token]) -> Iterable[Outcome]:
        """First the card that was read wrongly, then the right one."""
        cards = self._correcting or ()
        while tokens and len(cards) < 2:
            token = tokens.pop(0)
            if token == Word("unread"):
                cards = (*cards, UNKNOWN)
            elif isinstance(token, Cards) and len(token.candidates) == 1:
                cards = (*cards, token.candidates[0])
            elif isinstance(token, Cards):
                self._correcting, self._menu = cards, token.candidates
                return [Question("which_card", TABLE, token.candidates, view=self.state.view(None))]
            else:
                return [self._decline(Reason("card_expected"))]
        self._correcting = cards
        if len(cards) < 2:
            return [self.question()]
        self._correcting = None
        return self._apply(Correct(cards[0], cards[1]))

    def _decline(self, reason: Reason, *, counts: bool = True) -> Outcome:
        self._refusals += counts
        return Declined(reason, self.state.view(None))

    # What is asked and answered

    def _seat(self) -> int:
        awaited = self.state.awaits
        return awaited.seat if isinstance(awaited, Choice) else TABLE

    def question(self) -> Question:
        """What the table waits for now."""
        view = self.state.view(None)
        if self._correcting is not None:
            what = "correct_new" if self._correcting else "correct_old"
            return Question(what, TABLE, view=view)
        move = self._partial or self._awaited_move()
        if move is None:
            return Question("over", TABLE, view=view)
        slot = self.state.slot(move)
        if slot is not None and slot.kind == "area":
            return Question("recount", int(move.args[0]), place=len(move.args), view=view)
        listed = slot is not None and not (slot.unseen or move.verb == "show")
        return Question(move.verb, move.seat, slot.values if slot and listed else (), view=view)

    def offer(self) -> Question | None:
        """After two refusals in a row: the repairs, numbered."""
        if self._refusals < 2:
            return None
        self._refusals = 0
        self._menu = tuple(repair for repair in REPAIRS if self._makes_sense(repair))
        return Question("repair", TABLE, self._menu, view=self.state.view(None))

    def _makes_sense(self, repair: str) -> bool:
        match repair:
            case "undo" | "correct":
                return bool(self._timeline.moves)
            case "recount":
                return self.state.why_not(Move(TABLE, "recount")) is None
            case _:
                return self.state.why_not(Move(self._seat(), UNSEEN_VERB, UNSEEN_TURN)) is None

    def _answer(self, query: str, rest: list[Token]) -> Outcome:
        """A query takes the names and numbers that follow it."""
        seat: int | None = None
        number: int | None = None
        while rest:
            match rest[0]:
                case SeatNamed(named):
                    seat = named
                case Number(value):
                    number = value
                case _:
                    break
            del rest[0]
        choices = tuple(self.state.moves()) if query == "moves" else ()
        return Answered(query, seat, number, self.state.view(None), choices)


def _noted(move: Move) -> list[Outcome]:
    """What a recount has just understood."""
    if move.verb != "recount" or len(move.args) < 2:
        return []
    return [Noted(int(move.args[0]), len(move.args) - 1, str(move.args[-1]))]


def _unknown_code(code: str) -> Reason:
    if has_id_shape(code) and not is_card_id(code):
        return Reason("wrong_check", {"code": code})
    return Reason("unknown_code", {"code": code})
