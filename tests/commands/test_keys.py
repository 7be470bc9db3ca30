"""Keys that write no letter: said once to be of no use, at every prompt, and never echoed."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable

import pytest

Companion = Callable[..., subprocess.CompletedProcess[str]]

UP, PAGE_DOWN, F1, F5, CONSOLE_F1 = "\x1b[A", "\x1b[6~", "\x1bOP", "\x1b[15~", "\x1b[[A"
KEYS = (UP, PAGE_DOWN, F1, F5, CONSOLE_F1, "\x1b", "\t", "\x1b[1;5C", UP * 4, f"ta{UP}ke 2")
NO_USE = {
    "en": "That key does nothing here. Type a word or a number, then press Enter.",
    "fr": "Cette touche ne sert pas ici. Tapez un mot ou un numéro, puis Entrée.",
}
PROMPTS = {
    "menu": ((), ""),
    "settings": (("settings",), ""),
    "a number among the settings": (("settings",), "2\n"),
    "play": (("play", "skyjo", "--players", "me,easy", "--seed", "1", "--silent"), ""),
    "play at one machine": (("play", "odin", "--players", "Ana,Bo", "--silent"), ""),
    "table": (("table", "pixies", "--players", "Ana,Bo", "--silent"), ""),
    "tutorial": (("tutorial", "skyjo", "--silent"), ""),
    "learn": (("learn", "pixies", "--silent"), ""),
    "say": (("say", "--silent"), ""),
}
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\N{REPLACEMENT CHARACTER}]")
DEBRIS = re.compile(r"\[\[?A|OP|~|;5C|\[D")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("prompt", PROMPTS)
def test_each_key_is_refused_once_and_leaves_nothing_behind(
    companion: Companion, prompt: str, lang: str
) -> None:
    words, before = PROMPTS[prompt]
    done = companion(
        *words, "--lang", lang, "--width", "300", stdin=before + "".join(f"{k}\n" for k in KEYS)
    )
    told = done.stdout.splitlines()
    assert told.count(NO_USE[lang]) == len(KEYS)
    assert not CONTROL.search(done.stdout + done.stderr)
    assert not DEBRIS.search(done.stdout + done.stderr)


def test_the_question_is_asked_again_and_the_next_line_answers_it(companion: Companion) -> None:
    words = ("play", "skyjo", "--players", "me,easy", "--seed", "1", "--silent", "--lang", "en")
    done = companion(*words, "--width", "300", stdin=f"{UP}\n1\nquit\n")
    told = done.stdout.splitlines()
    refused = told.index(NO_USE["en"])
    assert told[refused + 1] == "Turn up two cards. First place?"
    assert told[refused + 2].startswith("You turn up ")


def test_a_tab_behind_a_code_or_a_word_is_a_blank(companion: Companion) -> None:
    words = ("table", "pixies", "--players", "Ana,Bo", "--silent", "--lang", "en")
    done = companion(*words, stdin="Ana\t\nPX0013\t\nundo\t\n")
    assert "That key" not in done.stdout
    assert "blue 1 +6" in done.stdout


@pytest.mark.parametrize("invisible", ["\u200b", "\ufeff", "\u200f", "\xad", "\x00"])
def test_signs_that_show_nothing_change_nothing(companion: Companion, invisible: str) -> None:
    words = ("play", "skyjo", "--players", "me,easy", "--seed", "1", "--silent", "--lang", "en")
    told = companion(*words, stdin=f"1{invisible}\n{invisible}q{invisible}uit\n").stdout
    assert "You turn up " in told
    assert "understand" not in told
    settings = companion("settings", "--lang", "en", stdin=f"{invisible}0{invisible}\n").stdout
    assert "does not fit" not in settings
