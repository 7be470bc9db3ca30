"""What answers a line is never longer than five lines, in whole games of all five."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from machines import GAMES, Machine

from companion.commands import frame
from companion.commands.pages import MOST_LINES
from companion.games.game import Game
from companion.sentences.render import render
from companion.sentences.typography import NO_BREAK
from companion.speech import Announcer, Wish, open_announcer

pytestmark = pytest.mark.usefixtures("own_home")
COMPANIES = (("", "easy"), ("", "easy", "easy", "easy"), ("", ""), ("", "easy", "", ""))
"""Who plays; an empty word is a person."""
MORE, *_ = NOTICES = [render("fr", f"table-more{what}").text for what in ("", "-points", "-next")]
NO_MORE = render("fr", "table-no-more").text


def lines(shown: Sequence[str]) -> int:
    """Lines on a screen of the usual width."""
    return sum(frame.wrapped(text).count("\n") + 1 for text in shown)


def read_by_a_screen_reader(screen: Callable[[str], None]) -> Announcer:
    return open_announcer("fr", voice="auto", wish=Wish("terminal"), screen=screen)


@pytest.mark.parametrize(
    ("opened", "level"),
    [
        pytest.param(None, "normal", id="digits"),
        pytest.param(read_by_a_screen_reader, "normal", id="words"),
        pytest.param(read_by_a_screen_reader, "détaillé", id="details"),
    ],
)
@pytest.mark.parametrize("levels", COMPANIES, ids=len)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_answer_is_longer_than_five_lines(
    game: Game,
    levels: Sequence[str],
    opened: Callable[[Callable[[str], None]], Announcer] | None,
    level: str,
) -> None:
    if len(levels) not in game.seats:
        return
    machine = Machine(game, levels, seed="long", lang="fr", opened=opened)
    dice = random.Random("long")
    assert lines(machine.begin()) <= MOST_LINES
    machine.type(f"niveau {level}")
    while not machine.over and len(machine.session.moves) < 900:
        shown = machine.type(machine.some_move(dice))
        assert lines(shown) <= MOST_LINES, shown
        if machine.over:
            assert "gagne" in " ".join(shown), "who has won is never left for later"
        if {*NOTICES} & {*shown} and dice.random() < 0.3:
            assert shown[-1] != MORE, "the question comes last, or the end of a round"
            while {*NOTICES} & {*shown}:
                shown = machine.type("suite")
                assert lines(shown) <= MOST_LINES, shown
            assert machine.type("suite") == [NO_MORE]


UNFIT = ("abc", "99", "2 abc", "1 2 3 4 5 6", "pass pass", "1 et 5", "1 and 5")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_does_not_fit_is_refused_in_five_lines(game: Game, lang: str) -> None:
    machine = Machine(game, ("", "easy", "easy"), seed="long", lang=lang)
    dice = random.Random("unfit")
    machine.begin()
    while not machine.over and len(machine.session.moves) < 300:
        shown = machine.type(dice.choice(UNFIT))
        assert lines(shown) <= MOST_LINES, shown
        if not machine.over:
            machine.type(machine.some_move(dice))


def test_who_wins_num_draft_is_said_with_the_points_and_without_asking() -> None:
    game = next(game for game in GAMES if game.name == "numdraft")
    machine, dice = Machine(game, ("", "easy", "easy", "easy"), lang="fr"), random.Random(1)
    machine.begin()
    shown: list[str] = []
    while not machine.over:
        shown = machine.type(machine.some_move(dice))
    told = " ".join(shown).replace(NO_BREAK, " ")
    assert told.endswith(
        "C'était le dernier tour. Vous : 22 points. Bo : 42 points. Cy : 42 points. "
        "Dee : 39 points. Bo et Cy gagnent, 42 points. Pour réentendre les points : score ou "
        "score détaillé. Pour partir : quitter."
    )
