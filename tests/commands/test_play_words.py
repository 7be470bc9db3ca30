"""What is said and typed at a machine: questions, numbers, words, rules, and what has happened."""

from __future__ import annotations

import random
import re
import threading
from collections.abc import Iterator

import pytest
from machines import GAMES, Machine, begun

from companion.commands.patience import Patience
from companion.games.game import Game, Reason
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE
from companion.sentences.lexicon import Lexicon
from companion.sentences.rulebook import section
from companion.sentences.typography import NO_BREAK
from companion.table.outcomes import Declined, Outcome
from companion.table.tokens import Word

pytestmark = pytest.mark.usefixtures("own_home")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


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
