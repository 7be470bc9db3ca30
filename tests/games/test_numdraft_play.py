"""Games of Num Draft told line by line: the master, give, place, pass, and both ways to end."""

from __future__ import annotations

from numdraft_stories import Story, begun, nearly_bare, three

from companion.games.game import VIRTUAL, Choices, Over, Reveal
from companion.games.numdraft import NUM_DRAFT
from companion.games.numdraft.events import (
    CardGiven,
    Chosen,
    HandReceived,
    HiddenPassed,
    LastHiddenGiven,
    MasterNamed,
    TurnAgain,
)
from companion.games.numdraft.hands import known_in

# The master


def test_the_smallest_value_that_occurs_once_names_the_master() -> None:
    story = three().turned(Ana="1 R7", Bo="2 G3", Cy="9 B12")
    assert MasterNamed(1, "G3") in story.events
    assert (story.state.master, story.state.turn) == (1, 1)


def test_a_smaller_value_that_occurs_twice_names_nobody() -> None:
    story = three().turned(Ana="1 R2", Bo="1 G2", Cy="1 B12")
    assert MasterNamed(2, "B12") in story.events


def test_without_a_single_value_all_turn_another_card_and_the_first_stays_open() -> None:
    story = Story("Ana", "Bo").turned(Ana="1 R2", Bo="1 G2")
    assert TurnAgain((0, 1), joker=False) in story.events
    story.turned(Ana="2 R5", Bo="3 G9")
    assert story.grid("Ana") == "R2 . H H H H H H H"
    assert CardGiven(0, 1, 2, "R5") in story.events
    assert story.hand("Bo") == ("R5", "?", "?", "?", "?", "?")


def test_the_owner_of_a_joker_turns_another_card_and_the_others_keep_theirs() -> None:
    story = three().turned(Ana="1 JK1", Bo="2 G3", Cy="9 B12")
    assert story.state.awaits == Choices((0,), "turn")
    assert story.why_not("Bo turn 4") == ("chosen_already", {"seat": 1, "who": (0,)})
    assert story.why_not("Ana turn 1")[0] == "open_already"
    story.turned(Ana="5 R0")
    assert story.state.master == 0
    assert story.grid("Ana") == "JK1 H H H . H H H H"


def test_the_value_of_a_card_that_names_the_master_must_be_read() -> None:
    story = three().told("Ana turn 1", "Bo turn 1", "Cy turn 1")
    assert story.why_not("table show ?") == ("face_needed", {})


# Give, place, pass


def test_the_card_turned_up_goes_to_the_left_in_the_first_turn_and_all_know_it() -> None:
    story = begun()
    assert [story.hand(name)[0] for name in story.names] == ["B12", "R7", "G3"]
    assert story.state.awaits == Choices((0, 1, 2), "put")


def test_give_place_and_pass_go_in_this_order() -> None:
    story = begun()
    assert story.why_not("Ana give 2")[0] == "not_now"
    story.put(Ana="R1", Bo="R7", Cy="Y4")
    assert story.state.awaits == Choices((0, 1, 2), "give")
    assert story.why_not("Ana put R2")[0] == "not_now"


def test_a_card_goes_on_the_place_just_freed() -> None:
    story = begun().put(Ana="R1", Bo="R7", Cy="Y4")
    assert story.grid("Ana") == "R1 H H H H H H H H"
    assert story.grid("Bo") == "H R7 H H H H H H H"
    assert story.grid("Cy") == "H H H H H H H H Y4"


def test_hands_go_to_the_left_neighbour() -> None:
    story = begun().put(Ana="R1", Bo="Y5", Cy="Y4")
    assert story.hand("Cy")[0] == "R7"
    assert story.hand("Bo")[0] == "B12"
    assert story.hand("Ana")[0] == "G3"


def test_only_a_hidden_card_is_given_while_there_is_one() -> None:
    story = begun().put(Ana="R1", Bo="R7", Cy="Y4")
    code, facts = story.why_not("Ana give 1")
    assert (code, facts["free"]) == ("give_hidden", (2, 3, 4, 5, 6, 7, 8, 9))
    assert begun(give="any").put(Ana="R1", Bo="R7", Cy="Y4").give(Ana=1)


def test_a_card_of_nobody_elses_hand_is_put() -> None:
    story = begun()
    assert story.why_not("Ana put R7") == ("not_in_hand", {"card": "R7", "seat": 0})
    assert story.why_not("Ana put R13") == ("not_in_80", {"card": "R13", "most": 12})
    story.told("Ana put R1")
    assert story.why_not("Bo put R1")[0] in ("lies_open", "not_in_hand")
    assert story.why_not("Ana put R2") == ("chosen_already", {"seat": 0, "who": (1, 2)})


def test_an_open_card_is_not_put_again() -> None:
    story = begun().put(Ana="R1", Bo="R7", Cy="Y4").give(Ana=2, Bo=1, Cy=1)
    assert story.why_not("Bo put R1") == ("lies_open", {"card": "R1", "seat": 0, "place": 1})


def test_choices_are_sealed_until_all_have_chosen() -> None:
    story = Story("Ana", "Bo", table=VIRTUAL).play_on("give")
    story.told("Bo give " + str(story.state.free_places(1)[0]))
    assert Chosen(1, "give") in story.events
    others = [event for event in story.events if event.audience is None]
    assert others == [Chosen(1, "give")]
    assert story.state.view(0).sealed == ((), ("*",))
    assert story.state.view(1).sealed == story.state.sealed


def test_a_hidden_card_is_seen_by_its_receiver_alone() -> None:
    story = three(table=VIRTUAL).play_on("give")
    for name, seat in zip(story.names, range(3), strict=True):
        story.told(f"{name} give {story.state.free_places(seat)[0]}")
    awaited = story.state.awaits
    assert isinstance(awaited, Reveal)
    assert awaited.audience == (0,)
    card = awaited.possible.cards[0]
    story.told(f"table deal Ana {card}")
    assert card in known_in(story.state.view(0).hands[0])
    assert all(card not in known_in(story.state.view(eyes).hands[0]) for eyes in (None, 1, 2))


def test_whoever_passed_a_hand_remembers_it() -> None:
    story = three(table=VIRTUAL).play_on("give")
    passed = [event for event in story.events if isinstance(event, HandReceived)]
    ana_passed = known_in(story.state.hands[1])
    assert passed[1].cards == ana_passed
    assert known_in(story.state.view(0).hands[1]) == ana_passed
    assert len(known_in(story.state.view(2).hands[1])) < 5


# The end


def test_after_num_draft_one_more_turn_and_all_pass_their_hidden_cards() -> None:
    """The example of the rules: announced in turn 4, nine cards for four places each."""
    story = three(table=VIRTUAL)
    while (story.state.turn, story.state.phase) != (4, "put") or story.state.due:
        story.play_on("put") if story.state.turn < 3 else None
        moves = list(story.state.moves())
        story.state, story.events = story.state.after(moves[0])
    assert [grid.count("H") for grid in story.state.grids] == [5, 5, 5]
    story.told("Ana announce")
    story.play_on("fill")
    assert (story.state.turn, story.state.last) == (5, 5)
    assert [len(hand) for hand in story.state.hands] == [9, 9, 9]
    assert [grid.count(".") for grid in story.state.grids] == [4, 4, 4]
    story.play_on("over")
    assert isinstance(story.state.awaits, Over)
    assert not any("." in grid for grid in story.state.grids)


def test_num_draft_may_take_the_place_of_the_last_turn() -> None:
    story = begun(num_draft_end="instead").told("Cy announce").put(Ana="R1", Bo="R7", Cy="Y4")
    assert HiddenPassed((8, 8, 8)) in story.events


def test_num_draft_is_announced_once_and_not_during_the_set_up() -> None:
    assert three().why_not("Ana announce")[0] == "announce_too_early"
    story = begun().told("Cy announce")
    assert story.why_not("Ana announce") == ("announced_already", {"left": 2})
    assert story.why_not("table announce")[0] == "say_who"


def test_the_last_hidden_card_given_away_ends_the_game_after_one_more_turn() -> None:
    story = nearly_bare().give(Ana=9, Bo=9, Cy=9)
    assert LastHiddenGiven((0, 1, 2)) in story.events
    assert story.why_not("Ana announce") == ("ending_already", {})
    story.put(Ana="S1", Bo="S2", Cy="S3")
    assert (story.state.turn, story.state.last) == (10, 10)


def test_without_a_hidden_card_an_open_one_is_given_and_all_have_seen_it() -> None:
    story = nearly_bare().give(Ana=9, Bo=9, Cy=9).put(Ana="S1", Bo="S2", Cy="S3")
    story.give(Ana=1, Bo=2, Cy=3)
    assert story.hand("Bo")[0] == "R1"
    story.put(Ana="S4", Bo="R1", Cy="S6")
    over = story.state.awaits
    assert isinstance(over, Over)
    assert story.why_not("Ana give 1") == ("over", {})
    assert NUM_DRAFT.rounds(story.state)[0].points == over.totals


def test_a_card_still_hidden_is_turned_up_before_the_score() -> None:
    story = nearly_bare()
    text = NUM_DRAFT.text(story.state).replace("G6 G7 H", "G6 H H")
    story.state = NUM_DRAFT.parse(text)
    story.give(Ana=9, Bo=9, Cy=9).put(Ana="S1", Bo="S2", Cy="S3")
    story.give(Ana=1, Bo=1, Cy=8).put(Ana="S4", Bo="S5", Cy="S6")
    assert isinstance(story.state.awaits, Over)
    story = nearly_bare()
    story.state = NUM_DRAFT.parse(text.replace("Y6 G6 H", "H H H"))
    story.give(Ana=9, Bo=9, Cy=9).put(Ana="S1", Bo="S2", Cy="S3")
    story.give(Ana=1, Bo=1, Cy=8).put(Ana="S4", Bo="S5", Cy="S6")
    assert story.state.due == ((2, 6), (2, 7))
    story.told("table show ?", "table show A7")
    assert isinstance(story.state.awaits, Over)
    assert "?" in story.grid("Cy")


def test_a_place_can_stay_empty_when_the_cards_do_not_reach() -> None:
    """Ana passes eight hidden cards and gets none: five cards for eight places."""
    story = Story("Ana", "Bo", table=VIRTUAL)
    story.state = NUM_DRAFT.parse(
        "2 virtual hidden instead by_players classic yes value no one one card | "
        "put 3 0 num_draft 3 | H H H H H H H H . ; S1 S2 S3 S4 S5 S6 S7 S8 . | "
        "R1 R2 R3 R4 R5 R6 ; B1 B2 B3 B4 B5 B6 | - ; - | - | - | - | -"
    )
    story.told("Ana put R1", "Bo put B1")
    assert HiddenPassed((8, 0)) in story.events
    assert story.state.due == ((1, 0),) * 8
    story.play_on("fill")
    assert story.why_not("Ana fill R2 1") == ("not_in_hand", {"card": "R2", "seat": 0})
    assert story.why_not("Ana fill B2 9")[0] == "place_not_free"
    assert story.why_not("Bo fill R2 1")[0] == "chosen_already"
    story.told("Ana fill B2 8")
    assert story.why_not("Ana fill B2 1")[0] == "not_in_hand"
    assert story.why_not("Ana fill B3 8")[1]["free"] == (1, 2, 3, 4, 5, 6, 7)
    story.told("Ana fill B3 1", "Ana fill B4 2", "Ana fill B5 3", "Ana fill B6 4")
    assert story.grid("Ana") == "B3 B4 B5 B6 . . . B2 R1"
    assert isinstance(story.state.awaits, Over)
