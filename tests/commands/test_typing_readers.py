"""Readers that type: what they put before, behind and between the codes is not for the player."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest

Companion = Callable[..., subprocess.CompletedProcess[str]]
TABLE = ("table", "pixies", "--players", "Ana,Bo", "--reader", "keyboard", "--silent")


@pytest.mark.parametrize(
    ("lang", "heard"), [("en", "Card 4 of 4: blue 5"), ("fr", "Carte 4 sur 4 : 5 bleu")]
)
def test_at_a_table_a_kind_of_code_and_a_missing_line_end_cost_nothing(
    companion: Companion, lang: str, heard: str
) -> None:
    lines = "Ana\n]Q1PX0021\n$A&PX004Y\nPX006UPX0101\n"
    done = companion(*TABLE, "--lang", lang, "--width", "200", stdin=lines)
    assert heard in done.stdout
    assert "]Q1" not in done.stdout
    assert "PX0101" not in done.stdout


def test_an_endless_line_is_one_refusal_and_the_table_goes_on(companion: Companion) -> None:
    lines = f"Ana\n{'A' * 5_000_000}\nPX0021\n"
    done = companion(*TABLE, "--width", "200", stdin=lines)
    said = done.stdout.splitlines()
    assert sum("I do not understand" in line for line in said) == 1
    assert "Card 1 of 4: blue 2 +4." in said


@pytest.mark.parametrize(
    ("command", "cards"),
    [
        (("readers", "test"), ("PX0021: a good card", "PX0013: a good card")),
        (("say",), ("Blue 2 +4", "lue 1 +6")),
    ],
)
def test_all_cards_of_a_typed_line_are_told(
    companion: Companion, command: tuple[str, ...], cards: tuple[str, ...]
) -> None:
    done = companion(*command, "--reader", "keyboard", "--silent", stdin="]Q1PX0021PX0013\n\n")
    assert all(card in done.stdout for card in cards)
    assert "Q1" not in done.stdout
