"""Whose reader is whose, where several stand at one table: a player card says it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.readings import Reading
from companion.table.command_cards import command_cards
from companion.table.tokens import SeatNamed

if TYPE_CHECKING:
    from companion.commands.inputs import Input


class ReaderOwners:
    """Two readers of one make cannot be told apart, so whoever wants one for their own says so.

    The first card that passes a reader decides: a player card makes it that player's, any other
    card leaves it everybody's.
    """

    def __init__(self, seats: int, told: Callable[[int], None]) -> None:
        """`told`: says to all whose a reader is from now on."""
        self._seats = range(seats)
        self._told = told
        self._owners: dict[str, int | None] = {}

    def following(self, arriving: Iterable[Input]) -> Iterator[Input]:
        """All that arrives, readings with their owner; a card that only said whose is left out."""
        for item in arriving:
            if not isinstance(item, Reading):
                yield item
            elif item.reader in self._owners:
                yield replace(item, seat=self._owners[item.reader])
            else:
                named = command_cards().get(item.id)
                owner = named.seat if isinstance(named, SeatNamed) else None
                self._owners[item.reader] = owner if owner in self._seats else None
                if owner in self._seats and owner is not None:
                    self._told(owner)
                else:
                    yield item
