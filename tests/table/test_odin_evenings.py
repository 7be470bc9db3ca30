"""Odin at a table with a reader: sets card by card, the card taken back, repairs, whole games."""

from __future__ import annotations

from pathlib import Path

import pytest
from odin_evenings import (
    DONE,
    END_OF_SET,
    PASS,
    Evening,
    begun,
    happened,
    question,
    random_moves,
    refusal,
    two_in_the_middle,
)

from companion.games.game import COUNT, PHYSICAL, TABLE, Choice, Move, Over
from companion.games.odin import ODIN
from companion.table.journal import read_journal
from companion.table.outcomes import Answered, Corrected, Undone
from companion.table.replay import replay
from companion.table.tokens import SeatNamed, Word

# A set, card by card


@pytest.mark.parametrize("closing", [DONE, END_OF_SET])
def test_a_set_is_closed_by_a_word(closing: Word) -> None:
    evening = begun()
    asked = question(evening.scan("GR9"))
    assert (asked.what, asked.seat, asked.made) == ("play", 2, ("GR9",))
    assert happened(evening.scan(closing)) == [Move(2, "play", ("GR9",))]


def test_a_set_is_closed_at_once_when_no_card_can_be_added() -> None:
    assert happened(begun().scan("GR9", "GR7")) == [Move(2, "play", ("GR9", "GR7"))]


def test_a_card_that_is_not_enough_alone_stays_open_for_another() -> None:
    evening = begun()
    assert question(evening.scan("GR7")).made == ("GR7",)
    assert refusal(evening.scan(DONE)).code == "too_low"
    assert happened(evening.scan("GR1")) == [Move(2, "play", ("GR7", "GR1"))]


def test_too_few_cards_are_refused_when_the_set_is_closed() -> None:
    evening = two_in_the_middle()
    evening.scan("BK9")
    reason = refusal(evening.scan(DONE))
    assert (reason.code, reason.facts["least"], reason.facts["most"]) == ("too_few_cards", 2, 3)
    assert evening.middle == "RE3 PI3"


def test_a_card_that_does_not_go_with_the_others_is_refused_and_the_set_stays_open() -> None:
    evening = begun()
    evening.scan("GR9")
    assert refusal(evening.scan("BK8")).code == "mixed"
    assert happened(evening.scan("BK9")) == [Move(2, "play", ("GR9", "BK9"))]


def test_undo_takes_back_the_cards_of_an_open_set_one_by_one() -> None:
    evening = two_in_the_middle()
    evening.scan("BK1", "BK2")
    assert question(evening.scan(Word("undo"))).made == ("BK1",)
    evening.scan(Word("undo"))
    assert happened(evening.scan("OR7", "OR9", DONE)) == [Move(0, "play", ("OR7", "OR9"))]


def test_the_first_card_of_a_set_may_be_a_whole_hand_so_it_is_closed_by_a_word() -> None:
    evening = Evening()
    assert question(evening.scan(SeatNamed(0), "BL3")).made == ("BL3",)
    assert refusal(evening.scan("RE4")).code == "one_card_to_start"
    assert happened(evening.scan(DONE)) == [Move(0, "play", ("BL3",))]


# The card that is taken back


def test_the_only_card_of_the_middle_need_not_be_read() -> None:
    assert begun().hand(1).startswith("BL3 ?")


def test_the_card_taken_is_read_or_told_by_its_number() -> None:
    for taken in ("PI3", Word("choice")):
        evening = two_in_the_middle()
        asked = question(evening.scan("BK5", "BK9", DONE))
        assert (asked.what, asked.choices) == ("pick", ("RE3", "PI3"))
        made = evening.scan("PI3") if taken == "PI3" else evening.type("2")
        assert happened(made) == [Move(0, "pick", ("PI3",))]


def test_the_card_taken_closes_the_set_when_it_is_read_without_a_word() -> None:
    evening = two_in_the_middle()
    evening.scan("BK5", "BK9")
    made = happened(evening.scan("RE3"))
    assert made == [Move(0, "play", ("BK5", "BK9")), Move(0, "pick", ("RE3",))]


def test_a_taken_card_may_stay_unread() -> None:
    evening = two_in_the_middle()
    evening.scan("BK5", "BK9", DONE)
    assert happened(evening.scan(Word("unread"))) == [Move(0, "pick", ("?",))]


# What is said


@pytest.mark.parametrize(
    ("line", "lang"),
    [
        ("play 9 green", "en"),
        ("Cy plays green 9", "en"),
        ("play GR9", "en"),
        ("Cy play GR9", "en"),
        ("9g done", "en"),
        ("joue 9 vert", "fr"),
        ("Cy pose la 9 verte", "fr"),
        ("9v fini", "fr"),
    ],
)
def test_a_card_is_laid_in_one_line(line: str, lang: str) -> None:
    assert happened(begun().type(line, lang=lang)) == [Move(2, "play", ("GR9",))]


@pytest.mark.parametrize(
    ("line", "lang"),
    [
        ("play 3 red 3 pink", "en"),
        ("lay red 3 and pink 3", "en"),
        ("play RE3 PI3", "en"),
        ("joue 3 rouge et 3 rose", "fr"),
        ("pose 3r 3s", "fr"),
    ],
)
def test_a_set_is_laid_in_one_line(line: str, lang: str) -> None:
    assert happened(begun().type(line, lang=lang)) == [Move(2, "play", ("RE3", "PI3"))]


@pytest.mark.parametrize("line", ["pass", "Cy passes", "passe", "Cy pass", "pa"])
def test_a_pass_in_one_word(line: str) -> None:
    assert happened(begun().type(line)) == [Move(2, "pass")]


def test_a_pass_by_command_card() -> None:
    assert happened(begun().scan(PASS)) == [Move(2, "pass")]


@pytest.mark.parametrize("line", ["Ana passes", "pass"])
def test_a_set_is_closed_when_the_next_player_is_spoken_of(line: str) -> None:
    evening = begun()
    evening.scan("GR9")
    assert happened(evening.type(line)) == [Move(2, "play", ("GR9",)), Move(0, "pass")]


def test_a_verb_alone_asks_for_the_cards() -> None:
    for line in ("play", "Cy play", "joue"):
        asked = question(begun().type(line))
        assert (asked.what, asked.seat, asked.made) == ("play", 2, ())


def test_somebody_elses_turn_is_refused_by_name() -> None:
    for line in ("Bo passes", "Bo play GR9", "Bo plays green 9"):
        reason = refusal(begun().type(line))
        assert (reason.code, reason.facts["seat"], reason.facts["turn"]) == ("not_your_turn", 1, 2)


def test_a_name_alone_asks_for_that_hand() -> None:
    (answer,) = begun().type("Bo")
    assert isinstance(answer, Answered)
    assert (answer.query, answer.seat) == ("area", 1)


def test_a_told_hand_is_not_listed_to_everybody() -> None:
    evening = begun()
    evening.type("deal Cy GR9", "deal Cy OR7")
    (answer,) = evening.type("moves")
    assert isinstance(answer, Answered)
    assert "GR9" not in ODIN.text(answer.view)  # type: ignore[arg-type]
    assert evening.session.question().choices == ()


def test_a_hand_told_whole_changes_no_question_that_everybody_hears() -> None:
    asked, told = begun(), begun()
    for card in ("BL1", "BL2", "OR1", "OR3", "GR5", "PI1", "PI2", "RE1", "BK4"):
        told.type(f"deal Cy {card}")
    for line in ("play", "1", "BL2", "done"):
        outcomes = [evening.type(line)[-1] for evening in (asked, told)]
        assert outcomes[0] == outcomes[1], line


# Repairs


def test_two_refusals_in_a_row_offer_the_repairs() -> None:
    evening = begun()
    evening.scan("RE8", "RE8")
    offer = evening.session.offer()
    assert offer is not None
    assert offer.choices == ("undo", "correct", "recount", "unseen", "go_on")


def test_undo_takes_back_a_play_and_the_card_taken_with_it() -> None:
    evening = begun()
    before = evening.state
    evening.scan("GR9", DONE)
    assert isinstance(evening.scan(Word("undo"))[0], Undone)
    assert evening.state == before


def test_correct_replaces_a_card_of_a_set_and_the_card_taken_later() -> None:
    evening = two_in_the_middle()
    evening.scan("BK5", "BK9", DONE, "PI3")
    (corrected, _) = evening.type("correct PI3 OR3")
    assert corrected == Corrected("PI3", "OR3")
    assert evening.hand(0).startswith("OR3 ?")
    assert evening.middle == "BK5 BK9"


def test_a_correction_that_does_not_fit_changes_nothing() -> None:
    evening = two_in_the_middle()
    before = evening.state
    assert refusal(evening.type("correct PI3 OR4")).code == "mixed"
    assert evening.state == before


def test_a_missed_turn_asks_how_many_cards_are_left() -> None:
    evening = two_in_the_middle()
    evening.scan(Word("unseen"))
    asked = evening.session.question()
    assert (asked.what, asked.made) == ("recount", (0,))
    assert refusal(evening.type("8")).code == "not_so_many"
    assert happened(evening.type("7")) == [Move(TABLE, "recount", (0, "7"))]
    assert evening.middle == "? ?"


@pytest.mark.parametrize("lines", [("recount Bo 7",), ("recount", "Bo", "7"), ("Bo recount", "7")])
def test_a_hand_is_counted_again(lines: tuple[str, ...]) -> None:
    assert happened(begun().type(*lines)) == [Move(TABLE, "recount", (1, "7"))]


# Rounds and games


def test_the_first_card_of_a_round_begins_it() -> None:
    evening = Evening(("Ana", "Bo"))
    evening.type("start Ana", "play BL1", "play RE2", "recount Bo 1")
    evening.type("Ana pass", "play BL1")
    assert question(evening.type("score", "who")).what == "round"
    evening.scan("OR4")
    assert (evening.odin.round, evening.odin.turn) == (2, 1)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
@pytest.mark.parametrize("with_words", [True, False])
def test_a_whole_game_with_the_scanner_alone(seats: int, seed: int, with_words: bool) -> None:
    """With every set closed by a card, or only where nothing else closes it."""
    evening = Evening(("Ana", "Bo", "Cy", "Di", "Ed", "Flo")[:seats])
    state = ODIN.new(seats, table=PHYSICAL)
    moves = list(random_moves(seed, seats))
    for move in moves:
        state = state.after(move).state
        scan_move(evening, move, with_words=with_words)
    assert evening.state == state
    assert isinstance(state.awaits, Over)
    assert state.awaits.totals == tuple(map(sum, zip(*state.scores, strict=True)))


def scan_move(evening: Evening, move: Move, *, with_words: bool) -> None:
    match move.verb:
        case "start":
            evening.scan(SeatNamed(int(move.args[0])))
        case "round":
            evening.type("round")
        case "pass":
            evening.scan(PASS)
        case "pick":
            evening.scan(str(move.args[0]))
        case _:
            taking = len(evening.odin.middle) > 1
            evening.scan(*map(str, move.args))
            left = evening.session.question()
            empties = not [c for c in evening.odin.hands[move.seat] if c != "?"]
            if left.made and (with_words or not taking or empties):
                evening.scan(DONE)


def test_a_journal_is_replayed(tmp_path: Path) -> None:
    path = tmp_path / "evening.journal"
    evening = begun(path=path)
    evening.scan("RE3", "PI3", DONE, "BK5", "BK9", "PI3", PASS, Word("undo"), Word("unseen"))
    evening.type("7", "correct BK9 BK8", "deal Cy BL9")
    contents = read_journal(path)
    assert [line.text for line in contents.lines][-8:] == [
        "Ana play BK5 BK9",
        "Ana pick PI3",
        "Bo pass",
        "undo",
        "Bo ? turn",
        "table recount Bo 7",
        "correct BK9 BK8",
        "table deal Cy BL9",
    ]
    assert replay(contents, ODIN, path).state == evening.state


# Only counting


def test_hands_are_counted_by_number_or_card_by_card_after_each_round() -> None:
    evening = Evening(table=COUNT, target="10")
    evening.type("3")
    evening.scan("BL4", "RE2", DONE)
    evening.scan(Word("empty"))
    assert evening.odin.scores == ((3, 2, 0),)
    evening.type("round", "0", "6")
    evening.scan("OR1")
    assert refusal(evening.scan("OR1")).code == "card_twice"
    evening.scan(DONE)
    assert evening.state.awaits == Choice(TABLE, "round")
    evening.type("round", "2", "2", "0")
    assert evening.state.awaits == Over((5, 10, 1), (2,))
