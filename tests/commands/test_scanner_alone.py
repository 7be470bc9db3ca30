"""Whole games of all five with the scanner alone: no word is typed until the victory."""

from __future__ import annotations

import functools
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from scripted_hand import COMMANDS, Told, told_by_hand
from sittings import journals, recording

from companion.commands.journals import followed
from companion.games.game import Over
from companion.table.tokens import Number, Word

Companion = Callable[..., subprocess.CompletedProcess[str]]

NAMES = ("Ana", "Bo", "Cy")
VICTORY = {
    "en": "The game is over. {who} wins with {points} points.",
    "fr": "Partie terminée. {who} gagne avec {points} points.",
}
UNDO, CORRECT, UNREAD = (COMMANDS[Word(word)] for word in ("undo", "correct", "unread"))


def heard_at_table(
    companion: Companion, game: str, names: tuple[str, ...], lang: str, reader: str
) -> list[str]:
    """What a table says to a recorded reader and to nothing else."""
    words = ("table", game, "--players", ",".join(names), "--silent", "--width", "1000")
    done = companion(*words, "--lang", lang, "--reader", reader)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def kept_totals(home: Path) -> tuple[int, ...]:
    """The points of the game that the journal tells, in seat order."""
    (journal,) = journals(home)
    _, _, timeline = followed(journal)
    assert isinstance(timeline.state.awaits, Over)
    return timeline.state.awaits.totals


def victory(told: Told, names: tuple[str, ...], lang: str) -> str:
    """The sentence that ends a game with one winner."""
    (winner,) = told.end.winners
    return VICTORY[lang].format(who=names[winner], points=told.end.totals[winner])


played = functools.cache(told_by_hand)
"""A game is played once for both languages."""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "seed"),
    [("pixies", 1), ("skyjo", 2), ("odin", 2), ("numdraft", 1), ("yellowstone", 2)],
)
def test_a_whole_game_with_the_scanner_alone(
    companion: Companion, tmp_path: Path, game: str, seed: int, lang: str
) -> None:
    told = played(game, NAMES, seed)
    reader = recording(tmp_path / "game.rec", told.codes)
    heard = heard_at_table(companion, game, NAMES, lang, reader)
    assert heard[-1] == victory(told, NAMES, lang)
    for name, points in zip(NAMES, told.end.totals, strict=True):
        last = [line for line in heard[:-1] if re.match(rf"{name}\b.*\b{points}\b", line)]
        assert last, (name, points, heard[-30:])
    assert kept_totals(tmp_path / "home") == told.end.totals


def test_a_whole_game_with_mistakes_that_are_mended_by_scans(
    companion: Companion, tmp_path: Path
) -> None:
    names = ("Ana", "Bo")
    told = told_by_hand("skyjo", names, 1)
    steps = [codes for _, codes in told.laid]
    # A neighbour's card is read for the one that was drawn.
    drawn, spare = steps[12][0], "SK1539"
    steps[12] = (spare, CORRECT, spare, drawn)
    # It is laid on the wrong place.
    steps[13] = (COMMANDS[Number(9)], UNDO, *steps[13])
    # A card cannot be read, and later it can.
    discarded = steps[20][0]
    steps[20] = (UNREAD,)
    steps[22] = (*steps[22], CORRECT, UNREAD, discarded)
    # A card that lies there already is read, and the place is laid down before the card is read.
    steps[24] = (discarded, COMMANDS[Number(3)], *steps[24])
    # A code from the kitchen, and a card of another box.
    steps[32] = ("5449000000996", "PX0013", *steps[32])
    reader = _seen_twice(tmp_path / "game.rec", [code for codes in steps for code in codes])
    heard = heard_at_table(companion, "skyjo", names, "en", reader)
    for sentence in (
        "Corrected: 12 is now 0. On which place, or discard?",
        "Undone: exchange place 9. On which place, or discard?",
        "Corrected: card not read is now 10. On which place, or discard?",
        "That 10 lies in the discard. It must be another card.",
        "A card is expected. Read it or type it, from minus 2 to 12.",
        "Code 5449000000996 is unknown: not a card of our games. Pass the right label.",
    ):
        assert sentence in heard, "\n".join((sentence, *heard[20:60]))
    assert heard[-1] == victory(told, names, "en")
    assert kept_totals(tmp_path / "home") == told.end.totals


def _seen_twice(path: Path, codes: list[str]) -> str:
    """A recording of a scanner that sees each tenth code twice; the word for `--reader`."""
    recording(path, codes)
    lines = path.read_text(encoding="utf-8").splitlines()
    for at in range(len(codes) - 1, -1, -10):
        lines.insert(at + 1, f"{2000 * (at + 1) + 300}\t{codes[at]}\\r\\n")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return f"file:{path}"
