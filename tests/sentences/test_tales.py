"""What one player hears of a game on the computer, at each level, in both languages.

A tale is a text file `tales/GAME.LANG.LEVEL.txt`. Its first line `# Ana, Karim` names the players,
the first of whom is spoken to; `>` is a move as the journal writes it, the lines below it are what
that player hears of it and is asked then. A later line `# ...` is a position the tale jumps to.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from companion.games.game import VIRTUAL, Game, Move, Over, State
from companion.games.notation import parse_move
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES, Level
from companion.sentences.sentence import Sentence
from companion.table.outcomes import Answered, Happened
from companion.table.questions import open_question

GAMES: dict[str, Game] = {
    entry.name: entry.load() for entry in entry_points(group="companion.games")
}
TALES = sorted((Path(__file__).parent / "tales").glob("*.txt"))
YOU = 0
NAMES = ("Ana", "Karim", "Élodie")
SIGN = re.compile(r"[^\w\s.,:;?!'’-]|(?<!\w)-|-(?!\w)|_")
"""What a voice would swallow or spell: signs, brackets, a hyphen that joins no words."""
QUERIES = ("score", "hand", "area", "display", "counts", "who", "moves", "help")


def told(game: Game, state: State, move: Move, narrator: Narrator) -> tuple[State, list[Sentence]]:
    """The state after a move, and what the player hears of it and is asked then."""
    after, events = state.after(move)
    view = after.view(YOU)
    outcomes = [Happened(move, events, view), open_question(None, after, view)]
    heard = narrator.tell(outcomes)
    return after, [sentence for sentence in heard if sentence.audience in (None, YOU)]


@cache
def narrator_of(name: str, lang: str, level: Level, seats: int) -> Narrator:
    return Narrator(Speech(lang, GAMES[name].deck, NAMES[:seats], YOU, level))


def retold(tale: str, name: str, lang: str, level: Level) -> Iterator[str]:
    """The lines of a tale: its moves as they are, what is heard of them as it is now."""
    head, *lines = tale.splitlines()
    yield head
    names = tuple(head.removeprefix("# ").split(", "))
    narrator = narrator_of(name, lang, level, len(names))
    state = GAMES[name].new(len(names), table=VIRTUAL)
    for line in lines:
        if line.startswith("> "):
            move = parse_move(line.removeprefix("> "), names, GAMES[name])
            state, heard = told(GAMES[name], state, move, narrator)
            yield line
            yield from (sentence.speech for sentence in heard)
        elif line.startswith("# "):
            state = GAMES[name].parse(line.removeprefix("# "))
            yield line


def parts(path: Path) -> tuple[str, str, Level]:
    name, lang, level = path.stem.split(".")
    return name, lang, Level(level)


@pytest.mark.parametrize("path", TALES, ids=lambda path: path.stem)
def test_a_player_hears_what_the_tale_says(path: Path) -> None:
    tale = path.read_text(encoding="utf-8")
    assert list(retold(tale, *parts(path))) == tale.splitlines()


def test_there_is_a_tale_of_every_game_in_each_language_at_each_level() -> None:
    told_of = {parts(path) for path in TALES}
    assert told_of == {(n, lang, level) for n in GAMES for lang in LANGUAGES for level in Level}


def length(name: str, lang: str, level: Level) -> int:
    path = Path(__file__).parent / "tales" / f"{name}.{lang}.{level.value}.txt"
    return len(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_level_says_less_or_more(name: str, lang: str) -> None:
    brief, normal, detailed = (length(name, lang, level) for level in Level)
    assert brief < normal < detailed


@pytest.mark.parametrize("level", Level, ids=lambda level: level.value)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_happens_can_be_said_to_a_player(name: str, lang: str, level: Level) -> None:
    """Whole random games at every level: each event, question, answer and move."""
    game, narrator = GAMES[name], narrator_of(name, lang, level, 2)
    chance = random.Random(f"{name} {level.value}")
    options = {option.name: chance.choice(option.values) for option in game.options}
    state = game.new(2, options, VIRTUAL)
    while not isinstance(state.awaits, Over):
        move = chance.choice(list(state.moves()))
        state, heard = told(game, state, move, narrator)
        view = state.view(YOU)
        heard += narrator.tell([open_question(None, state, view)])
        query = chance.choice(QUERIES)
        answered = Answered(query, chance.choice((None, 0, 1)), chance.choice((None, 3)), view)
        heard += narrator.tell([answered])
        assert not [said.speech for said in heard if SIGN.search(said.speech)]
        assert all(said.text for said in heard)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_score_in_detail_tells_of_every_player_how_it_comes_about(name: str, lang: str) -> None:
    game, chance = GAMES[name], random.Random(1)
    state = game.new(2, table=VIRTUAL)
    for _ in range(58):
        state = state.after(chance.choice(list(state.moves()))).state
    asked = Answered("score", None, None, state.view(YOU))
    normal, detailed = (
        narrator_of(name, lang, level, 2).tell([asked]) for level in (Level.NORMAL, Level.DETAILED)
    )
    assert detailed[: len(normal)] == normal
    more = " ".join(sentence.speech for sentence in detailed[len(normal) :])
    assert "Karim" in more
    assert re.search(r"\bv(ous|otre)\b|\byour?\b", more, re.IGNORECASE)
