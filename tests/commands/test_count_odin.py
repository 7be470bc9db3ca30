"""companion count odin: the verdict on a play, and hands counted after each round."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from sittings import COMMANDS, journals, recording

from companion.games.odin import ODIN
from companion.table.tokens import Word

Companion = Callable[..., subprocess.CompletedProcess[str]]
IDS = {card.face.text: card.id for card in ODIN.deck.cards}


def judged(companion: Companion, middle: str, play: str, *words: str) -> dict[str, object]:
    done = companion("count", "odin", "--middle", middle, "--play", play, *words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    verdict: dict[str, object] = json.loads(done.stdout)
    return verdict


@pytest.mark.parametrize(
    ("middle", "play", "hand", "value"),
    [
        ("bl9, re9", "pi3 pi1 pi2", None, 321),
        ("", "BL1 BL4 BL7", "BL1 BL4 BL7", 741),
    ],
)
def test_a_play_that_is_allowed(
    companion: Companion, middle: str, play: str, hand: str | None, value: int
) -> None:
    words = () if hand is None else ("--hand", hand)
    assert judged(companion, middle, play, *words) == {"legal": True, "value": value}


@pytest.mark.parametrize(
    ("middle", "play", "hand", "reason", "facts"),
    [
        ("BL9 RE9", "PI1 PI2 GR3", None, "mixed", {"cards": ["PI1", "PI2", "GR3"]}),
        ("", "BL1 BL4", "BL1 BL4 RE7", "one_card_to_start", {}),
    ],
)
def test_a_play_that_is_not(
    companion: Companion,
    middle: str,
    play: str,
    hand: str | None,
    reason: str,
    facts: dict[str, object],
) -> None:
    words = () if hand is None else ("--hand", hand)
    assert judged(companion, middle, play, *words) == {
        "legal": False,
        "reason": reason,
        "facts": facts,
    }


@pytest.mark.parametrize(
    ("lang", "play", "line"),
    [
        ("fr", "RE8 RE3", "Permis : 83."),
        (
            "en",
            "RE8 RE2",
            "Not allowed. 82 does not beat 82. Lay 2 cards that are worth more, or 3 cards.",
        ),
        ("fr", "RE9", "Pas permis. Une carte, c'est trop peu ici. Posez-en 2 ou 3."),
    ],
)
def test_in_words(companion: Companion, lang: str, play: str, line: str) -> None:
    words = ("--middle", "BL8 BL2", "--play", play, "--lang", lang)
    done = companion("count", "odin", *words)
    assert (done.returncode, done.stdout.splitlines()) == (0, [line])


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--middle", "BL8", "--play", "XX9"), "count-play", "there is no such card"),
        (("--middle", "BL8", "--play", ""), "count-play", "No card is laid."),
        (("--middle", "", "--play", "RE9", "--hand", "RE8"), "count-play", "not among the cards"),
        ((), "count-odin-nothing", "There is nothing to judge."),
        (("--players", "Ana,Bo", "--play", "RE9"), "count-odin-reader", "--players"),
        (("--option", "target=12"), "option-value", "It takes: 15, 10, 20, single."),
    ],
)
def test_what_cannot_be_judged_says_why(
    companion: Companion, words: tuple[str, ...], code: str, said: str
) -> None:
    done = companion("count", "odin", *words, "--json")
    error = json.loads(done.stdout)["error"]
    assert (done.returncode, done.stderr, error["code"]) == (2, "", code)
    assert said in error["text"]


def test_cards_left_are_counted_by_the_reader_alone(companion: Companion, tmp_path: Path) -> None:
    done_card, empty = COMMANDS[Word("done")], COMMANDS[Word("empty")]
    ana = [IDS[card] for card in ("BL1", "RE2", "OR9", "OR8", "OR7")]
    codes = [*ana, done_card, empty, *ana[1:], done_card, empty]
    reader = recording(tmp_path / "evening.rec", codes)
    words = ("--players", "Ana,Bo", "--option", "target=10", "--reader", reader, "--silent")
    done = companion("count", "odin", *words, stdin="round\n")
    assert (done.returncode, done.stderr) == (0, "")
    totals = [line for line in done.stdout.splitlines() if "Total:" in line]
    assert totals[:2] == ["Ana: 5 points. Total: 5 points.", "Bo: 0 points. Total: 0 points."]
    replayed = companion("replay", str(journals(tmp_path / "home")[0]), "--json")
    assert json.loads(replayed.stdout)["rounds"][0] == {"Ana": 5, "Bo": 0}


def test_a_whole_evening_is_counted_by_typing(companion: Companion, tmp_path: Path) -> None:
    typed = "6\n0\nround\n0\n2\nround\n5\nempty\n"
    words = ("--players", "Ana,Bo", "--option", "target=10", "--silent")
    done = companion("count", "odin", *words, stdin=typed)
    assert "The game is over. Bo wins with 2 points." in done.stdout.splitlines()
    replayed = companion("replay", str(journals(tmp_path / "home")[0]), "--json")
    assert json.loads(replayed.stdout) == {
        "game": "odin",
        "over": True,
        "rounds": [{"Ana": 6, "Bo": 0}, {"Ana": 0, "Bo": 2}, {"Ana": 5, "Bo": 0}],
        "totals": {"Ana": 11, "Bo": 2},
        "winners": ["Bo"],
    }


def test_a_game_of_odin_at_the_table_goes_on_after_a_break(companion: Companion) -> None:
    typed = "Ana\nplay 3 blue\nBo plays 8 red\n"
    companion("table", "odin", "--players", "Ana,Bo", "--silent", stdin=typed)
    done = companion("resume", "--silent", "--width", "200", stdin="table\nhand Bo\n")
    lines = done.stdout.splitlines()
    assert "Ana to play. One card above 8, or two of one colour or number." in lines
    assert lines[-3:] == [
        "In the middle: red 8.",
        "Hand of Bo: 9 cards, among them blue 3.",
        "Game saved.",
    ]


def test_what_could_be_a_whole_hand_leads_to_the_option(companion: Companion) -> None:
    for play, hint in (("BL1 BL4", True), ("BL1 RE4", False)):
        done = companion("count", "odin", "--middle", "", "--play", play)
        assert ("--hand" in done.stdout) == hint
