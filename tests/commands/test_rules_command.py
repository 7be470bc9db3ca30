"""companion rules: the rules of a game, read topic by topic."""

from __future__ import annotations

import json

import pytest
from conftest import Companion

from companion.sentences.rulebook import sections
from tests.sentences.typography import plain_spaces


@pytest.mark.parametrize("game", ["pixies", "numdraft"])
def test_a_game_alone_gives_its_goal_and_its_topics_by_number(
    companion: Companion, game: str
) -> None:
    done = companion("rules", game, "--lang", "fr", "--width", "1000")
    lines = done.stdout.splitlines()
    numbered = [line for line in lines if line[0].isdigit() and ". " in line[:4]]
    assert [line.partition(".")[0] for line in numbered] == [
        str(number) for number in range(1, len(numbered) + 1)
    ]
    assert numbered[0] == "1. Le but."
    assert lines[1].startswith("De 2 à ")
    assert lines[-1].endswith(f"companion rules {game} all.")


def test_a_number_and_a_word_read_the_same_section(companion: Companion) -> None:
    by_number = companion("rules", "skyjo", "5", "--lang", "en").stdout
    by_word = companion("rules", "skyjo", "colonnes", "--lang", "en").stdout
    assert by_number == by_word
    assert by_number.startswith("5. Columns.\nA column of 3 open cards that are equal")


def test_a_topic_may_be_several_words(companion: Companion) -> None:
    done = companion("rules", "odin", "mise", "en", "place", "--lang", "fr")
    assert done.stdout.startswith("3. La mise en place.\n")


@pytest.mark.parametrize(("lang", "word"), [("fr", "tout"), ("en", "all")])
def test_all_reads_every_section_once(companion: Companion, lang: str, word: str) -> None:
    everything = companion("rules", "pixies", word, "--lang", lang, "--width", "1000").stdout
    expected = [
        plain_spaces(line)
        for number, one in enumerate(sections("pixies", lang), start=1)
        for line in (f"{number}. {one.title.text}.", *(line.text for line in one.lines))
    ]
    assert everything.splitlines() == expected


@pytest.mark.parametrize(("lang", "next_one"), [("fr", "Chapitre suivant"), ("en", "Next topic")])
def test_a_section_ends_with_the_way_to_the_next_one_but_the_last(
    companion: Companion, lang: str, next_one: str
) -> None:
    known = sections("skyjo", lang)
    read = [
        companion("rules", "skyjo", str(number), "--lang", lang).stdout.splitlines()[-1]
        for number in (6, len(known))
    ]
    assert read[0].startswith(f"{next_one}, {known[6].title.text}")
    assert read[0].endswith("companion rules skyjo 7")
    assert next_one not in read[1]


def test_an_option_is_told_with_what_is_to_be_typed(companion: Companion) -> None:
    done = companion("rules", "skyjo", "variantes", "--lang", "fr")
    assert "Partie express : elle s'arrête à 50 points. À taper : --option target=50" in " ".join(
        done.stdout.split()
    )


def test_a_topic_that_is_not_there_is_told_with_those_that_are(companion: Companion) -> None:
    done = companion("rules", "skyjo", "xyz", "--lang", "en", "--width", "1000")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        'The rules of Skyjo have no topic "xyz". Choose: The goal, The cards, Set-up, A turn, '
        "Columns, The end, The points, Variants or With real cards.\n"
    )


def test_a_beginning_of_two_topics_is_told_with_the_two(companion: Companion) -> None:
    done = companion("rules", "pixies", "po", "--lang", "fr", "--width", "1000")
    assert done.returncode == 2
    assert done.stderr == (
        "« po » peut vouloir dire plusieurs chapitres. Choisissez : Poser une carte "
        "ou Les points.\n"
    )


def test_programs_get_sections_as_data(companion: Companion) -> None:
    everything = json.loads(companion("rules", "odin", "--json", "--lang", "en").stdout)
    assert (everything["game"], everything["title"]) == ("odin", "Odin")
    assert [one["number"] for one in everything["sections"]] == list(range(1, 10))
    assert everything["sections"][0]["lines"][0] == "2 to 6 players."
    one = json.loads(companion("rules", "odin", "goal", "--json", "--lang", "en").stdout)
    assert one["sections"] == everything["sections"][:1]
    refused = companion("rules", "odin", "xyz", "--json", "--lang", "en")
    assert (refused.returncode, refused.stderr) == (2, "")
    assert json.loads(refused.stdout)["error"]["code"] == "rules-topic-unknown"


def test_rules_are_read_and_spoken_at_the_same_time(companion: Companion) -> None:
    silent = companion("rules", "skyjo", "goal", "--lang", "fr").stdout
    spoken = companion("rules", "skyjo", "goal", "--speak", "--lang", "fr").stdout
    assert spoken.endswith(silent)
