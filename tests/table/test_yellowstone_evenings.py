"""Yellowstone Park at a physical table: scans and words, refusals, undo, corrections, repairs."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from yellowstone_evenings import COPIES, Evening, refusal

from companion.games.game import TABLE, Choice, Move, Over
from companion.games.yellowstone import YELLOWSTONE, Yellowstone
from companion.games.yellowstone.events import CardPlayed, CardsPickedUp
from companion.table.journal import read_journal
from companion.table.outcomes import Answered, Happened, Question, Undone
from companion.table.replay import replay
from companion.table.tokens import Number, SeatNamed, Word


def begun(first: str = "R3") -> Evening:
    evening = Evening()
    evening.scan(SeatNamed(0))
    evening.scan(first)
    return evening


def asked(evening: Evening) -> tuple[str, tuple[object, ...]]:
    question = evening.session.question()
    return question.what, question.choices


def test_hands_are_unknown_and_their_sizes_counted() -> None:
    evening = begun()
    evening.scan("R4")
    assert [len(hand) for hand in evening.state.hands] == [5, 6, 6]
    assert set(evening.state.hands[0]) == {"?"}
    assert evening.state.pile == 56 - 18 - 1


def test_the_column_is_asked_only_where_more_than_one_is_legal() -> None:
    evening = begun()
    evening.scan("R4")
    assert evening.board == "R3@4 R4@4"
    evening.scan("B4")
    assert asked(evening) == ("play", (2, 3, 5, 6))
    evening.scan(Number(5))
    assert evening.board == "R3@4 R4@4 B4@5"
    assert evening.state.awaits == Choice(0, "refill")


def test_a_turn_in_words_on_one_line() -> None:
    evening = begun()
    evening.type("play blue 4 column 5", "play red 5")
    assert evening.board == "R3@4 R5@4 B4@5"
    evening.type("keep")
    assert evening.state.turn == 1
    evening.type("Bo pose 3 vert colonne 6, 4 vert", lang="fr")
    assert evening.board == "R3@4 R5@4 B4@5 G3@6 G4@6"
    evening.type("complète", lang="fr")
    assert (len(evening.state.hands[1]), evening.state.turn) == (6, 2)


@pytest.mark.parametrize("word", ["done", "fini", "end"])
def test_one_card_and_done(word: str) -> None:
    evening = begun()
    evening.scan("R4")
    evening.type(word)
    assert (evening.state.turn, evening.state.awaits) == (1, Choice(1, "play"))


@pytest.mark.parametrize(("card", "size"), [("refill", 6), ("yes", 6), ("no", 4)])
def test_the_hand_is_refilled_with_command_cards(card: str, size: int) -> None:
    evening = begun()
    evening.scan("R4")
    evening.scan("R5")
    evening.scan(Word(card))
    assert (len(evening.state.hands[0]), evening.state.turn) == (size, 1)


def test_the_same_card_cannot_be_played_twice_but_its_copy_can() -> None:
    evening = begun()
    assert refusal(evening.scan("R3")).code == "on_board"
    evening.scan("R3", copy=2)
    assert evening.board == "R3@4 R3@4"
    assert refusal(evening.type("red 3")).code == "no_copy_left"


def test_a_break_is_believed_where_the_hand_is_unknown_and_told_as_such() -> None:
    evening = begun("R2")
    evening.type("R3", "B3", "5", "keep")
    outcomes = evening.type("yellow 6 column 6")
    (happened,) = (outcome for outcome in outcomes if isinstance(outcome, Happened))
    (event,) = (e for e in happened.events if isinstance(e, CardsPickedUp))
    assert (set(event.cards), event.total, event.unsure) == ({"R2", "R3", "B3"}, 3, True)
    assert evening.board == "Y6@6"
    assert refusal(evening.scan("R2")).code == "picked_up"


def test_what_is_picked_up_is_a_numbered_question() -> None:
    evening = begun("R3")
    evening.type("R4", "R5", "keep", "blue 4 column 5", "done")
    evening.type("green 6 column 7")
    assert asked(evening) == ("window", (1, 2))
    assert [way.cost for way in evening.state.ways()] == [3, 4]
    evening.scan(Number(1))
    assert evening.board == "B4@5 G6@7"


def test_a_card_of_a_hand_may_be_told_to_the_program() -> None:
    evening = begun()
    evening.type("table deal Ana R4", "table deal Ana Y7")
    assert evening.state.hands[0] == ("?", "?", "?", "?", "R4", "Y7")
    assert evening.state.view(1).hands[0] == ("?",) * 6
    assert refusal(evening.type("yellow 7")).code == "must_fit"


def test_two_refusals_offer_the_repairs() -> None:
    evening = begun()
    evening.scan("R3")
    assert evening.session.offer() is None
    evening.scan("R3")
    offer = evening.session.offer()
    assert offer is not None
    assert offer.choices == ("undo", "correct", "recount", "unseen", "go_on")


def test_undo_takes_a_card_back() -> None:
    evening = begun()
    evening.scan("R4")
    outcomes = evening.scan(Word("undo"))
    assert Undone(Move(0, "play", (f"R4#{COPIES['R4'][0]}", 4))) in outcomes
    assert evening.board == "R3@4"


def test_correct_replaces_a_misread_card() -> None:
    evening = begun()
    evening.type("R4", "correct R4 R5")
    assert evening.board == "R3@4 R5@4"


def test_after_an_unread_turn_the_board_tells_what_was_played() -> None:
    evening = begun()
    evening.scan(Word("unseen"))
    assert asked(evening) == ("board", ())
    evening.scan("R3")
    evening.scan(Number(4))
    evening.scan("R4")
    evening.scan("B4")
    evening.scan(Number(5))
    outcomes = evening.scan(Word("done"))
    (happened,) = (outcome for outcome in outcomes if isinstance(outcome, Happened))
    played = [event.card for event in happened.events if isinstance(event, CardPlayed)]
    assert played == ["R4", "B4"]
    assert (evening.board, len(evening.state.hands[0])) == ("R3@4 R4@4 B4@5", 4)
    assert evening.state.awaits == Choice(0, "refill")


def test_after_an_unread_break_the_missing_cards_are_penalties() -> None:
    evening = begun()
    evening.type("missed", "table board Y6@5")
    assert (evening.state.penalties(0), evening.state.open[0][0][:2]) == (1, "R3")
    assert evening.state.turn == 1


def test_a_card_may_be_typed_with_its_column() -> None:
    evening = begun()
    evening.type("B4@5", "r4@4")
    assert evening.board == "R3@4 R4@4 B4@5"
    assert refusal(evening.type("G4@3")).code == "not_now"


def test_the_board_and_penalties_are_told_anew() -> None:
    evening = begun()
    evening.type("R4", "done")
    evening.type("table board R3@4 R5@4")
    assert (evening.board, evening.state.turn) == ("R3@4 R5@4", 1)
    pile = evening.state.pile
    evening.type("recount", "Cy", "3")
    assert (evening.state.penalties(2), evening.state.pile) == (3, pile - 3)


def test_of_two_cards_that_disagree_the_one_read_last_is_named() -> None:
    evening = begun()
    evening.type("recount the board", "R3", "4", "Y4", "5", "B3")
    assert refusal(evening.type("4")).facts == {"column": 4, "card": "B3"}
    assert refusal(evening.type("5")).facts == {"column": 5, "card": "B3"}


def test_who_is_done_before_the_column_is_said_hears_which_card_waits_for_it() -> None:
    evening = begun()
    evening.scan("B4")
    before = evening.state
    reason = refusal(evening.type("done"))
    assert (reason.code, reason.facts["free"]) == ("place_missing", (2, 3, 5, 6))
    assert str(reason.facts["card"]).startswith("B4")
    assert evening.state == before
    assert asked(evening) == ("play", (2, 3, 5, 6))


@pytest.mark.parametrize("lines", [("recount the board", "R3"), ("B4",)])
def test_a_card_read_while_a_column_is_asked_hears_which_column(lines: tuple[str, ...]) -> None:
    evening = begun()
    evening.type(*lines)
    reason = refusal(evening.scan("G4"))
    assert (reason.code, reason.facts["card"]) == ("no_such_column", lines[-1])


@pytest.mark.parametrize(("lang", "word"), [("en", "board"), ("fr", "plateau"), ("fr", "board")])
def test_the_board_by_its_name_is_heard_and_nothing_is_read_anew(lang: str, word: str) -> None:
    evening = begun()
    (answer,) = evening.type(word, lang=lang)
    assert isinstance(answer, Answered)
    assert (answer.query, evening.session.is_halfway) == ("display", False)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "recount the board"), ("fr", "recompter plateau"), ("fr", "relire le plateau")],
)
def test_the_board_is_read_anew_when_it_is_recounted(lang: str, words: str) -> None:
    evening = begun()
    evening.type(words, lang=lang)
    assert asked(evening) == ("board", ())


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("table board R3@4 B3@4", "two_colours"),
        ("table board R3@4 R4@5", "wrong_column"),
        ("table board R3@4 B7@5", "no_window"),
        ("table board R3@4 R3@4 R3@4", "too_many_copies"),
        ("table board R3@8", "no_such_column"),
        ("table board R9@4", "no_such_card"),
        ("table recount Ana x1", "no_such_count"),
        ("table recount Ana 50", "more_than_there_are"),
    ],
)
def test_a_board_that_cannot_lie_so_is_refused(line: str, code: str) -> None:
    evening = begun()
    assert refusal(evening.type(line)).code == code
    assert evening.board == "R3@4"


def test_a_whole_game_with_the_scanner_alone(tmp_path: Path) -> None:
    """What a dealer's game was, a physical table follows by what is laid under the reader."""
    chance = random.Random(7)
    evening = Evening(path=tmp_path / "game.journal")
    dealt: Yellowstone = YELLOWSTONE.new(3)
    while not isinstance(dealt.awaits, Over):
        move = chance.choice(list(dealt.moves()))
        dealt = dealt.after(move).state  # type: ignore[assignment]
        if move.verb != "deal":
            scan_move(evening, move)
    assert evening.session.over
    assert evening.state.scores == dealt.scores
    assert evening.state.awaits == dealt.awaits
    contents = read_journal(tmp_path / "game.journal")
    assert replay(contents, YELLOWSTONE, tmp_path).state == evening.state


def scan_move(evening: Evening, move: Move) -> None:
    match move.verb, move.args:
        case "start", (int(seat),):
            evening.scan(SeatNamed(seat))
        case "show", (str(card),):
            evening.scan(card)
        case "play", (str(card), int(column)):
            lying = {laid for _, laid in evening.state.board}.union(*evening.state.open)
            free = [n for n in (1, 2) if f"{card}#{COPIES[card][n - 1]}" not in lying]
            before = len(evening.session.moves)
            evening.scan(card, copy=free[0])
            if len(evening.session.moves) == before:
                evening.scan(Number(column))
        case "window", (int(number),):
            evening.scan(Number(number))
        case "done", ():
            evening.scan(Word("done"))
        case "refill", (str(word),):
            evening.scan(Word(word))
        case "draw", (str(word),):
            evening.scan(Word("pile") if word == "pile" else Number(2))


def test_two_players_are_told_that_the_variant_is_not_covered() -> None:
    evening = Evening(("Ana", "Bo"))
    outcomes = evening.scan(SeatNamed(1))
    (happened,) = (outcome for outcome in outcomes if isinstance(outcome, Happened))
    assert [event.seats for event in happened.events] == [2]  # type: ignore[attr-defined]
    assert isinstance(outcomes[-1], Question)
    assert happened.move == Move(TABLE, "start", (1,))
