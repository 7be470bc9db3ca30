"""Whole games by ear: a player that only hears its sentences knows all that its seat may know.

`COMPANION_EAR_GAMES=200 pytest tests/ear` plays that many games of each game, in both languages, at
all levels, with two to four at the table, alone against computers or several at one machine.
`.ci/run` plays so many; without the variable a few are played.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from math import ceil

import pytest
from machines import Machine
from sitting import SENSES, Sitting

from companion.games.odin import ODIN
from companion.sentences.render import LANGUAGES, Level, render

WANTED = int(os.environ.get("COMPANION_EAR_GAMES", "24"))
"""Games of each game, for both languages and all levels together."""
COMPANIES = (
    ("", "random"),
    ("", "", "normal"),
    ("random", "", "normal", "random"),
    ("", ""),
    ("normal", "", "random"),
    ("", "random", "", ""),
)
"""Who sits at the table; an empty word is a person who listens."""
every_game = pytest.mark.parametrize("game", SENSES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_level = pytest.mark.parametrize("level", Level, ids=lambda level: level.value)


def evenings(games: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """So many games: the seed of each, and who plays."""
    for number in range(games):
        yield str(number), COMPANIES[number % len(COMPANIES)]


@pytest.mark.timeout(1200)  # as many games as are wished
@every_level
@every_language
@every_game
def test_what_is_heard_is_what_may_be_known(game: str, lang: str, level: Level) -> None:
    """At every turn, to the end, for whoever is asked; chosen by ear alone."""
    for number, company in evenings(ceil(WANTED / (len(LANGUAGES) * len(Level)))):
        seed = f"{lang} {level.value} {number}"
        sitting = Sitting(game, company, seed=seed, lang=lang, level=level)
        sitting.play()
        assert all(listener.known.winners for listener in sitting.listeners.values())


@every_language
@every_game
def test_what_is_shown_says_as_much_as_what_is_spoken(game: str, lang: str) -> None:
    """By eye or on a braille line, with digits and signs: the same game is followed."""
    for number, company in evenings(ceil(WANTED / 24)):
        seed = f"shown {lang} {number}"
        level = list(Level)[int(number) % len(Level)]
        Sitting(game, company, seed=seed, lang=lang, level=level, form="text").play()


@every_language
def test_who_passes_the_machine_on_is_told_that_the_voice_reads_hands_aloud(lang: str) -> None:
    sitting = Sitting("odin", ("", ""), seed="aloud", lang=lang, level=Level.NORMAL)
    sitting.play()
    shown = " ".join(line.text for line in sitting.machine.lines)
    assert shown.count(render(lang, "play-gate-notice-aloud").text) == 1
    silent = " ".join(Machine(ODIN, ("", ""), lang=lang).begin())
    assert render(lang, "play-gate-notice").text in silent
    assert render(lang, "play-gate-notice-aloud").text not in silent
