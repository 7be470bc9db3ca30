"""The own voice: real pyttsx3 and espeak-ng, a player that keeps what it is given."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from spectra import nearest, reference, samples, seconds
from spoken import Sound, needs_voice, open_announcer, sentence

from companion.speech import VoiceState, probe
from companion.speech.outlets import speakable
from companion.speech.own_voice import OwnVoice
from companion.speech.speaker import Speaker

pytestmark = needs_voice

SCORES = ["Ana : moins 3 points.", "Bo : 12 points.", "Cy prend une carte bleue."]
PATIENCE_S = 60
ONLY_THE_FIRST_PLAYS_LONG = '[ "$(wc -l < "$KEPT/pids")" -gt 1 ] || exec sleep 60'


@pytest.fixture(autouse=True)
def nothing_left(scratch: Path) -> Iterator[None]:
    """Every test of this file leaves no temporary file and no child process behind."""
    yield
    assert list(scratch.iterdir()) == []
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


def until(kept: Path, count: int) -> list[Path]:
    """Wait until the player has begun that many utterances."""
    end = time.monotonic() + PATIENCE_S
    while len(files := sorted(kept.glob("*.wav"))) < count:
        assert time.monotonic() < end, f"only {len(files)} of {count} were played"
        time.sleep(0.01)
    return files


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def players(kept: Path) -> list[int]:
    return [int(pid) for pid in (kept / "pids").read_text().split()]


def test_every_sentence_is_played_in_order_with_a_french_voice(
    sound: Sound, tmp_path: Path
) -> None:
    kept = sound()
    with open_announcer("fr", screen=str) as announcer:
        assert announcer.notice == VoiceState("speaking", None, "", "espeak", "roa/fr")
        for words in SCORES:
            announcer.say(sentence(words))
        assert announcer.wait(PATIENCE_S)
        assert announcer.notice.kind == "speaking"
    references = {
        f"{voice} {words}": reference(words, voice, tmp_path / f"{voice}{number}.wav")
        for number, words in enumerate(SCORES)
        for voice in ("fr", "en")
    }
    heard = [nearest(file, references) for file in until(kept, 3)]
    assert heard == [f"fr {words}" for words in SCORES]


def test_the_voice_follows_the_language_of_the_sentence(sound: Sound, tmp_path: Path) -> None:
    kept = sound()
    with open_announcer("fr", screen=str) as announcer:
        announcer.say(sentence("Ana : 12 points.", lang="en"))
        announcer.say(sentence("Ana : 12 points.", lang="fr"))
        assert announcer.wait(PATIENCE_S)
    references = {
        voice: reference("Ana : 12 points.", voice, tmp_path / f"{voice}.wav")
        for voice in ("fr", "en")
    }
    assert [nearest(file, references) for file in until(kept, 2)] == ["en", "fr"]


def test_a_cut_sentence_falls_silent_and_the_next_one_is_whole(
    sound: Sound, tmp_path: Path
) -> None:
    kept = sound(then=ONLY_THE_FIRST_PLAYS_LONG)
    with open_announcer("fr", screen=str) as announcer:
        announcer.say(sentence("Une phrase que personne ne veut entendre jusqu'au bout."))
        until(kept, 1)
        announcer.interrupt()
        announcer.say(sentence(SCORES[0]))
        assert announcer.wait(PATIENCE_S)
        assert announcer.notice.kind == "speaking"
    cut, whole = until(kept, 2)
    references = {
        "whole": reference(SCORES[0], "fr", tmp_path / "whole.wav"),
        "cut": cut,
    }
    assert nearest(whole, references) == "whole"
    assert not any(map(is_alive, players(kept)))


def test_sentences_cut_at_any_moment_never_silence_the_last_one(
    sound: Sound, tmp_path: Path
) -> None:
    kept = sound(then="exec sleep 0.05")
    with open_announcer("fr", screen=str) as announcer:
        for number in range(30):
            announcer.say(sentence(f"Carte {number}."))
            time.sleep(number % 10 / 200)
            announcer.interrupt()
        announcer.say(sentence("Fin de la manche."))
        assert announcer.wait(PATIENCE_S)
        assert announcer.notice.kind == "speaking"
    references = {
        words: reference(words, "fr", tmp_path / f"{number}.wav")
        for number, words in enumerate(("Carte 29.", "Fin de la manche."))
    }
    assert nearest(until(kept, 1)[-1], references) == "Fin de la manche."


def test_a_killed_worker_is_replaced_and_the_sentence_is_said_again(sound: Sound) -> None:
    kept = sound(then=ONLY_THE_FIRST_PLAYS_LONG)
    voice = OwnVoice("fr")
    speaker = Speaker(voice)
    speaker.say([sentence(SCORES[0]), sentence(SCORES[1])])
    until(kept, 1)
    assert voice.worker_pid is not None
    os.kill(voice.worker_pid, signal.SIGKILL)
    assert speaker.wait(PATIENCE_S)
    assert speaker.state.kind == "speaking"
    speaker.close()
    first, again, second = until(kept, 3)
    assert first.read_bytes() == again.read_bytes()
    assert seconds(second) > 0.3
    assert not any(map(is_alive, players(kept)))


def test_a_worker_killed_in_silence_is_replaced_for_the_next_sentence(sound: Sound) -> None:
    kept = sound()
    voice = OwnVoice("fr")
    speaker = Speaker(voice)
    assert voice.worker_pid is not None
    os.kill(voice.worker_pid, signal.SIGKILL)
    speaker.say([sentence(SCORES[0])])
    assert speaker.wait(PATIENCE_S)
    assert len(list(kept.glob("*.wav"))) == 1
    assert speaker.state.kind == "speaking"
    speaker.close()


def test_a_spare_is_warm_when_the_worker_hangs(sound: Sound) -> None:
    kept = sound(then=ONLY_THE_FIRST_PLAYS_LONG)
    voice = OwnVoice("fr")
    speaker = Speaker(voice)
    first = voice.worker_pid
    assert first is not None
    speaker.say([sentence(SCORES[0])])
    until(kept, 1)
    end = time.monotonic() + PATIENCE_S
    while len(workers()) < 2:
        assert time.monotonic() < end
        time.sleep(0.01)
    (spare,) = workers() - {first}
    os.kill(first, signal.SIGSTOP)
    speaker.interrupt()
    speaker.say([sentence(SCORES[1])])
    assert speaker.wait(PATIENCE_S)
    assert voice.worker_pid == spare
    speaker.close()
    assert workers() == set()


def workers() -> set[int]:
    """Process ids of the voice workers of this test."""
    found = ""
    for task in Path("/proc/self/task").iterdir():
        with contextlib.suppress(FileNotFoundError):  # a thread may end meanwhile
            found += (task / "children").read_text() + " "
    return {int(pid) for pid in found.split()}


def test_a_sentence_cut_while_the_worker_is_replaced_stays_cut(sound: Sound) -> None:
    kept = sound(then=ONLY_THE_FIRST_PLAYS_LONG)
    voice = OwnVoice("fr")
    speaker = Speaker(voice)
    first = voice.worker_pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    speaker.say([sentence(SCORES[0])])
    while voice.worker_pid == first:
        time.sleep(0.001)
    speaker.interrupt()
    assert speaker.wait(PATIENCE_S)
    assert len(list(kept.glob("*.wav"))) <= 1
    assert speaker.state.kind == "speaking"
    speaker.close()


def test_a_killed_player_loses_its_sentence_only(sound: Sound) -> None:
    kept = sound(then=ONLY_THE_FIRST_PLAYS_LONG)
    with open_announcer("fr", screen=str) as announcer:
        announcer.say(sentence(SCORES[0]), sentence(SCORES[1]))
        until(kept, 1)
        os.kill(players(kept)[0], signal.SIGKILL)
        assert announcer.wait(PATIENCE_S)
        assert announcer.notice.kind == "speaking"
    assert len(list(kept.glob("*.wav"))) == 2


def test_a_voice_that_dies_twice_in_a_row_leaves_the_text(sound: Sound, tmp_path: Path) -> None:
    sound(then="kill -9 $PPID; exit 0")
    told: list[VoiceState] = []
    shown: list[str] = []
    with open_announcer("fr", screen=shown.append, on_change=told.append) as announcer:
        announcer.say(*map(sentence, SCORES))
        assert announcer.wait(PATIENCE_S)
    assert [(state.kind, state.reason_code) for state in told] == [("text_only", "voice_lost")]
    assert shown == SCORES


def test_a_device_that_hangs_is_given_up_after_two_tries(
    sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.speech.outlets._PATIENCE_S", 0.1)
    kept = sound(then="exec sleep 60")
    with open_announcer("fr", screen=str) as announcer:
        announcer.say(sentence("Ana."), sentence("Bo."))
        assert announcer.wait(PATIENCE_S)
        assert announcer.notice.reason_code == "voice_lost"
    assert not any(map(is_alive, players(kept)))


def test_a_worker_that_does_not_obey_is_replaced(sound: Sound) -> None:
    kept = sound(then=ONLY_THE_FIRST_PLAYS_LONG)
    voice = OwnVoice("fr")
    speaker = Speaker(voice)
    speaker.say([sentence(SCORES[0])])
    until(kept, 1)
    assert voice.worker_pid is not None
    os.kill(voice.worker_pid, signal.SIGSTOP)
    speaker.interrupt()
    speaker.say([sentence(SCORES[1])])
    assert speaker.wait(PATIENCE_S)
    assert len(list(kept.glob("*.wav"))) == 2
    assert speaker.state.kind == "speaking"
    speaker.close()


def test_the_voice_ends_with_a_program_that_is_killed(sound: Sound, scratch: Path) -> None:
    kept = sound(then="exec sleep 60")
    program = (
        "from companion.speech import open_announcer\n"
        "from companion.sentences.sentence import Sentence\n"
        "announcer = open_announcer('fr', screen=str)\n"
        "announcer.say(Sentence('Ana joue.', 'Ana joue.', 'fr'))\n"
        "announcer.wait()\n"
    )
    with subprocess.Popen([sys.executable, "-c", program]) as game:
        until(kept, 1)
        game.kill()
    end = time.monotonic() + PATIENCE_S
    while list(scratch.iterdir()) or any(map(is_alive, players(kept))):
        assert time.monotonic() < end, "the worker or its player outlived the program"
        time.sleep(0.01)


@pytest.mark.usefixtures("no_aplay")
def test_without_aplay_a_wav_file_holds_every_sentence(tmp_path: Path) -> None:
    wav = tmp_path / "partie.wav"
    with open_announcer("fr", wav=wav, screen=str) as announcer:
        assert announcer.notice == VoiceState("wav", wav, "no_player", "espeak", "roa/fr")
        announcer.say(*map(sentence, SCORES))
        assert announcer.wait(PATIENCE_S)
    assert heard_in(wav) == 3


def test_a_device_that_breaks_sends_its_sentence_and_all_others_to_the_wav(
    sound: Sound, tmp_path: Path
) -> None:
    kept = sound(then="exit 1")
    wav = tmp_path / "dossier" / "partie.wav"
    told: list[VoiceState] = []
    with open_announcer("fr", wav=wav, screen=str, on_change=told.append) as announcer:
        assert announcer.notice.kind == "speaking"
        announcer.say(*map(sentence, SCORES))
        assert announcer.wait(PATIENCE_S)
    assert told == [VoiceState("wav", wav, "no_device", "espeak", "roa/fr")]
    assert heard_in(wav) == 3
    tries = sorted(kept.glob("*.wav"))
    assert [file.read_bytes() for file in tries[1:]] == [tries[0].read_bytes()]


def test_a_device_that_is_busy_for_a_moment_costs_no_word(sound: Sound) -> None:
    kept = sound(then='[ "$(wc -l < "$KEPT/pids")" -ne 1 ]; exit $?')
    with open_announcer("fr", screen=str) as announcer:
        announcer.say(*map(sentence, SCORES))
        assert announcer.wait(PATIENCE_S)
        assert announcer.notice.kind == "speaking"
    assert len(list(kept.glob("*.wav"))) == len(SCORES) + 1


def test_a_device_that_breaks_without_a_wav_leaves_the_text(sound: Sound) -> None:
    sound(then="exit 1")
    told: list[VoiceState] = []
    with open_announcer("fr", screen=str, on_change=told.append) as announcer:
        announcer.say(*map(sentence, SCORES))
        assert announcer.wait(PATIENCE_S)
    assert told == [VoiceState("text_only", None, "no_device", "espeak")]


def test_a_recording_asked_for_replaces_an_old_one_and_can_be_played_at_once(
    sound: Sound, tmp_path: Path
) -> None:
    kept = sound()
    wav = tmp_path / "partie.wav"
    wav.write_text("an old file")
    with open_announcer("en", voice="wav", wav=wav, screen=str) as announcer:
        assert announcer.notice.reason_code == "chosen"
        assert seconds(wav) == 0
        announcer.say(sentence("Ana takes a blue card.", lang="en"))
        assert announcer.wait(PATIENCE_S)
        assert heard_in(wav) == 1
        announcer.say(sentence("Bo scores minus 3 points.", lang="en"))
        assert announcer.wait(PATIENCE_S)
        assert heard_in(wav) == 2
    assert list(kept.glob("*.wav")) == []


def test_a_wav_that_cannot_be_written_is_told_once_and_the_text_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    wav = tmp_path / "file" / "partie.wav"
    shown: list[str] = []
    with open_announcer("fr", voice="wav", wav=wav, screen=shown.append) as announcer:
        assert announcer.notice.kind == "text_only"
        assert (announcer.notice.reason_code, announcer.notice.path) == ("wav_not_writable", wav)
        announcer.say(*map(sentence, SCORES))
        assert announcer.wait(PATIENCE_S)
    assert shown == SCORES


def test_a_wav_that_disappears_in_the_game_is_told_once(tmp_path: Path) -> None:
    wav = tmp_path / "partie.wav"
    told: list[VoiceState] = []
    announcer = open_announcer("fr", voice="wav", wav=wav, screen=str, on_change=told.append)
    with announcer:
        wav.unlink()
        announcer.say(*map(sentence, SCORES))
        assert announcer.wait(PATIENCE_S)
    assert told == [VoiceState("text_only", wav, "wav_not_writable", "espeak")]


def test_an_engine_that_does_not_start_leaves_the_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "pyttsx3.py").write_text("def init():\n    raise RuntimeError('no libespeak')\n")
    monkeypatch.setenv("PYTHONPATH", str(broken))
    assert probe("fr") == VoiceState("text_only", reason_code="no_engine")
    shown: list[str] = []
    with open_announcer("fr", wav=tmp_path / "p.wav", screen=shown.append) as announcer:
        announcer.say(*map(sentence, SCORES))
        assert announcer.wait(PATIENCE_S)
        assert announcer.notice.reason_code == "no_engine"
    assert shown == SCORES
    assert not (tmp_path / "p.wav").exists()


def test_a_language_without_a_voice_is_not_read_by_another(sound: Sound) -> None:
    kept = sound()
    with open_announcer("xx", screen=str) as announcer:
        assert announcer.notice.reason_code == "no_voice"
        announcer.say(sentence(SCORES[0]))
        assert announcer.wait(PATIENCE_S)
    with open_announcer("fr", screen=str) as announcer:
        announcer.say(sentence("Sana", lang="xx"))
        assert announcer.wait(PATIENCE_S)
    assert list(kept.glob("*.wav")) == []


def test_the_probe_makes_no_sound_and_leaves_nothing(sound: Sound) -> None:
    kept = sound()
    assert probe("fr").kind == "speaking"
    assert list(kept.glob("*.wav")) == []
    sound(test_status=1)
    assert probe("fr") == VoiceState("text_only", None, "no_device", "espeak", "roa/fr")


def test_words_no_engine_can_take_do_not_cost_the_voice(sound: Sound) -> None:
    kept = sound()
    with open_announcer("fr", screen=str) as announcer:
        for words in ("\ud800", " \x00 ", "Ana\x00 \udc80 joue.", "..."):
            announcer.say(sentence(words))
        announcer.say(sentence(SCORES[0]))
        assert announcer.wait(PATIENCE_S)
        assert announcer.notice.kind == "speaking"
    assert max(map(seconds, until(kept, 2))) > 1
    assert speakable("Ana\x00 \udc80 joue.") == "Ana   joue."


def heard_in(wav: Path) -> int:
    """How many utterances a recording holds, told apart by the pauses between them."""
    loud = abs(samples(wav)) > 20
    runs = "".join("x" if loud[at : at + 441].any() else " " for at in range(0, len(loud), 441))
    return len([piece for piece in runs.split(" " * 17) if piece.strip()])
