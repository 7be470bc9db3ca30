"""Which sentence is spoken next."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from spoken import sentence

from companion.sentences.sentence import Priority
from companion.speech.waiting_line import Line, Utterance, arrive, hush

_numbers = st.lists(st.sampled_from(list(Priority)), max_size=12)


def utterance(
    number: int,
    priority: Priority,
    words: str = "",
    *,
    batch: int | None = None,
    always: bool = False,
) -> Utterance:
    said = sentence(words or f"phrase {number}", priority)
    return Utterance(number, said, number if batch is None else batch, always, 0)


def ids(line: Line) -> list[int]:
    return [waiting.id for waiting in line]


def test_your_turn_goes_ahead_of_waiting_events_and_behind_an_answer() -> None:
    line: Line = (utterance(1, Priority.ANSWER), utterance(2, Priority.EVENT))
    assert ids(arrive(line, None, utterance(3, Priority.TURN)).line) == [1, 3, 2]


def test_an_error_cuts_an_event_but_not_another_error() -> None:
    error = utterance(2, Priority.ERROR)
    assert arrive((), utterance(1, Priority.EVENT), error).cut
    after_error = arrive((), utterance(1, Priority.ERROR), error)
    assert not after_error.cut
    assert ids(after_error.line) == [2]


def test_a_new_answer_takes_the_place_of_an_old_one_that_waits() -> None:
    line: Line = (utterance(1, Priority.ANSWER), utterance(2, Priority.EVENT))
    change = arrive(line, None, utterance(3, Priority.ANSWER))
    assert ids(change.line) == [3, 2]
    assert ids(change.dropped) == [1]


def test_the_lines_of_one_score_do_not_replace_one_another() -> None:
    line: Line = ()
    for number in (1, 2, 3):
        line = arrive(line, None, utterance(number, Priority.ANSWER, batch=7)).line
    assert ids(line) == [1, 2, 3]


def test_your_turn_comes_after_what_was_said_with_it() -> None:
    line: Line = (utterance(1, Priority.EVENT, batch=6),)
    for number, priority in enumerate((Priority.EVENT, Priority.EVENT, Priority.TURN), start=2):
        line = arrive(line, None, utterance(number, priority, batch=7)).line
    assert ids(line) == [1, 2, 3, 4]
    assert ids(arrive(line, None, utterance(5, Priority.ERROR)).line) == [5, 1, 2, 3, 4]
    assert ids(arrive(line, None, utterance(5, Priority.EVENT)).line) == [1, 2, 3, 4, 5]


def test_ambience_is_for_silence_only() -> None:
    hint = utterance(2, Priority.AMBIENCE)
    assert ids(arrive((), None, hint).line) == [2]
    assert arrive((), utterance(1, Priority.EVENT), hint).line == ()
    assert ids(arrive((hint,), None, utterance(3, Priority.EVENT)).line) == [3]


def about(
    number: int, topic: str, priority: Priority = Priority.EVENT, seat: int | None = None
) -> Utterance:
    new = utterance(number, priority)
    return replace(new, sentence=replace(new.sentence, topic=topic, audience=seat))


def test_what_is_stale_is_dropped_and_not_spoken_late() -> None:
    line: Line = (about(1, "count"), utterance(2, Priority.EVENT))
    change = arrive(line, None, about(3, "count"))
    assert (ids(change.line), ids(change.dropped)) == ([2, 3], [1])
    assert ids(arrive(line, None, about(3, "score")).line) == [1, 2, 3]
    assert ids(arrive(line, None, about(3, "count", seat=1)).line) == [1, 2, 3]


def test_of_progress_the_first_and_the_last_are_heard() -> None:
    speaking = about(1, "search", Priority.AMBIENCE)
    line: Line = ()
    for number in (2, 3, 4):
        line = arrive(line, speaking, about(number, "search", Priority.AMBIENCE)).line
    assert ids(line) == [4]


def test_words_that_have_just_begun_are_not_said_again_at_once() -> None:
    speaking = utterance(1, Priority.EVENT, "Carte lue.")
    again = utterance(2, Priority.EVENT, "Carte lue.")
    assert arrive((), speaking, replace(again, posted_ns=400_000_000)).line == ()
    later = replace(again, posted_ns=600_000_000)
    assert ids(arrive((), speaking, later).line) == [2]
    assert ids(arrive((), speaking, replace(again, always=True)).line) == [2]


def test_words_that_wait_already_are_not_said_twice_unless_asked_for() -> None:
    line: Line = (utterance(1, Priority.EVENT, "Ana prend une carte."),)
    doublet = utterance(2, Priority.EVENT, "Ana prend une carte.")
    assert arrive(line, None, doublet).line == line
    repeat = utterance(3, Priority.ANSWER, "Ana prend une carte.", always=True)
    assert ids(arrive(line, None, repeat).line) == [3, 1]


def test_a_repeat_asked_for_twice_is_said_twice() -> None:
    repeats = [utterance(n, Priority.ANSWER, "12 points.", always=True) for n in (1, 2)]
    line = arrive(arrive((), None, repeats[0]).line, None, repeats[1]).line
    assert ids(line) == [1, 2]


def test_a_key_silences_all_but_errors() -> None:
    line: Line = (utterance(1, Priority.ERROR), utterance(2, Priority.TURN))
    change = hush(line, utterance(0, Priority.ANSWER))
    assert (ids(change.line), ids(change.dropped), change.cut) == ([1], [2], True)
    assert not hush((), utterance(0, Priority.ERROR)).cut


@given(_numbers)
def test_nothing_is_lost_and_the_line_is_always_in_order(priorities: list[Priority]) -> None:
    line: Line = ()
    dropped: list[int] = []
    for number, priority in enumerate(priorities):
        change = arrive(line, None, utterance(number, priority))
        line = change.line
        dropped += ids(change.dropped)
    assert sorted([*ids(line), *dropped]) == list(range(len(priorities)))
    assert [(u.priority, u.id) for u in line] == sorted((u.priority, u.id) for u in line)
