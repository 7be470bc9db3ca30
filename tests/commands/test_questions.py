"""Numbered questions: answers in both languages, asked again until one fits."""

from __future__ import annotations

import io
import sys

import pytest

from companion.commands.questions import (
    Leaving,
    ask_count,
    ask_new_name,
    ask_number,
    ask_text,
    ask_yes_no,
)


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["companion", "--lang", "en"])


def type_in(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))


@pytest.mark.parametrize("answer", ["1", "o", "oui", "OUI", "y", "Yes", " yes "])
def test_yes_in_both_languages(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    type_in(monkeypatch, answer)
    assert ask_yes_no("Go on?") is True


@pytest.mark.parametrize("answer", ["2", "n", "non", "No"])
def test_no_in_both_languages(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    type_in(monkeypatch, answer)
    assert ask_yes_no("Go on?") is False


def test_neither_yes_nor_no_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "perhaps", "", "oui")
    assert ask_yes_no("Go on?") is True
    shown = capsys.readouterr().out
    assert "The answer perhaps does not fit. Type 1 for yes or 2 for no." in shown
    assert shown.splitlines()[-2] == "Type 1 for yes or 2 for no."


def test_a_number_is_the_index_of_its_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "4", "3")
    assert ask_number("Which?", ["a", "b", "c"]) == 2


def test_a_count_keeps_within_its_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "1", "6", "five", "5")
    assert ask_count("How many?", 2, 5) == 5


def test_an_empty_text_takes_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "")
    assert ask_text("Folder?", default="kit") == "kit"


def test_a_text_without_default_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "", "Ana")
    assert ask_text("Name?") == "Ana"


def test_a_name_is_not_taken_twice_and_has_no_comma(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "ana", "Bo,Cy", "Bo")
    assert ask_new_name("Name?", ["Ana"]) == "Bo"


def test_zero_and_the_end_of_input_leave_every_question(monkeypatch: pytest.MonkeyPatch) -> None:
    for answers in (["0"], []):
        for ask in (
            lambda: ask_number("Which?", ["a"]),
            lambda: ask_count("How many?", 1, 2),
            lambda: ask_text("Name?"),
            lambda: ask_yes_no("Go on?"),
        ):
            type_in(monkeypatch, *answers)
            with pytest.raises(Leaving):
                ask()
