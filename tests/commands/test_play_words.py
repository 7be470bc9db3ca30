"""What is said and typed at a machine: undo, numbers, forbidden words, levels, pages, pauses."""

from __future__ import annotations

import random
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from machines import GAMES, Machine

from companion.commands import frame
from companion.commands.pages import MOST_LINES, Behind, Pages
from companion.commands.patience import Patience
from companion.games.game import Game, Reason
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE
from companion.sentences.lexicon import Lexicon
from companion.sentences.render import render
from companion.sentences.rulebook import section
from companion.sentences.sentence import Priority, Sentence
from companion.sentences.typography import NO_BREAK
from companion.speech import Terminal
from companion.table.outcomes import Declined, Outcome
from companion.table.tokens import Word

pytestmark = pytest.mark.usefixtures("own_home")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def begun(game: Game, *levels: str, seed: str = "1", lang: str = "en") -> Machine:
    machine = Machine(game, levels, seed=seed, lang=lang)
    machine.begin()
    return machine


# Taking back


def test_a_card_taken_from_the_discard_is_put_back_as_long_as_nothing_was_shown() -> None:
    machine = begun(SKYJO, "", "normal")
    machine.type("1", "2")
    before = machine.state
    machine.type("d")
    assert machine.type("undo") == [
        "Your last choice is undone. Your turn. 1, the pile. 2, the discard, 11."
    ]
    assert machine.state == before


def test_a_card_that_everybody_saw_cannot_be_drawn_back() -> None:
    machine = begun(SKYJO, "", "normal")
    machine.type("1", "2")
    machine.type("p")
    before = machine.state
    assert machine.type("undo")[0].startswith("It is too late to undo")
    assert machine.state == before


def test_a_choice_that_opened_sealed_cards_of_others_stays() -> None:
    machine = begun(NUM_DRAFT, "", "easy", "easy")
    machine.type("1", "1")
    assert machine.type("undo")[0].startswith("It is too late to undo")


def test_a_pass_of_the_computer_goes_back_with_the_play_before_it() -> None:
    for seed in range(60):
        machine = begun(ODIN, "", "random", seed=str(seed))
        if machine.session.moves[-1].seat != -1:
            continue
        before = machine.state
        machine.type(f"Ana play {machine.state.hands[0][-1]}")  # type: ignore[attr-defined]
        if machine.session.moves[-1].verb == "pass":
            break
    assert machine.session.moves[-1].seat == 1
    assert machine.type("undo")[0].startswith("Your last choice is undone.")
    assert machine.state == before


def test_a_card_being_laid_is_taken_back_alone() -> None:
    machine = begun(YELLOWSTONE, "", "normal", "normal", seed="3")
    machine.type("1")
    assert machine.session.is_halfway
    before = machine.session.moves
    machine.type("undo")
    assert not machine.session.is_halfway
    assert machine.session.moves == before


@every_game
def test_a_dealer_never_deals_by_word_of_a_player(game: Game) -> None:
    machine = begun(game, "", "random")
    before = machine.session.moves
    card = next(iter(game.deck.faces))
    for line in (f"table show {card}", f"table deal Ana {card}", "recount", "missed", "unreadable"):
        machine.type(line)
    assert machine.session.moves == before
    machine.type("1")  # an open question is answered as before
    assert not any(move.verb in ("recount", "?") for move in machine.session.moves)


@every_game
def test_nobody_plays_for_another_seat(game: Game) -> None:
    machine = begun(game, "", "random")
    before = machine.session.moves
    for verb in game.grammar.keys() - game.table_verbs:
        machine.type(f"Bo {verb} 1")
    assert machine.session.moves == before


# A choice that stays sealed


def test_a_sealed_choice_stays_off_the_screen_that_the_next_player_reads() -> None:
    machine = begun(NUM_DRAFT, "", "")
    machine.type("")
    assert machine.type("3") == [
        "Ana has chosen.",
        "Pass the machine to Bo. Bo, press Enter.",
    ]


def test_a_sealed_choice_is_confirmed_in_the_earphone_of_who_made_it() -> None:
    machine = Machine(NUM_DRAFT, ("", ""), private={0: Terminal()})
    machine.begin()
    machine.type("")
    assert "You chose: turn up place 3." in machine.type("3")


# What is asked, and asked again


@every_game
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_enter_asks_the_open_question_again(game: Game, lang: str) -> None:
    machine = begun(game, "", "random", lang=lang)
    asked = machine.type("")
    assert asked
    assert machine.type("") == asked


def test_who_fills_a_grid_has_chosen_once() -> None:
    machine, dice = begun(NUM_DRAFT, "", "random"), random.Random(3)
    machine.type("1", "1", "Ana announce", "yes")
    while machine.session.state.phase != "fill":  # type: ignore[attr-defined]
        machine.type(machine.some_move(dice))
    filled = [move for move in machine.session.moves if (move.seat, move.verb) == (1, "fill")]
    assert len(filled) > 1
    last = [line.text for line in machine.lines[-4:]]
    while "For more, say more." in (page := machine.type("more")):
        last += page
    last += page
    assert len(re.findall(r"Bo(?: has|:) chosen\.", " ".join(last))) == 1


# Moves by number, by word, by card


def test_the_moves_are_listed_by_number_and_a_number_plays_one() -> None:
    machine = begun(YELLOWSTONE, "", "normal", "normal", seed="3")
    listed = machine.type("v")
    while listed[-1].startswith("For more"):
        listed = [*listed[:-1], *machine.type("more")]
    second = next(line for line in listed if line.startswith("2, "))
    card, column = re.fullmatch(r"2, play (.+) column (\d)\.", second).groups()  # type: ignore[union-attr]
    told = machine.type("v", "2")
    assert f"You play {card}, " in told[0]
    assert f"column {column}." in told[0]


def test_a_number_of_the_list_is_not_taken_for_a_card_of_the_hand_later() -> None:
    machine = begun(YELLOWSTONE, "", "normal", "normal", seed="3")
    machine.type("v", "score")
    assert machine.type("1") == ["Blue 3, in which column? 2, 3, 5 or 6."]


@pytest.mark.parametrize("between", ["foo", ""])
def test_a_number_answers_the_question_that_was_asked_again_after_the_list(between: str) -> None:
    machine = begun(YELLOWSTONE, "", "normal", "normal", seed="3")
    machine.type("v", between)
    assert machine.type("1") == ["Blue 3, in which column? 2, 3, 5 or 6."]


STILL_LIES = {
    "en": "So far: pink 4, not enough yet.",
    "fr": "Jusqu'ici : 4 rose, pas encore assez.",
}


@pytest.mark.parametrize("lang", STILL_LIES)
def test_a_refusal_says_which_cards_of_the_move_still_lie_there(lang: str) -> None:
    machine = begun(ODIN, "", "normal", seed="5", lang=lang)
    lay = {"en": "lay 1", "fr": "joue 1"}[lang]
    assert machine.type("1", lay)[0].replace(NO_BREAK, " ").startswith(STILL_LIES[lang])
    refusal, question = machine.type("7")
    assert not refusal.replace(NO_BREAK, " ").startswith(STILL_LIES[lang])
    assert question.replace(NO_BREAK, " ").startswith(STILL_LIES[lang])


def test_a_column_said_with_a_card_is_that_cards_column_and_no_later_answer() -> None:
    machine = begun(YELLOWSTONE, "", "normal", seed="7")
    machine.type("2")
    wrong = machine.type("play blue 3 column 2")
    assert "You play" not in " ".join(wrong)
    assert machine.type("play blue 3 column 4")[0].startswith("You play blue 3, row 3, column 4.")


@pytest.mark.parametrize("line", ["take 2", "2", "Ana take {card}", "{card}"])
def test_a_move_by_number_word_or_notation_is_the_same(line: str) -> None:
    machine = begun(PIXIES, "", "random", seed="4")
    card = machine.state.display[1]  # type: ignore[attr-defined]
    machine.type(line.format(card=card))
    mine = [move for move in machine.session.moves if move.seat == 0]
    assert mine[0].args == (card,)


# How much is said


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


# Who takes long


def test_who_takes_long_is_told_meanwhile_and_nothing_is_told_twice() -> None:
    """The second outcome comes only after the first has been told."""
    state = begun(SKYJO, "", "normal").state
    first, second = (Declined(Reason(code), state) for code in ("not_here", "over"))
    told: list[Outcome] = []
    heard = threading.Event()

    def outcomes() -> Iterator[Outcome]:
        yield first
        assert heard.wait(30)
        yield second

    def meanwhile(outcomes: object) -> None:
        told.extend(outcomes)  # type: ignore[call-overload]
        heard.set()

    rest = Patience(first_s=0.0, again_s=30.0).collect(outcomes(), meanwhile)
    assert (told, rest) in (([first], [second]), ([], [first, second]))


# The rules, and what has happened


@every_game
@pytest.mark.parametrize(("lang", "word"), [("fr", "règles"), ("en", "rules")])
def test_the_rules_are_read_in_the_middle_of_a_game(game: Game, lang: str, word: str) -> None:
    machine = begun(game, "", "random", lang=lang)
    before = machine.session.moves
    topics = " ".join(machine.type(word))
    third = section(game.name, lang, "3")
    assert f"3, {third.title.text}" in topics.replace(NO_BREAK, " ")
    assert machine.type(f"{word} 3")[1] == third.lines[0].text
    assert "nonsense" in machine.type(f"{word} nonsense")[0]
    assert machine.session.moves == before


@every_game
def test_history_tells_what_happened_and_no_answers(game: Game) -> None:
    machine = begun(game, "", "random")
    happened = machine.type(machine.some_move(random.Random(3)))
    answers = [line for asked in ("score", "who", "help", "") for line in machine.type(asked)]
    history = machine.type("history")
    assert history[-len(happened) :] == happened
    assert not (set(answers) - set(happened)) & set(history)


@pytest.mark.parametrize(("lang", "words"), [("en", "log 10"), ("fr", "journal 10")])
def test_help_says_how_to_hear_more_of_the_history(lang: str, words: str) -> None:
    machine = begun(SKYJO, "", "normal", seed="5", lang=lang)
    machine.type("1", "2", "1", "3", "1", "4", "1", "5")
    pages = " ".join(line for asked in ("help all", *["more"] * 9) for line in machine.type(asked))
    assert words in pages.replace(NO_BREAK, " ")
    latest = machine.type("history")
    assert machine.type(words)[0] not in latest


@every_game
def test_repeat_says_answers_again_too(game: Game) -> None:
    machine = begun(game, "", "random")
    answer = machine.type("who")
    assert machine.type("repeat") == answer


def test_only_who_chose_takes_a_choice_back_and_not_after_the_next_has_come() -> None:
    machine = begun(ODIN, "", "", seed="2")
    machine.type("")
    machine.type(machine.some_move(random.Random(1)))
    if machine.play.gate is None:
        machine.type("done")
    chooser, before = 1 - (machine.play.gate or 0), machine.session.moves
    machine.type("")
    assert machine.type("undo")[0].startswith(f"That choice is {machine.names[chooser]}'s")
    assert machine.session.moves == before


@pytest.mark.parametrize(
    ("lang", "listed"),
    [
        ("fr", "Coups possibles : une place, de 1 à 12."),
        ("en", "Possible moves: a place, from 1 to 12."),
    ],
)
def test_moves_that_differ_in_their_place_alone_are_told_as_places(lang: str, listed: str) -> None:
    machine = begun(SKYJO, "", "random", lang=lang)
    said = machine.type("coups" if lang == "fr" else "moves")
    assert said[0].replace(NO_BREAK, " ") == listed


def test_ones_own_grid_goes_with_ones_own_hand() -> None:
    machine = begun(NUM_DRAFT, "", "random")
    assert machine.type("area")[-1].startswith("Your hand: 1, ")


@pytest.mark.parametrize(("words", "seen"), [("lent", "slower"), ("plus lent", "slower")])
def test_the_voice_is_slowed_by_the_words_that_one_says(words: str, seen: str) -> None:
    understood = Lexicon(SKYJO, ("Ana", "Bo"), "fr").understand(words)
    assert understood == (Word(seen),)


@pytest.mark.parametrize(
    ("lang", "drawn"),
    [("en", "You draw green 7 and yellow 6."), ("fr", "Vous piochez 7 vert et 6 jaune.")],
)
def test_a_few_cards_that_are_drawn_are_one_sentence(lang: str, drawn: str) -> None:
    machine = Machine(YELLOWSTONE, ("", "easy"), seed="4", lang=lang)
    machine.begin()
    told = " ".join(machine.type("1", "2", "1", "1"))
    assert told.startswith(drawn), told
    assert "n your hand" not in told
    assert "ans votre main" not in told


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (PIXIES, "Validated cards: "),
        (SKYJO, "Columns: "),
        (ODIN, "points. Total: "),
        (NUM_DRAFT, "Bonus for cards of the neighbours, "),
        (YELLOWSTONE, "Penalties: "),
    ],
    ids=lambda told: getattr(told, "name", ""),
)
def test_a_detailed_score_tells_how_the_points_just_counted_came_about(
    game: Game, reason: str
) -> None:
    machine, dice = begun(game, "", "easy", seed="5"), random.Random(1)
    while not (machine.over or game.rounds(machine.state)):
        machine.type(machine.some_move(dice))
    counted = game.rounds(machine.state)[0].points
    told = " ".join([*machine.type("score details"), *machine.type("more")])
    assert told.count(reason) == len(machine.levels)
    for points in counted:
        assert re.search(rf"\b{points}\b", told), (points, told)
    if not machine.over:
        machine.type(machine.some_move(dice))
        # Whoever has gone on asks for what lies on the table now.
        assert reason not in machine.type("score details")[0]
