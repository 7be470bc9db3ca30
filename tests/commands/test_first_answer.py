"""What is heard first: five lines with who speaks, the question last; and on coming back too."""

from __future__ import annotations

import pytest
from conftest import Companion
from machines import GAMES

from companion.commands.pages import MOST_LINES
from companion.sentences.render import render

WHO_SPEAKS = {lang: render(lang, "voice-read-terminal").text for lang in ("fr", "en")}
GOODBYE = {lang: render(lang, "table-saved").text for lang in ("fr", "en")}
ALONE, TOGETHER = "me,easy:Zoe,normal:Max", "Ana,Bo"
BEGUN = "\n1\n\n2\n\n3\n\n1\n\n1\n1\n1\n"
"""Some lines of any game: those that do not fit are refused."""

played = pytest.mark.parametrize(
    ("game", "lang"),
    [(game.name, lang) for game, lang in zip(GAMES, ("fr", "en", "fr", "en", "fr"), strict=True)],
)


@pytest.fixture
def read(companion: Companion) -> Companion:
    """A companion whose lines a screen reader reads, as was settled."""
    companion("settings", "outlet", "terminal")
    return companion


def answer(companion: Companion, *words: str, lang: str, stdin: str = "") -> list[str]:
    """What is shown, without the goodbye."""
    *lines, goodbye = companion("--lang", lang, *words, stdin=stdin).stdout.splitlines()
    assert goodbye == GOODBYE[lang]
    return lines


def play(companion: Companion, game: str, players: str, lang: str, stdin: str = "") -> list[str]:
    words = ("play", game, "--players", players, "--seed", "6", "--style", "fast")
    return answer(companion, *words, lang=lang, stdin=stdin)


@played
@pytest.mark.parametrize("players", [ALONE, TOGETHER], ids=["alone", "together"])
def test_who_speaks_is_counted_with_the_first_answer(
    read: Companion, game: str, lang: str, players: str
) -> None:
    first = play(read, game, players, lang)
    assert first[0] == WHO_SPEAKS[lang]
    assert 1 < len(first) <= MOST_LINES, first


@played
@pytest.mark.parametrize("players", [ALONE, TOGETHER], ids=["alone", "together"])
def test_who_comes_back_hears_five_lines_the_game_first_and_the_question_last(
    read: Companion, game: str, lang: str, players: str
) -> None:
    play(read, game, players, lang, BEGUN)
    first = answer(read, "resume", lang=lang)
    assert len(first) <= MOST_LINES, first
    assert first[1].startswith("Partie d" if lang == "fr" else "Going on with")
    more = "suite" if lang == "fr" else "more"
    whole = answer(read, "resume", lang=lang, stdin=f"{more}\n{more}\n{more}\n")
    assert whole[: len(first)] == first
    told = " ".join(whole)
    assert "Total" in told or "Pions" in told or "points" in told
    asked = render(lang, "table-no-more").text
    last = whole[whole.index(asked) - 1] if asked in whole else whole[-1]
    assert last == first[-1], "what is asked closes each page"


def test_a_number_of_no_card_is_refused_and_the_question_comes_again(companion: Companion) -> None:
    """Typed by a scanner or a reader of tags, or by a hand that slipped."""
    for game, question in (("skyjo", "First place?"), ("numdraft", "Which place do you turn up?")):
        words = ("play", game, "--silent", "--seed", "3", "--lang", "en", "--style", "fast")
        *told, asked, _ = companion(*words, stdin="0012345678\n").stdout.splitlines()
        assert "belongs to no card yet" in " ".join(told)
        assert asked.endswith(question)


def test_what_is_told_again_begins_in_no_middle_of_a_list(read: Companion) -> None:
    """Pixies: the cards that lie there are told with the question, not from the third on."""
    for typed in ("1\n", "1\n1\n", "1\n1\n1\n"):
        play(read, "pixies", ALONE, "fr", typed)
        more = answer(read, "resume", lang="fr", stdin="suite\nsuite\n")
        assert "sur 3" not in " ".join(more)
