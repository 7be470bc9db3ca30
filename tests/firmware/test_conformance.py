"""Every reader keeps to the protocol: one suite for all of them. See docs/protocol.md."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from bench import Bench

from hardware.companion_messages import (
    SYNC,
    Beat,
    Boot,
    Feedback,
    Happening,
    Identity,
    Kind,
    Outcome,
    Output,
    State,
    feedback,
)

VECTORS = Path(__file__).parents[2] / "docs" / "protocol-vectors.toml"
LINES: list[dict[str, Any]] = tomllib.loads(VECTORS.read_text(encoding="utf-8"))["line"]
ANA, BO, SHORT = "04A1B2C3D4E5F6", "04112233445566", "DEADBEEF"


def test_the_greeting_is_answered_with_who_it_is_and_what_lies_where(bench: Bench) -> None:
    bench.do(f"card 2 {ANA}")
    bench.run(300)
    bench.send("HELLO,1")
    identity, *states = bench.run(20)
    assert isinstance(identity, Identity)
    assert (identity.version, identity.places, identity.chips) == (1, 3, "929292")
    assert states == [State(1, 1, ""), State(1, 2, ANA), State(1, 3, "")]


def test_whoever_greets_in_another_version_learns_ours(bench: Bench) -> None:
    bench.send("HELLO,2")
    assert bench.until(Identity).version == 1


def test_each_start_is_told_with_another_number(bench: Bench) -> None:
    bench.send("HELLO,1")
    first = bench.until(Identity).boot
    bench.do("reset")
    assert bench.until(Boot) == Boot(1, first + 1, "929292")
    bench.send("HELLO,1")
    assert bench.until(Identity).boot == first + 1


@pytest.mark.parametrize("tag", [ANA, SHORT])
def test_a_card_is_told_when_it_comes_and_when_it_goes(bench: Bench, tag: str) -> None:
    bench.do(f"card 3 {tag}")
    assert bench.happenings(500) == [(Kind.TAG, 3, tag)]
    bench.do("remove 3")
    assert bench.happenings(500) == [(Kind.GONE, 3, tag)]


def test_cards_at_all_places_are_told_apart(bench: Bench) -> None:
    for place, tag in enumerate((ANA, BO, SHORT), 1):
        bench.do(f"card {place} {tag}")
    assert sorted(bench.happenings(500)) == [
        (Kind.TAG, 1, ANA),
        (Kind.TAG, 2, BO),
        (Kind.TAG, 3, SHORT),
    ]


def test_a_card_is_told_within_150_ms_at_three_places(bench: Bench) -> None:
    waits = []
    for turn in range(12):
        place = 1 + turn % 3
        laid_at = bench.do(f"card {place} {ANA}")
        told = bench.until(Happening, lambda it: it.kind is Kind.TAG)
        waits.append(told.at - laid_at)
        bench.do(f"remove {place}")
        # An odd pause, so that the card meets every moment of the round of polls.
        bench.run(300 + 7 * turn)
    assert max(waits) < 150, waits


def test_nine_places_are_served(start: Callable[[int], Bench]) -> None:
    bench = start(9)
    laid_at = bench.do(f"card 9 {ANA}")
    told = bench.until(Happening)
    assert (told.kind, told.place, told.data) == (Kind.TAG, 9, ANA)
    assert told.at - laid_at < 450
    others = {place: f"0411223344550{place}" for place in range(1, 9)}
    for place, tag in others.items():
        bench.do(f"card {place} {tag}")
    said = sorted(bench.happenings(1_000), key=lambda it: it[1])
    assert said == [(Kind.TAG, place, tag) for place, tag in others.items()]


def test_an_event_is_repeated_three_times_until_it_is_acknowledged(bench: Bench) -> None:
    bench.acknowledging = False
    bench.do(f"card 1 {ANA}")
    bench.run(2000)
    told = [it for it in bench.payloads if it.startswith("TAG")]
    assert len(told) == 4
    assert len(set(told)) == 1


def test_an_acknowledged_event_is_not_repeated(bench: Bench) -> None:
    bench.acknowledging = False
    bench.do(f"card 1 {ANA}")
    bench.until(Happening)
    bench.send("ACK,1")
    bench.run(1000)
    assert len([it for it in bench.payloads if it.startswith("TAG")]) <= 2


def test_a_host_that_asks_for_everything_gets_it_and_nothing_is_repeated(bench: Bench) -> None:
    bench.acknowledging = False
    bench.do(f"card 1 {ANA}")
    bench.until(Happening)
    bench.send(SYNC)
    bench.until(State, lambda it: it == State(1, 3, ""))
    before = len(bench.payloads)
    bench.run(1000)
    assert not [it for it in bench.payloads[before:] if it.startswith("TAG")]


def test_it_is_heard_to_be_alive_each_second(bench: Bench) -> None:
    beats = [it for it in bench.run(5000) if isinstance(it, Beat)]
    assert len(beats) in (5, 6)
    assert all(900 < b.at - a.at < 1100 for a, b in pairwise(beats))


def test_the_examples_of_frames_are_taken_as_written(bench: Bench) -> None:
    before = bench.until(Beat)
    for line in LINES:
        bench.send_bytes(line["sent"].encode("latin-1"))
        bench.run(20)
    pings = sum(line["payloads"].count("PING,1") for line in LINES)
    assert bench.payloads.count("PONG,1") == pings
    after = bench.until(Beat)
    assert after.bad_frames - before.bad_frames == sum(line["damaged"] for line in LINES)
    assert after.overruns == 0


def test_what_it_does_not_know_is_left_unanswered(bench: Bench) -> None:
    bench.send("WEIGHT,1", "BUZZ", "BUZZ,,YES", "ACK,x", "PING,12345678901234")
    said = bench.run(100)
    assert not [it for it in said if not isinstance(it, Beat)]


def test_more_fields_than_expected_are_left_unread(bench: Bench) -> None:
    bench.send("BUZZ,7,YES,LOUD")
    assert bench.until(Outcome) == Outcome(7)


@pytest.mark.parametrize("output", [Output.BUZZER, Output.VIBRATION])
def test_patterns_are_played(bench: Bench, output: Output) -> None:
    number = list(Output).index(output)
    bench.send(feedback(output, 5, Feedback.NO))
    assert bench.until(Outcome) == Outcome(5)
    bench.run(600)
    switched_on = bench.switched_on()
    assert switched_on[number] >= 2
    assert sum(switched_on) == switched_on[number]


def test_yes_is_felt_once_and_no_twice(bench: Bench) -> None:
    for pattern, times in ((Feedback.YES, 1), (Feedback.NO, 2), (Feedback.WHICH, 1)):
        before = bench.switched_on()[1]
        bench.send(feedback(Output.VIBRATION, 1, pattern))
        bench.run(600)
        assert bench.switched_on()[1] - before == times


def test_a_pattern_that_does_not_exist_is_refused(bench: Bench) -> None:
    bench.send("VIB,9,DANCE")
    assert bench.until(Outcome) == Outcome(9, "PATTERN")


@pytest.mark.parametrize("kind", ["fake", "core"], indirect=True)
def test_an_output_that_is_not_there_is_refused(bench: Bench) -> None:
    bench.send("HELLO,1")
    assert "L" not in bench.until(Identity).outputs
    bench.send(feedback(Output.LIGHT, 9, Feedback.YES))
    assert bench.until(Outcome) == Outcome(9, "OUTPUT")


def test_cards_that_lay_there_before_the_start_are_state_and_no_events(bench: Bench) -> None:
    bench.do(f"card 2 {ANA}")
    bench.run(500)
    bench.do("reset")
    assert bench.happenings(1000) == []
    bench.send("HELLO,1")
    assert bench.until(State, lambda it: it.place == 2) == State(0, 2, ANA)


def test_after_a_start_everything_is_known_within_two_seconds(bench: Bench) -> None:
    bench.do(f"card 3 {ANA}")
    bench.do("reset")
    bench.until(Boot)
    bench.send("HELLO,1")
    bench.until(State, lambda it: it == State(0, 3, ANA))
    assert bench.do("run 1") < 2000


def test_noise_between_frames_is_no_damage(bench: Bench) -> None:
    before = bench.until(Beat)
    bench.send_bytes(bytes(range(0x24)) + bytes(range(0x25, 0x100)))
    bench.run(50)
    assert bench.until(Beat).bad_frames == before.bad_frames
