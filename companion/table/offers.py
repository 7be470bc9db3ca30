"""What a number answers beside the open question: repairs, cards, or moves that were listed."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.game import Argument, Move, State
from companion.table.repairs import GO_ON, repairs

PATIENCE = 2
"""Refusals in a row after which a reading may be missing."""


@dataclass(slots=True)
class Offers:
    """What is offered at the moment, and how often somebody was refused in a row."""

    menu: tuple[Argument, ...] = ()
    listed: tuple[Move, ...] = ()
    """The moves that a number plays, just listed."""
    refusals: int = 0
    due: bool = False
    """Whether the repairs have not been offered since the last refusal."""

    @property
    def repairing(self) -> bool:
        """Whether the repairs are offered by number."""
        return self.menu[-1:] == (GO_ON,)

    def forget(self) -> None:
        """Something was done: nothing is offered any more, and nobody refused."""
        self.menu, self.listed, self.refusals = (), (), 0

    def give_way(self, asked: str) -> None:
        """A question was heard: a number answers that, and no list that was heard before it.

        `asked` as `Question.what`: two questions are about what is offered itself.
        """
        self.listed = ()
        if asked not in ("which_card", "repair"):
            self.menu = ()

    def refuse(self, *, counts: bool) -> None:
        """Somebody was refused; `counts`: the table itself said no."""
        self.refusals += counts
        self.due = counts

    def take_listed(self) -> tuple[Move, ...]:
        """The moves just listed, which only the very next word can play."""
        listed, self.listed = self.listed, ()
        return listed

    def take(self, number: int) -> str | None:
        """The choice with that number; None if there is none, and all stays offered."""
        if not 1 <= number <= len(self.menu):
            self.due = self.repairing
            return None
        chosen, self.menu = str(self.menu[number - 1]), ()
        return chosen

    def repair(self, state: State, *, moved: bool, by_number: bool) -> tuple[str, ...]:
        """The repairs to offer from the second refusal in a row on; none before.

        They come after each further refusal too, so that a number never changes its meaning
        unheard. `by_number`: numbers do not belong to the open question.
        """
        if self.refusals < PATIENCE or not self.due:
            return ()
        self.due = False
        offered = repairs(state, moved=moved)
        if offered:
            self.menu = offered if by_number else ()
        return offered
