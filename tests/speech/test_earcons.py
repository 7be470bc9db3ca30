"""Signal sounds: short, told apart, made here, and never in the way."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

import numpy as np
import pytest
from spectra import samples as samples_of
from spectra import seconds
from spoken import Sound, open_announcer, sentence

from companion.speech import Earcon
from companion.speech.earcons import Earcons, write


@pytest.mark.parametrize("earcon", Earcon)
def test_a_sound_is_short_and_begins_with_silence(earcon: Earcon, tmp_path: Path) -> None:
    file = tmp_path / "sound.wav"
    write(file, earcon, 10)
    heard = samples_of(file)
    loud = np.flatnonzero(abs(heard) > 20)
    assert seconds(file) < 0.2
    assert loud[0] >= 0.05 * 22_050
    assert 10_000 < abs(heard).max() < 25_000
    assert abs(heard[-1]) < 200


def test_no_two_sounds_are_alike(tmp_path: Path) -> None:
    pitches = [tuple(hertz for hertz, _ in earcon.value) for earcon in Earcon]
    assert len(set(pitches)) == len(Earcon) == 6
    for number, earcon in enumerate(Earcon):
        write(tmp_path / f"{number}.wav", earcon, 5)
    heard = [samples_of(file)[1102:] for file in sorted(tmp_path.iterdir())]
    strongest = [int(abs(np.fft.rfft(sound, 8192)).argmax()) for sound in heard]
    assert len({round(bin_number / 10) for bin_number in strongest}) >= 5


def test_the_volume_is_one_of_ten_steps(tmp_path: Path) -> None:
    peaks = []
    for volume in (1, 5, 10):
        write(tmp_path / "sound.wav", Earcon.CARD_READ, volume)
        peaks.append(abs(samples_of(tmp_path / "sound.wav")).max())
    assert peaks[1] / peaks[0] == pytest.approx(5, rel=0.02)
    assert peaks[2] / peaks[0] == pytest.approx(10, rel=0.02)


def test_sounds_go_to_the_device_and_leave_nothing_behind(sound: Sound, scratch: Path) -> None:
    kept = sound()
    earcons = Earcons(5)
    for earcon in (Earcon.YOUR_TURN, Earcon.CARD_READ, Earcon.YOUR_TURN):
        earcons.play(earcon)
    end = time.monotonic() + 20
    while len(list(kept.glob("*.wav"))) < 3:
        assert time.monotonic() < end
        time.sleep(0.01)
    earcons.close()
    assert list(scratch.iterdir()) == []
    assert Path(tempfile.gettempdir()) == scratch


def test_a_device_that_refuses_is_not_tried_again(sound: Sound, scratch: Path) -> None:
    kept = sound(then="exit 1")
    earcons = Earcons(5)
    earcons.play(Earcon.CARD_READ)
    end = time.monotonic() + 20
    while earcons.works:
        assert time.monotonic() < end
        earcons.play(Earcon.CARD_READ)
        time.sleep(0.05)
    tries = len(list(kept.glob("*.wav")))
    earcons.play(Earcon.CARD_READ)
    earcons.close()
    assert len(list(kept.glob("*.wav"))) == tries


def test_a_player_that_hangs_is_not_started_again_and_again(sound: Sound, scratch: Path) -> None:
    kept = sound(then="exec sleep 600")
    earcons = Earcons(5)
    for _ in range(20):
        earcons.play(Earcon.CARD_READ)
    assert not earcons.works
    earcons.close()
    assert len(list(kept.glob("*.wav"))) < 10
    assert list(scratch.iterdir()) == []


@pytest.mark.usefixtures("no_aplay")
def test_without_a_player_a_sound_is_left_out() -> None:
    earcons = Earcons(5)
    earcons.play(Earcon.REFUSED)
    assert not earcons.works
    earcons.close()


def test_sounds_are_only_played_where_they_are_wanted(sound: Sound) -> None:
    kept = sound()
    for volume, muted in ((0, False), (5, True)):
        with open_announcer("fr", screen=str, earcon_volume=volume) as announcer:
            announcer.muted = muted
            announcer.sound(Earcon.YOUR_TURN)
    assert list(kept.glob("*.wav")) == []


def test_a_muted_voice_leaves_the_screen(sound: Sound) -> None:
    kept = sound()
    shown: list[str] = []
    with open_announcer("fr", screen=shown.append) as announcer:
        announcer.muted = True
        announcer.say(sentence("À Bo de jouer."))
        assert announcer.wait(20)
    assert shown == ["À Bo de jouer."]
    assert list(kept.glob("*.wav")) == []
