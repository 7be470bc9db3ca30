"""What a table of Skyjo hears: whole transcripts, read aloud line by line, in both languages.

A transcript is a text file. `>` is what somebody types or a reader reads, the lines below it are
what is said; where the shown form differs it stands after ` || `. A first line `# ...` is the
position that the game begins with; `# count` a table whose grids are only counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typography import plain_spaces, sounds_as_shown

from companion.games.game import COUNT, PHYSICAL, Reason
from companion.games.skyjo import SKYJO, Skyjo
from companion.sentences.lexicon import Lexicon
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES
from companion.sentences.sentence import Sentence
from companion.table.outcomes import Declined
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline

TRANSCRIPTS = sorted((Path(__file__).parent / "skyjo").glob("*.txt"))
NAMES = ("Ana", "Bo")
BETWEEN = " || "
SIGN = re.compile(r"[^\w\s.,:;?!'’-]|(?<!\w)-|-(?!\w)|_|SK\d")
"""What a voice would swallow or spell: signs, brackets, the ids of cards."""


class Talk:
    """A table without voice or screen: a line goes in, sentences come out."""

    def __init__(self, lang: str, state: Skyjo) -> None:
        self._session = Session(Table(SKYJO, NAMES), Timeline(SKYJO, state))
        self._lexicon = Lexicon(SKYJO, NAMES, lang)
        self._narrator = Narrator(Speech(lang, SKYJO.deck, NAMES))

    def opening(self) -> list[Sentence]:
        return self._narrator.tell([self._session.question()])

    def hear(self, line: str) -> list[Sentence]:
        tokens = self._lexicon.understand(line, area=self._session.reads_area)
        if isinstance(tokens, Reason):
            return self._narrator.tell([Declined(tokens, self._session.state.view(None))])
        return self._narrator.tell(self._session.hear(tokens))


def lang_of(transcript: Path) -> str:
    return transcript.name.split(".")[1]


def beginning(head: str) -> Skyjo:
    """The state that the first line of a transcript asks for."""
    if not head.startswith("# "):
        return SKYJO.new(2, table=PHYSICAL)
    return SKYJO.new(2, table=COUNT) if head == "# count" else SKYJO.parse(head[2:])


def heard(transcript: Path) -> Iterator[tuple[str, list[Sentence]]]:
    """Every line typed, and what was said to it; the opening question comes first."""
    lines = transcript.read_text(encoding="utf-8").splitlines()
    talk = Talk(lang_of(transcript), beginning(lines[0]))
    yield "", talk.opening()
    for line in lines:
        if line.startswith("> "):
            yield line, talk.hear(line[2:])


def written(sentence: Sentence) -> str:
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
    assert stories["fr"]
    for french, english in zip(stories["fr"], stories["en"], strict=True):
        assert french.name.split(".")[0] == english.name.split(".")[0]
        counts = [
            [len(sentences) for _, sentences in heard(transcript)]
            for transcript in (french, english)
        ]
        assert counts[0] == counts[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sticker_is_said_as_its_card(lang: str) -> None:
    talk = Talk(lang, SKYJO.new(2, table=PHYSICAL))
    (sentence,) = talk.hear("7#SK0931")
    assert " 7" in sentence.speech
    assert "SK" not in sentence.speech + sentence.text
