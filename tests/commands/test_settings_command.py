"""companion settings, as it is typed; and what other commands make of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Companion = Callable[..., subprocess.CompletedProcess[str]]
needs_voice = pytest.mark.skipif(
    shutil.which("espeak-ng") is None, reason="espeak-ng is not installed here"
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "home" / "settings.toml"


def sounding(folder: Path) -> dict[str, str]:
    """An environment with a sound device that keeps what it is given."""
    player = folder / "bin" / "aplay"
    player.parent.mkdir(exist_ok=True)
    player.write_text(
        "#!/bin/sh\nfor file; do :; done\n"
        "case $file in */silence.wav | */companion-sounds-*) exit;; esac\n"
        f'cp "$file" "{folder}/heard-$(date +%s%N).wav"\n'
    )
    player.chmod(0o755)
    return {
        "PATH": f"{player.parent}{os.pathsep}{os.environ['PATH']}",
        "SPEECHD_ADDRESS": f"unix_socket:{folder / 'none'}",
    }


SPEED = "Speed of the voice: "


def said(done: subprocess.CompletedProcess[str]) -> str:
    return " ".join((done.stdout + done.stderr).split())


def test_a_setting_is_kept_and_shown_again(companion: Companion, file: Path) -> None:
    done = companion("settings", "rate", "3", "--outlet", "own-voice")
    assert (done.returncode, said(done)) == (0, "Kept. Speed of the voice: 3.")
    assert said(companion("settings", "rate", "--outlet", "own-voice")) == SPEED + "3"
    assert said(companion("settings", "rate", "--outlet", "terminal")) == SPEED + "0"
    assert file.read_text() == "\n[outlets.own-voice]\nrate = 3\n"


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        (("niveau", "bref"), "Noté. Longueur des phrases : brèves."),
        (("level", "Détaillé"), "Noté. Longueur des phrases : détaillées."),
        (("langue", "français"), "Noté. Langue : français."),
        (("language", "anglais"), "Noté. Langue : anglais."),
        (("vitesse", "-3"), "Noté. Vitesse de la voix : −3."),
        (("signaux", "non"), "Noté. Signaux sonores : non."),
    ],
)
def test_settings_are_changed_in_french_words_too(
    companion: Companion, words: tuple[str, str], kept: str
) -> None:
    of_own = () if words[0] in ("langue", "language", "signaux") else ("--outlet", "own-voice")
    done = companion("settings", *words, *of_own, "--lang", "fr")
    assert (done.returncode, said(done).replace("\N{NO-BREAK SPACE}", " ")) == (0, kept)


def test_what_would_be_right_is_listed_in_the_words_of_the_language(companion: Companion) -> None:
    level = companion("settings", "niveau", "long", "--outlet", "own-voice", "--lang", "fr")
    assert said(level).endswith("Écrivez l'une de ces valeurs : bref, normal, détaillé.")
    name = companion("settings", "tempo", "--lang", "fr")
    assert "Écrivez l'un de ceux-ci : langue, sortie," in said(name)
    assert name.returncode == level.returncode == 2


def test_a_setting_is_named_in_the_language_of_the_run(companion: Companion) -> None:
    fr = ("--outlet", "own-voice", "--lang", "fr")
    shown = said(companion("settings", "level", *fr))
    assert shown == "Longueur des phrases : normales"
    refused = said(companion("settings", "rate", "99", *fr))
    assert refused == "Vitesse de la voix : 99 ne va pas. Écrivez un nombre entier de −10 à 10."


def test_programs_get_all_settings_as_data(companion: Companion) -> None:
    companion("settings", "rate", "-4", "--outlet", "speech-dispatcher")
    done = companion("settings", "earcons", "off", "--json")
    data = json.loads(done.stdout)
    assert data["earcons"] is False
    assert data["language"] == ""
    assert data["outlets"] == {"speech-dispatcher": {"rate": -4}}
    assert json.loads(companion("settings", "--json").stdout) == data


def test_the_chosen_language_is_that_of_every_command(companion: Companion) -> None:
    assert said(companion("settings", "language", "fr")) == "Noté. Langue : français."
    assert "joueurs" in said(companion("games"))
    assert "players" in said(companion("games", "--lang", "en"))
    assert said(companion("settings", "language", "--lang", "en")) == "Language: French"
    assert said(companion("settings", "language", env={"COMPANION_LANG": "en"})).endswith("French")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("rate", "30"), SPEED + "30 does not fit. Write a whole number from −10 to 10."),
        (("earcons", "maybe"), "Signal sounds: maybe does not fit. Write on or off."),
        (("outlet", "radio"), "Who speaks: radio does not fit. Write one of these: auto, terminal"),
        (("tempo", "3"), "There is no setting tempo. Write one of these: language, outlet"),
        (("rate", "3", "--outlet", "radio"), "There is no voice called radio."),
        (("printer", "none-such"), "none-such"),
    ],
)
def test_a_bad_value_gets_one_sentence_and_changes_nothing(
    companion: Companion, file: Path, words: tuple[str, ...], answer: str
) -> None:
    outlet = () if "--outlet" in words else ("--outlet", "own-voice")
    done = companion("settings", *words, *outlet)
    assert done.returncode == 2
    assert answer in said(done)
    assert not file.exists()


@needs_voice
def test_a_voice_is_called_by_name_or_number(companion: Companion, file: Path) -> None:
    words = ("settings", "voice", "2", "--outlet", "own-voice", "--lang", "fr")
    assert "roa/fr-be" in said(companion(*words))
    assert 'voice-fr = "roa/fr-be"' in file.read_text()
    done = companion("settings", "voice", "Marcel", "--outlet", "own-voice", "--lang", "fr")
    assert done.returncode == 2
    assert "roa/fr, roa/fr-be" in said(done)


@pytest.mark.parametrize("damage", ['language = "fr', "tempo = 3\n", b"\xff\xfe"])
def test_a_damaged_file_is_said_and_stays_as_it_is(
    companion: Companion, file: Path, damage: str | bytes
) -> None:
    file.parent.mkdir()
    content = damage if isinstance(damage, bytes) else damage.encode()
    file.write_bytes(content)
    done = companion("settings", "earcons", "off")
    assert done.returncode == 1
    assert str(file) in said(done)
    assert "companion settings" in said(done)
    assert file.read_bytes() == content
    assert companion("games").returncode == 0


def test_a_damaged_file_is_put_aside_when_somebody_wants_it(
    companion: Companion, file: Path
) -> None:
    file.parent.mkdir()
    file.write_text("tempo = 3\n")
    assert "wrong entry: tempo" in said(companion("settings", stdin="0\n"))
    assert file.exists()
    companion("settings", stdin="1\n0\n")
    assert not file.exists()
    assert (file.parent / "settings-1.damaged").read_text() == "tempo = 3\n"


def test_the_questions_are_numbered_and_an_answer_that_does_not_fit_is_asked_again(
    companion: Companion, file: Path
) -> None:
    done = companion("settings", "--lang", "fr", stdin="5\n11\ndeux\n3\n1\n1\n0\n")
    assert done.returncode == 0
    answers = said(done)
    assert "Volume des signaux sonores : 5" in answers
    assert answers.count("Écrivez un nombre entier de 1 à 10.") == 2
    assert "Noté. Volume des signaux sonores : 3." in answers
    assert "Noté. Langue : français." in answers
    assert file.read_text() == 'earcon-volume = 3\nlanguage = "fr"\n'


@needs_voice
def test_a_change_of_the_voice_is_heard_at_once(companion: Companion, tmp_path: Path) -> None:
    done = companion("settings", "--lang", "en", stdin="8\n10\n0\n", env=sounding(tmp_path))
    assert "This is how the voice sounds" in said(done)
    fast = next(tmp_path.glob("heard-*.wav")).stat().st_size
    next(tmp_path.glob("heard-*.wav")).unlink()
    companion("settings", "--lang", "en", stdin="8\n-10\n0\n", env=sounding(tmp_path))
    assert next(tmp_path.glob("heard-*.wav")).stat().st_size > 2 * fast


@needs_voice
def test_other_commands_speak_as_was_chosen(companion: Companion, tmp_path: Path) -> None:
    env = sounding(tmp_path)
    companion("say", "PX0013", env=env)
    companion("settings", "rate", "10", "--outlet", "own-voice")
    companion("say", "PX0013", env=env)
    slow, fast = (path.stat().st_size for path in sorted(tmp_path.glob("heard-*.wav")))
    assert slow > 1.5 * fast
    companion("settings", "outlet", "none")
    assert companion("say", "PX0013", env=env).returncode == 0
    companion("settings", "outlet", "own-voice")
    companion("settings", "muted", "on")
    assert "muted" in said(companion("say", "PX0013", env=env))
    assert len(list(tmp_path.glob("heard-*.wav"))) == 2


@needs_voice
def test_an_outlet_that_is_not_there_is_told_with_the_one_that_speaks(
    companion: Companion, tmp_path: Path
) -> None:
    env = sounding(tmp_path)
    done = companion("settings", "outlet", "speech-dispatcher", env=env)
    assert "does not answer. Voice: espeak." in said(done)
    done = companion("say", "PX0013", env=env)
    assert said(done).startswith("The speech service of this computer does not answer.")
