"""Hints at a table: what the computer would do for whoever has to choose."""

from __future__ import annotations

from dataclasses import replace

from companion.games.game import TABLE, Move, Reason, State
from companion.players import NO_SEARCH, Found, hint
from companion.table.narrowing import awaited_move
from companion.table.outcomes import Hinted
from companion.table.questions import Ears
from companion.table.tokens import Token, Word


class Adviser:
    """Thinks once about each view, so that `hint` and `hint why` speak of the same move."""

    def __init__(self) -> None:
        self.budget = NO_SEARCH
        """How long it thinks."""
        self._thought: tuple[State, int, Found | Reason] | None = None

    def advise(
        self, rest: list[Token], state: State, ears: Ears, begun: Move | None
    ) -> Hinted | Reason:
        """What the computer would do; it takes `why` out of `rest`.

        `begun`: the move that is being made. Advice that does not lead on from it says so.
        """
        why = rest[:1] == [Word("why")]
        if why:
            del rest[0]
        move = awaited_move(state)
        if move is None or move.seat == TABLE:
            return Reason("no_hint_no_choice", {"seat": TABLE}) if move else Reason("over")
        secret = ears.of(move.seat)
        view = state.view(ears.listener if secret is None else secret)
        found = self._found(view, move.seat)
        if isinstance(found, Reason):
            return found
        fitting = _leading_on(found, begun)
        return Hinted(move.seat, fitting or found, why, secret, instead=fitting is None)

    def _found(self, view: State, seat: int) -> Found | Reason:
        if self._thought is None or self._thought[:2] != (view, seat):
            self._thought = view, seat, hint(view, seat, self.budget)
        return self._thought[2]


def _leading_on(found: Found, begun: Move | None) -> Found | None:
    """The advice that leads on from a move that has been begun; None where there is none."""
    if begun is None or not begun.args or _leads_on(found.advice.move, begun):
        return found
    if found.second is not None and _leads_on(found.second.move, begun):
        return replace(found, advice=found.second, second=None)
    return None


def _leads_on(move: Move, begun: Move) -> bool:
    return move.verb == begun.verb and set(begun.args) <= set(move.args)
