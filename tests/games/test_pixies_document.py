"""The rules page of Pixies tells every reason of a refusal, with the sentence that is heard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import companion
from companion.games.game import COUNT, PHYSICAL, TABLE, Game, Move, Refused
from companion.games.pixies import PIXIES
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.table.timeline import Timeline, parse_entry

ROOT = Path(companion.__path__[0]).parent
RULES = ROOT / "docs" / "rules" / "pixies.md"

THREE = ("Ana", "Bo", "Cy")
SHOWN = ("table start Ana", "table show B5", "table show R5-1", "table show G5")
FIRST_TURN = (*SHOWN, "Ana take B5", "Bo take R5-1", "Cy take G5")
"""Each of three players has one 5 face up; Cy turns up next."""
KEEPING = (*FIRST_TURN, "table show Y5", "table show B1+6", "table show R9", "Cy take Y5")
"""Cy has to keep G5 or Y5."""
VALIDATED = (*KEEPING, "Cy keep new", "Ana take B1+6", "Bo take R9")
HIDING = (
    *(*VALIDATED, "table show B9-1", "table show R5", "table show M2"),
    *("Bo take B9-1", "Bo keep old", "Cy take R5"),
)
"""Cy has to put R5 face down."""
FORGOTTEN = "table recount Ana . . . . . . . . ."
EMPTY_TO_5 = (".",) * 4
COUNTED = ("table recount Ana" + " ." * 9, "table recount Bo" + " ." * 9)

REFUSALS: dict[str, tuple[tuple[str, ...], Move]] = {
    "not_your_turn": (SHOWN, Move(1, "take", ("R5-1",))),
    "not_now": ((), Move(TABLE, "show", ("B5",))),
    "over": ((*COUNTED, "table round 2", *COUNTED, "table round 3", *COUNTED), Move(0, "take")),
    "wrong_round": (COUNTED, Move(TABLE, "round", (3,))),
    "no_such_seat": ((), Move(TABLE, "start", (9,))),
    "no_such_card": (("table start Ana",), Move(TABLE, "show", ("B9+1",))),
    "in_display": (("table start Ana", "table show B5"), Move(TABLE, "show", ("B5",))),
    "held": (KEEPING, Move(TABLE, "recount", (0, *EMPTY_TO_5, "Y5"))),
    "in_area": ((*FIRST_TURN, "table show Y5"), Move(TABLE, "show", ("B5",))),
    "face_down_in_area": (VALIDATED, Move(TABLE, "show", ("G5",))),
    "seen_before": ((*FIRST_TURN, FORGOTTEN), Move(TABLE, "show", ("B5",))),
    "not_displayed": (SHOWN, Move(0, "take", ("G9-4",))),
    "face_needed": (SHOWN, Move(0, "take", ("?",))),
    "goes_by_number": (SHOWN, Move(0, "place", (5,))),
    "no_keep_choice": (SHOWN, Move(0, "keep", ("new",))),
    "new_or_old": (KEEPING, Move(2, "keep", ("both",))),
    "place_not_free": (HIDING, Move(2, "place", (5,))),
    "too_many_arguments": (SHOWN, Move(0, "take", ("B5", "R5-1"))),
    "incomplete": (SHOWN, Move(0, "take")),
    "need_nine_places": (FIRST_TURN, Move(TABLE, "recount", (0, *["."] * 10))),
    "nothing_to_validate": (FIRST_TURN, Move(TABLE, "recount", (0, ".", "V"))),
    "wrong_place": (FIRST_TURN, Move(TABLE, "recount", (0, "B5"))),
    "card_twice": (FIRST_TURN, Move(TABLE, "recount", (0, *EMPTY_TO_5, "B5(B5)"))),
    "still_in_display": (SHOWN, Move(TABLE, "recount", (0, *EMPTY_TO_5, "B5"))),
    "full_before_pick": (SHOWN, Move(TABLE, "recount", (1, *["H"] * 9))),
}
"""Reason code -> the moves before, and the move that is refused for it."""

_REASON = re.compile(r"^- `(?P<code>\w+)`: .*\n  > (?P<sentence>.*)$", re.MULTILINE)


def refused(code: str) -> str:
    """The sentence of a refusal in its position."""
    before, move = REFUSALS[code]
    counting = before[:2] == COUNTED
    names = THREE[:2] if counting else THREE
    game: Game = PIXIES
    timeline = Timeline(game, game.new(len(names), table=COUNT if counting else PHYSICAL))
    for line in before:
        timeline.apply(parse_entry(line, names, game))
    with pytest.raises(Refused) as caught:
        timeline.apply(move)
    assert caught.value.reason.code == code
    return Narrator(Speech("en", game.deck, names)).reason(caught.value.reason).text


def test_every_reason_of_the_rules_is_documented_with_its_sentence() -> None:
    documented = dict(_REASON.findall(RULES.read_text(encoding="utf-8")))
    assert documented == {code: refused(code) for code in REFUSALS}


def test_no_reason_of_the_code_is_left_out() -> None:
    sources = (ROOT / "companion" / "games" / "pixies").glob("*.py")
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    written = set(re.findall(r'Reason\(\s*"(\w+)"', code))
    # `where` chooses between these two before it makes the reason.
    assert written | {"in_area", "face_down_in_area"} == set(REFUSALS)
