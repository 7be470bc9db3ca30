"""The program and a slow second reading of the rules agree on every move and every point."""

from __future__ import annotations

import random

import pytest
from oracles.odin import CARDS, Table, may_be_laid, worth

from companion.games.game import Over, State
from companion.games.notation import move_text, parse_move
from companion.games.odin import ODIN, PlayError, judge_play
from companion.games.odin.sets import Cards, can_grow, in_order, plays

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"]


def test_the_deck_is_the_printed_one() -> None:
    assert list(CARDS) == list(ODIN.deck.faces)


def said(state: State, names: list[str]) -> list[str]:
    """The listed moves, cards in alphabetical order."""
    lines = []
    for move in state.moves():
        cards = sorted(map(str, move.args)) if move.verb == "play" else move.args
        lines.append(move_text(move._replace(args=tuple(cards)), names, ODIN))
    return lines


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", ODIN.seats)
def test_every_move_of_a_random_game(seats: int, seed: int) -> None:
    names, chance = NAMES[:seats], random.Random(f"{seats} {seed}")
    removed = chance.choice((0, 2)) if seats == 2 else 0
    target = chance.choice(("single", "10"))
    table = Table(names, colours_removed=removed, target=None if target == "single" else 10)
    options = {"two_player_colours_removed": str(removed), "target": target}
    state = ODIN.new(seats, options)
    while not table.over:
        lines = said(state, names)
        assert len(lines) == len(set(lines))
        assert set(lines) == table.legal()
        # Who only passes never ends a round.
        playing = [line for line in lines if not line.endswith(" pass")]
        line = chance.choice(playing if playing and chance.random() < 0.8 else lines)
        table.play(line)
        state = state.after(parse_move(line, names, ODIN)).state
    assert state.scores == tuple(tuple(points[n] for n in names) for points in table.scores)
    winners = tuple(names.index(name) for name in table.winners())
    assert state.awaits == Over(tuple(table.totals()[name] for name in names), winners)


def random_set(chance: random.Random, most: int) -> list[str]:
    """Cards of one colour or of one number."""
    card = chance.choice(CARDS)
    family = [other for other in CARDS if other[:2] == card[:2]]
    if chance.random() < 0.5:
        family = [other for other in CARDS if other[2] == card[2]]
    return chance.sample(family, chance.randint(1, min(most, len(family))))


def test_the_verdict_on_many_random_plays() -> None:
    chance = random.Random("verdicts")
    legal = 0
    for _ in range(4000):
        middle = random_set(chance, 4) if chance.random() < 0.8 else []
        cards = random_set(chance, 5)
        if chance.random() < 0.2:
            cards = chance.sample(CARDS, chance.randint(1, 3))
        hand = cards if chance.random() < 0.5 else [*cards, *chance.sample(CARDS, 3)]
        hand = list(dict.fromkeys(hand))
        try:
            verdict = judge_play(" ".join(middle), " ".join(cards), " ".join(hand))
        except PlayError:
            assert set(cards) & set(middle)
            continue
        assert verdict.legal == may_be_laid(cards, hand, middle), (middle, cards, hand)
        assert verdict.value == (worth(cards) if verdict.legal else None)
        legal += verdict.legal
    assert 1000 < legal < 3000


def test_a_partial_play_is_accepted_exactly_if_it_can_become_a_legal_one() -> None:
    """For known, hidden and half-known hands, against a search through all legal plays."""
    chance = random.Random("growing")
    outcomes = []
    for _ in range(3000):
        middle = in_order(random_set(chance, 4)) if chance.random() < 0.8 else ()
        known, hidden, pool = a_hand(chance, middle)
        cards = in_order(chance.sample(known, min(len(known), chance.randint(1, 3))))
        if hidden and chance.random() < 0.5:
            cards = in_order({*cards[1:], chance.choice(pool)})
        longer = any(set(cards) < set(play) for play in plays(known, hidden, pool, middle))
        assert can_grow(cards, known, hidden, pool, middle) == longer, (cards, known, pool, middle)
        outcomes.append(longer)
    assert 300 < sum(outcomes) < 2700


def a_hand(chance: random.Random, middle: Cards) -> tuple[Cards, int, Cards]:
    """Known cards, how many are hidden, and what these may be; often of few colours."""
    colours = chance.sample(("BL", "RE", "PI", "GR", "BK", "OR"), chance.randint(2, 6))
    deck = [card for card in CARDS if card[:2] in colours and card not in middle]
    chance.shuffle(deck)
    size = chance.randint(1, min(9, len(deck) - 1))
    known, pool = in_order(deck[:size]), in_order(deck[size:])
    hidden = min(len(pool), chance.choice((0, 0, 1, 2, 5)))
    return known, hidden, pool if hidden else ()
