"""Num Draft at a real table: each is asked in turn or named, cards are read, repairs help."""

from __future__ import annotations

from pathlib import Path

import pytest
from numdraft_evenings import Evening, begun, happened, question, refusal, seat, second_turn

from companion.games.game import Move, Over
from companion.games.numdraft import NUM_DRAFT
from companion.table.journal import read_journal
from companion.table.replay import replay
from companion.table.tokens import Word


def test_the_set_up_with_the_scanner_alone() -> None:
    evening = Evening()
    assert question(evening.scan(1)) == ("turn", 1)
    assert question(evening.scan(2, 9)) == ("show", -1)
    assert question(evening.scan("R7", "G3", "B12")) == ("put", 0)
    assert evening.state.master == 1


def test_cards_are_asked_of_one_player_after_the_other() -> None:
    evening = begun()
    assert question(evening.scan("R1")) == ("put", 1)
    assert question(evening.scan("R2")) == ("put", 2)
    assert question(evening.scan("R3")) == ("give", 0)
    assert [evening.grid(player).split()[at] for player, at in ((0, 0), (1, 1), (2, 8))] == [
        "R1",
        "R2",
        "R3",
    ]


def test_a_players_card_says_who_is_quicker() -> None:
    evening = begun()
    assert question(evening.scan(seat(2))) == ("put", 2)
    assert question(evening.scan("R3")) == ("put", 0)
    evening.scan(seat(1), "R2", "R1")
    assert evening.grid(2).endswith("R3")
    assert evening.state.phase == "give"


def test_moves_are_typed_in_words_of_both_languages() -> None:
    evening = second_turn()
    assert happened(evening.type("Bo gives place 4")) == 1
    assert happened(evening.type("Ana donne la case 5", lang="fr")) == 1
    assert happened(evening.type("give 1")) == 1
    assert happened(evening.type("Cy pose le 4 vert", lang="fr")) == 1
    assert happened(evening.type("put yellow 5")) == 1
    assert happened(evening.type("Bo B9")) == 1
    assert evening.grid(0) == "R1 H H H Y5 H H H H"
    assert evening.grid(1) == "H R2 H B9 H H H H H"
    assert evening.grid(2) == "G4 H H H H H H H R3"


@pytest.mark.parametrize(
    "line", ["5 bleu 4", "5 bleu 1", "Ana pose 5 bleu 4", "R1 R2", "5 bleu donne 4"]
)
def test_a_line_that_goes_on_without_a_name_does_nothing(line: str) -> None:
    evening = begun()
    before = evening.state
    assert refusal(evening.type(line, lang="fr")).code == "one_choice_a_line"
    assert evening.state == before


def test_a_line_may_say_what_several_players_choose() -> None:
    evening = begun()
    assert happened(evening.type("Ana B5 Bo put G4")) == 2


def test_num_draft_needs_the_name_of_who_says_it() -> None:
    evening = second_turn()
    assert refusal(evening.scan(Word("announce"))).code == "say_who"
    assert happened(evening.scan(seat(1))) == 0
    assert question(evening.type("Bo num draft")) == ("sure", 1)
    assert evening.state.ending != "num_draft"
    evening.type("yes")
    assert evening.state.ending == "num_draft"
    assert evening.state.last == 3


def test_who_alone_listens_needs_no_name_for_num_draft() -> None:
    evening = second_turn()
    evening.session.speak_to(1)
    evening.type("num draft")
    evening.type("yes")
    assert evening.session.moves[-1] == Move(1, "announce")


def test_the_card_of_num_draft_alone_announces_nothing() -> None:
    evening = second_turn()
    before = evening.state
    evening.scan(seat(1))
    assert question(evening.scan(Word("announce"))) == ("sure", 1)
    assert question(evening.scan(2)) == ("give", 1)
    evening.scan(Word("announce"))
    assert question(evening.scan(Word("undo"))) == ("give", 1)
    assert evening.state == before
    evening.scan(Word("announce"))
    evening.scan(1)
    assert evening.session.moves[-1] == Move(1, "announce")


@pytest.mark.parametrize("line", ["Bo num draft Ana 3", "Bo num draft 4", "num draft 4"])
def test_num_draft_in_the_middle_of_a_line_does_nothing(line: str) -> None:
    evening = second_turn()
    before = evening.state
    refusal(evening.type(line))
    assert evening.state == before
    # Nor is it asked about any more: this yes answers nothing.
    refusal(evening.type("yes"))
    assert evening.state == before


def test_an_announcement_comes_between_the_choices_of_others() -> None:
    evening = second_turn()
    evening.scan(3)
    evening.type("Cy num draft")
    evening.type("yes")
    assert question(evening.scan(4)) == ("give", 2)


def test_after_two_refusals_the_repairs_are_offered() -> None:
    evening = begun()
    evening.scan("R1")
    assert refusal(evening.scan("R1")).code == "not_in_hand"
    assert evening.session.offer() is None
    assert refusal(evening.scan("R7", "R7")).code in ("lies_open", "not_in_hand")
    evening.scan("R7")
    offer = evening.session.offer()
    assert offer is not None
    assert set(offer.choices) >= {"undo", "correct", "recount", "unseen"}


def test_undo_and_correct() -> None:
    evening = begun()
    before = evening.state
    evening.scan("R1", Word("undo"))
    assert evening.state == before
    evening.scan("R1", "R2", "R3")
    evening.type("correct R1 Y9")
    assert evening.grid(0).split()[0] == "Y9"
    assert evening.state.phase == "give"


def test_a_grid_counted_anew_replaces_what_was_believed() -> None:
    evening = second_turn()
    evening.type("table recount Bo H R2 G5 H H H H H H")
    assert evening.grid(1) == "H R2 G5 H H H H H H"
    assert refusal(evening.type("table recount Cy R2 H H H H H H H R3")).code == "lies_open"
    assert refusal(evening.type("table recount Cy . H H H H H H H R3")).code == "no_empty_place"


def test_a_card_that_was_put_unread_is_found_by_counting() -> None:
    evening = begun()
    evening.type("table recount Ana S4 H H H H H H H H")
    assert question(evening.scan("R2")) == ("put", 2)
    evening.scan("R3")
    assert evening.state.phase == "give"
    assert [len(hand) for hand in evening.state.hands] == [5, 5, 5]


def test_a_turn_that_nobody_read_is_counted_when_the_turn_is_over() -> None:
    evening = second_turn()
    evening.type("Bo missed")
    assert refusal(evening.type("table recount Bo H R2 H H H H H H H")).code == "counted_later"
    evening.scan(2, 1, "Y1")
    assert question(evening.scan("Y2")) == ("recount", 1)
    evening.type("table recount Bo H R2 H Y3 H H H H H")
    assert (evening.state.turn, evening.state.phase) == (3, "give")
    assert evening.grid(1) == "H R2 H Y3 H H H H H"


def test_a_card_put_unreadable_counts_nothing() -> None:
    evening = begun()
    evening.type("unreadable", "R2", "R3")
    assert evening.grid(0) == "? H H H H H H H H"


def test_a_hand_can_be_told_in_the_earphone_and_stays_secret() -> None:
    evening = second_turn()
    evening.type("table deal Ana S7")
    assert "S7" in {held.card for held in evening.state.hands[0]}
    assert evening.state.view(None).hands[0] == second_turn().state.view(None).hands[0]
    assert refusal(evening.type("table deal Bo S7")).code == "cannot_be_here"


def test_after_num_draft_the_cards_that_fill_the_grids_are_read_in_order() -> None:
    evening = begun(num_draft_end="instead")
    evening.type("Ana num draft")
    evening.type("yes")
    assert question(evening.scan("R1", "R2", "R3")) == ("show", -1)
    assert len(evening.state.due) == 24
    values = [f"{family}{value}" for family in "GBYS" for value in (0, 1, 2, 4, 5, 6)]
    evening.scan(*values[:23], Word("empty"))
    assert isinstance(evening.state.awaits, Over)
    assert evening.grid(0) == "R1 G0 G1 G2 G4 G5 G6 B0 B1"
    assert evening.grid(2) == "Y5 Y6 S0 S1 S2 S4 S5 ? R3"


def test_a_journal_tells_the_whole_game_again(tmp_path: Path) -> None:
    path = tmp_path / "evening.journal"
    evening = begun(path=path, num_draft_end="instead")
    evening.scan("R1", "R2")
    evening.type("Bo num draft", "yes", "correct R2 Y2", "missed")
    evening.type("table recount Cy H H H H H H H H B3")
    values = [f"{family}{value}" for family in "GBYS" for value in (0, 1, 4, 5, 6, 8)]
    evening.scan(*values)
    assert isinstance(evening.state.awaits, Over)
    again = replay(read_journal(path), NUM_DRAFT, path)
    assert again.state == evening.state


def test_only_counting_each_grid_is_read_in_place_order() -> None:
    evening = Evening(("Ana", "Bo"), count=True, mode="discovery")
    evening.scan("R0", "R1", "R2", "R3", "R4", "R5", "G6", "G7")
    assert question(evening.scan("G8")) == ("recount", 1)
    assert refusal(evening.scan("R0")).code == "lies_open"
    assert refusal(evening.scan(Word("face_down"))).code == "turn_it_up"
    evening.scan("Y0", "Y1", "Y2", Word("unread"), Word("empty"), "B16", "S9", "S10")
    evening.scan("S11")
    over = evening.state.awaits
    assert isinstance(over, Over)
    assert over.winners == (0,)
