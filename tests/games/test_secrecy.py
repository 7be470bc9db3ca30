"""Secrets: what a seat may not know reaches it by no way, in any game that is installed.

A seat may know what the events told it. Everything that speaks to it or plays for it receives its
view; so the view, the events and the moves are looked through for cards that it was not told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from math import inf
from random import Random

import pytest
from random_play import at_every_table, some, told

from companion.cards import UNKNOWN
from companion.games.game import (
    TABLE,
    Choice,
    Choices,
    Event,
    Game,
    Move,
    Reveal,
    State,
)
from companion.players import LEVELS, Budget, player_of

EYES = (None, 0, 1)
"""Everybody, and two seats: all other seats are like them."""

FEW = Budget(seconds=inf, deals=3)


@at_every_table
def test_a_view_is_a_state_that_hides_no_less_when_looked_at_again(game: Game, seats: int) -> None:
    for played in some(game, seats, 40):
        for eyes in (None, *range(seats)):
            view = played.after.view(eyes)
            assert view.view(eyes) == view
            assert view.view(None) == played.after.view(None)
            assert hash(view) == hash(played.after.view(eyes))
            assert game.parse(game.text(view)) == view
            assert type(view.awaits) is type(played.after.awaits)


@at_every_table
def test_a_sample_may_be_the_truth(game: Game, seats: int) -> None:
    """Completed in any way, a view stays the view of that seat, and the game goes on from it."""
    for played in some(game, seats, 24):
        for eyes in (None, *range(seats)):
            view = played.after.view(eyes)
            for seed in range(2):
                sample = view.sample(Random(seed))
                assert sample.view(eyes) == view
                assert sample.pile == view.pile
                assert sum(1 for _ in sample.cards()) == sum(1 for _ in view.cards())
                assert sample == view.sample(Random(seed))
                for move in list(sample.moves())[:3]:
                    sample.after(move)


@at_every_table
def test_what_is_hidden_is_drawn_anew_in_each_sample(game: Game, seats: int) -> None:
    views = [played.after.view(0) for played in some(game, seats, 24)]
    samples = [{view.sample(Random(seed)) for seed in range(4)} for view in views]
    drawn = any(len(drawn) > 1 for drawn in samples)
    assert drawn == any(view not in drawn for view, drawn in zip(views, samples, strict=True))


@at_every_table
def test_a_seat_can_choose_by_its_view_alone(game: Game, seats: int) -> None:
    for played in some(game, seats, 60):
        for seat in choosing(played.before):
            view = played.before.view(seat)
            its_moves = [move for move in played.before.moves() if move.seat == seat]
            assert [move for move in view.moves() if move.seat == seat] == its_moves


def choosing(state: State) -> tuple[int, ...]:
    match state.awaits:
        case Choice(seat) if seat != TABLE:
            return (seat,)
        case Choices(awaited):
            return awaited
        case _:
            return ()


@at_every_table
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_know_does_not_change_its_move(
    game: Game, seats: int, level: str
) -> None:
    """With the hidden cards dealt in another way, a computer player chooses the same."""
    for played in some(game, seats, 24):
        for seat in choosing(played.before):
            view = played.before.view(seat)
            other = view.sample(Random(seat)).view(seat)
            moves = [player_of(level, "seed", FEW).choose(known, seat) for known in (view, other)]
            assert moves[0] == moves[1]


@at_every_table
def test_a_view_and_its_events_hold_only_cards_that_the_seat_was_told(
    game: Game, seats: int
) -> None:
    if not game.deck.families:
        pytest.skip("its cards are mere numbers: no text shows whether one of them is a card")
    known: dict[int | None, set[str]] = {eyes: set() for eyes in EYES}
    for played in told(game.name, seats, 0):
        for eyes, cards in known.items():
            if played.after.pile > played.before.pile:
                cards &= in_text(game.text(played.before.view(eyes)), game)
            if eyes == played.move.seat:
                cards |= in_text(" ".join(map(str, played.move.args)), game)
            for event in heard(played.events, eyes):
                cards |= in_value(event, game)
            shown = in_text(game.text(played.after.view(eyes)), game)
            assert shown <= cards, (played.move, shown - cards)


@at_every_table
def test_a_card_that_few_may_see_changes_nothing_for_the_others(game: Game, seats: int) -> None:
    """Whichever card appears, those who do not see it hear and know the same."""
    seen = 0
    for played in some(game, seats, 60):
        match played.before.awaits:
            case Reveal(audience=tuple(audience)):
                moves = list(played.before.moves())
                same_for_others(played.before, moves, audience, seats)
                seen += 1
    if not seen:
        pytest.skip("every card appears before everybody")


@at_every_table
def test_a_sealed_choice_changes_nothing_for_the_others(game: Game, seats: int) -> None:
    """Until the last has chosen, whatever a seat chooses, the others hear and know the same."""
    seen = 0
    for played in some(game, seats, 60):
        match played.before.awaits:
            case Choices((first, _, *_)):
                moves = [move for move in played.before.moves() if move.seat == first]
                same_for_others(played.before, moves, (first,), seats)
                seen += 1
    if not seen:
        pytest.skip("nobody chooses at the same time as somebody else")


@at_every_table
def test_the_order_of_sealed_choices_does_not_matter(game: Game, seats: int) -> None:
    chance = Random(f"sealed {seats}")
    for played in some(game, seats, 60):
        match played.before.awaits:
            case Choices(awaited) if len(awaited) > 1:
                moves = list(played.before.moves())
                chosen = [chance.choice([m for m in moves if m.seat == seat]) for seat in awaited]
                ends = {after_all(played.before, order) for order in (chosen, chosen[::-1])}
                assert len(ends) == 1


def after_all(state: State, moves: list[Move]) -> State:
    for move in moves:
        state = state.after(move).state
    return state


def same_for_others(state: State, moves: list[Move], audience: tuple[int, ...], seats: int) -> None:
    steps = [state.after(move) for move in moves[:12]]
    for eyes in (eyes for eyes in (None, *range(seats)) if eyes not in audience):
        assert len({step.state.view(eyes) for step in steps}) == 1
        told_first, *told_others = (tuple(heard(step.events, eyes)) for step in steps)
        assert all(told_to == told_first for told_to in told_others)


def heard(events: tuple[Event, ...], eyes: int | None) -> Iterator[Event]:
    """The events that a seat is told; None hears what everybody may hear."""
    return (event for event in events if event.audience is None or eyes in event.audience)


def in_value(value: object, game: Game) -> set[str]:
    """All cards that an event names, however deep."""
    if isinstance(value, str):
        return in_text(value, game)
    if isinstance(value, Mapping):
        parts: list[object] = [*value.keys(), *value.values()]
    elif is_dataclass(value):
        parts = [getattr(value, part.name) for part in fields(value)]
    elif isinstance(value, (tuple, frozenset)):
        parts = list(value)
    else:
        parts = []
    return set().union(*(in_value(part, game) for part in parts))


def in_text(text: str, game: Game) -> set[str]:
    """All cards that a text names."""
    return set(re.findall(r"[A-Z0-9+*-]+", text)).intersection(game.deck.faces) - {UNKNOWN}
