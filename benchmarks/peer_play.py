"""Plays another engine at random: `peer_play.py rlskyjo|gin_rummy|hearts SECONDS`.

Runs in an environment that has these engines, and knows nothing of this program. It prints rounds
and moves a second, in processor time.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from time import process_time


def rlskyjo() -> Callable[[], int]:
    """A round of Skyjo with two players; the first call compiles."""
    import numpy
    from rlskyjo.game.skyjo import SkyjoGame

    game = SkyjoGame(num_players=2)

    def play() -> int:
        game.reset()
        moves = 0
        while not game.is_terminated:
            seat, _ = game.expected_action
            _, mask = game.collect_observation(seat)
            game.act(seat, random.choice(numpy.flatnonzero(mask)))
            moves += 1
        return moves

    return play


def open_spiel(name: str) -> Callable[[], int]:
    """A round of one of OpenSpiel's games; cards that are dealt count as moves."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def main(word: str, seconds: float) -> None:
    """Play for so long, after one round that is not counted."""
    play = rlskyjo() if word == "rlskyjo" else open_spiel(word)
    play()
    rounds = moves = 0
    began = process_time()
    while (took := process_time() - began) < seconds:
        moves += play()
        rounds += 1
    print(rounds / took, moves / took)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
