"""Who hears in private, as it is typed."""

from __future__ import annotations

import pytest

from companion.commands.frame import Failure
from companion.commands.private_outlets import outlets_at_one_machine, private_outlets
from companion.sentences.render import LANGUAGES, shown
from companion.speech import Device, Terminal

NAMES = ("Ana", "Bo", "Cy")


def test_a_player_hears_through_a_screen_reader_or_a_device() -> None:
    words = ("ana=screen-reader", " Bo = plughw:CARD=Headset,DEV=0")
    expected = {0: Terminal(), 1: Device("plughw:CARD=Headset,DEV=0")}
    assert private_outlets(words, NAMES) == expected
    assert private_outlets((), NAMES) == {}


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["Ana"], "private-form"),
        (["=hw:1"], "private-form"),
        (["Ana="], "private-form"),
        (["Dora=hw:1"], "private-seat"),
        (["Ana=hw:1", "ANA=hw:2"], "private-twice"),
        (["Ana=screen-reader", "Bo=screen-reader"], "private-reader"),
        (["Ana=hw:1", "Bo=hw:1"], "private-device"),
        (["Ana=hw:1; rm -r"], "private-name"),
        (["Ana=-D"], "private-name"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(words: list[str], code: str) -> None:
    with pytest.raises(Failure) as caught:
        private_outlets(words, NAMES)
    assert (caught.value.code, caught.value.exit_code) == (code, 2)
    for lang in LANGUAGES:
        assert shown(lang, caught.value.message_id, **caught.value.facts).count(". ") >= 1


def test_a_screen_reader_at_a_machine_of_several_people_wants_earphones_for_the_others() -> None:
    words = ["Ana=screen-reader", "Cy=hw:1"]
    with pytest.raises(Failure) as caught:
        outlets_at_one_machine(words, NAMES, (0, 1, 2))
    assert (caught.value.code, caught.value.exit_code) == ("private-overheard", 2)
    assert caught.value.facts == {"name": "Bo", "other": "Ana"}
    for lang in LANGUAGES:
        assert shown(lang, caught.value.message_id, **caught.value.facts).count(". ") == 1
    # A computer player hears nothing, and somebody alone shares the screen with nobody.
    shared = {0: Terminal(shared=True), 2: Device("hw:1")}
    assert outlets_at_one_machine(words, NAMES, (0, 2)) == shared
    assert outlets_at_one_machine(words[:1], NAMES, (0,)) == {0: Terminal()}
    assert outlets_at_one_machine(words[1:], NAMES, (0, 1, 2)) == {2: Device("hw:1")}


@pytest.mark.parametrize("place", ["screen-reader", "hw:1"])
def test_a_computer_player_has_no_earphone(place: str) -> None:
    with pytest.raises(Failure) as caught:
        outlets_at_one_machine([f"Cy={place}"], NAMES, [0, 1])
    assert (caught.value.code, caught.value.exit_code) == ("private-computer", 2)
    assert caught.value.facts == {"name": "Cy", "people": "Ana, Bo"}
