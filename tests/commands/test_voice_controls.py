"""The voice in a game: each change is heard at once, said, and remembered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.commands.settings_file import read_settings, settings_path
from companion.commands.voice import wish_of
from companion.commands.voice_controls import VoiceControls
from companion.sentences.sentence import Sentence
from companion.speech import Announcer, Manner, VoiceState
from companion.speech.outlets import Outcome
from companion.speech.speaker import Speaker
from companion.speech.waiting_line import Utterance

VOICES = ("roa/fr", "roa/fr-be", "roa/fr-ch")


class KeptManner:
    """An outlet that keeps in which manner it was given each sentence."""

    def __init__(self) -> None:
        self.state = VoiceState("speaking")
        self.manner = Manner()
        self.heard: list[Manner] = []

    def speak(self, utterance: Utterance) -> Outcome:
        self.heard.append(self.manner)
        return Outcome("spoken")

    def cancel(self, utterance_id: int) -> None: ...

    def adjust(self, manner: Manner) -> None:
        self.manner = manner

    def voices(self, lang: str) -> tuple[str, ...]:
        return VOICES if lang == "fr" else ()

    def close(self) -> None: ...


@pytest.fixture
def outlet() -> KeptManner:
    return KeptManner()


@pytest.fixture
def announcer(
    outlet: KeptManner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Announcer]:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    with Announcer(str, Speaker(outlet)) as opened:
        yield opened


@pytest.fixture
def controls(announcer: Announcer) -> VoiceControls:
    return VoiceControls(announcer, "fr")


def heard_after(announcer: Announcer, outlet: KeptManner) -> Manner:
    announcer.say(Sentence("un", "un", "fr"), always=True)
    assert announcer.wait(10)
    return outlet.heard[-1]


def test_faster_and_slower_are_heard_in_the_next_sentence_and_in_the_next_game(
    controls: VoiceControls, announcer: Announcer, outlet: KeptManner
) -> None:
    assert controls.faster().speech == "Vitesse 2."
    assert heard_after(announcer, outlet).rate == 2
    controls.slower()
    said = controls.slower()
    assert (said.speech, said.text) == ("Vitesse moins 2.", "Vitesse −2.")
    assert heard_after(announcer, outlet).rate == -2
    assert wish_of(read_settings()).manners["own-voice"].rate == -2


def test_the_ends_of_the_scale_are_told(controls: VoiceControls, announcer: Announcer) -> None:
    said = [controls.faster().speech for _ in range(7)]
    assert said[4:] == ["Vitesse 10."] + ["Plus vite, ce n'est pas possible."] * 2
    assert announcer.manner.words_a_minute == 450
    assert controls.louder().speech == "Plus fort, ce n'est pas possible."
    assert controls.softer().speech == "Volume 9."


def test_the_voices_of_the_language_follow_one_another(
    controls: VoiceControls, announcer: Announcer, outlet: KeptManner
) -> None:
    said = [controls.next_voice().speech for _ in range(3)]
    assert said == [
        "Voix 2 sur 3, français de Belgique.",
        "Voix 3 sur 3, français de Suisse.",
        "Voix 1 sur 3, français de France.",
    ]
    controls.next_voice()
    assert heard_after(announcer, outlet).voices == {"fr": "roa/fr-be"}
    assert read_settings().get("voice-fr", "own-voice") == "roa/fr-be"
    assert VoiceControls(announcer, "en").next_voice().speech == "There is no other voice here."


def test_mute_silences_the_voice_until_it_is_typed_again(
    controls: VoiceControls, announcer: Announcer, outlet: KeptManner
) -> None:
    assert controls.mute().speech == "Voix coupée."
    announcer.say(Sentence("un", "un", "fr"))
    assert announcer.wait(10)
    assert outlet.heard == []
    assert read_settings().get("muted") is True
    assert controls.mute().speech == "La voix revient."
    assert heard_after(announcer, outlet) == Manner()


def test_the_level_belongs_to_the_outlet_that_speaks(
    controls: VoiceControls, outlet: KeptManner
) -> None:
    assert controls.level == "normal"
    assert controls.choose_level("brief").speech == "Phrases brèves."
    assert controls.level == "brief"
    outlet.state = VoiceState("read", outlet="terminal")
    assert controls.level == "normal"


def test_the_voice_of_a_screen_reader_is_changed_there(
    controls: VoiceControls, outlet: KeptManner
) -> None:
    outlet.state = VoiceState("speaking", engine="Orca", outlet="screen-reader")
    for change in (controls.faster, controls.softer):
        assert change().speech == "Votre lecteur d'écran garde sa propre voix. Réglez-la chez lui."


@pytest.mark.parametrize(
    "state",
    [
        VoiceState("read", outlet="terminal"),
        VoiceState("text_only", reason_code="chosen", outlet="none"),
        VoiceState("text_only", reason_code="no_device"),
    ],
)
def test_where_the_program_only_writes_it_says_so_and_changes_nothing(
    controls: VoiceControls, announcer: Announcer, outlet: KeptManner, state: VoiceState
) -> None:
    outlet.state = state
    before = (announcer.manner, announcer.muted)
    changes = (controls.faster, controls.slower, controls.louder, controls.next_voice)
    for change in (*changes, controls.mute):
        assert change().speech == (
            "Ici, le programme écrit et ne parle pas. "
            "Si un lecteur d'écran vous lit, réglez sa voix chez lui."
        )
    assert (announcer.manner, announcer.muted) == before
    assert read_settings().get("muted") is False


def test_a_change_that_cannot_be_kept_holds_for_this_game_and_is_said(
    controls: VoiceControls, announcer: Announcer
) -> None:
    settings_path().write_text("tempo = 3")
    said = controls.faster().speech
    assert said.startswith("Vitesse 2. Cela vaut pour cette partie")
    assert announcer.manner.rate == 2
    assert settings_path().read_text() == "tempo = 3"
