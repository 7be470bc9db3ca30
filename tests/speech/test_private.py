"""What is for one seat reaches that seat and nobody else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from spoken import Sound, needs_voice, open_announcer, sentence
from test_speaker import HeldOutlet, let_all_go

from companion.sentences.sentence import Sentence
from companion.speech import Announcer, Device, Terminal, VoiceState
from companion.speech.history import KEPT, History
from companion.speech.speaker import Speaker

ANA, BO = 0, 1
IN_THE_EAR = sentence("Dit dans l'écouteur.")


def secret(words: str, seat: int = ANA) -> Sentence:
    return replace(sentence(words), audience=seat)


@pytest.fixture
def loudspeaker() -> HeldOutlet:
    outlet = HeldOutlet()
    let_all_go(outlet)
    return outlet


@pytest.fixture
def earphone() -> HeldOutlet:
    outlet = HeldOutlet()
    let_all_go(outlet)
    return outlet


@pytest.fixture
def screen() -> list[str]:
    return []


@pytest.fixture
def with_earphone(
    loudspeaker: HeldOutlet, earphone: HeldOutlet, screen: list[str]
) -> Iterator[Announcer]:
    ears = {ANA: Speaker(earphone)}
    with Announcer(screen.append, Speaker(loudspeaker), ears=ears, in_the_ear=IN_THE_EAR) as opened:
        yield opened


def test_an_earphone_hears_what_the_screen_only_mentions(
    with_earphone: Announcer,
    loudspeaker: HeldOutlet,
    earphone: HeldOutlet,
    screen: list[str],
) -> None:
    with_earphone.say(secret("Vous avez un 5."), secret("Et un 7."), sentence("À Bo."))
    with_earphone.say(secret("Bo ne doit pas savoir."), secret("Personne.", BO))
    assert with_earphone.wait(10)
    assert screen == ["Dit dans l'écouteur.", "À Bo.", "Dit dans l'écouteur."]
    assert earphone.heard == ["Vous avez un 5.", "Et un 7.", "Bo ne doit pas savoir."]
    assert loudspeaker.heard == ["À Bo."]


def test_a_screen_reader_reads_private_lines_and_the_loudspeaker_says_public_ones(
    loudspeaker: HeldOutlet, screen: list[str]
) -> None:
    with Announcer(screen.append, Speaker(loudspeaker), ears={ANA: Terminal()}) as announcer:
        announcer.say(secret("Vous avez un 5."), sentence("À Bo."))
        assert announcer.wait(10)
        assert announcer.reaches(ANA)
        assert not announcer.reaches(BO)
    assert screen == ["Vous avez un 5.", "À Bo."]
    assert loudspeaker.heard[:1] == ["À Bo."]


def test_without_a_private_outlet_a_secret_waits_for_its_seat_to_be_alone(
    loudspeaker: HeldOutlet, screen: list[str]
) -> None:
    with Announcer(screen.append, Speaker(loudspeaker)) as announcer:
        announcer.say(secret("un"))
        announcer.present = ANA
        announcer.say(secret("deux"), secret("trois", BO))
        announcer.present = None
        announcer.say(secret("quatre"))
        assert announcer.wait(10)
    assert screen == ["deux"]
    assert loudspeaker.heard[:-1] == ["deux"]


def test_an_earphone_that_fails_reaches_nobody_any_more(
    with_earphone: Announcer, earphone: HeldOutlet, screen: list[str]
) -> None:
    assert with_earphone.reaches(ANA)
    earphone.state = VoiceState("text_only", reason_code="no_device")
    assert not with_earphone.reaches(ANA)
    assert with_earphone.ear(ANA) == earphone.state
    with_earphone.say(secret("Vous avez un 5."))
    assert screen == []
    with_earphone.present = ANA
    with_earphone.say(secret("Vous avez un 7."))
    assert screen == ["Vous avez un 7."]


def test_a_repeat_always_speaks_and_keeps_secrets_apart(
    with_earphone: Announcer, loudspeaker: HeldOutlet, earphone: HeldOutlet
) -> None:
    history = with_earphone.history
    assert history.last() == ()
    with_earphone.say(sentence("À Ana."))
    with_earphone.say(secret("Vous avez un 5."))
    with_earphone.again(*history.last())
    with_earphone.again(*history.last())
    with_earphone.again(*history.last(ANA))
    assert with_earphone.wait(10)
    assert loudspeaker.heard == ["À Ana."] * 3
    assert earphone.heard == ["Vous avez un 5."] * 2
    with_earphone.again(*history.last(ANA, 2))
    assert with_earphone.wait(10)
    assert loudspeaker.heard == ["À Ana."] * 4
    assert earphone.heard == ["Vous avez un 5."] * 3


def test_nobody_finds_in_history_what_was_for_somebody_else() -> None:
    chance = random.Random(7)
    history = History()
    for number in range(2000):
        audience = chance.choice([None, 0, 1, 2])
        history.add([replace(sentence(f"{audience} {number}"), audience=audience)])
    for seat in (None, 0, 1, 2):
        heard = history.heard(seat)
        assert {said.audience for said in heard} == {None, seat}
        assert len(heard) == KEPT
        numbers = [int(said.speech.split()[1]) for said in heard]
        assert numbers == sorted(numbers)
        assert history.last(seat) == heard[-1:]


def test_a_chatty_seat_does_not_crowd_out_what_everybody_heard() -> None:
    history = History()
    history.add([sentence("À Ana."), sentence("Manche 2.")])
    for number in range(1000):
        history.add([secret(f"carte {number}")])
    assert [said.speech for said in history.last()] == ["À Ana.", "Manche 2."]
    history.forget(ANA)
    assert history.heard(ANA) == history.heard()


@needs_voice
def test_the_own_voice_speaks_on_the_device_of_the_seat(sound: Sound) -> None:
    kept = sound(then='echo "$@" >> "$KEPT/words"; exit 0')
    private = {ANA: Device("hw:CARD=Headset")}
    with open_announcer("fr", screen=str, private=private) as announcer:
        announcer.say(secret("Vous avez un 5."))
        assert announcer.wait(60)
        announcer.say(sentence("À Bo."))
        assert announcer.wait(60)
    first, second = (kept / "words").read_text().splitlines()
    assert "-D hw:CARD=Headset" in first
    assert "-D" not in second


@needs_voice
def test_an_earphone_that_is_not_there_is_told_at_once(sound: Sound) -> None:
    sound(test_status=1)
    with open_announcer("fr", screen=str, private={ANA: Device("hw:7")}) as announcer:
        ear = announcer.ear(ANA)
        assert ear is not None
        assert ear.reason_code == "no_device"
        assert not announcer.reaches(ANA)
