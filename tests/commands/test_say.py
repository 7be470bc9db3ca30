"""Talking cards: companion say."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Companion = Callable[..., subprocess.CompletedProcess[str]]


@pytest.mark.parametrize(
    ("code", "lang", "said"),
    [
        ("PX0013", "fr", "Pixies. 1 bleu +6"),
        ("PX0826", "en", "Pixies. Multicolour 8 −1"),
        ("YP001S", "fr", "Yellowstone Park. 1 bleu"),
        ("ND1211", "fr", "Num Draft. 16 ombre"),
        ("ND094C", "en", "Num Draft. Joker 1"),
        ("OD056T", "en", "Odin. Orange 9"),
        ("SK0014", "fr", "Skyjo. Carte −2"),
        ("SK1539", "en", "Skyjo. Card 12"),
        ("px0013", "en", "Pixies. Blue 1 +6"),
    ],
)
def test_any_card_of_any_deck(companion: Companion, code: str, lang: str, said: str) -> None:
    done = companion("say", code, "--silent", "--lang", lang)
    assert (done.returncode, done.stdout) == (0, said + "\n")


def test_the_game_is_named_only_when_it_changes(companion: Companion) -> None:
    done = companion("say", "PX0013", "PX021W", "OD001M", "PX0013", "--silent")
    assert done.stdout.splitlines() == [
        "Pixies. Blue 1 +6",
        "green 1 +5",
        "Odin. Blue 1",
        "Pixies. Blue 1 +6",
    ]


@pytest.mark.parametrize(
    ("code", "lang", "wrong"),
    [
        ("PX0012", "en", "misread or mistyped"),
        ("PX0012", "fr", "mal lu ou mal tapé"),
        ("hello", "en", "not the code of a card"),
        ("hello", "fr", "n'est pas le code d'une carte"),
        ("ZZ001L", "en", "No game has a card ZZ001L"),
    ],
)
def test_a_wrong_code_is_explained_and_the_rest_goes_on(
    companion: Companion, code: str, lang: str, wrong: str
) -> None:
    done = companion("say", code, "OD001M", "--silent", "--lang", lang, "--width", "200")
    first, second = done.stdout.splitlines()
    assert wrong in first
    assert second.startswith("Odin.")
    assert done.returncode == 1


def test_codes_typed_one_a_line_as_a_keyboard_reader_does(companion: Companion) -> None:
    done = companion("say", "--silent", "--lang", "en", stdin="PX021W\n]Q1nd094c\nzz\n\nPX0013\n")
    assert done.returncode == 0
    assert done.stdout.splitlines()[1:3] == ["Pixies. Green 1 +5", "Num Draft. Joker 1"]
    assert "zz is not the code" in done.stdout
    assert done.stdout.splitlines()[-1] == "Done."
    assert "blue" not in done.stdout


def test_end_of_input_ends_like_an_empty_line(companion: Companion) -> None:
    done = companion("say", "--silent", stdin="")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "Done."


RECORDING = r"""# a scanner that is pulled out in the middle
1000	]Q1PX021W\r\n
1200	]Q1PX021W\r\n
2500	!unplug
6000	!plug
7000	SK0014\r\n
8000	PX9993\r\n
"""


def test_recorded_readings_with_a_repeat_and_a_lost_reader(
    companion: Companion, tmp_path: Path
) -> None:
    recording = tmp_path / "evening.rec"
    recording.write_text(RECORDING, encoding="utf-8")
    done = companion("say", "--silent", "--reader", f"file:{recording}", "--width", "500")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "Pixies. Green 1 +5"
    assert "unplugged" in lines[1]
    assert "is back" in lines[2]
    assert lines[3] == "Skyjo. Card −2"


@pytest.mark.parametrize(
    ("reader", "wrong"),
    [
        ("file:nowhere.rec", "There is no file nowhere.rec"),
        ("file:.", "is a folder"),
        ("/dev/not-a-port", "No reader is plugged in at /dev/not-a-port"),
        ("socket://127.0.0.1:9", "Nothing answers at the address"),
        ("pigeon://roof", "is no address of a reader"),
    ],
)
def test_a_reader_that_does_not_open(companion: Companion, reader: str, wrong: str) -> None:
    done = companion("say", "--silent", "--reader", reader, "--width", "200", "--lang", "en")
    assert done.returncode == 1
    assert wrong in done.stderr
    assert done.stdout == ""


@pytest.mark.skipif(os.name == "nt", reason="needs a pseudo-terminal")
def test_cards_read_through_a_real_port_are_said_at_once(tmp_path: Path) -> None:
    controller, device = os.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "companion", "say", "--silent", "--reader", os.ttyname(device)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "COMPANION_HOME": str(tmp_path), "COMPANION_LANG": "en"},
    )
    assert running.stdin is not None
    assert running.stdout is not None
    try:
        assert running.stdout.readline().startswith("Read a card")
        os.write(controller, b"]Q1PX0013\r\n")
        assert running.stdout.readline() == "Pixies. Blue 1 +6\n"
        running.stdin.write("OD001M\n\n")
        running.stdin.flush()
        assert running.stdout.readline() == "Odin. Blue 1\n"
        assert running.stdout.readline() == "Done.\n"
        assert running.wait(20) == 0
    finally:
        running.kill()
        running.stdin.close()
        running.stdout.close()
        running.wait(20)
        os.close(controller)
        os.close(device)


APLAY = """#!/bin/sh
for argument; do
    case $argument in
        */silence.wav) exit 0 ;;
        */companion-sounds-*) basename "$argument" .wav >> "{kept}/sounds" ;;
        *.wav) cp "$argument" "{kept}/$(date +%s%N).wav" ;;
    esac
done
"""


NEEDS_ESPEAK = pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("espeak-ng") is None,
    reason="needs the speech engine of Linux",
)


@NEEDS_ESPEAK
def test_each_card_reaches_the_loudspeaker_and_a_repeat_is_spoken_again(
    companion: Companion, tmp_path: Path
) -> None:
    bin_folder, kept = tmp_path / "bin", tmp_path / "kept"
    bin_folder.mkdir()
    kept.mkdir()
    (bin_folder / "aplay").write_text(APLAY.format(kept=kept))
    (bin_folder / "aplay").chmod(0o755)
    path = f"{bin_folder}{os.pathsep}{os.environ['PATH']}"
    done = companion("say", "PX0013", "PX0013", "OD001M", "--lang", "fr", env={"PATH": path})
    assert done.stdout.splitlines() == ["Pixies. 1 bleu +6", "1 bleu +6", "Odin. 1 bleu"]
    assert len(list(kept.glob("*.wav"))) == 3
    assert (kept / "sounds").read_text().splitlines() == ["card_read"] * 3


@NEEDS_ESPEAK
def test_a_computer_without_a_player_is_told_once_and_the_voice_is_recorded(
    companion: Companion, tmp_path: Path
) -> None:
    done = companion("say", "PX0013", "OD001M", "--lang", "fr", env={"PATH": str(tmp_path)})
    assert done.returncode == 0
    assert done.stdout.splitlines()[-2:] == ["Pixies. 1 bleu +6", "Odin. 1 bleu"]
    assert done.stdout.count("Il manque le programme aplay, du paquet alsa-utils.") == 1
    assert list((tmp_path / "home" / "speech").glob("say-*.wav"))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("fr", ["Carte de commande : joueur 1.", "Carte de commande : place 1."]),
        ("en", ["Command card: player 1.", "Command card: place 1."]),
    ],
)
def test_a_command_card_is_said_in_the_words_that_stand_on_it(
    companion: Companion, lang: str, told: list[str]
) -> None:
    done = companion("say", "cc0241", "CC001F", "--lang", lang, "--silent")
    assert done.returncode == 0
    assert done.stdout.replace("\N{NO-BREAK SPACE}", " ").splitlines() == told
