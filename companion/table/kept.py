"""How far a move had been made, kept so that a line that does not fit can be forgotten."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.game import Argument, Move
from companion.table.offers import Offers


@dataclass(frozen=True, slots=True)
class Kept:
    """How far a move had been made at some time, and what was offered then."""

    partial: Move | None
    earlier: tuple[Move | None, ...]
    correcting: tuple[str, ...] | None
    unsure: Move | None
    offers: Offers


def parts_of(move: Move | None) -> tuple[Argument, ...]:
    """What a move being made has; a recount's first argument only says whose area it is."""
    if move is None:
        return ()
    return move.args[1:] if move.verb == "recount" else move.args
