"""The voice is changed by words in a game, also where it is recorded for want of a sound device."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Companion = Callable[..., subprocess.CompletedProcess[str]]

WORDS = {
    "en": {
        "faster": "Speed 2.",
        "slower": "Speed 0.",
        "softer": "Volume 9.",
        "louder": "Volume 10.",
        "voice": "Voice 2 of ",
        "mute": "Voice muted.",
        "level brief": "Brief sentences.",
    },
    "fr": {
        "plus vite": "Vitesse 2.",
        "moins vite": "Vitesse 0.",
        "moins fort": "Volume 9.",
        "plus fort": "Volume 10.",
        "voix": "Voix 2 sur ",
        "muet": "Voix coupée.",
        "niveau bref": "Phrases brèves.",
    },
}


def played(companion: Companion, lang: str, folder: Path, *options: str) -> str:
    """What a game says to all the words, where no sound device is found."""
    player = folder / "bin" / "aplay"
    player.parent.mkdir(exist_ok=True)
    player.write_text("#!/bin/sh\nexit 1\n")
    player.chmod(0o755)
    done = companion(
        *("play", "skyjo", "--players", "me,computer", "--seed", "4", "--lang", lang, *options),
        stdin="".join(f"{words}\n" for words in WORDS[lang]),
        env={"PATH": f"{player.parent}{os.pathsep}{os.environ['PATH']}"},
    )
    assert done.returncode == 0
    return " ".join(done.stdout.split())


@pytest.mark.parametrize("lang", WORDS)
def test_each_word_changes_the_voice_that_is_recorded_and_is_remembered(
    companion: Companion, tmp_path: Path, lang: str
) -> None:
    if shutil.which("espeak-ng") is None:
        pytest.skip("there is no voice to change")
    said = played(companion, lang, tmp_path)
    places = [said.find(answer) for answer in WORDS[lang].values()]
    assert places == sorted(places)
    assert -1 not in places
    kept = (tmp_path / "home" / "settings.toml").read_text(encoding="utf-8")
    assert "muted = true" in kept
    assert 'level = "brief"' in kept
    (recorded,) = (tmp_path / "home" / "speech").glob("*.wav")
    assert recorded.stat().st_size > 10_000


@pytest.mark.parametrize("lang", WORDS)
def test_where_nothing_speaks_each_word_says_so_and_the_level_changes(
    companion: Companion, tmp_path: Path, lang: str
) -> None:
    said = played(companion, lang, tmp_path, "--silent")
    only_writes = {"en": "The program has no voice here", "fr": "Ici, le programme écrit"}[lang]
    *voice, level = WORDS[lang].values()
    assert said.count(only_writes) == len(voice)
    assert not any(answer in said for answer in voice)
    assert level in said
