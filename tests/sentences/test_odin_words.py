"""What a table of Odin hears: whole transcripts, in both languages, and secrets by their audience.

A transcript is a text file: `>` is what somebody types or a reader reads, the lines below it are
what is said. A line for one seat alone begins with its name in brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typography import sounds_as_shown

from companion.games.game import COUNT, PHYSICAL, VIRTUAL, Reason
from companion.games.odin import ODIN
from companion.sentences.lexicon import Lexicon
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES
from companion.sentences.sentence import Sentence
from companion.table.outcomes import Declined
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline

TRANSCRIPTS = sorted((Path(__file__).parent / "odin").glob("*.txt"))
NAMES = ("Ana", "Bo", "Cy")
SIGN = re.compile(r"[^\w\s.,:;?!'’-]|(?<!\w)-|-(?!\w)|_|\b[A-Z]{2}\d")
"""What a voice would swallow or spell: signs, brackets, card codes."""


class Talk:
    """A table without voice or screen: a line goes in, sentences come out."""

    def __init__(self, lang: str, table: str = PHYSICAL) -> None:
        self._session = Session(Table(ODIN, NAMES), Timeline(ODIN, ODIN.new(3, {}, table)))
        self._lexicon = Lexicon(ODIN, NAMES, lang)
        self._narrator = Narrator(Speech(lang, ODIN.deck, NAMES))

    def opening(self) -> list[Sentence]:
        return self._narrator.tell([self._session.question()])

    def hear(self, line: str) -> list[Sentence]:
        tokens = self._lexicon.understand(line)
        if isinstance(tokens, Reason):
            return self._narrator.tell([Declined(tokens, self._session.state.view(None))])
        return self._narrator.tell(self._session.hear(tokens))


def lang_of(transcript: Path) -> str:
    return transcript.name.split(".")[1]


def table_of(transcript: Path) -> str:
    return COUNT if transcript.name.startswith("count") else PHYSICAL


def heard(transcript: Path) -> Iterator[tuple[str, list[Sentence]]]:
    """Every line typed, and what was said to it; the opening question comes first."""
    talk = Talk(lang_of(transcript), table_of(transcript))
    yield "", talk.opening()
    for line in transcript.read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            yield line, talk.hear(line[2:])


def written(sentence: Sentence) -> str:
    quoted = '"' in sentence.text or "«" in sentence.text
    assert quoted or sounds_as_shown(sentence.speech, sentence.text)
    private = "" if sentence.audience is None else f"[{NAMES[sentence.audience]}] "
    return private + sentence.speech


every_transcript = pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda path: path.stem)


@every_transcript
def test_the_table_hears_what_the_transcript_says(transcript: Path) -> None:
    said = [
        line
        for typed, sentences in heard(transcript)
        for line in ((typed,) if typed else ()) + tuple(map(written, sentences))
    ]
    assert said == transcript.read_text(encoding="utf-8").splitlines()


@every_transcript
def test_no_sign_and_no_card_code_reaches_the_voice(transcript: Path) -> None:
    for _, sentences in heard(transcript):
        for sentence in sentences:
            assert not SIGN.search(sentence.speech), sentence.speech


def test_both_languages_tell_the_same_stories() -> None:
    stories = {lang: [p for p in TRANSCRIPTS if lang_of(p) == lang] for lang in LANGUAGES}
    assert stories["fr"]
    for french, english in zip(stories["fr"], stories["en"], strict=True):
        counts = [
            [len(sentences) for _, sentences in heard(transcript)]
            for transcript in (french, english)
        ]
        assert counts[0] == counts[1], french.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dealt_hand_is_said_to_its_owner_alone_when_it_is_complete(lang: str) -> None:
    talk = Talk(lang, VIRTUAL)
    talk.hear("Ana")
    for number in range(1, 9):
        assert [s.speech for s in talk.hear(f"table deal Ana BL{number}") if s.audience] == []
    private = [s for s in talk.hear("table deal Ana RE1") if s.audience is not None]
    (sentence,) = private
    assert sentence.audience == 0
    assert len(re.findall(r"\d", sentence.speech)) == 9
