"""Whole games of Pixies at a table where much goes unread: the program never loses its footing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Choice, Move, Over, Reveal
from companion.games.notation import UNSEEN_TURN, UNSEEN_VERB
from companion.games.pixies import PIXIES, Pixies
from companion.games.pixies.area import is_full


def careless_game(seats: int, seed: int) -> Iterator[Pixies]:
    chance = random.Random(f"careless {seats} {seed}")
    state = PIXIES.new(seats)
    while not isinstance(state.awaits, Over):
        move = mishap(state, chance) or chance.choice(list(state.moves()) or [way_out(state)])
        state = state.after(move).state
        yield state


def mishap(state: Pixies, chance: random.Random) -> Move | None:
    """A card not read, a turn not seen, or an area counted anew: sometimes wrongly."""
    awaited = state.awaits
    if awaited == Choice(TABLE, "recount"):
        return recount(state, chance)
    match chance.randrange(20):
        case 0 if isinstance(awaited, Reveal):
            return Move(TABLE, "show", (UNKNOWN,))
        case 1 if isinstance(awaited, Choice) and awaited.seat != TABLE:
            return Move(awaited.seat, UNSEEN_VERB, UNSEEN_TURN)
        case 2 if state.areas and state.phase != "round":
            return recount(state, chance)
    return None


def way_out(state: Pixies) -> Move:
    """When, after wrong recounts, the program believes that no card is left to appear."""
    awaited = state.awaits
    if isinstance(awaited, Choice):
        return Move(awaited.seat, UNSEEN_VERB, UNSEEN_TURN)
    return Move(TABLE, "show", (UNKNOWN,))


def recount(state: Pixies, chance: random.Random) -> Move:
    move = Move(TABLE, "recount")
    while (slot := state.slot(move)) is not None and not slot.optional:
        move = state.fill(move, chance.choice(slot.values))
    return move


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", PIXIES.seats)
def test_a_game_with_mishaps_goes_on_to_its_end(seats: int, seed: int) -> None:
    for state in careless_game(seats, seed):
        known = Counter(card for card in state.cards() if card != UNKNOWN)
        assert known.total() == len(known), "a card lies in two places"
        assert set(known).isdisjoint(state.unseen())
        assert len(known) + len(state.unseen()) == 70
        assert PIXIES.parse(PIXIES.text(state)) == state
        assert 0 <= state.gone <= len(state.display)
        if state.phase in ("take", "keep", "place") and state.turn not in state.unsure:
            assert not is_full(state.areas[state.turn]), "a card would have no room"
