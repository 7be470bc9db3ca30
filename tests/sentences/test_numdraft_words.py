"""What a table of Num Draft hears: whole transcripts, in both languages, and secrets apart.

A transcript is a text file: `>` is what somebody types or a reader reads, the lines below it are
what is said. A line for one seat alone begins with its name in brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.game import COUNT, PHYSICAL, VIRTUAL, Over, Reason
from companion.games.numdraft import NUM_DRAFT
from companion.sentences.lexicon import Lexicon
from companion.sentences.narrator import Narrator
from companion.sentences.numdraft import Words
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES
from companion.sentences.sentence import Sentence
from companion.table.outcomes import Answered, Declined
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline

TRANSCRIPTS = sorted((Path(__file__).parent / "numdraft").glob("*.txt"))
NAMES = ("Ana", "Bo", "Cy")
SIGN = re.compile(r"[^\w\s.,:;?!'’-]|(?<!\w)-|-(?!\w)|_|\b[A-Z]\d")
"""What a voice would swallow or spell: signs, brackets, card codes."""
KINDS = {"count": COUNT, "turns": PHYSICAL, "end": PHYSICAL}
OPTIONS = {"count": {"mode": "discovery"}, "turns": {}, "end": {"num_draft_end": "instead"}}


class Talk:
    """A table without voice or screen: a line goes in, sentences come out."""

    def __init__(self, lang: str, story: str = "", table: str = PHYSICAL) -> None:
        start = NUM_DRAFT.new(3, OPTIONS.get(story, {}), KINDS.get(story, table))
        self.session = Session(Table(NUM_DRAFT, NAMES), Timeline(NUM_DRAFT, start))
        self._lexicon = Lexicon(NUM_DRAFT, NAMES, lang)
        self._narrator = Narrator(Speech(lang, NUM_DRAFT.deck, NAMES))

    def opening(self) -> list[Sentence]:
        return self._narrator.tell([self.session.question()])

    def hear(self, line: str) -> list[Sentence]:
        tokens = self._lexicon.understand(line, area=self.session.reads_area)
        if isinstance(tokens, Reason):
            return self._narrator.tell([Declined(tokens, self.session.state.view(None))])
        return self._narrator.tell(self.session.hear(tokens))


def story_of(transcript: Path) -> tuple[str, str]:
    story, lang, _ = transcript.name.split(".")
    return story, lang


def heard(transcript: Path) -> Iterator[tuple[str, list[Sentence]]]:
    """Every line typed, and what was said to it; the opening question comes first."""
    story, lang = story_of(transcript)
    talk = Talk(lang, story)
    yield "", talk.opening()
    for line in transcript.read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            yield line, talk.hear(line[2:])


def written(sentence: Sentence) -> str:
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
    stories = {
        lang: [path for path in TRANSCRIPTS if story_of(path)[1] == lang] for lang in LANGUAGES
    }
    assert len(stories["fr"]) == len(KINDS)
    for french, english in zip(stories["fr"], stories["en"], strict=True):
        counts = [[len(said) for _, said in heard(path)] for path in (french, english)]
        assert counts[0] == counts[1], french.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_secret_is_said_to_one_seat_alone(lang: str) -> None:
    """A dealt card, a given card, a choice and a passed hand: never to the whole table."""
    talk = Talk(lang, table=VIRTUAL)
    state = talk.session.state
    private = 0
    while not isinstance(state.awaits, Over) and private < 120:
        move = next(iter(state.moves()))
        words = " ".join(
            NAMES[arg] if move.verb == "deal" and at == 0 else str(arg)
            for at, arg in enumerate(move.args)
        )
        who = "table" if move.seat < 0 else NAMES[move.seat]
        for sentence in talk.hear(f"{who} {move.verb} {words}"):
            if sentence.audience is not None:
                private += 1
            elif move.verb in ("deal", "give"):
                card = Speech(lang, NUM_DRAFT.deck, NAMES).card(str(move.args[-1])).speech
                assert move.verb == "give" or card not in sentence.speech
        state = talk.session.state
    assert private >= 120


@pytest.mark.parametrize(("lang", "said"), [("fr", "complète la place"), ("en", "fills the place")])
def test_help_at_the_filling_does_not_speak_of_turning_up(lang: str, said: str) -> None:
    start = NUM_DRAFT.new(2, {}, PHYSICAL)._replace(phase="fill", due=((0, 3),))
    answer = Answered("help", None, None, start, (), "show")
    (help_line,) = Words(Speech(lang, NUM_DRAFT.deck, NAMES[:2])).answer(answer, start)
    assert said in help_line.speech
