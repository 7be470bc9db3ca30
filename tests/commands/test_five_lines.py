"""What answers a line is never longer than five lines, in whole games of all five."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from machines import GAMES, Machine

from companion.commands import frame
from companion.commands.pages import MOST_LINES
from companion.games.game import Game
from companion.sentences.render import NO_BREAK, render

pytestmark = pytest.mark.usefixtures("own_home")
COMPANIES = (("", "easy"), ("", "easy", "easy", "easy"), ("", ""), ("", "easy", "", ""))
"""Who plays; an empty word is a person."""
MORE, NO_MORE = (render("fr", f"table-{which}").text for which in ("more", "no-more"))


def lines(shown: Sequence[str]) -> int:
    """Lines on a screen of the usual width."""
    return sum(frame.wrapped(text).count("\n") + 1 for text in shown)


@pytest.mark.parametrize("levels", COMPANIES, ids=len)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_answer_is_longer_than_five_lines(game: Game, levels: Sequence[str]) -> None:
    if len(levels) not in game.seats:
        return
    machine, dice = Machine(game, levels, seed="long", lang="fr"), random.Random("long")
    machine.begin()
    while not machine.over and len(machine.session.moves) < 900:
        shown = machine.type(machine.some_move(dice))
        assert lines(shown) <= MOST_LINES, shown
        if MORE in shown and dice.random() < 0.3:
            assert machine.over or shown[-1] != MORE, "the question comes last"
            while MORE in shown:
                shown = machine.type("suite")
                assert lines(shown) <= MOST_LINES, shown
            assert machine.type("suite") == [NO_MORE]


def test_who_wins_num_draft_is_said_before_the_points() -> None:
    game = next(game for game in GAMES if game.name == "numdraft")
    machine, dice = Machine(game, ("", "easy", "easy", "easy"), lang="fr"), random.Random(1)
    machine.begin()
    shown: list[str] = []
    while not machine.over:
        shown = machine.type(machine.some_move(dice))
    while shown[-1] == MORE:
        shown = [*shown[:-1], *machine.type("suite")]
    told = " ".join(shown).replace(NO_BREAK, " ")
    assert told.endswith(
        "C'était le dernier tour. Bo et Cy gagnent, 42 points. Vous : 22 points. "
        "Bo : 42 points. Cy : 42 points. Dee : 39 points."
    )
