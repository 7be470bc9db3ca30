"""How much is said at once: levels, pauses, pages, and what is left for more."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from machines import GAMES, begun

from companion.commands import frame
from companion.commands.pages import MOST_LINES, Behind, Pages
from companion.games.game import Game
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.skyjo import SKYJO
from companion.sentences.render import render
from companion.sentences.sentence import Priority, Sentence

pytestmark = pytest.mark.usefixtures("own_home")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_a_level_changes_what_is_said_and_is_remembered(own_home: Path) -> None:
    machine = begun(SKYJO, "", "normal")
    assert machine.type("vb brief") == ["Brief sentences."]
    brief = machine.type("1")
    assert brief == ["Place 1: 0. Second place?"]
    assert 'level = "brief"' in (own_home / "settings.toml").read_text(encoding="utf-8")


def test_a_detailed_score_needs_no_other_level() -> None:
    machine = begun(NUM_DRAFT, "", "easy")
    machine.type("1", "1")
    plain, detailed = machine.type("s"), machine.type("s+")
    assert detailed[: len(plain)] == plain or len(detailed) >= len(plain)


def test_a_pause_waits_for_enter_after_computers_have_moved() -> None:
    machine = begun(SKYJO, "", "normal")
    machine.type("1")
    machine.type("pause")
    assert machine.type("2")[-1] == "Enter to go on."
    question = "Your turn. 1, the pile. 2, the discard, 11."
    assert machine.type("") == [question]


@every_game
def test_with_a_pause_too_an_answer_has_five_lines_and_repeat_tells_what_happened(
    game: Game,
) -> None:
    machine, dice = begun(game, "", "easy", "easy", lang="fr"), random.Random(2)
    machine.type("pause")
    waits = render("fr", "play-continue").text
    while not machine.over and len(machine.session.moves) < 200:
        shown = machine.type(machine.some_move(dice))
        assert sum(frame.wrapped(line).count("\n") + 1 for line in shown) <= MOST_LINES, shown
        if shown[-1] == waits:
            assert machine.type("répète") == shown[:-1]
            assert machine.type("")[-1] != waits


def test_a_question_that_waits_for_enter_is_not_lost() -> None:
    machine = begun(SKYJO, "", "normal")
    machine.type("1", "pause")
    question = "Your turn. 1, the pile. 2, the discard, 11."
    assert machine.type("2")[-1] == "Enter to go on."
    assert machine.type("pause no") == ["The game does not wait any more.", question]
    # Nor does a refusal leave it unsaid.
    machine = begun(SKYJO, "", "normal")
    machine.type("1", "pause")
    assert machine.type("2")[-1] == "Enter to go on."
    refused = machine.type("undo")
    assert refused[-1] == question
    assert machine.type("undo") == refused


@every_game
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_answers_have_five_lines_at_most_and_never_less_than_three_signs(
    game: Game, lang: str
) -> None:
    machine = begun(game, "", "random", "random", lang=lang)
    for line in ("help", "help all", "more", "hand", "area", "table", "score", "s+", "who", "n"):
        shown = machine.type(line)
        assert 1 <= sum(len(text) // 80 + 1 for text in shown) <= MOST_LINES
        assert all(len(text) >= 3 for text in shown)


def test_a_sentence_is_never_cut_between_pages() -> None:
    long, short = Sentence("x", "x" * 200, "en"), Sentence("y", "y", "en", Priority.ANSWER)
    pages = Pages(lambda said: len(said.text) // 80 + 1)
    assert pages.first([short] * 5) == ([short] * 5, False)
    assert pages.first([long, long, short]) == ([long], True)
    assert pages.next() == ([long, short], False)
    assert pages.next() == ([], False)


@pytest.mark.parametrize("after", [0, 1, 9], ids=["nothing", "a little", "much"])
@pytest.mark.parametrize("before", range(1, 9))
def test_after_the_points_the_question_is_asked_however_little_is_left(
    before: int, after: int
) -> None:
    def told(words: str, *, result: bool = False) -> Sentence:
        return Sentence(words, words, "en", Priority.TURN, result=result)

    moves = [told(f"move {number} " + "x" * 70) for number in range(before)]
    points = [told(f"points {number} " + "x" * 70, result=True) for number in range(2)]
    new = [told(f"new {number} " + "x" * 70) for number in range(after)]
    question = told("question " + "x" * 150)
    behind = Behind(told("more"), told("ended"), told("next"), [question], [question], [question])
    pages = Pages(lambda said: len(said.text) // 80 + 1)
    heard = pages.events([*moves, *points, *new], behind, together=True)
    for _ in range(20):
        assert sum(len(said.text) // 80 + 1 for said in heard) <= MOST_LINES
        if heard[-1] == question:
            break
        heard = pages.next_events(behind)
    assert heard[-1] == question
    if heard == [question]:
        assert pages.next_events(behind) == []


def test_what_is_left_is_heard_after_an_answer_in_between() -> None:
    """The end of a round in Odin, with two computers: the next round is told at more."""
    machine = begun(ODIN, "", "random", "random", lang="en")
    notice = render("en", "table-more-next").text
    dice, shown = random.Random(5), [""]
    while notice not in shown and not machine.over:
        shown = machine.type(machine.some_move(dice))
    assert shown[-1] == notice
    machine.type("who")
    *again, goes_on = machine.type("repeat 3")
    assert len(again) == 3
    assert notice not in " ".join(again)
    assert goes_on == notice
    machine.type("score")
    assert machine.type("more")[0].startswith("Round 2.")


@every_game
def test_what_computers_do_is_told_in_utterances_of_three_sentences(game: Game) -> None:
    machine = begun(game, "", *["random"] * (max(game.seats) - 1))
    for line in machine.lines:
        assert len(re.findall(r"[.?!](?= |$)", line.text)) <= 9, line.text
