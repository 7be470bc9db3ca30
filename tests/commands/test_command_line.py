"""The frame of every command: language, width, help, mistakes, exit codes."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.commands.frame import choose_language
from companion.commands.main import COMMANDS, present
from companion.sentences.render import LANGUAGES, has_message

Companion = Callable[..., subprocess.CompletedProcess[str]]

HEAVY = ("reportlab", "pyttsx3", "serial", "PIL", "zxingcpp", "pypdfium2", "pikepdf", "qrcode")

ENGLISH_LEFTOVERS = re.compile(
    r"\b(the|show|exit|usage:|commands|missing|invalid|such|try|error|version and|default:"
    r"|required|(?<!qr-)text|integer|must|of the)\b",
    re.IGNORECASE,
)
FRENCH_LEFTOVERS = re.compile(r"[éèêàçœ]|\b(le|la|les|des|une|pour|manque|avec)\b", re.IGNORECASE)


def test_help_starts_without_loading_what_prints_speaks_or_reads() -> None:
    code = (
        "import sys; sys.argv = ['companion', '--help']\n"
        "from companion.commands.main import main\n"
        "try: main()\n"
        f"except SystemExit: print('LOADED', [m for m in {HEAVY} if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "LOADED []" in done.stdout


@pytest.mark.parametrize(
    ("words", "environment", "lang"),
    [
        (["--lang", "fr"], {"LANG": "en_GB.UTF-8"}, "fr"),
        (["deck", "pixies", "--lang=fr"], {"LANG": "en_GB.UTF-8"}, "fr"),
        (["--lang", "fr", "deck", "--lang", "en"], {}, "en"),
        ([], {"COMPANION_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        (["--lang", "en"], {"COMPANION_LANG": "fr"}, "en"),
        ([], {"COMPANION_LANG": "de", "LANG": "fr_CA.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LC_ALL": "fr_BE", "LANG": "en_GB.UTF-8"}, "fr"),
        ([], {"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        (["say", "--", "--lang", "fr"], {"LANG": "en_GB.UTF-8"}, "en"),
    ],
)
def test_language_is_chosen_before_anything_is_said(
    words: list[str], environment: dict[str, str], lang: str
) -> None:
    assert choose_language(words, environment) == lang


@pytest.mark.parametrize("words", [["--help", "--lang", "fr"], ["--lang", "fr", "--help"]])
def test_help_is_french_wherever_lang_stands(companion: Companion, words: list[str]) -> None:
    done = companion(*words)
    assert done.returncode == 0
    assert "Usage :" in done.stdout
    assert "Donner cette aide, puis quitter." in done.stdout
    assert not ENGLISH_LEFTOVERS.findall(done.stdout)


@pytest.mark.parametrize("name", [name for name in COMMANDS if present(name)])
def test_help_of_each_command_is_of_one_language(companion: Companion, name: str) -> None:
    french = companion(name, "--help", "--lang", "fr")
    english = companion(name, "--help", "--lang", "en")
    assert (french.returncode, english.returncode) == (0, 0)
    assert not ENGLISH_LEFTOVERS.findall(french.stdout)
    assert not FRENCH_LEFTOVERS.findall(english.stdout.replace("fr for French", ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_a_line_in_the_list(lang: str) -> None:
    assert [name for name in COMMANDS if not has_message(lang, f"about-{name}")] == []


def test_list_of_commands_names_only_what_is_there(companion: Companion) -> None:
    shown = companion("--help").stdout
    for name in COMMANDS:
        assert (f"\n  {name}: " in shown) == present(name)


def test_version(companion: Companion) -> None:
    assert re.fullmatch(r"companion \d+\.\d+\.\d+\n", companion("--version").stdout)


@pytest.mark.parametrize(
    ("words", "wrong", "right"),
    [
        (["--lang", "de"], "de", "--lang fr"),
        (["--lang=de", "games"], "de", "--lang en"),
        (["games", "--width", "3"], "3", "20"),
        (["games", "--width", "wide"], "wide", "20"),
        (["gamess"], "'gamess'", "companion --help"),
        (["deck"], "argument 'GAME'", "companion deck --help"),
        (["count", "pixies", "--round", "7"], "range 1 to 3.", "count pixies --help"),
        (["games", "--widt", "40"], "--widt", "--width"),
        (["deck", "pixies", "odin"], "extra argument (odin). ", "companion deck --help"),
        (["games", "--colour"], "--colour", "companion games --help"),
        (["deck", "whist"], "whist", "pixies, yellowstone, numdraft, odin, skyjo"),
    ],
)
def test_a_wrong_command_line_says_what_is_wrong_and_what_is_right(
    companion: Companion, words: list[str], wrong: str, right: str
) -> None:
    done = companion(*words, "--lang", "en") if "de" not in " ".join(words) else companion(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    told = " ".join(done.stderr.split())
    assert wrong in told
    assert right in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    "words",
    [
        ["gamess"],
        ["deck"],
        ["deck", "pixies", "odin"],
        ["games", "--colour"],
        ["deck", "whist"],
        ["--width"],
        ["--width", "3"],
        ["say", "--reader"],
        ["say", "--silent=1"],
        ["count", "pixies", "--round", "7"],
        ["count", "pixies", "--round", "two"],
        ["readers", "test", "--count", "0"],
    ],
)
def test_mistakes_are_told_in_french(companion: Companion, words: list[str]) -> None:
    done = companion("--lang", "fr", *words)
    assert done.returncode == 2
    assert done.stderr
    assert not ENGLISH_LEFTOVERS.findall(done.stderr)


@pytest.mark.parametrize(
    ("words", "code", "exit_code"),
    [
        (["deck", "whist"], "no-such-game", 2),
        (["gamess"], "no-such-command", 2),
        (["deck"], "missing-parameter", 2),
        (["games", "--colour"], "no-such-option", 2),
        (["games", "--lang", "de"], "lang", 2),
    ],
)
def test_under_json_a_failure_is_an_object_on_standard_output(
    companion: Companion, words: list[str], code: str, exit_code: int
) -> None:
    done = companion(*words, "--json")
    assert (done.returncode, done.stderr) == (exit_code, "")
    error = json.loads(done.stdout)["error"]
    assert error["code"] == code
    assert set(error) == {"code", "facts", "text"}


def test_facts_of_a_failure_are_given_to_programs(companion: Companion) -> None:
    error = json.loads(companion("deck", "whist", "--json").stdout)["error"]
    assert error["facts"]["game"] == "whist"


@pytest.mark.parametrize("width", [40, 60, 120])
def test_lines_are_wrapped_at_words(companion: Companion, width: int) -> None:
    wide = companion("games", "--width", "1000").stdout
    narrow = companion("games", "--width", str(width)).stdout
    assert max(map(len, narrow.splitlines())) <= width
    assert narrow.split() == wide.split()


@pytest.mark.parametrize("width", [20, 40])
@pytest.mark.parametrize("words", [(), ("kit",), ("table",), ("count",), ("count", "pixies")])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_help_on_short_lines_breaks_no_word(
    companion: Companion, width: int, words: tuple[str, ...], lang: str
) -> None:
    wide = companion(*words, "--help", "--lang", lang, "--width", "1000").stdout
    narrow = companion(*words, "--help", "--lang", lang, "--width", str(width)).stdout
    assert narrow.split() == wide.split()
    too_long = [line for line in narrow.splitlines() if len(line) > width]
    assert all(len(line.split()) == 1 for line in too_long)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("kit", "pixies", "--out", ""), "Nothing stands after --out."),
        (("table", "pixies", "--players", "Ana,Bo", "--reader", ""), "Nothing stands after --read"),
        (("table", "pixies", "--players="), "Nothing stands after --players."),
        (("say", "--reader", "file:"), "The name of the file is missing after file:."),
        (("table", "pixies", "--players", "A,B,C,D,E,F"), "Pixies is for 2 to 5 players; there"),
    ],
)
def test_what_says_nothing_is_told_so(
    companion: Companion, words: tuple[str, ...], said: str
) -> None:
    done = companion(*words, "--lang", "en", "--width", "300")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(said)
    assert len(re.findall(r"\. ", done.stderr)) <= 1


def test_lines_are_plain(companion: Companion) -> None:
    done = companion("deck", "pixies", "--lang", "fr", env={"FORCE_COLOR": "1"})
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f\u2500-\u259f]", done.stdout)


@pytest.mark.parametrize("home_usable", [True, False])
def test_an_unexpected_fault_is_one_clear_text_and_a_report(
    tmp_path: Path, home_usable: bool
) -> None:
    home = tmp_path / "home"
    if not home_usable:
        home.write_text("a file where the folder should be")
    code = (
        "import sys; sys.argv = ['companion', 'games']\n"
        "from companion.commands import main\n"
        "def broken(): raise ZeroDivisionError('boom')\n"
        "main._companion = broken\n"
        "main.main()"
    )
    places = {"COMPANION_HOME": str(home), "TMPDIR": str(tmp_path), "LANG": "en_GB.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | places
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    found = re.search(r"\S+error-\S+\.txt", done.stderr)
    assert found is not None
    report = Path(found[0])
    assert "ZeroDivisionError: boom" in report.read_text(encoding="utf-8")
    assert report.parent == (home / "errors" if home_usable else tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_interrupting_ends_with_a_plain_line_and_130(tmp_path: Path) -> None:
    environment = {**os.environ, "COMPANION_HOME": str(tmp_path), "LANG": "en_GB.UTF-8"}
    running = subprocess.Popen(
        [sys.executable, "-m", "companion", "say", "--silent", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert running.stdout is not None
    assert running.stdout.readline().startswith("Read a card")
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=20)
    assert running.returncode == 130
    assert told.strip() == "Stopped."


@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX")
def test_a_reader_of_our_lines_may_go_away(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "companion", "deck", "skyjo"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    running.stdout.readline()
    running.stdout.close()
    assert running.stderr is not None
    assert running.stderr.read() == ""
    assert running.wait(20) == 1


def test_a_narrow_terminal_encoding_keeps_minus_signs(companion: Companion) -> None:
    done = companion(
        "say",
        "SK0014",
        "--silent",
        "--lang",
        "fr",
        env={"PYTHONIOENCODING": "latin-1", "PYTHONUTF8": "0"},
    )
    assert done.returncode == 0
    assert done.stdout == "Skyjo. Carte -2\n"
