"""Readers to test: each kind of board, built once and started anew for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bench import Bench
from boards import BOARDS

Start = Callable[..., Bench]


@pytest.fixture(scope="session")
def made_in(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where programs are built."""
    return tmp_path_factory.mktemp("firmware")


@pytest.fixture(params=list(BOARDS))
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind of reader in turn."""
    return str(request.param)


@pytest.fixture
def start(kind: str, made_in: Path, tmp_path: Path) -> Iterator[Start]:
    """Put a reader with a number of places on the bench and wait for it."""
    benches: list[Bench] = []

    def begin(places: int = 3) -> Bench:
        bench = Bench(BOARDS[kind](places, made_in, tmp_path))
        benches.append(bench)
        bench.run(400 if places > 3 else 100)
        return bench

    yield begin
    for bench in benches:
        bench.close()


@pytest.fixture
def bench(start: Start) -> Bench:
    """A reader with three places that has started."""
    return start()
