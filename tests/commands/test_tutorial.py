"""companion tutorial: each script leads to its end on the real engine, whatever else is typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from conftest import Companion
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.commands import frame
from companion.commands.known_games import game_called, known_games
from companion.commands.pages import MOST_LINES
from companion.commands.tutorial_talk import TutorialTalk
from companion.sentences.render import LANGUAGES, Wording, render
from companion.sentences.rulebook import sections
from companion.sentences.sentence import Priority
from companion.sentences.tutorials import script
from tests.test_catalogue import FOREIGN, UNSPEAKABLE

GAMES = tuple(game.name for game in known_games())
BOTH = [pytest.param(game, lang, id=f"{game}-{lang}") for game in GAMES for lang in LANGUAGES]
LONGEST_SENTENCE = 18
GO_ON = {lang: render(lang, "play-continue").text for lang in LANGUAGES}
NOISE = {
    "fr": (
        *("", "xyz", "r", "a", "s", "qui", "table", "1", "12", "d", "passe", "annuler", "nombre"),
        *("corriger", "recompter", "table recount Ana", "9 rouge", "Bo", "coups", "manqué"),
    ),
    "en": (
        *("", "xyz", "r", "?", "s", "who", "table", "1", "12", "d", "pass", "undo", "number"),
        *("correct", "recount", "table recount Ana", "red 9", "Bo", "moves", "missed"),
    ),
}


class Listener:
    """A learner's ear: a teller that keeps what it tells."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.heard: list[tuple[Wording, Priority]] = []

    def tell(self, wording: Wording, priority: Priority) -> None:
        self.heard.append((wording, priority))

    def lines(self, wording: Wording) -> int:
        """Lines of a screen that a screen reader reads."""
        return len(frame.wrapped(wording.speech).splitlines())

    def hush(self) -> None:
        """Speech is never cut here."""


class Lesson:
    """A tutorial and who follows it, pressing Enter to hear each answer to its end."""

    def __init__(self, game: str, lang: str) -> None:
        self.script = script(game, lang)
        self.ear = Listener(lang)
        self.pages: list[list[tuple[Wording, Priority]]] = []
        """The last answer, page by page."""
        self.talk = TutorialTalk(self.script, game_called(game), self.ear)  # type: ignore[arg-type]
        self.opening = self._said(self.talk.begin)

    def type(self, line: str) -> list[str]:
        """What is shown after a line."""
        return self._said(lambda: self.talk.take(line))

    def right(self) -> list[str]:
        """Type what the step asks for."""
        return self.type(self.script.steps[self.step].typed)

    def _said(self, do: object) -> list[str]:
        before = len(self.ear.heard)
        do()  # type: ignore[operator]
        self.pages = [self.ear.heard[before:]]
        while self.pages[-1][-1][0].text == GO_ON[self.ear.lang]:
            before = len(self.ear.heard)
            self.talk.take("")
            self.pages.append(self.ear.heard[before:])
        told = [wording.text for page in self.pages for wording, _ in page]
        return [text for text in told if text != GO_ON[self.ear.lang]]

    @property
    def step(self) -> int:
        """Steps done."""
        return self.talk.done


def numbers(lines: list[str]) -> set[str]:
    return set(re.findall(r"\d+", " ".join(lines)))


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_typing_what_is_asked_leads_to_the_end(game: str, lang: str) -> None:
    lesson = Lesson(game, lang)
    assert 10 <= len(lesson.script.steps) <= 14
    for number, step in enumerate(lesson.script.steps, start=1):
        said = lesson.right()
        assert lesson.step == number
        following = lesson.script.steps[number].lines if number < len(lesson.script.steps) else ()
        own_words = {line.text for line in (*following, *lesson.script.farewell)}
        assert [line for line in said[:-1] if line not in own_words], step.typed
    assert lesson.talk.over
    assert said[-1].endswith(f"companion rules {game}.")


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_every_number_of_a_script_was_heard_or_is_a_rule(game: str, lang: str) -> None:
    rules = numbers([line.speech for one in sections(game, lang) for line in one.lines])
    lesson = Lesson(game, lang)
    heard = rules | numbers([line.text for line in lesson.script.welcome])
    heard |= numbers(lesson.opening[: -len(lesson.script.steps[0].lines) - 1])
    assert numbers([line.text for line in lesson.script.welcome]) <= rules
    for step in lesson.script.steps:
        said = numbers([line.text for line in step.lines])
        answered = lesson.right()
        assert said <= heard | numbers(answered) | {step.typed}, step.lines
        heard |= numbers(answered)


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_a_script_is_short_and_can_be_spoken(game: str, lang: str) -> None:
    told = script(game, lang)
    for lines in (told.welcome, told.farewell, *(step.lines for step in told.steps)):
        assert len(lines) <= 3
        for line in lines:
            assert line.speech[-1] in ".?"
            assert not UNSPEAKABLE.search(line.speech), line.speech
            assert not FOREIGN[lang].search(line.speech), line.speech
            for sentence in re.split(r"(?<=[.?]) ", line.speech):
                assert len(re.findall(r"[\w'’-]+", sentence)) <= LONGEST_SENTENCE, sentence


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_tell_the_same_steps(game: str) -> None:
    french, english = (script(game, lang) for lang in LANGUAGES)
    assert [step.goal for step in french.steps] == [step.goal for step in english.steps]
    for one, other in zip(french.steps, english.steps, strict=True):
        assert len(one.lines) == len(other.lines)
    assert len(french.welcome) == len(english.welcome)
    assert len(french.farewell) == len(english.farewell)


@pytest.mark.parametrize(("game", "lang"), BOTH)
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_is_typed_in_between_the_right_word_goes_on(
    game: str, lang: str, data: st.DataObject
) -> None:
    lesson = Lesson(game, lang)
    while not lesson.talk.over:
        at = lesson.step
        for line in data.draw(st.lists(st.sampled_from(NOISE[lang]), max_size=2)):
            if lesson.step == at:
                assert lesson.type(line)
        if lesson.step == at:
            lesson.right()
        assert lesson.step == at + 1


def test_a_word_that_is_not_understood_is_told_with_what_to_type() -> None:
    lesson = Lesson("skyjo", "en")
    said = lesson.type("banana")
    assert said[0].startswith('I do not understand "banana".')
    assert said[1:] == ['Type "1", then press Enter.']
    assert lesson.step == 0


def test_another_move_is_allowed_but_taken_back() -> None:
    lesson = Lesson("skyjo", "en")
    assert lesson.type("7") == [
        "That is allowed, but the lesson takes another way. The move is taken back.",
        'Type "1", then press Enter.',
    ]
    assert lesson.right()[0].endswith("place 1. Second place?")


def test_a_move_may_be_made_word_by_word() -> None:
    lesson = Lesson("yellowstone", "en")
    for _ in range(3):
        lesson.right()
    assert "in which column?" in lesson.type("blue 2")[0].lower()
    lesson.type("3")
    assert lesson.step == 4


def test_a_question_in_between_is_answered_and_the_step_stays() -> None:
    lesson = Lesson("pixies", "en")
    said = lesson.type("table")
    assert "green 6 −1" in said[0]
    assert said[-1] == 'Type "green 6", then press Enter.'
    assert lesson.step == 0


@pytest.mark.parametrize("word", ["repeat", "r", ""])
def test_repeat_says_the_step_again_without_what_led_to_it(word: str) -> None:
    lesson = Lesson("odin", "en")
    step = [line.text for line in lesson.script.steps[0].lines]
    assert lesson.type(word)[:-1] == step
    lesson.right()
    step = [line.text for line in lesson.script.steps[1].lines]
    lesson.type("banana")
    assert lesson.type(word) == lesson.type(word)
    assert lesson.type(word)[:-1] == step


@pytest.mark.parametrize("game", ["numdraft", "yellowstone", "odin"])
def test_the_hand_of_a_lesson_is_one_numbered_sentence(game: str) -> None:
    lesson = Lesson(game, "en")
    hands = [line for line in lesson.opening if "hand:" in line]
    assert len(hands) == 1
    assert hands[0].startswith("Your hand: 1, ")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "You draw green 3 and yellow 7."), ("fr", "Vous piochez 3 vert et 7 jaune.")],
)
def test_cards_that_are_drawn_in_a_lesson_are_told_as_in_a_game(lang: str, said: str) -> None:
    lesson = Lesson("yellowstone", lang)
    told = [" ".join(lesson.right()) for _ in lesson.script.steps]
    assert [said in answer for answer in told].count(True) == 1


# Page by page


@pytest.mark.parametrize(("game", "lang"), BOTH)
def test_no_answer_of_a_lesson_is_longer_than_five_lines(game: str, lang: str) -> None:
    lesson = Lesson(game, lang)
    answers = [lesson.pages]
    while not lesson.talk.over:
        lesson.type("help" if lang == "en" else "aide")
        answers.append(lesson.pages)
        if not lesson.talk.over:
            lesson.right()
            answers.append(lesson.pages)
    for page in (page for pages in answers for page in pages):
        assert sum(lesson.ear.lines(wording) for wording, _ in page) <= MOST_LINES, page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_opens_in_pages_and_enter_goes_on(companion: Companion, lang: str) -> None:
    def told(*typed: str) -> list[str]:
        words = ("tutorial", "odin", "--silent", "--lang", lang)
        return companion(*words, stdin="".join(typed)).stdout.splitlines()[:-1]

    first = told()
    assert first[-1] == GO_ON[lang]
    assert len(first) <= MOST_LINES
    whole = told("\n", "more\n")
    assert whole[: len(first)] == first
    step = script("odin", lang).steps[0]
    assert step.lines[0].text in whole
    assert step.typed in whole[-1]
    assert step.typed not in " ".join(first)


def test_what_is_said_between_two_pages_loses_neither() -> None:
    lesson = Lesson("yellowstone", "en")
    talk = TutorialTalk(lesson.script, game_called("yellowstone"), lesson.ear)  # type: ignore[arg-type]

    def heard(line: str | None = None) -> list[str]:
        before = len(lesson.ear.heard)
        talk.begin() if line is None else talk.take(line)
        return [wording.text for wording, _ in lesson.ear.heard[before:]]

    first = heard()
    assert heard("repeat") == first
    assert heard("banana")[1:] == [GO_ON["en"]]
    assert heard("score")[-1] == GO_ON["en"]
    second = heard("more")
    assert second[:-1] == lesson.opening[len(first) - 1 :][: len(second) - 1]
    while talk.done == 0 and heard("")[-1] == GO_ON["en"]:
        pass
    assert heard("repeat")[0] == lesson.script.steps[0].lines[0].text
    assert talk.take("quit") is False


def test_help_says_what_can_be_answered_and_how_to_leave() -> None:
    said = Lesson("odin", "en").type("help")
    assert said[-2].startswith("At any moment: repeat says the step again")
    assert len(said) >= 4


def test_the_other_hand_is_never_told() -> None:
    lesson = Lesson("odin", "en")
    told = " ".join(lesson.opening)
    while not lesson.talk.over:
        told += " ".join(lesson.right())
    assert "blue 9" not in told  # Bo holds it to the end of the lesson


def test_nothing_but_a_mistake_is_spoken_out_of_its_order() -> None:
    lesson = Lesson("pixies", "fr")
    lesson.right()
    lesson.right()
    priorities = [priority for _, priority in lesson.ear.heard]
    assert set(priorities) == {Priority.EVENT, Priority.ERROR}
    assert priorities.count(Priority.ERROR) == 1


# The command


@pytest.mark.parametrize(("game", "lang"), [("skyjo", "fr"), ("numdraft", "en")])
def test_a_whole_lesson_at_the_command_line(companion: Companion, game: str, lang: str) -> None:
    typed = "".join(f"{step.typed}\n" for step in script(game, lang).steps)
    done = companion("tutorial", game, "--silent", "--lang", lang, "--width", "1000", stdin=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].endswith(f"companion rules {game}.")


@pytest.mark.parametrize("typed", ["quit\n", ""])
def test_a_lesson_can_be_left_and_says_how_to_come_back(companion: Companion, typed: str) -> None:
    done = companion("tutorial", "odin", "--silent", "--lang", "en", stdin=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == (
        "Lesson left. To begin it again: companion tutorial odin."
    )


def test_a_lesson_leaves_no_game_behind(companion: Companion, tmp_path: Path) -> None:
    companion("tutorial", "skyjo", "--silent", "--lang", "fr", stdin="1\n5\nquitter\n")
    assert not list((tmp_path / "home").rglob("*.journal"))
