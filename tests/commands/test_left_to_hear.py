"""What is left to be heard is not lost, and a refusal is followed by what is asked."""

from __future__ import annotations

import random

import pytest
from machines import GAMES, Machine, begun

from companion.commands import frame
from companion.commands.pages import MOST_LINES
from companion.games.game import Game
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.sentences.render import render

pytestmark = pytest.mark.usefixtures("own_home")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
GOES_ON, MORE, NO_MORE = (
    render("en", message).text for message in ("table-more-next", "table-more", "table-no-more")
)


def at_a_rounds_end() -> Machine:
    """Odin with two computers: the points are told, and the next round is left for `more`."""
    machine, dice, shown = begun(ODIN, "", "random", "random"), random.Random(5), [""]
    while GOES_ON not in shown:
        shown = machine.type(machine.some_move(dice))
    assert shown[-1] == GOES_ON
    return machine


def ended(game: Game, seed: int = 1) -> Machine:
    machine, dice = begun(game, "", "easy", seed=str(seed)), random.Random(seed)
    while not machine.over:
        machine.type(machine.some_move(dice))
    return machine


# What is left behind `more`


@pytest.mark.parametrize("asked", ["help all", "rules 2", "score details", "history 9"])
def test_an_answer_in_pages_leads_back_to_what_is_left_of_the_game(asked: str) -> None:
    machine = at_a_rounds_end()
    shown = machine.type(asked)
    while shown[-1] == MORE:
        shown = machine.type("more")
        assert len(shown) <= MOST_LINES
    assert shown[-1] == GOES_ON
    told = machine.type("more")
    assert told[0].startswith("Round 2.")
    while told[-1] in (MORE, GOES_ON):
        told = machine.type("more")
    assert told[-1].startswith("Your turn"), "the question"
    assert machine.type("more") == [NO_MORE]


def test_a_short_answer_says_that_the_game_goes_on_where_nothing_is_asked_yet() -> None:
    machine = at_a_rounds_end()
    assert machine.type("score")[-1] == GOES_ON
    assert machine.type("nonsense")[-1] == GOES_ON
    assert machine.type("more")[0].startswith("Round 2.")
    assert GOES_ON not in machine.type("score")


def test_enter_goes_on_where_the_game_goes_on() -> None:
    assert at_a_rounds_end().type("") == at_a_rounds_end().type("more")


def test_who_plays_on_without_hearing_the_rest_finds_it_in_the_log() -> None:
    machine = at_a_rounds_end()
    machine.type(machine.some_move(random.Random(1)))
    told = machine.type("log 30")
    while told[-1] == MORE:
        told = [*told[:-1], *machine.type("more")]
    assert "Round 2. Cy starts." in told
    assert told.index("Round 2. Cy starts.") < len(told) - 3


def test_what_was_taken_back_is_not_told_at_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """In strong magnification, where little fits on a page."""
    monkeypatch.setattr(frame, "width", lambda: 20)
    machine, dice = begun(ODIN, "", "random", seed="2"), random.Random(1)
    taken_back = 0
    while not machine.over and not taken_back:
        shown = machine.type(machine.some_move(dice))
        if {MORE, GOES_ON} & {*shown} and "is undone." in machine.type("undo")[0]:
            assert machine.type("more") == [NO_MORE]
            taken_back += 1
    assert taken_back


def test_repeat_passes_over_that_there_is_no_more() -> None:
    machine = begun(SKYJO, "", "easy")
    score = machine.type("score")
    assert machine.type("more") == [NO_MORE]
    assert machine.type("repeat") == score


# Refused


REFUSED = {
    "en": ("99999999", "blue 999", "nonsense", "undo 1", "correct", "table show 5", "\x1b[A"),
    "fr": ("99999999", "999 bleu", "charabia", "annuler 1", "corrige", "table show 5", "\x1b[A"),
}


@every_game
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("level", ["brief", "normal"])
def test_what_is_asked_closes_each_refusal(game: Game, lang: str, level: str) -> None:
    machine = begun(game, "", "random", lang=lang)
    machine.type(level if lang == "en" else {"brief": "bref"}.get(level, level))
    question = machine.type("")
    for line in REFUSED[lang]:
        refused = machine.type(line)
        assert refused[-len(question) :] == question, line
        assert len(refused) == len(question) + 1, line


@every_game
def test_a_choice_that_cannot_be_taken_back_is_asked_on(game: Game) -> None:
    machine, dice = begun(game, "", "easy", seed="4"), random.Random(4)
    too_late = render("en", "why-undo_too_late").text
    while not machine.over:
        move = machine.some_move(dice)
        machine.type(move)
        refused = machine.type("undo")
        if refused[0] == too_late:
            break
        machine.type(move)
    assert refused == [too_late, *machine.type("")]


def test_at_the_gate_a_choice_of_another_is_refused_and_the_question_comes_again() -> None:
    machine = begun(ODIN, "", "", seed="2")
    machine.type("")
    machine.type(machine.some_move(random.Random(1)))
    if machine.play.gate is None:
        machine.type("done")
    machine.type("")
    refused = machine.type("undo")
    assert refused[0].startswith("That choice is")
    assert refused[1:] == machine.type("")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_help_is_closed_by_the_question_however_long_that_is(lang: str) -> None:
    machine = begun(ODIN, "", "random", lang=lang, seed="3")
    dice, more = random.Random(3), render(lang, "table-more").text
    while not machine.over:
        shown = machine.type("aide" if lang == "fr" else "help")
        assert more not in shown, shown
        machine.type(machine.some_move(dice))


def test_a_card_said_twice_is_refused_with_the_cards_that_would_go() -> None:
    machine = begun(ODIN, "", "", seed="6")
    machine.type("", "Bo play BL1", "", "3")
    assert machine.session.is_halfway
    refused = machine.type("3")
    assert refused[0].endswith("is there already. Take another one.")
    assert refused[1:] == machine.type("")


# When the game is over


def test_who_has_won_comes_first_and_the_points_in_their_order_however_many() -> None:
    machine, dice = begun(NUM_DRAFT, "", "easy", seed="long"), random.Random("long")
    machine.type("level detailed")
    shown: list[str] = []
    while not machine.over:
        shown = machine.type(machine.some_move(dice))
    assert shown[0].startswith("The game is over. Bo wins with 44 points.")
    pages = [*shown]
    while (shown := machine.type("more")) != [NO_MORE]:
        pages += shown
    told = " ".join(pages)
    order = ("You: 38 points.", "Value 6, 2 cards", "Bonus for", "Bo: 44 points.", "Value 8")
    found = [told.index(words) for words in order]
    assert found == sorted(found)
    assert told.count("Bonus for") == 2


def test_undo_is_offered_at_the_end_only_where_it_is_granted() -> None:
    over = [render("en", message).text for message in ("play-over", "why-over")]
    machine = ended(SKYJO)
    for line in ("", "1", "moves", "who", "hint"):
        assert machine.type(line) == over[:1], line
    assert machine.type("undo") == [render("en", "why-undo_too_late").text, over[0]]
    assert "undo" not in " ".join(machine.type("help"))
    machine = ended(PIXIES)
    for line in ("", "1", "moves", "who", "hint"):
        assert machine.type(line) == over[1:], line
    assert machine.type("undo")[0].startswith("Your last choice is undone.")
    assert not machine.over
