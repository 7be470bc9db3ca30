"""Sittings at the command line: recordings of whole games, and processes that can be killed."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from companion.games.game import Move, Over, State
from companion.games.notation import move_text
from companion.games.pixies import PIXIES
from companion.table.command_cards import command_cards
from companion.table.tokens import Number, SeatNamed, Token, Word

IDS = {card.face.text: card.id for card in PIXIES.deck.cards}
COMMANDS = {token: code for code, token in reversed(command_cards().items())}


def game_of(seed: int, seats: int) -> list[Move]:
    """The moves of a whole random game, in which no code is read twice running."""
    dice = random.Random(seed)
    state: State = PIXIES.new(seats)
    moves: list[Move] = []
    while not isinstance(state.awaits, Over):
        last = codes_of(moves)[-1:]
        choices = [move for move in state.moves() if not _codes(move) or _codes(move) != last]
        moves.append(dice.choice(choices))
        state = state.after(moves[-1]).state
    return moves


def result_of(moves: Iterable[Move], names: tuple[str, ...]) -> dict[str, object]:
    """What `replay --json` has to say of these moves."""
    state = PIXIES.new(len(names))
    for move in moves:
        state = state.after(move).state
    over = isinstance(state.awaits, Over)
    winners = state.awaits.winners if isinstance(state.awaits, Over) else ()
    return {
        "game": "pixies",
        "over": over,
        "rounds": [dict(zip(names, points, strict=True)) for points in state.scores],
        "totals": dict(zip(names, state.totals, strict=True)),
        "winners": [names[seat] for seat in winners],
    }


def codes_of(moves: Iterable[Move]) -> list[str]:
    """The codes that a scanner reads when a game is played with cards and command cards only."""
    return [code for move in moves for code in _codes(move)]


def _codes(move: Move) -> list[str]:
    (value,) = move.args
    tokens: dict[str, Token] = {
        "start": SeatNamed(value) if isinstance(value, int) else Word(""),
        "keep": Word(str(value)),
        "place": Number(value) if isinstance(value, int) else Word(""),
    }
    if move.verb == "round":
        return []
    return [COMMANDS[tokens[move.verb]] if move.verb in tokens else IDS[str(value)]]


def lines_of(moves: Iterable[Move], names: tuple[str, ...]) -> list[str]:
    """The lines that somebody types who plays in notation."""
    return [move_text(move, names, PIXIES) for move in moves]


def recording(path: Path, codes: Iterable[str]) -> str:
    """Write a recording, a reading every two seconds; the word for `--reader`."""
    lines = [f"{2000 * at}\t{code}\\r\\n\n" for at, code in enumerate(codes, start=1)]
    path.write_text("".join(lines), encoding="utf-8")
    return f"file:{path}"


def environment(home: Path) -> Mapping[str, str]:
    """The environment of a process with a home folder of its own."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return {**kept, "COMPANION_HOME": str(home), "COMPANION_LANG": "en", "PYTHONUTF8": "1"}


def started(home: Path, *words: str) -> subprocess.Popen[str]:
    """Start a companion whose lines can be typed and read one by one."""
    return subprocess.Popen(
        [sys.executable, "-m", "companion", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        bufsize=1,
        env=dict(environment(home)),
    )


def journals(home: Path) -> list[Path]:
    """All journals, the oldest name first."""
    return sorted((home / "journals").glob("*.journal"))
