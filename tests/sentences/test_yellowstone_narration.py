"""What a table of Yellowstone Park hears, in both languages, and that it can be spoken."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from companion.games.game import PHYSICAL, TABLE, VIRTUAL, Choice, Move, Over, Reason, State
from companion.games.yellowstone import YELLOWSTONE
from companion.sentences.lexicon import Lexicon
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES
from companion.sentences.sentence import Sentence
from companion.sentences.yellowstone import Words
from companion.table.outcomes import Answered, Happened, Question
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline

TRANSCRIPTS = sorted((Path(__file__).parent / "yellowstone").glob("*.txt"))
SIGN = re.compile(r"[^\w\s.,:;?!'’-]|(?<!\w)-|-(?!\w)|_")
NAMES = ("Ana", "Bo", "Cy")


def heard(transcript: str, lang: str) -> str:
    """The transcript as it is now: what is typed stays, what is said is made anew."""
    typed = [line for line in transcript.splitlines() if line.startswith(("> ", "# "))]
    names = tuple(typed.pop(0).removeprefix("# ").split(", "))
    timeline = Timeline(YELLOWSTONE, YELLOWSTONE.new(len(names), table=PHYSICAL))
    session = Session(Table(YELLOWSTONE, names), timeline)
    lexicon = Lexicon(YELLOWSTONE, names, lang)
    narrator = Narrator(Speech(lang, YELLOWSTONE.deck, names))
    lines = [f"# {', '.join(names)}", *map(shown, narrator.tell([session.question()]))]
    for line in typed:
        tokens = lexicon.understand(line.removeprefix("> "))
        assert not isinstance(tokens, Reason), line
        lines += [line, *map(shown, narrator.tell(session.hear(tokens)))]
    return "\n".join(lines) + "\n"


def shown(sentence: Sentence) -> str:
    assert not SIGN.search(sentence.speech), sentence.speech
    return sentence.speech


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.name)
def test_a_table_hears_what_it_heard(path: Path) -> None:
    transcript = path.read_text(encoding="utf-8")
    assert heard(transcript, path.name.split(".")[1]) == transcript


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_can_be_said(seed: int, lang: str) -> None:
    """Events, questions, answers and moves of whole games, for the ear without any sign."""
    chance = random.Random(seed)
    options = {option.name: chance.choice(option.values) for option in YELLOWSTONE.options}
    speech = Speech(lang, YELLOWSTONE.deck, NAMES)
    narrator, words = Narrator(speech), Words(speech)
    state: State = YELLOWSTONE.new(3, options, VIRTUAL)
    while not isinstance(state.awaits, Over):
        move = chance.choice(list(state.moves()))
        state, events = state.after(move)
        view = state.view(None)
        awaited = state.awaits
        seat = awaited.seat if isinstance(awaited, Choice) else TABLE
        what = awaited.what if isinstance(awaited, Choice) else "deal"
        told = narrator.tell([Happened(move, events, view), Question(what, seat, view=view)])
        for query in ("score", "area", "display", "counts", "who", "moves", "help"):
            told += narrator.tell([Answered(query, None, None, view, asked=what)])
        assert not [said for said in told if SIGN.search(said.speech)]
        assert not SIGN.search(words.move(move).speech)


def test_a_dealt_card_is_said_to_its_owner_alone() -> None:
    speech = Speech("en", YELLOWSTONE.deck, NAMES)
    state = YELLOWSTONE.new(3).after(Move(TABLE, "start", (0,))).state
    move = Move(TABLE, "deal", (0, "R3"))
    step = state.after(move)
    told = Narrator(speech).tell([Happened(move, step.events, step.state.view(None))])
    assert [(said.speech, said.audience) for said in told] == [("In hand: red 3.", 0)]
