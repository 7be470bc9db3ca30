"""The rules page of Odin tells every reason of a refusal, with the sentence that is heard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from odin_stories import Story, at_a_table, position

import companion
from companion.games.game import COUNT, PHYSICAL, TABLE, Move, Reason, Refused
from companion.games.notation import move_text, parse_move
from companion.games.odin import ODIN, PlayError, judge_play
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech

ROOT = Path(companion.__path__[0]).parent
RULES = ROOT / "docs" / "rules" / "odin.md"
NAMES = ("Ana", "Bo", "Cy")

_REASON = re.compile(r"^- `(?P<code>\w+)`: .*\n  > (?P<sentence>.*)$", re.MULTILINE)


def started() -> Story:
    return at_a_table(*NAMES)


def laid() -> Story:
    """Bo has laid red 4 and green 4 on blue 3; Cy is to play."""
    return started().told("Ana play BL3", "Bo play RE4 GR4")


def taking() -> Story:
    return laid().told("Cy play RE1 RE2 RE3")


def known() -> Story:
    """A virtual table: Ana's hand is known to the program."""
    return position("BL4", "Ana: RE3 GR4 OR5", "Bo: BK1", "Cy: BK2")


def dealing() -> Story:
    return Story(NAMES, ODIN.new(3)).told("table start Bo")


def counting(*lines: str) -> Story:
    return Story(NAMES, ODIN.new(3, table=COUNT)).told(*lines)


REFUSALS: dict[str, tuple[Story, Move]] = {
    "not_your_turn": (laid(), Move(0, "pass")),
    "not_now": (taking(), Move(2, "pass")),
    "over": (
        position("BL1", "Ana: RE4", "Bo: BK1", "Cy: OR1", target=0).told("Ana play RE4"),
        Move(0, "pass"),
    ),
    "wrong_round": (
        position("BL1", "Ana: RE4", "Bo: BK1", "Cy: OR1").told("Ana play RE4"),
        Move(TABLE, "round", (3,)),
    ),
    "no_such_seat": (Story(NAMES, ODIN.new(3)), Move(TABLE, "start", (7,))),
    "incomplete": (laid(), Move(2, "play")),
    "too_many_arguments": (taking(), Move(2, "pick", ("RE4", "GR4"))),
    "starter_must_play": (started(), Move(0, "pass")),
    "must_pass": (position("BL4", "Ana: RE3", "Bo: BK1", "Cy: BK2"), Move(0, "play")),
    "one_card_to_start": (started(), Move(0, "play", ("BL1", "BL4"))),
    "mixed": (laid(), Move(2, "play", ("RE8", "GR7"))),
    "too_few_cards": (laid(), Move(2, "play", ("RE9",))),
    "too_many_cards": (laid(), Move(2, "play", ("RE9", "RE8", "RE7", "RE6"))),
    "too_low": (laid(), Move(2, "play", ("RE3", "RE2"))),
    "no_such_card": (laid(), Move(2, "play", ("RE0",))),
    "face_needed": (laid(), Move(2, "play", ("?",))),
    "colour_removed": (
        Story(NAMES[:2], ODIN.new(2, {"two_player_colours_removed": "2"}, PHYSICAL)).told(
            "table start Ana"
        ),
        Move(0, "play", ("BK5",)),
    ),
    "card_twice": (laid(), Move(2, "play", ("RE9", "RE9"))),
    "in_middle": (laid(), Move(2, "play", ("RE4", "RE9"))),
    "in_discard": (laid().told("Cy pass", "Ana pass"), Move(1, "play", ("RE4",))),
    "in_hand": (laid(), Move(2, "play", ("BL3", "BL9"))),
    "cannot_be_here": (laid().told("table deal Ana OR9"), Move(2, "play", ("OR9", "OR8"))),
    "not_in_hand": (known(), Move(0, "play", ("OR9",))),
    "hand_too_small": (
        position("BL1 BL2", "Ana: ? ?", "Bo: ? ?", "Cy: ?", table=PHYSICAL),
        Move(0, "play", ("RE1", "RE2", "RE3")),
    ),
    "just_played": (taking(), Move(2, "pick", ("RE1",))),
    "not_in_middle": (taking(), Move(2, "pick", ("OR1",))),
    "in_own_hand": (
        started().told(
            *("Ana play BL1", "Bo ? turn", "table recount Bo 8", "Cy play RE1 RE2"),
            *("Cy pick RE9", "Ana pass", "Bo pass", "Cy play GR1", "Ana ? turn"),
            *("table recount Ana 7", "Bo ? turn", "table recount Bo 7", "Cy play RE3 RE4"),
        ),
        Move(2, "pick", ("RE9",)),
    ),
    "deal_in_order": (dealing(), Move(TABLE, "deal", (2, "RE1"))),
    "told_already": (dealing().told("table deal Bo RE1"), Move(TABLE, "deal", (1, "RE1"))),
    "hand_known": (
        position("BL4", "Ana: RE3 GR4 OR5", "Bo: ?", "Cy: ?", table=PHYSICAL),
        Move(TABLE, "deal", (0, "RE1")),
    ),
    "must_have_passed": (
        position("BL1 BL2 BL3", "Ana: ? ?", "Bo: ?", "Cy: ?", table=PHYSICAL),
        Move(0, "?", ("turn",)),
    ),
    "count_other_hand": (laid().told("Cy ? turn"), Move(TABLE, "recount", (0, "7"))),
    "not_so_many": (laid().told("Cy ? turn"), Move(TABLE, "recount", (2, "9"))),
    "number_expected": (laid(), Move(TABLE, "recount", (0, "BL5"))),
    "nine_at_most": (laid(), Move(TABLE, "recount", (0, "10"))),
    "hand_not_empty": (laid(), Move(TABLE, "recount", (0, "0"))),
    "count_fewer_first": (laid(), Move(TABLE, "recount", (0, "9"))),
    "out_already": (counting("table recount Ana 0"), Move(TABLE, "recount", (1, "0"))),
    "nobody_out": (
        counting("table recount Ana 1", "table recount Bo 2"),
        Move(TABLE, "recount", (2, "3")),
    ),
}
"""Reason code -> a position, and the move that is refused in it for that reason."""

WRITTEN = {
    "nothing_laid": ("BL8", "", None),
    "middle_mixed": ("BL8 RE2", "RE9", None),
    "not_held": ("", "RE9", "RE8"),
}
"""Reason code -> what is written after --middle, --play and --hand."""


def reason_of(code: str) -> Reason:
    if code in WRITTEN:
        with pytest.raises(PlayError) as error:
            judge_play(*WRITTEN[code])
        return error.value.reason
    story, move = REFUSALS[code]
    with pytest.raises(Refused) as refused:
        story.state.after(move)
    return refused.value.reason


def sentence(code: str) -> str:
    reason = reason_of(code)
    assert reason.code == code
    return Narrator(Speech("en", ODIN.deck, NAMES)).reason(reason).text


def test_every_reason_is_documented_with_its_sentence() -> None:
    documented = dict(_REASON.findall(RULES.read_text(encoding="utf-8")))
    assert documented == {code: sentence(code) for code in (*REFUSALS, *WRITTEN)}


def test_no_reason_of_the_code_is_left_out() -> None:
    sources = (ROOT / "companion" / "games" / "odin").glob("*.py")
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    assert set(re.findall(r'Reason\(\s*"(\w+)"', code)) == {*REFUSALS, *WRITTEN}


def test_the_moves_of_the_notation_are_understood() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    block = text.partition("These are the moves of Odin:")[2].split("```")[1]
    lines = block.splitlines()[1:]
    assert [move_text(parse_move(line, NAMES, ODIN), NAMES, ODIN) for line in lines] == lines
    assert {parse_move(line, NAMES, ODIN).verb for line in lines} == {*ODIN.grammar, "?"}
