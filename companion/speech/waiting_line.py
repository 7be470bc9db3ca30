"""The waiting line: which sentence is spoken next, which is dropped, which is cut."""

from __future__ import annotations

from dataclasses import dataclass

from companion.sentences.sentence import Priority, Sentence


@dataclass(frozen=True, slots=True)
class Utterance:
    """A sentence on its way to the voice."""

    id: int
    sentence: Sentence
    batch: int
    """Sentences said in one call belong together: they do not replace one another."""
    always: bool
    """Asked for by a player (`repeat`): never taken for a doublet, never superseded."""
    posted_ns: int
    """When it was said, on the machine's monotonic clock."""

    @property
    def priority(self) -> Priority:
        """The priority of its sentence."""
        return self.sentence.priority


_JUST_BEGUN_NS = 500_000_000
"""A reader that reports twice does so within half a second."""

Line = tuple[Utterance, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What an arrival or an interruption does to the line."""

    line: Line
    dropped: Line = ()
    cut: bool = False
    """The utterance being spoken must fall silent."""


def arrive(line: Line, speaking: Utterance | None, new: Utterance) -> Change:
    """Let an utterance join the line.

    It goes behind its equals and ahead of less urgent ones, but behind all that was said with it:
    whose turn it is comes after what led to it. An error cuts what is being spoken (never another
    error); an answer takes the place of earlier answers; what is stale is dropped, not spoken late;
    a hint is for silence only, of progress the first and the last are heard; words that wait
    already, or have just begun, are not said twice.
    """
    if not new.always and _unwanted(line, speaking, new):
        return Change(line, dropped=(new,))
    dropped = tuple(waiting for waiting in line if _superseded(waiting, new))
    kept = tuple(waiting for waiting in line if waiting not in dropped)
    place = max(
        (at for at, waiting in enumerate(kept, start=1) if _goes_before(waiting, new)), default=0
    )
    cut = (
        new.priority is Priority.ERROR
        and speaking is not None
        and speaking.priority is not Priority.ERROR
    )
    return Change((*kept[:place], new, *kept[place:]), dropped, cut)


def hush(line: Line, speaking: Utterance | None) -> Change:
    """Silence everything but errors: what a key press or a reading does."""
    kept = tuple(waiting for waiting in line if waiting.priority is Priority.ERROR)
    dropped = tuple(waiting for waiting in line if waiting.priority is not Priority.ERROR)
    cut = speaking is not None and speaking.priority is not Priority.ERROR
    return Change(kept, dropped, cut)


def _goes_before(waiting: Utterance, new: Utterance) -> bool:
    return waiting.priority <= new.priority or waiting.batch == new.batch


def _unwanted(line: Line, speaking: Utterance | None, new: Utterance) -> bool:
    if new.priority is Priority.AMBIENCE and not new.sentence.topic and (line or speaking):
        return True
    if (
        speaking is not None
        and new.posted_ns - speaking.posted_ns < _JUST_BEGUN_NS
        and _same_words(speaking.sentence, new.sentence)
    ):
        return True
    return any(
        _same_words(waiting.sentence, new.sentence) and waiting.priority <= new.priority
        for waiting in line
    )


def _same_words(one: Sentence, other: Sentence) -> bool:
    return (one.speech, one.lang, one.audience) == (other.speech, other.lang, other.audience)


def _same_topic(one: Sentence, other: Sentence) -> bool:
    return bool(one.topic) and (one.topic, one.audience) == (other.topic, other.audience)


def _superseded(waiting: Utterance, new: Utterance) -> bool:
    if waiting.always or waiting.batch == new.batch:
        return False
    if _same_topic(waiting.sentence, new.sentence):
        return True
    if waiting.priority is Priority.AMBIENCE:
        return new.priority is not Priority.AMBIENCE
    return waiting.priority is new.priority is Priority.ANSWER
