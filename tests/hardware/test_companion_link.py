"""The computer's side of a talk with an open reader: nothing counted twice, nothing lost."""

from __future__ import annotations

import pickle

import pytest

from companion.readings import Reading, Trouble
from hardware.companion_link import Link
from hardware.companion_messages import Feedback
from hardware.companion_protocol import PayloadFramer, frame
from hardware.reception import Event

ANA, BO = "04A1B2C3D4E5F6", "04112233445566"


def says(link: Link, *payloads: str, at: int = 0) -> list[Event]:
    return link.receive(b"".join(frame(payload) for payload in payloads), at)


def asked(link: Link) -> list[str]:
    return [it for it in PayloadFramer().feed(link.outgoing()) if isinstance(it, str)]


def met(places: int = 1, *, boot: int = 7, chips: str = "92") -> Link:
    """A link that has been through the greeting, with empty places."""
    link = Link("tray")
    link.open(0)
    says(link, f"HI,1,FAKE,1.0,-,{boot},{places},BVL,{chips * places}")
    says(link, *(f"STATE,0,{place},-" for place in range(1, places + 1)))
    link.outgoing()
    return link


def laid(tag: str, at: int = 0, place: int | None = None) -> Reading:
    return Reading("tray", f"nfc:{tag}", at, place)


def lifted(tag: str, at: int = 0, place: int | None = None) -> Reading:
    return Reading("tray", f"nfc:{tag}", at, place, lifted=True)


def test_opening_greets_until_an_answer_comes() -> None:
    link = Link("tray")
    link.open(0)
    assert asked(link) == ["HELLO,1"]
    assert link.wait(900) == []
    assert asked(link) == []
    link.wait(1000)
    assert asked(link) == ["HELLO,1"]
    says(link, "HI,1,FAKE,1.0,-,7,1,-,92", f"STATE,3,1,{ANA}", at=1100)
    link.wait(2500)
    assert asked(link) == []


def test_a_card_that_lies_there_already_is_read_at_the_greeting() -> None:
    link = Link("tray")
    link.open(0)
    assert says(link, "HI,1,FAKE,1.0,-,7,1,-,92", f"STATE,3,1,{ANA}") == [laid(ANA)]


def test_laying_and_lifting_are_readings_and_acknowledged() -> None:
    link = met()
    assert says(link, f"TAG,1,1,{ANA},500", at=510) == [laid(ANA, 510)]
    assert says(link, f"GONE,2,1,{ANA},900", at=910) == [lifted(ANA, 910)]
    assert asked(link) == ["ACK,1", "ACK,2"]


def test_the_place_is_told_where_there_are_several() -> None:
    link = met(places=3)
    assert says(link, f"TAG,1,2,{ANA},500") == [laid(ANA, place=2)]
    assert says(link, "COLL,2,3,-,600") == [Trouble("tray", "crowded", 0, {"place": 3})]


def test_a_repeated_event_counts_once_and_is_acknowledged_again() -> None:
    link = met()
    says(link, f"TAG,1,1,{ANA},500")
    link.outgoing()
    assert says(link, f"TAG,1,1,{ANA},500", f"TAG,1,1,{ANA},500") == []
    assert asked(link) == ["ACK,1", "ACK,1"]
    assert (link.counters.readings, link.counters.repeats) == (1, 2)


def test_an_event_lost_on_the_way_is_waited_for_so_that_order_holds() -> None:
    link = met()
    damaged = frame(f"TAG,1,1,{ANA},500").replace(b"A1", b"A2")
    assert link.receive(damaged, 0) == []
    assert says(link, f"GONE,2,1,{ANA},600") == []
    assert asked(link) == []
    assert says(link, f"TAG,1,1,{ANA},500", f"GONE,2,1,{ANA},600") == [laid(ANA), lifted(ANA)]


def test_an_event_lost_for_good_is_learnt_from_the_whole_state() -> None:
    link = met()
    assert says(link, "HB,1000,1,0,0") == []
    assert asked(link) == []
    says(link, "HB,2000,1,0,0")
    assert asked(link) == ["SYNC"]
    assert says(link, f"STATE,1,1,{ANA}") == [laid(ANA)]


def test_a_state_that_did_not_come_whole_is_asked_for_again() -> None:
    link = Link("tray")
    link.open(0)
    says(link, "HI,1,FAKE,1.0,-,7,2,-,9292", "STATE,0,1,-")
    link.outgoing()
    says(link, "HB,1000,0,0,0")
    assert asked(link) == ["SYNC"]
    says(link, "STATE,0,1,-", "STATE,0,2,-", "HB,2000,0,0,0")
    assert asked(link) == []


def test_a_reader_that_starts_again_with_the_card_still_there_reads_nothing_twice() -> None:
    link = met()
    says(link, f"TAG,1,1,{ANA},500")
    link.outgoing()
    assert says(link, "BOOT,1,8,92") == []
    assert asked(link) == ["HELLO,1"]
    assert says(link, "HI,1,FAKE,1.0,-,8,1,-,92", f"STATE,0,1,{ANA}") == []
    assert says(link, f"GONE,1,1,{ANA},40") == [lifted(ANA)]


def test_a_reader_whose_start_was_not_heard_is_greeted_again() -> None:
    link = met()
    says(link, f"TAG,1,1,{ANA},500")
    link.outgoing()
    says(link, "HB,40,0,0,0")
    assert asked(link) == ["HELLO,1"]


def test_a_start_is_noticed_by_a_clock_that_runs_backwards() -> None:
    """The message of the start was lost, and as many events have happened as before."""
    link = met()
    says(link, "HB,59000,0,0,0", "HB,60000,0,0,0")
    assert asked(link) == []
    says(link, "HB,1000,0,0,0")
    assert asked(link) == ["HELLO,1"]


def test_events_after_a_start_that_was_not_heard_are_no_repeats() -> None:
    link = met()
    says(link, f"TAG,1,1,{ANA},500", f"GONE,2,1,{ANA},900")
    link.outgoing()
    assert says(link, f"TAG,1,1,{BO},300", at=9000) == [laid(BO, 9000)]
    assert asked(link) == ["ACK,1", "HELLO,1"]
    events = says(link, "HI,1,FAKE,1.0,-,8,1,-,92", "STATE,2,1,-", at=9100)
    assert events == [lifted(BO, 9100)]


def test_what_changed_while_the_reader_was_unplugged_is_told_when_it_is_back() -> None:
    link = met()
    says(link, f"TAG,1,1,{ANA},500")
    assert link.lose(1000) == Trouble("tray", "lost", 1000)
    assert link.regain(2000) == Trouble("tray", "back", 2000)
    assert asked(link) == ["HELLO,1"]
    events = says(link, "HI,1,FAKE,1.0,-,8,1,-,92", f"STATE,0,1,{BO}", at=2100)
    assert events == [lifted(ANA, 2100), laid(BO, 2100)]


def test_a_silent_reader_is_told_once_and_its_return_too() -> None:
    link = met()
    says(link, "HB,1000,0,0,0", at=1000)
    assert link.wait(3900) == []
    assert link.wait(4000) == [Trouble("tray", "silent", 4000)]
    assert link.wait(20_000) == []
    events = says(link, "HI,1,FAKE,1.0,-,7,1,-,92", "STATE,0,1,-", at=21_000)
    assert events == [Trouble("tray", "back", 21_000)]


def test_a_device_that_never_answers_the_greeting_is_told_after_five_seconds() -> None:
    link = Link("tray")
    link.open(0)
    link.receive(b"0123456789\r\n" * 20, 3000)
    assert link.wait(4900) == []
    assert link.wait(5000) == [Trouble("tray", "silent", 5000)]


def test_a_reader_of_another_version_is_told_once_and_not_listened_to() -> None:
    link = Link("tray")
    link.open(0)
    assert says(link, "HI,2,NEW") == [Trouble("tray", "stranger", 0, {"version": 2})]
    assert says(link, f"TAG,1,1,{ANA},500") == []
    link.wait(2000)
    assert "ACK" not in link.outgoing().decode()


def test_a_reader_of_another_version_is_left_alone_whatever_it_says() -> None:
    link = Link("tray")
    link.open(0)
    told = says(link, "HI,2,NEW,9,-,7,1,B,92")
    link.outgoing()
    for at in range(1000, 60_000, 500):
        told += says(link, "BEAT,1", "HB,1000,0,0,0", "HI,2,NEW", "BOOT,2,9,92", at=at)
        told += link.wait(at + 250)
    told += link.wait(90_000)
    assert told == [Trouble("tray", "stranger", 0, {"version": 2})]
    assert asked(link) == []


def test_a_reader_of_another_version_is_told_again_when_it_is_plugged_in_again() -> None:
    link = Link("tray")
    link.open(0)
    says(link, "HI,2,NEW")
    link.lose(1000)
    link.regain(2000)
    assert says(link, "HI,2,NEW", at=2100) == [Trouble("tray", "stranger", 2100, {"version": 2})]


@pytest.mark.parametrize("woken", [["BOOT,1,8,92"], []])
def test_a_reader_that_has_learnt_our_version_is_listened_to(woken: list[str]) -> None:
    link = Link("tray")
    link.open(0)
    says(link, "HI,2,NEW", *woken)
    assert says(link, "HI,1,FAKE,1.1,-,8,1,-,92", f"STATE,0,1,{ANA}") == [laid(ANA)]


def test_a_chip_of_unknown_make_is_told_once() -> None:
    link = Link("tray")
    link.open(0)
    hello = "HI,1,FAKE,1.0,-,7,3,-,9212FF"
    assert says(link, hello) == [Trouble("tray", "copy", 0, {"version": "12"})]
    assert says(link, hello) == []


@pytest.mark.parametrize(("places", "named"), [(1, 0), (3, 1)])
def test_a_dead_chip_is_told_once_and_its_return_too(places: int, named: int) -> None:
    link = met(places)
    facts = {"place": named}
    assert says(link, "FAULT,1,1,FF,100") == [Trouble("tray", "dead", 0, facts)]
    assert says(link, "STATE,1,1,?") == []
    assert says(link, "FINE,2,1,92,900") == [Trouble("tray", "alive", 0, facts)]


def test_a_place_that_cannot_tell_keeps_its_card() -> None:
    link = met(places=2)
    says(link, f"TAG,1,1,{ANA},100", "FAULT,2,1,FF,200")
    assert says(link, "STATE,2,1,?", "STATE,2,2,-") == []
    assert says(link, "FINE,3,1,92,300", f"STATE,3,1,{ANA}") == [
        Trouble("tray", "alive", 0, {"place": 1})
    ]


@pytest.mark.parametrize(
    ("outputs", "sent"),
    [
        ("BVL", ["BUZZ,1,NO", "VIB,2,NO", "LED,3,NO"]),
        ("V", ["VIB,1,NO"]),
        ("-", []),
    ],
)
def test_an_answer_is_played_on_all_that_the_reader_has(outputs: str, sent: list[str]) -> None:
    link = Link("tray")
    link.open(0)
    says(link, f"HI,1,FAKE,1.0,-,7,1,{outputs},92")
    asked(link)
    link.answer(Feedback.NO)
    assert asked(link) == sent


def test_a_reader_that_has_not_told_what_it_has_is_not_answered() -> None:
    link = Link("tray")
    link.open(0)
    asked(link)
    link.answer(Feedback.YES)
    assert asked(link) == []


def test_a_bad_cable_fills_no_memory_however_long_it_lasts() -> None:
    """Some events never arrive, and what they were is only told by a state."""
    link = met()

    def evening(first: int) -> int:
        for number in range(first, first + 1000):
            if number % 7:
                says(link, f"TAG,{number},1,{ANA},{number}")
            else:
                says(link, f"STATE,{number},1,-")
            link.outgoing()
        return len(pickle.dumps(link))

    first, second = evening(1001), evening(2001)
    # Its counters have a digit more.
    assert second < first + 20
