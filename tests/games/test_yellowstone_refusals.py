"""Every way to break a rule of Yellowstone Park has a reason of its own, and the page says it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from yellowstone_stories import Tale, position

from companion.games.game import COUNT, PHYSICAL, Move, Reason, Refused
from companion.games.notation import parse_move
from companion.games.yellowstone import YELLOWSTONE
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "yellowstone.md"
_REASON = re.compile(r"^- `(?P<code>\w+)`: .*\n  > (?P<sentence>.*)$", re.MULTILINE)


def open_hands(board: str = "R3@3", hand: str = "R5 G5 Y7", **options: str) -> Tale:
    return position(board, hands=(hand, "B1", "B2"), **options)


def second(hand: str = "R5 R4 Y7") -> Tale:
    return open_hands(hand=hand).told("Ana play R5@3")


def new(table: str = PHYSICAL) -> Tale:
    return Tale(YELLOWSTONE.new(3, None, table))


def scanned() -> Tale:
    return new().told("table start Ana", f"table show {RED_3}", "Ana play B4@5", "Ana done")


def over() -> Tale:
    tale = new(COUNT).told("table recount Ana 30", "table recount Bo 0")
    return tale.told("table recount Cy 1")


def broken() -> Tale:
    """Ana has just picked up the red 3, whose id was read."""
    tale = new().told("table start Ana", f"table show {RED_3}")
    return tale.told("Ana play Y7@1", "Ana done")


RED_3 = "R3#" + next(card.id for card in YELLOWSTONE.deck.cards if card.face.text == "R3")
WIDE = "R3@3 R4@3 R5@3 B4@4"

REFUSALS: dict[str, tuple[Callable[[], Tale], str]] = {
    "not_your_turn": (open_hands, "Bo play B1@4"),
    "not_now": (new, "Ana play R3@4"),
    "over": (over, "table recount Ana 1"),
    "wrong_round": (
        lambda: new(COUNT).told(*(f"table recount {name} 1" for name in ("Ana", "Bo", "Cy"))),
        "table round 4",
    ),
    "no_such_seat": (new, "table start 5"),
    "incomplete": (open_hands, "Ana play"),
    "too_many_arguments": (open_hands, "Ana play R5 3 4"),
    "must_play": (open_hands, "Ana done"),
    "no_refill": (second, "Ana refill yes"),
    "yes_or_no": (lambda: second().told("Ana play R4@3"), "Ana refill perhaps"),
    "which_pile": (
        lambda: position("R3@3", hands=("R4", "B1", "B2"), penalties=(6, 0, 0)).told(
            "Ana play R4@3"
        ),
        "Ana draw both",
    ),
    "too_few_penalties": (
        lambda: position("R3@3", hands=("R4 R5", "B1", "B2"), penalties=(5, 0, 0)),
        "Ana draw penalty",
    ),
    "no_such_window": (lambda: open_hands(WIDE, "G6 G7").told("Ana play G6@6"), "Ana window 9"),
    "no_such_card": (open_hands, "Ana play R9 4"),
    "face_needed": (open_hands, "Ana play ?@4"),
    "not_in_hand": (open_hands, "Ana play G3@4"),
    "no_copy_left": (lambda: position("R3@3 R3@3"), "Ana play R3@3"),
    "on_board": (
        lambda: new().told("table start Ana", f"table show {RED_3}"),
        f"Ana play {RED_3}@4",
    ),
    "picked_up": (broken, f"Bo play {RED_3}@1"),
    "dealt_to": (lambda: new("virtual").told("table start Ana"), "table deal Bo R3"),
    "hand_is_known": (
        lambda: new().told(
            "table start Ana",
            "table show R3",
            *(f"table deal Ana B{number}" for number in range(1, 7)),
        ),
        "table deal Ana B7",
    ),
    "wrong_column": (open_hands, "Ana play R5@4"),
    "on_first_copy": (
        lambda: open_hands(hand="R3", one_column_per_colour="no"),
        "Ana play R3@4",
    ),
    "column_taken": (open_hands, "Ana play G5@3"),
    "no_such_column": (open_hands, "Ana play G5@8"),
    "does_not_fit": (open_hands, "Ana play G5@6"),
    "must_fit": (open_hands, "Ana play Y7@4"),
    "second_must_fit": (second, "Ana play Y7@4"),
    "nothing_fits": (lambda: second("R5 Y1 Y1"), "Ana play"),
    "two_colours": (scanned, "table board R3@4 B3@4"),
    "no_window": (scanned, "table board R3@4 B7@5"),
    "too_many_copies": (scanned, "table board R3@4 R3@4 R3@4"),
    "card_twice": (scanned, f"table board {RED_3}@4 {RED_3}@4"),
    "more_than_there_are": (scanned, "table recount Ana 50"),
    "no_such_count": (scanned, "table recount Ana x1"),
    "count_in_order": (lambda: new(COUNT), "table recount Bo 1"),
    "no_such_bonus": (lambda: new(COUNT), "Ana bonus 2"),
}
"""Reason code -> the table before, and the line that is refused for it."""


def reason_of(code: str) -> Reason:
    before, line = REFUSALS[code]
    tale = before()
    state = tale.state
    with pytest.raises(Refused) as refused:
        tale.state.after(move_of(line, tale))
    assert tale.state == state
    return refused.value.reason


def move_of(line: str, tale: Tale) -> Move:
    """Lines that nobody could write whole are split at their blanks."""
    who, verb, *words = line.split()
    if verb == "play" and "@" not in line:
        return Move(
            tale.names.index(who), verb, tuple(int(w) if w.isdecimal() else w for w in words)
        )
    if line == "table start 5":
        return Move(-1, "start", (5,))
    return parse_move(line, tale.names, YELLOWSTONE)


@pytest.mark.parametrize("code", REFUSALS)
def test_each_reason(code: str) -> None:
    assert reason_of(code).code == code


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", REFUSALS)
def test_each_reason_is_said(code: str, lang: str) -> None:
    said = Narrator(Speech(lang, YELLOWSTONE.deck, ("Ana", "Bo", "Cy"))).reason(reason_of(code))
    assert said.speech.endswith((".", "?"))
    assert "{" not in said.speech


def test_the_page_has_every_reason_with_its_sentence() -> None:
    documented = dict(_REASON.findall(PAGE.read_text(encoding="utf-8")))
    narrator = Narrator(Speech("en", YELLOWSTONE.deck, ("Ana", "Bo", "Cy")))
    assert documented == {code: narrator.reason(reason_of(code)).text for code in REFUSALS}


def test_every_reason_of_the_source_is_among_them() -> None:
    folder = Path(YELLOWSTONE.__class__.__module__.replace(".", "/"))
    source = "".join(
        path.read_text(encoding="utf-8") for path in (PAGE.parents[2] / folder).glob("*.py")
    )
    codes = set(re.findall(r'Reason\(\s*"(\w+)"', source))
    assert codes | {"second_must_fit", "must_fit"} == set(REFUSALS)
