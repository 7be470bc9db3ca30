"""What a table hears: whole transcripts, read aloud line by line, in both languages.

A transcript is a text file. `>` is what somebody types or a reader reads, the lines below it are
what is said; where the shown form differs it stands after ` || `. A first line `# ...` is the
position that the game begins with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typography import plain_spaces, sounds_as_shown

from companion.games.game import Reason
from companion.games.pixies import PIXIES
from companion.sentences.lexicon import Lexicon
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES
from companion.sentences.sentence import Priority, Sentence
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline

TRANSCRIPTS = sorted((Path(__file__).parent / "transcripts").glob("*.txt"))
NAMES = ("Ana", "Bo", "Cy")
BETWEEN = " || "
SIGN = re.compile(r"[^\w\s.,:;?!'’-]|(?<!\w)-|-(?!\w)|_")
"""What a voice would swallow or spell: signs, brackets, a hyphen that joins no words."""


class Talk:
    """A table without voice or screen: a line goes in, sentences come out."""

    def __init__(self, lang: str, position: str | None = None) -> None:
        state = PIXIES.parse(position) if position else PIXIES.new(3)
        names = NAMES[: state.rules.seats]
        self._session = Session(Table(PIXIES, names), Timeline(PIXIES, state))
        self._lexicon = Lexicon(PIXIES, names, lang)
        self._narrator = Narrator(Speech(lang, PIXIES.deck, names))
        self._lang = lang

    def opening(self) -> list[Sentence]:
        return self._narrator.tell([self._session.question()])

    def hear(self, line: str) -> list[Sentence]:
        tokens = self._lexicon.understand(line, area=self._session.reads_area)
        if isinstance(tokens, Reason):
            why = self._narrator.reason(tokens)
            return [Sentence(why.speech, why.text, self._lang, Priority.ERROR)]
        return self._narrator.tell(self._session.hear(tokens))


def lang_of(transcript: Path) -> str:
    return transcript.name.split(".")[1]


def heard(transcript: Path) -> Iterator[tuple[str, list[Sentence]]]:
    """Every line typed, and what was said to it; the opening question comes first."""
    lines = transcript.read_text(encoding="utf-8").splitlines()
    position = lines[0].removeprefix("# ") if lines[0].startswith("#") else None
    talk = Talk(lang_of(transcript), position)
    yield "", talk.opening()
    for line in lines:
        if line.startswith("> "):
            yield line, talk.hear(line[2:])


def written(sentence: Sentence) -> str:
    """A sentence as it is spoken, and as it is shown where more than its spaces differs."""
    if sounds_as_shown(sentence.speech, sentence.text):
        return sentence.speech
    return sentence.speech + BETWEEN + plain_spaces(sentence.text)


every_transcript = pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda path: path.stem)


@every_transcript
def test_the_table_hears_what_the_transcript_says(transcript: Path) -> None:
    said = [
        line
        for typed, sentences in heard(transcript)
        for line in ((typed,) if typed else ()) + tuple(map(written, sentences))
    ]
    expected = transcript.read_text(encoding="utf-8").splitlines()
    assert said == [line for line in expected if not line.startswith("#")]


@every_transcript
def test_no_sign_reaches_the_voice(transcript: Path) -> None:
    for _, sentences in heard(transcript):
        for sentence in sentences:
            assert not SIGN.search(sentence.speech), sentence.speech
            assert sentence.lang == lang_of(transcript)


def test_both_languages_tell_the_same_stories() -> None:
    stories = {lang: [p for p in TRANSCRIPTS if lang_of(p) == lang] for lang in LANGUAGES}
    for french, english in zip(stories["fr"], stories["en"], strict=True):
        assert french.name.split(".")[0] == english.name.split(".")[0]
        counts = [
            [len(sentences) for _, sentences in heard(transcript)]
            for transcript in (french, english)
        ]
        assert counts[0] == counts[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_and_the_question_after_it_are_one_utterance(lang: str) -> None:
    talk = Talk(lang)
    for line in ("Ana", "B5", "G1+5", "G2+3", "take G1+5", "take B5"):
        (sentence,) = talk.hear(line)
        assert sentence.priority == Priority.TURN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_urgent_and_answers_come_before_turns(lang: str) -> None:
    talk = Talk(lang)
    assert [s.priority for s in talk.hear("place 4")] == [Priority.ERROR]
    assert [s.priority for s in talk.hear("score")] == [Priority.ANSWER]
    assert Priority.ERROR < Priority.ANSWER < Priority.TURN < Priority.EVENT
