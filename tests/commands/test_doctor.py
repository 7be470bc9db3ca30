"""companion doctor, as it is typed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.sentences.render import LANGUAGES, message_ids
from companion.sentences.typography import NO_BREAK

espeak_only = pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("espeak-ng") is None,
    reason="looks for the sound device with espeak-ng on Linux, which is not installed here",
)


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """An environment with a folder of its own and a sound device that plays nothing."""
    player = tmp_path / "bin" / "aplay"
    player.parent.mkdir()
    player.write_text("#!/bin/sh\nexit 0\n")
    player.chmod(0o755)
    path = f"{player.parent}{os.pathsep}{os.environ['PATH']}"
    nobody = f"unix_socket:{tmp_path / 'none'}"
    home = str(tmp_path / "home")
    return {**os.environ, "PATH": path, "COMPANION_HOME": home, "SPEECHD_ADDRESS": nobody}


def doctor(surroundings: Mapping[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "companion", "doctor", *words],
        env={**surroundings, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def codes(finished: subprocess.CompletedProcess[str]) -> set[str]:
    return {finding["code"] for finding in json.loads(finished.stdout)["findings"]}


@espeak_only
def test_a_sound_computer_can_play_with_the_voice_and_speaks_a_sentence(
    surroundings: dict[str, str], tmp_path: Path
) -> None:
    finished = doctor(surroundings, "--lang", "fr", "--width", "500")
    lines = finished.stdout.splitlines()
    assert finished.returncode == 0
    assert finished.stderr == ""
    assert f"Voix française{NO_BREAK}: roa/fr." in lines
    assert "Si vous entendez cette phrase, la voix marche." in lines
    assert lines[-1] == f"Conclusion{NO_BREAK}: on peut jouer, avec la voix."
    assert any(str(tmp_path / "home") in line for line in lines)


@espeak_only
def test_without_a_device_a_game_can_be_played_in_text(surroundings: dict[str, str]) -> None:
    player = Path(surroundings["PATH"].split(os.pathsep)[0]) / "aplay"
    player.write_text("#!/bin/sh\nexit 1\n")
    finished = doctor(surroundings, "--json")
    assert finished.returncode == 0
    assert {"engine", "voice", "no-device", "playable-in-text"} <= codes(finished)


def test_without_an_engine_a_game_can_be_played_in_text(
    surroundings: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "pyttsx3.py").write_text("def init():\n    raise RuntimeError\n")
    finished = doctor({**surroundings, "PYTHONPATH": str(tmp_path)}, "--json")
    assert finished.returncode == 0
    assert {"no-engine", "playable-in-text"} <= codes(finished)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_cannot_be_written_fails_and_is_named(
    surroundings: dict[str, str], tmp_path: Path, lang: str
) -> None:
    (tmp_path / "file").write_text("")
    refused = str(tmp_path / "file" / "home")
    surroundings = {**surroundings, "COMPANION_HOME": refused}
    finished = doctor(surroundings, "--lang", lang, "--width", "500")
    assert finished.returncode == 1
    assert [line for line in finished.stdout.splitlines() if refused in line]
    assert "folder-refused" in codes(doctor(surroundings, "--json"))


def test_journals_are_counted_wherever_they_lie(
    surroundings: dict[str, str], tmp_path: Path
) -> None:
    folder = tmp_path / "home" / "journals"
    folder.mkdir(parents=True)
    (folder / "one.journal").write_text("")
    (folder / "two.journal").write_text("")
    findings = json.loads(doctor(surroundings, "--json").stdout)["findings"]
    assert [finding["facts"] for finding in findings if finding["code"] == "journals"] == [{"n": 2}]


@espeak_only
def test_each_private_outlet_is_tried_and_told(surroundings: dict[str, str]) -> None:
    player = Path(surroundings["PATH"].split(os.pathsep)[0]) / "aplay"
    player.write_text('#!/bin/sh\ncase "$*" in *hw:7*) exit 1;; esac\nexit 0\n')
    words = ("--private", "Ana=hw:1", "--private", "Bo=hw:7", "--private", "Cy=screen-reader")
    finished = doctor(surroundings, *words, "--json")
    findings = json.loads(finished.stdout)["findings"]
    ears = {it["code"]: it["facts"]["name"] for it in findings if it["code"].startswith("ear")}
    assert ears == {"ear": "Ana", "ear-silent": "Bo", "ear-reader": "Cy"}
    assert finished.returncode == 0
    assert doctor(surroundings, "--private", "Ana").returncode == 2


def test_sound_devices_are_named_as_private_takes_them(surroundings: dict[str, str]) -> None:
    player = Path(surroundings["PATH"].split(os.pathsep)[0]) / "aplay"
    player.write_text(
        "#!/bin/sh\n[ $1 = -l ] && echo 'card 1: Headset [USB Headset], device 0: USB Audio [x]'\n"
    )
    findings = json.loads(doctor(surroundings, "--json").stdout)["findings"]
    devices = [it["facts"] for it in findings if it["code"] == "device"]
    assert devices == [{"device": "plughw:CARD=Headset,DEV=0", "title": "USB Headset"}]


@pytest.mark.parametrize(("lang", "said"), [("en", "is no list of"), ("fr", "pas une liste de")])
def test_tags_are_counted_and_a_faulty_list_is_named(
    surroundings: dict[str, str], tmp_path: Path, lang: str, said: str
) -> None:
    tags = tmp_path / "home" / "tags"
    tags.mkdir(parents=True)
    (tags / "pixies.toml").write_text(
        'deck = "pixies"\n[tags]\nPX0013 = "nfc:04A1B2C3"\n', encoding="utf-8"
    )
    (tags / "skyjo.toml").write_text("hello", encoding="utf-8")
    found = json.loads(doctor(surroundings, "--json", "--lang", lang).stdout)["findings"]
    mine = {it["code"]: it for it in found if it["code"].startswith("tags")}
    assert mine["tags"]["facts"] == {"n": 1}
    assert mine["tags-faulty"]["level"] == "limited"
    assert said in mine["tags-faulty"]["text"]
    assert str(tags / "skyjo.toml") in mine["tags-faulty"]["text"]


def test_a_damaged_settings_file_is_found(surroundings: dict[str, str], tmp_path: Path) -> None:
    assert "settings" in codes(doctor(surroundings, "--json"))
    (tmp_path / "home" / "settings.toml").write_text("tempo = 3")
    assert "settings-damaged" in codes(doctor(surroundings, "--json"))


def test_every_finding_has_words_in_both_languages() -> None:
    french, english = (
        {message for message in message_ids(lang) if message.startswith("doctor-")}
        for lang in ("fr", "en")
    )
    assert french == english
    assert "doctor-playable" in french
