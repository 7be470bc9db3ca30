"""Whose reader is whose, where several stand at one table: a player card says it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.games.game import Reason
from companion.readings import Reading
from companion.table.command_cards import command_cards
from companion.table.own_readers import NOT_THIS_READER
from companion.table.tokens import SeatNamed

if TYPE_CHECKING:
    from companion.commands.inputs import Input


class ReaderOwners:
    """Two readers of one make cannot be told apart, so whoever wants one for their own says so.

    The first card that passes a reader decides: a player card makes it that player's, any other
    card leaves it everybody's. Where the reader of a player was refused because another one is
    awaited, that one's player card hands it over.
    """

    def __init__(
        self,
        seats: Collection[int],
        told: Callable[[int], None],
        said: Callable[[Reading], object],
    ) -> None:
        """`told`: says to all whose a reader is from now on.

        `seats`: of the people. `said`: as `Session.said`.
        """
        self._seats = seats
        self._told = told
        self._said = said
        self._owners: dict[str, int | None] = {}
        self._wanted: dict[str, int] = {}
        """Who was awaited when a reader of somebody else was refused."""

    def following(self, arriving: Iterable[Input]) -> Iterator[Input]:
        """All that arrives, readings with their owner; a card that only said whose is left out."""
        for item in arriving:
            if not isinstance(item, Reading) or item.lifted:
                yield item
            elif (owner := self._new_owner(item)) is not None:
                self._told(owner)
            else:
                owned = replace(item, seat=self._owners[item.reader])
                self._note(owned)
                yield owned

    def _new_owner(self, reading: Reading) -> int | None:
        """Whose a reader is from now on, where a reading only says that."""
        named = command_cards().get(reading.id)
        seat = named.seat if isinstance(named, SeatNamed) and named.seat in self._seats else None
        first = reading.reader not in self._owners
        if not first and (seat is None or self._wanted.get(reading.reader) != seat):
            return None
        self._owners[reading.reader] = seat
        self._wanted.pop(reading.reader, None)
        return seat

    def _note(self, reading: Reading) -> None:
        """Remember who is awaited instead of the owner of a reader."""
        self._wanted.pop(reading.reader, None)
        match self._said(reading):
            case Reason(code, {"turn": int(turn)}) if code == NOT_THIS_READER:
                self._wanted[reading.reader] = turn
