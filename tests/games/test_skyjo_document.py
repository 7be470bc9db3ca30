"""The rules page of Skyjo tells every reason of a refusal, with the sentence that is heard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from skyjo_stories import Story, begun, position

import companion
from companion.games.game import TABLE, Move, Reason, Refused
from companion.games.notation import move_text, parse_move
from companion.games.skyjo import SKYJO
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech

ROOT = Path(companion.__path__[0]).parent
RULES = ROOT / "docs" / "rules" / "skyjo.md"
NOTATION = ROOT / "docs" / "notation.md"
NAMES = ("Ana", "Bo")
SEVEN = "7#SK0931"

_REASON = re.compile(r"^- `(?P<code>\w+)`: .*\n  > (?P<sentence>.*)$", re.MULTILINE)


def playing(*lines: str) -> Story:
    """Ana's third column is gone, a 7 with a sticker lies on place 1; 9 is on the discard."""
    story = position(
        f"Ana: {SEVEN} 7 . ? / ? 3 . ? / ? ? . ?",
        "Bo: -2 -2 ? ? / -2 ? ? ? / -2 ? ? ?",
        turn="Ana",
        discard="9#SK114N",
    )
    return story.told(*lines)


def renewed() -> Story:
    """The new pile is an 8 and a minus 1; the other nine 8s are open."""
    eights = "8 8 8 . / 7 8 5 . / 8 5 ? ."
    fives = "Bo: 5 8 5 ? / 8 5 8 ? / 5 8 5 5"
    story = position(f"Ana: {eights}", fives, turn="Ana", discard="8 -1 3", pile=0)
    return story.told("Ana draw")


def cells(*first: str) -> tuple[str, ...]:
    """The twelve tokens of a grid that begins so."""
    return (*first, *"?" * (12 - len(first)))


REFUSALS: dict[str, tuple[Story, Move]] = {
    "not_your_turn": (playing(), Move(1, "draw")),
    "not_now": (begun(*NAMES), Move(TABLE, "round", (2,))),
    "over": (
        position(
            "Ana: . . . 0 / . . . 2 / . . . ?",
            "Bo: 1 . . . / 1 . . . / 2 . . .",
            turn="Ana",
            discard="9",
            ender="Bo",
            scores="99 0",
        ).told("Ana draw", "table show 1", "Ana swap 12", "table show 9"),
        Move(TABLE, "round", (2,)),
    ),
    "wrong_round": (Story(SKYJO.new(2), *NAMES), Move(TABLE, "round", (2,))),
    "no_such_seat": (playing(), Move(TABLE, "recount", (5,))),
    "incomplete": (playing("Ana take"), Move(0, "swap")),
    "too_many_arguments": (playing(), Move(0, "draw", (4,))),
    "nothing_held": (playing(), Move(0, "swap", (1,))),
    "pile_or_discard": (playing(), Move(0, "choose", ("new",))),
    "holding": (playing("Ana take"), Move(0, "draw")),
    "taken_stays": (playing("Ana take"), Move(0, "discard")),
    "discard_first": (playing("Ana draw", "table show 12"), Move(0, "turn", (4,))),
    "nothing_to_swap": (
        position(
            "Ana: . . . . / . . . . / . . . .",
            "Bo: 1 . . . / 1 . . . / 2 . . .",
            turn="Ana",
            discard="9",
            ender="Bo",
        ),
        Move(0, "take"),
    ),
    "place_first": (playing("Ana take"), Move(0, "swap", ("12",))),
    "no_such_place": (playing("Ana take"), Move(0, "swap", (13,))),
    "place_gone": (playing("Ana take"), Move(0, "swap", (3,))),
    "already_open": (
        playing("Ana draw", "table show 12", "Ana discard"),
        Move(0, "turn", (6,)),
    ),
    "no_such_card": (playing("Ana draw"), Move(TABLE, "show", ("13",))),
    "face_needed": (playing("Ana draw"), Move(TABLE, "show", ("?",))),
    "in_hand": (
        playing("Ana draw", "table show 5#SK071D", "Ana swap 4"),
        Move(TABLE, "show", ("5#SK071D",)),
    ),
    "in_grid": (playing("Ana draw"), Move(TABLE, "show", (SEVEN,))),
    "in_discard": (playing("Ana draw"), Move(TABLE, "show", ("9#SK114N",))),
    "all_seen": (
        playing("Ana draw", "table show -2", "Ana swap 4"),
        Move(TABLE, "show", ("-2",)),
    ),
    "not_in_pile": (renewed(), Move(TABLE, "show", ("5",))),
    "not_hidden": (
        renewed().told("table show -1", "Ana swap 11"),
        Move(TABLE, "show", ("8",)),
    ),
    "need_twelve_places": (playing(), Move(TABLE, "recount", (0, *"?" * 13))),
    "column_goes_whole": (
        playing(),
        Move(TABLE, "recount", (0, "7", "7", ".", "?", ".")),
    ),
    "column_stays": (
        playing(),
        Move(TABLE, "recount", (0, *cells("4", "?", "?", "?", "4", "?", "?", "?", "4"))),
    ),
    "card_twice": (playing(), Move(TABLE, "recount", (0, SEVEN, SEVEN))),
    "too_many": (playing(), Move(TABLE, "recount", (0, "-2", "-2"))),
}
"""Reason code -> a position, and the move that is refused in it for that reason."""


def reason_of(code: str) -> Reason:
    story, move = REFUSALS[code]
    with pytest.raises(Refused) as refused:
        story.state.after(move)
    return refused.value.reason


def sentence(code: str) -> str:
    reason = reason_of(code)
    assert reason.code == code
    return Narrator(Speech("en", SKYJO.deck, NAMES)).reason(reason).text


def test_every_reason_is_documented_with_its_sentence() -> None:
    documented = dict(_REASON.findall(RULES.read_text(encoding="utf-8")))
    assert documented == {code: sentence(code) for code in REFUSALS}


def test_no_reason_of_the_code_is_left_out() -> None:
    sources = (ROOT / "companion" / "games" / "skyjo").glob("*.py")
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    assert set(re.findall(r'Reason\(\s*"(\w+)"', code)) == set(REFUSALS)


def test_the_moves_of_the_notation_are_understood() -> None:
    text = NOTATION.read_text(encoding="utf-8")
    block = text.partition("## Grids and moves of Skyjo")[2].split("```")[3]
    lines = block.splitlines()[1:]
    assert [move_text(parse_move(line, NAMES, SKYJO), NAMES, SKYJO) for line in lines] == lines
    assert {parse_move(line, NAMES, SKYJO).verb for line in lines} == {*SKYJO.grammar, "?"}


def test_the_states_of_the_notation_are_read_and_written() -> None:
    text = NOTATION.read_text(encoding="utf-8")
    (line,) = re.findall(r"^2 100 \| .*$", text, re.MULTILINE)
    assert SKYJO.text(SKYJO.parse(line)) == line
