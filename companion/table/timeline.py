"""The moves that count, after undo and correct, with the state before each of them.

Journal entries are moves, `undo` and `correct OLD NEW`. Applying the same entries always gives
the same timeline; resuming a game is nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Game, Move, Over, Reason, Refused, Reveal, State
from companion.games.notation import (
    UNSEEN_VERB,
    NotUnderstood,
    card_notation,
    move_text,
    parse_move,
)
from companion.table.outcomes import Corrected, Happened, Undone


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last move back."""


@dataclass(frozen=True, slots=True)
class Correct:
    """Where `old` was read in this round, `new` was meant."""

    old: str
    new: str


Entry = Move | Undo | Correct


class CannotApply(ValueError):
    """An undo or a correction that makes no sense; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {dict(reason.facts)}")
        self.reason = reason


def entry_text(entry: Entry, names: Sequence[str], game: Game) -> str:
    """Write an entry as a journal line."""
    match entry:
        case Undo():
            return "undo"
        case Correct(old, new):
            return f"correct {old} {new}"
        case _:
            return move_text(entry, names, game)


def parse_entry(text: str, names: Sequence[str], game: Game) -> Entry:
    """Read a journal line. Raises NotUnderstood."""
    words = text.split()
    if words == ["undo"]:
        return Undo()
    if words[:1] == ["correct"] and len(words) == 3:
        cards = [card_notation(word, game.deck) for word in words[1:]]
        if cards[0] is not None and cards[1] is not None:
            return Correct(cards[0], cards[1])
        raise NotUnderstood(text, words[1] if cards[0] is None else words[2])
    return parse_move(text, names, game)


@dataclass(frozen=True, slots=True)
class Mark:
    """What counted at some time."""

    moves: tuple[Move, ...]
    states: tuple[State, ...]


class Timeline:
    """One running game as its moves and states."""

    def __init__(self, game: Game, start: State) -> None:
        self.game = game
        self._moves: list[Move] = []
        self._states: list[State] = [start]
        self._shown: list[int] = [0]
        """How many cards the table had shown at each of the states."""

    @property
    def state(self) -> State:
        """The present state."""
        return self._states[-1]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that count."""
        return tuple(self._moves)

    @property
    def states(self) -> tuple[State, ...]:
        """The state before each move that counts, and the present one."""
        return tuple(self._states)

    @property
    def shown(self) -> int:
        """How many cards the table has shown in the moves that count."""
        return self._shown[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.state.awaits, Over)

    def mark(self) -> Mark:
        """What counts now, for `go_back`."""
        return Mark(self.moves, self.states)

    def go_back(self, mark: Mark) -> None:
        """Let only that count which counted when the mark was made."""
        self._let_count(mark.moves, mark.states)

    def apply(self, entry: Entry) -> Happened | Undone | Corrected:
        """Do what an entry says. Raises Refused or CannotApply, and changes nothing."""
        match entry:
            case Undo():
                return self._undo()
            case Correct(old, new):
                return self._correct(old, new)
            case _:
                return self._play(entry)

    def judge(self, entry: Entry) -> Reason | None:
        """Say why an entry cannot be applied; None if it can."""
        match entry:
            case Undo():
                return None if self._moves else Reason("nothing_to_undo")
            case Correct(old, new):
                try:
                    self._corrected(old, new)
                except CannotApply as error:
                    return error.reason
                return None
            case _:
                return self._why_not(entry)

    def _why_not(self, move: Move) -> Reason | None:
        """Why a whole move cannot be made; a move that has to go on is refused too."""
        try:
            self.state.after(move)
        except Refused as refused:
            return refused.reason
        return None

    def was_read(self, card: str) -> bool:
        """Whether a move of the present round names the card."""
        return bool(self._readings(card))

    def anything_read(self) -> bool:
        """Whether a move of the present round names any card."""
        return any(map(self.was_read, self.game.deck.faces))

    def _play(self, move: Move) -> Happened:
        step = self.state.after(move)
        self._append(move, step.state)
        return Happened(move, step.events, step.state.view(None))

    def _undo(self) -> Undone:
        if not self._moves:
            raise CannotApply(Reason("nothing_to_undo"))
        self._states.pop()
        self._shown.pop()
        return Undone(self._moves.pop())

    def _correct(self, old: str, new: str) -> Corrected:
        moves, states, outcome = self._corrected(old, new)
        self._let_count(moves, states)
        return outcome

    def _append(self, move: Move, state: State) -> None:
        shows = move.seat == TABLE and isinstance(self.state.awaits, Reveal)
        self._shown.append(self.shown + shows)
        self._moves.append(move)
        self._states.append(state)

    def _let_count(self, moves: Sequence[Move], states: Sequence[State]) -> None:
        self._moves, self._states, self._shown = [], [states[0]], [0]
        for move, state in zip(moves, states[1:], strict=True):
            self._append(move, state)

    def _corrected(self, old: str, new: str) -> tuple[list[Move], list[State], Corrected]:
        """Replay from the first reading of `old` in this round with `new` in its place.

        Of the cards that could not be read, and of copies, only the latest is meant.
        """
        readings = self._readings(old)
        if not readings or old == new:
            raise CannotApply(not_read(old))
        copies = len(self.game.deck.faces) < len(self.game.deck.cards)
        if new != UNKNOWN and not copies and self._readings(new):
            raise CannotApply(Reason("read_too", {"card": new}))
        only_latest = old == UNKNOWN or copies
        first = readings[-1] if only_latest else readings[0]
        moves, states = self._moves[:first], self._states[: first + 1]
        for position, move in enumerate(self._moves[first:], start=first):
            meant = move if only_latest and position > first else _corrected(move, old, new)
            try:
                step = states[-1].after(meant)
            except Refused as refused:
                if position == first:
                    raise CannotApply(refused.reason) from refused
                rest = tuple(self._moves[position:])
                return moves, states, Corrected(old, new, move, rest)
            moves.append(meant)
            states.append(step.state)
        return moves, states, Corrected(old, new)

    def _readings(self, card: str) -> list[int]:
        """Positions of the moves of the present round that name the card."""
        found = []
        for position in range(len(self._moves) - 1, -1, -1):
            move = self._moves[position]
            if _corrected(move, card, "") != move:
                found.append(position)
            if move.verb in ("start", "round"):
                break
        return found[::-1]


def not_read(card: str) -> Reason:
    """Why a card cannot be corrected that no move of this round names."""
    return Reason("none_unread") if card == UNKNOWN else Reason("not_read", {"card": card})


def _corrected(move: Move, old: str, new: str) -> Move:
    """The move with a card replaced; a recount's `B5V` and `R5(B5)` name B5 as well."""
    if move.verb == UNSEEN_VERB:
        return move
    card = re.compile(rf"(?<![\w#-]){re.escape(old)}(?:#\w+)?(?![\d+*-])")
    return move._replace(
        args=tuple(card.sub(new, arg) if isinstance(arg, str) else arg for arg in move.args)
    )
