"""The scripts of the tutorials: a first game, step by step, in both languages.

`GAME.toml` holds the seed of the cards, who plays, and the steps. The learner has the first seat.
A step says a few sentences, tells what to type, and goes on when that has happened; what the other
seats do then is written in the notation of the journal, and the dealer shows the cards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from companion.sentences.render import Wording, render

MOVE, ASK, REFUSED, UNDO = "move", "ask", "refused", "undo"
QUESTION = "question"


@dataclass(frozen=True, slots=True)
class Goal:
    """What has to happen before a step is done."""

    kind: str
    """MOVE, ASK, REFUSED, UNDO or QUESTION."""
    what: str
    """The move in notation, the query, the code of the refusal, or what is asked then, which the
    next step answers; nothing for UNDO."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn."""

    lines: tuple[Wording, ...]
    typed: str
    """What to type: it reaches the goal."""
    goal: Goal
    after: tuple[str, ...]
    """What the other seats do then, in notation."""


@dataclass(frozen=True, slots=True)
class Script:
    """The tutorial of one game in one language."""

    game: str
    seed: str
    names: tuple[str, ...]
    """The learner's name first."""
    welcome: tuple[Wording, ...]
    steps: tuple[Step, ...]
    farewell: tuple[Wording, ...]


def has_tutorial(game: str) -> bool:
    """Tell whether a game has a tutorial."""
    return _source(game).is_file()


@cache
def script(game: str, lang: str) -> Script:
    """Read the tutorial of a game. Raises FileNotFoundError where there is none."""
    data = tomllib.loads(_source(game).read_text(encoding="utf-8"))
    return Script(
        game,
        data["seed"],
        tuple(data["names"]),
        _lines(data["welcome"], lang),
        tuple(_step(step, lang) for step in data["step"]),
        _lines(data["farewell"], lang),
    )


def _step(data: Mapping[str, Any], lang: str) -> Step:
    (kind,) = {MOVE, ASK, REFUSED, UNDO, QUESTION} & data.keys()
    goal = Goal(kind, str(data[kind]))
    return Step(_lines(data, lang), data["type"][lang], goal, tuple(data.get("after", ())))


def _lines(data: Mapping[str, Any], lang: str) -> tuple[Wording, ...]:
    return tuple(render(lang, "tutorial-text", text=line) for line in data[lang])


def _source(game: str) -> Traversable:
    return resources.files("companion.sentences.tutorials") / f"{game}.toml"
