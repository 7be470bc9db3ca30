"""Many games on all cores of the machine, counted in the order of their numbers."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import active_children, get_context

from companion.commands.known_games import game_called
from companion.games.game import Game
from companion.table.simulation import Pairing, Tally, play_games

LARGEST_SHARE = 20
"""Games that a core plays before it tells how they ended."""
SHARES_A_CORE = 8
"""At least so many for each core, where there are enough games."""
WAITING_SHARES = 3
"""Shares for each core that are handed out and not yet counted."""
MOST_CORES = 61
"""Processes that Windows can wait for at once."""
LISTEN_S = 0.25
"""How long a wait lasts at most; between two, Ctrl+C is heard and the time told."""


def play_on_all_cores(
    game: str, levels: tuple[str, ...], options: Mapping[str, str], seed: int, games: int
) -> Generator[Tally | None, None, None]:
    """Play games 1 to `games`; yield each share as it is counted, None while waiting.

    What has been yielded is always games 1 to some number. Leaving early ends the other processes
    at once.
    """
    cores = min(_cores(), games)
    share = max(1, min(LARGEST_SHARE, games // (cores * SHARES_A_CORE)))
    # A process that is spawned inherits nothing: the same on every system.
    executor = ProcessPoolExecutor(cores, get_context("spawn"), ignore_ctrl_c)
    counting: deque[Future[Tally]] = deque()
    try:
        for at in range(1, games + 1, share):
            numbers = range(at, min(at + share, games + 1))
            with _ctrl_c_held_back():
                counting.append(executor.submit(_play, game, levels, options, seed, numbers))
            if len(counting) >= cores * WAITING_SHARES:
                yield from _counted(counting.popleft())
        while counting:
            yield from _counted(counting.popleft())
    except BaseException as left:
        if isinstance(left, KeyboardInterrupt):
            ignore_ctrl_c()  # a second one would leave processes behind
        executor.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.terminate()
        raise
    executor.shutdown()


def _counted(share: Future[Tally]) -> Iterator[Tally | None]:
    while True:
        try:
            tally = share.result(LISTEN_S)
        except TimeoutError:
            yield None
        else:
            yield tally
            return


def _play(
    game: str, levels: tuple[str, ...], options: Mapping[str, str], seed: int, numbers: range
) -> Tally:
    """In a process of its own; a game is named, since its rules need not fit into a message."""
    return play_games(Pairing(_rules_of(game), levels, options, seed), numbers)


@cache
def _rules_of(game: str) -> Game:
    """Looking through all installed packages takes longer than a game."""
    return game_called(game)


def ignore_ctrl_c() -> None:
    """From now on to the end of the process: somebody else hears it, or has heard it already."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _ctrl_c_held_back() -> Iterator[None]:
    """A process started meanwhile never hears Ctrl+C, not even before its first own line."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return min(len(os.sched_getaffinity(0)), MOST_CORES)
    return min(os.cpu_count() or 1, MOST_CORES)
