"""A running game of Pixies: what the table knows, and the rules.

Order of the file: the state; what it waits for; the moves. The judge, the course of the game and
the repairs stand beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import (
    TABLE,
    Argument,
    Awaited,
    Choice,
    Move,
    Multiset,
    Over,
    Reason,
    Refused,
    Reveal,
    Slot,
    Step,
)
from companion.games.pixies import course, judge, repair
from companion.games.pixies.area import DECK_SIZE, FACES, NUMBER, Area, Place, free_places


class Rules(NamedTuple):
    """What stays the same for a whole game."""

    seats: int
    bonus_counts_itself: bool = True
    count_only: bool = False
    """Nobody follows the turns: the areas are read at the end of each round."""

    @property
    def picks(self) -> int:
        """Cards revealed, and picks made, in a turn: one a player, with two players two each."""
        return 4 if self.seats == 2 else self.seats


class Pixies(NamedTuple):
    """The state. Everything in it is public, so it is also every seat's view."""

    rules: Rules
    phase: str = "start"
    """The verb that is awaited: start, show, take, keep, place, recount, round; or over."""
    round: int = 0
    starter: int = 0
    """Who reveals and picks first in this turn; between rounds, in the next round."""
    shown: int = 0
    """Cards revealed in this round, read or not."""
    picks: int = 0
    """Picks made in this turn."""
    display: tuple[str, ...] = ()
    """Revealed cards that nobody has been seen to take, in order of reveal."""
    gone: int = 0
    """How many of these were taken by turns that nobody read."""
    held: str | None = None
    """The card taken and not yet placed."""
    areas: tuple[Area, ...] = ()
    unsure: frozenset[int] = frozenset()
    """Seats whose area must be counted anew before the turn can end."""
    stray: frozenset[str] = frozenset()
    """Cards seen in this round that may lie anywhere."""
    scores: tuple[tuple[int, ...], ...] = ()
    """Points a round, in seat order."""

    # What the table waits for

    @property
    def awaits(self) -> Awaited:
        match self.phase:
            case "over":
                return Over(self.totals, self.winners)
            case "show":
                place, source = f"display {len(self.display) + 1}", f"round {self.round}"
                return Reveal(place, source, Multiset.of(self.unseen()), Move(TABLE, "show"))
            case "take" | "keep" | "place":
                return Choice(self.turn, self.phase)
            case _:
                return Choice(TABLE, self.phase)

    @property
    def turn(self) -> int:
        """Whose pick it is: from the start player clockwise, with two players A B A B."""
        return (self.starter + self.picks) % self.rules.seats

    @property
    def mover(self) -> int:
        """Who makes the awaited move: the seat whose turn it is, or TABLE."""
        return self.turn if self.phase in ("take", "keep", "place") else TABLE

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all scored rounds, in seat order."""
        return tuple(map(sum, zip(*self.scores, strict=True))) or (0,) * self.rules.seats

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total."""
        best = max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    @property
    def pile(self) -> int:
        return DECK_SIZE - self.shown

    def hand(self, seat: int) -> tuple[str, ...]:
        return ()

    def cards(self) -> Iterator[str]:
        yield from self.stray
        yield from self.display
        for place in chain.from_iterable(self.areas):
            yield from (card for card in place if card is not None)
        if self.held is not None:
            yield self.held

    def seen(self) -> frozenset[str]:
        """Every card of this round whose face is known."""
        lying = chain.from_iterable(chain.from_iterable(self.areas))
        cards = (*self.stray, *self.display, *lying, self.held)
        return frozenset(filter(None, cards)) - {UNKNOWN}

    def unseen(self) -> tuple[str, ...]:
        """Cards that nobody has seen in this round, in deck order."""
        seen = self.seen()
        return tuple(card for card in FACES if card not in seen)

    def view(self, seat: int | None) -> Pixies:
        """Pixies hides nothing from one player that another knows: the view is the state."""
        return self

    def sample(self, generator: Random) -> Pixies:
        """Nothing is hidden, so nothing is drawn."""
        return self

    # Moves, slot by slot

    def slot(self, move: Move) -> Slot | None:
        if move.verb == "recount":
            return repair.recount_slot(self, move)
        if move.args:
            return None
        match move.verb:
            case "start":
                return Slot("seat", tuple(range(self.rules.seats)))
            case "round":
                return Slot("round", (self.round + 1,))
            case "show":
                return Slot("card", self.unseen())
            case "take":
                known = tuple(card for card in self.display if card != UNKNOWN)
                return Slot("card", known, unseen=UNKNOWN in self.display)
            case "keep":
                return Slot("word", ("new", "old"))
            case "place":
                return Slot("place", free_places(self.areas[self.turn]))
            case _:
                return None

    def fill(self, move: Move, value: Argument) -> Move:
        if move.verb == "recount":
            return repair.recount_fill(move, value)
        if move.verb == "keep" and value in FACES:
            return move._replace(args=(self._kept_by_card(str(value)),))
        return move._replace(args=(*move.args, value))

    def _kept_by_card(self, card: str) -> Argument:
        """Naming the card that stays face up is as good as saying new or old."""
        if card == self.held:
            return "new"
        old = self.target().up
        return "old" if card == old else card

    def moves(self) -> Iterator[Move]:
        if self.phase in ("over", "recount"):
            return
        seat = self.mover
        slot = self.slot(Move(seat, self.phase))
        assert slot is not None
        for value in slot.values:
            yield Move(seat, self.phase, (value,))
        if slot.unseen:
            for card in self.unseen():
                yield Move(seat, self.phase, (card,))

    # The judge

    def why_not(self, move: Move) -> Reason | None:
        return judge.why_not(self, move)

    def where(self, card: str) -> Reason | None:
        """Say where a card of this round lies already; None if it may still appear."""
        if card in self.display:
            return Reason("in_display", {"card": card})
        if card == self.held:
            return Reason("held", {"card": card, "seat": self.turn})
        for seat, area in enumerate(self.areas):
            for number, place in enumerate(area, start=1):
                if card in place:
                    code = "in_area" if card == place.up else "face_down_in_area"
                    return Reason(code, {"card": card, "seat": seat, "place": number})
        return Reason("seen_before", {"card": card}) if card in self.stray else None

    # Doing it

    def after(self, move: Move) -> Step:
        reason = self.why_not(move)
        slot = self.slot(move) if reason is None else None
        if slot is not None and not slot.optional:
            reason = Reason("incomplete", {"verb": move.verb})
        if reason is not None:
            raise Refused(move, reason)
        return course.after(self, move)

    def target(self) -> Place:
        """The place of the held card's number in the area of who holds it."""
        assert self.held is not None
        return self.areas[self.turn][NUMBER[self.held] - 1]

    def with_area(self, seat: int, area: Area) -> tuple[Area, ...]:
        """All areas, one of them replaced."""
        return (*self.areas[:seat], area, *self.areas[seat + 1 :])
