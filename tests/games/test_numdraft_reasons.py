"""Small facts of Num Draft that other tests would not miss: reasons told exactly, and edges."""

from __future__ import annotations

import pytest
from numdraft_stories import (
    HIDDEN_GRID,
    Story,
    begun,
    completing,
    counting,
    dealing,
    filling,
    nearly_bare,
    reason,
    second_turn,
    slot,
    three,
)

from companion.games.game import TABLE, VIRTUAL, Move, Multiset, Reason, Reveal, Slot
from companion.games.numdraft import NUM_DRAFT, LayoutError, count_layouts
from companion.games.numdraft.events import (
    CardDealt,
    CardGiven,
    CardPut,
    CardTold,
    CardTurned,
    ChoiceNoted,
    Chosen,
    HandReceived,
    HandsPassed,
    LastHiddenGiven,
    MasterNamed,
)
from companion.games.numdraft.grid import SMALL_DECK
from companion.games.numdraft.hands import PUBLIC, Held, known_in, passed_left, seen_from
from companion.games.numdraft.layout import cards_of


class TestChoices:
    def test_a_place_that_there_is_not(self) -> None:
        assert three().why_not("Ana turn 13") == ("no_such_place", {})
        assert second_turn().why_not("Ana give 0") == ("no_such_place", {})

    def test_a_place_whose_card_is_open(self) -> None:
        story = three().told("Ana turn 1", "Bo turn 1", "Cy turn 1")
        story.told("table show JK1", "table show R5", "table show R7")
        free = (2, 3, 4, 5, 6, 7, 8, 9)
        assert story.why_not("Ana turn 1") == ("open_already", {"place": 1, "free": free})
        story = second_turn()
        assert story.why_not("Ana give 1") == ("give_hidden", {"place": 1, "free": free})

    def test_choices_of_another_step_wait(self) -> None:
        facts = {"verb": "give", "phase": "put"}
        assert begun().why_not("Ana give 2") == ("not_now", facts)

    def test_who_chooses_must_be_said(self) -> None:
        assert second_turn().why_not("table give 2") == ("say_who", {"who": (0, 1, 2)})

    def test_a_choice_without_its_card_is_not_whole(self) -> None:
        with pytest.raises(ValueError, match="incomplete"):
            begun().state.after(Move(0, "put"))
        with pytest.raises(ValueError, match="incomplete"):
            second_turn().state.after(Move(TABLE, "recount", (0, "R1")))

    def test_num_draft_has_its_moments(self) -> None:
        assert three().why_not("Ana announce") == ("announce_too_early", {"phase": "turn"})
        assert begun().why_not("table announce") == ("say_who", {"who": (0, 1, 2)})
        facts = {"verb": "announce"}
        assert reason(begun(), Move(0, "announce", (1,))) == ("too_many_arguments", facts)

    def test_of_a_hidden_hand_any_unseen_card_fits(self) -> None:
        assert slot(begun(), "put", by=1) == Slot("card", ("R7",), unseen=True)

    def test_a_card_that_fills_the_grid_goes_to_a_place(self) -> None:
        story = completing()
        assert slot(story, "fill", by=0) == Slot("card", ("R1", "R2"))
        assert slot(story, "fill", "R1", by=0) == Slot("place", (8, 9))
        story.told("Ana fill R1 8")
        assert slot(story, "fill", "R2", by=0) == Slot("place", (9,))
        assert slot(story, "fill", "R2", 9, by=0) is None


class TestCardsThatAppear:
    def test_a_hand_is_what_its_owner_may_know_of_it(self) -> None:
        assert counting().state.hand(0) == ()
        assert begun().state.hand(1) == ("R7", *"?????")

    def test_what_the_dealer_is_asked_for(self) -> None:
        cards = Multiset.of(SMALL_DECK)
        awaited = Reveal("hand 0", "game", cards, Move(TABLE, "deal", (0,)), audience=(0,))
        assert dealing().state.awaits == awaited
        story = three().told("Ana turn 4", "Bo turn 1", "Cy turn 1")
        awaited = Reveal("grid 0 4", "game", cards, Move(TABLE, "show"), seat=0)
        assert story.state.awaits == awaited

    def test_a_card_that_is_not_awaited(self) -> None:
        facts = {"verb": "show", "phase": "put"}
        assert begun().why_not("table show R5") == ("not_now", facts)
        facts = {"verb": "deal", "phase": "show"}
        story = three().told("Ana turn 1", "Bo turn 1", "Cy turn 1")
        assert story.why_not("table deal Ana R5") == ("not_now", facts)

    def test_cards_are_shown_by_nobody_but_the_table(self) -> None:
        story = three().told("Ana turn 1", "Bo turn 1", "Cy turn 1")
        assert story.why_not("Bo show R5") == ("table_shows", {"seat": 1})

    def test_a_hand_that_is_not_awaited(self) -> None:
        story = dealing()
        assert story.why_not("table deal Bo R5") == ("other_hand", {"seat": 1, "turn": 0})
        assert reason(story, Move(TABLE, "deal", (2, "R5"))) == ("no_such_seat", {"seat": 2})
        facts = {"verb": "deal"}
        assert reason(story, Move(TABLE, "deal", (0, "R5", 1))) == ("too_many_arguments", facts)

    def test_cards_that_the_deck_does_not_have(self) -> None:
        story = dealing()
        facts: dict[str, object] = {"card": "R99"}
        assert reason(story, Move(TABLE, "deal", (0, "R99"))) == ("no_such_card", facts)
        assert story.why_not("table deal Ana R13") == ("not_in_80", {"card": "R13", "most": 12})

    def test_a_card_that_fills_a_grid_comes_from_its_hand(self) -> None:
        """Red 1 lies in Ana's grid, everybody saw green 3 come to her hand and blue 12 to Bo's."""
        facts: dict[str, object] = {"card": "R1", "seat": 0, "place": 1}
        assert filling().why_not("table show R1") == ("lies_open", facts)
        facts = {"card": "B12", "seat": 0}
        assert filling().why_not("table show B12") == ("not_in_hand", facts)
        assert filling().told("table show G3").grid("Ana").startswith("R1 G3 .")
        assert slot(filling(), "show") == Slot("card", (*filling().state.unseen(), "."))

    def test_a_hand_can_be_told_at_a_real_table_while_all_choose(self) -> None:
        story = second_turn().told("table deal Cy S7")
        assert story.events == (CardTold(2), CardDealt(2, "S7", TABLE))
        assert slot(story, "deal") == Slot("seat", (0, 1, 2))
        story.told(*(f"table deal Cy S{number}" for number in (8, 9, 10)))
        assert story.why_not("table deal Cy S11") == ("hand_known", {"seat": 2})
        assert slot(story, "deal") == Slot("seat", (0, 1))

    def test_no_hand_is_told_where_the_dealer_knows_them(self) -> None:
        story = dealing().play_on("give")
        facts = {"verb": "deal", "phase": "give"}
        assert story.why_not("table deal Ana R5") == ("not_now", facts)


class TestWhatIsTold:
    def test_a_card_that_is_turned_up(self) -> None:
        story = three().told("Ana turn 4", "Bo turn 1", "Cy turn 1", "table show R5")
        assert story.events == (CardTurned(0, 4, "R5"),)

    def test_nine_equal_pairs_name_no_master_and_the_first_seat_begins(self) -> None:
        story = Story("Ana", "Bo")
        for place in range(1, 10):
            story.turned(Ana=f"{place} R{place}", Bo=f"{place} G{place}")
        assert story.events == (
            CardTurned(1, 9, "G9"),
            MasterNamed(0, "R9"),
            CardGiven(0, 1, 9, "R9"),
            CardGiven(1, 0, 9, "G9"),
            LastHiddenGiven((0, 1)),
        )
        assert (story.state.master, story.state.waiting) == (0, (0, 1))

    def test_a_card_put_and_hands_passed(self) -> None:
        story = begun().put(Ana="R1", Bo="R7", Cy="Y4")
        assert story.events == (CardPut(2, "Y4", 9), HandsPassed(1))

    def test_what_a_turn_leaves_to_be_counted_is_told_first(self) -> None:
        story = second_turn().told("Bo ? turn").give(Ana=2, Cy=1).put(Ana="Y1", Cy="Y2")
        assert story.events == (CardPut(2, "Y2", 1), HandsPassed(2))

    def test_at_a_virtual_table_each_choice_is_secret_until_all_have_chosen(self) -> None:
        story = Story("Ana", "Bo", table=VIRTUAL).play_on("give")
        places = [story.state.free_places(seat)[0] for seat in range(2)]
        story.told(f"Ana give {places[0]}")
        assert story.events == (Chosen(0, "give"), ChoiceNoted(0, "give", (places[0],)))
        story.told(f"Bo give {places[1]}")
        assert story.events[2:] == (
            CardGiven(0, 1, places[0], "?"),
            CardGiven(1, 0, places[1], "?"),
        )

    def test_who_gave_a_hidden_card(self) -> None:
        story = Story("Ana", "Bo", "Cy", table=VIRTUAL).play_on("give")
        story.told(
            *(f"{n} give {story.state.free_places(s)[0]}" for s, n in enumerate(story.names))
        )
        card = next(iter(story.state.unseen()))
        assert story.told(f"table deal Ana {card}").events == (CardDealt(0, card, 2),)


class TestScoreLines:
    def test_a_group_says_of_what_it_is_how_big_and_which_jokers_joined(self) -> None:
        (sheet,) = count_layouts(["R1 R2 A7 / R3 . JK1 / G7 Y7 B7"], {"mode": "discovery"})
        found = {(line.reason, line.cards): dict(line.facts) for line in sheet.lines}
        assert found == {
            ("colour", ("R1", "R2", "R3")): {"family": "R", "size": 3, "joined": ()},
            ("value", ("R1", "JK1")): {"value": 1, "size": 2, "joined": ("JK1",)},
            ("value", ("A7", "G7", "Y7", "B7")): {"value": 7, "size": 4, "joined": ()},
        }

    def test_a_neighbours_rainbow_joins_a_colour_but_is_itself_among_its_value(self) -> None:
        pool = "A7 | G7 R1 R2 | . / . | Y7 . R3 | . / . | . . . | ."
        (sheet,) = count_layouts([pool], {"mode": "discovery"})
        groups = [line for line in sheet.lines if line.reason != "bonus" and "A7" in line.cards]
        joined = {line.cards: line.facts["joined"] for line in groups}
        assert joined == {("A7", "Y7"): ("A7",), ("A7", "G7", "Y7"): ()}


class TestWhoKnowsACard:
    def test_a_card_that_was_given_openly_is_known_to_all(self) -> None:
        assert known_in(begun().state.view(None).hands[1]) == ("R7",)
        assert Move(1, "put", ("R7",)) in list(begun().state.moves())

    def test_whoever_held_it_and_no_more(self) -> None:
        """With three players, a card is known to all of them after two passes, and not before."""
        held = (Held("R1"),)
        once, twice = passed_left(held, 3), passed_left(passed_left(held, 3), 3)
        assert (once, twice) == ((Held("R1", 1),), (Held("R1", 2),))
        assert passed_left(twice, 3) == twice
        assert passed_left((Held("R1", PUBLIC), Held("?")), 3) == (Held("R1", PUBLIC), Held("?"))

    def test_a_seat_knows_what_it_held_and_that_its_neighbour_held_it(self) -> None:
        hand = (Held("R1", 4), Held("R2", 1), Held("R3", PUBLIC))
        hidden = Held("?")
        assert seen_from(hand, 0) == (Held("R1", 1), Held("R2", 1), Held("R3", PUBLIC))
        assert seen_from(hand, 1) == (Held("R1", 2), Held("R2", 1), Held("R3", PUBLIC))
        assert seen_from(hand, 2) == (Held("R1", 3), Held("R3", PUBLIC), hidden)
        assert seen_from(hand, None) == (Held("R3", PUBLIC), hidden, hidden)

    def test_whoever_receives_a_hand_is_told_its_cards(self) -> None:
        story = Story("Ana", "Bo", "Cy", table=VIRTUAL).play_on("give")
        received = [event for event in story.events if isinstance(event, HandReceived)]
        assert [event.audience for event in received] == [(0,), (1,), (2,)]
        assert [event.cards for event in received] == [story.hand(name) for name in story.names]

    def test_a_view_goes_on_when_all_that_is_open_has_been_chosen(self) -> None:
        """Ana and Bo have given; Ana, who imagines how it goes on, lets Cy give, then Bo."""
        story = Story("Ana", "Bo", "Cy", table=VIRTUAL).play_on("give")
        places = [story.state.free_places(seat)[0] for seat in range(3)]
        story.told(f"Ana give {places[0]}", f"Bo give {places[1]}")
        view = story.state.view(0)
        assert view.sealed == ((str(places[0]),), ("*",), ())
        assert view.waiting == (2,)
        imagined = view.after(Move(2, "give", (places[2],))).state
        assert imagined.waiting == (1,)
        assert imagined.after(Move(1, "give", (places[1],))).state.phase == "put"

    def test_in_a_view_a_further_card_comes_beside_the_secret_one(self) -> None:
        story = completing().told("Bo fill B1 8")
        view = story.state.view(0)
        assert (view.sealed[1], view.waiting) == (("*",), (0, 1))
        imagined = view.after(Move(1, "fill", ("B2", 9))).state
        assert (imagined.sealed[1], imagined.waiting) == (("*", "B2@9"), (0,))


class TestTexts:
    def test_each_table_begins_in_its_way(self) -> None:
        options = "hidden after_turn by_players classic yes value no one one card"
        hidden = " ; ".join([HIDDEN_GRID] * 2)
        nobody = "- ; -"
        dealt = " ; ".join(["? ? ? ? ?"] * 2)
        due = " ; ".join(["0 0"] * 5 + ["1 0"] * 5)
        begins = {
            "virtual": f"turn 0 - - 0 | {hidden} | {nobody} | {nobody} | {due} | 0 0 | - | -",
            "physical": f"turn 0 - - 0 | {hidden} | {dealt} | {nobody} | - | 0 0 | - | -",
            "count": f"recount 0 - - 0 | {hidden} | - | {nobody} | - | - | 0 1 | -",
        }
        for table, text in begins.items():
            state = NUM_DRAFT.new(2, table=table)
            assert NUM_DRAFT.text(state) == f"2 {table} {options} | {text}"

    def test_a_text_that_is_none(self) -> None:
        with pytest.raises(ValueError, match="9 fields are needed, 1 are there"):
            NUM_DRAFT.parse("Ana puts R7")
        text = NUM_DRAFT.text(nearly_bare().state)
        with pytest.raises(ValueError, match="'kitchen' is no kind of table"):
            NUM_DRAFT.parse(text.replace("physical", "kitchen"))
        with pytest.raises(ValueError, match="give=all"):
            NUM_DRAFT.parse(text.replace("hidden", "all", 1))


class TestLayouts:
    def test_the_cards_of_a_grid_or_a_pool(self) -> None:
        assert cards_of("r1 R2 ? / . H S5") == ("R1", "R2", "S5")
        assert cards_of("R1 | R2 . . | R4") == ("R1", "R2", "R4")
        with pytest.raises(LayoutError) as error:
            cards_of("R1 X2")
        why = Reason("no_such_card", {"card": "X2"})
        assert (error.value.layout, error.value.reason) == (0, why)

    @pytest.mark.parametrize(
        ("layouts", "which", "why"),
        [
            (["R1 | R2 R3 | R4"], 0, Reason("need_pool", {"rows": 3})),
            ([". " * 9, "R1 R2"], 1, Reason("need_nine_places", {"found": 2})),
            ([". " * 9, "R1 X2" + " ." * 7], 1, Reason("no_such_card", {"card": "X2"})),
            (["R1 R1" + " ." * 7], 0, Reason("card_twice", {"card": "R1"})),
            (
                ["R1 | R2 R3 R4 | R1 / . | . . . | . / . | . . . | ."],
                0,
                Reason("card_twice", {"card": "R1"}),
            ),
        ],
    )
    def test_a_mistake_says_in_which_grid_it_is(
        self, layouts: list[str], which: int, why: Reason
    ) -> None:
        with pytest.raises(LayoutError, match=why.code) as error:
            count_layouts(layouts)
        assert (error.value.layout, error.value.reason) == (which, why)
