"""Small facts of Num Draft that other tests would not miss: reasons told exactly, and edges."""

from __future__ import annotations

import pytest
from numdraft_stories import Story, begun, nearly_bare, three

from companion.games.game import COUNT, TABLE, VIRTUAL, Move, Multiset, Reason, Reveal, Slot
from companion.games.numdraft import NUM_DRAFT, LayoutError, count_layouts
from companion.games.numdraft.events import (
    CardDealt,
    CardTold,
    GridRecounted,
    HandReceived,
    PlaceChosen,
    TurnUnseen,
)
from companion.games.numdraft.grid import ALL_CARDS, SMALL_DECK
from companion.games.numdraft.hands import PUBLIC, Held, passed_left, seen_from
from companion.games.numdraft.layout import cards_of

EMPTY_GRIDS = "H H H H H H H H H"


def second_turn() -> Story:
    """Red 1, red 2 and red 3 lie open; everybody is to give a card."""
    return begun().put(Ana="R1", Bo="R2", Cy="R3")


def counting(*lines: str) -> Story:
    return Story("Ana", "Bo", table=COUNT).told(*lines)


def dealing() -> Story:
    """A virtual table: Ana's first card is due."""
    return Story("Ana", "Bo", table=VIRTUAL)


def filling() -> Story:
    """A real table after NUM DRAFT: cards that fill the grids are read in order, Ana's first."""
    return begun(num_draft_end="instead").told("Cy announce").put(Ana="R1", Bo="R7", Cy="Y4")


def completing() -> Story:
    """A virtual table after NUM DRAFT: both have two cards for two empty places."""
    story = dealing()
    story.state = NUM_DRAFT.parse(
        "2 virtual hidden instead by_players classic yes value no one one card | "
        "fill 3 0 num_draft 3 | H H H H H H H . . ; S1 S2 S3 S4 S5 S6 S7 . . | "
        "R1 R2 ; B1 B2 | - ; - | - | - | - | -"
    )
    return story


def reason(story: Story, move: Move) -> tuple[str, dict[str, object]]:
    found = story.state.why_not(move)
    assert found is not None
    return found.code, dict(found.facts)


def slot(story: Story, verb: str, *args: int | str, by: int = TABLE) -> Slot | None:
    return story.state.slot(Move(by, verb, args))


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


class TestWhoKnowsACard:
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


class TestCountingGrids:
    def test_first_whose_grid_then_its_places(self) -> None:
        story = second_turn()
        assert slot(story, "recount") == Slot("seat", (0, 1, 2))
        offered = slot(story, "recount", 1)
        assert offered is not None
        assert offered.kind == "area"
        assert {"R2", "H", "B12", "S5"} <= set(offered.values)
        assert not {"R1", "R3", ".", "R13"} & set(offered.values)
        assert slot(story, "recount", 1, *EMPTY_GRIDS.split()) is None

    def test_not_while_cards_appear_nor_by_a_player(self) -> None:
        story = three().told("Ana turn 1", "Bo turn 1", "Cy turn 1")
        facts = {"verb": "recount", "phase": "show"}
        assert story.why_not(f"table recount Ana {EMPTY_GRIDS}") == ("not_now", facts)
        refused = second_turn().why_not(f"Bo recount Ana {EMPTY_GRIDS}")
        assert refused == ("table_shows", {"seat": 1})

    @pytest.mark.parametrize(
        ("args", "code", "facts"),
        [
            ((3, "H"), "no_such_seat", {"seat": 3}),
            (("Ana", "H"), "no_such_seat", {"seat": "Ana"}),
            ((0, *"H" * 10), "need_nine_places", {"found": 10}),
            ((0, "X7"), "no_such_card", {"card": "X7"}),
            ((0, "R13"), "not_in_80", {"card": "R13", "most": 12}),
            ((0, "."), "no_empty_place", {"seat": 0}),
            ((0, "S5", "S5"), "card_twice", {"card": "S5"}),
            ((0, "R1", "R2"), "lies_open", {"card": "R2", "seat": 1, "place": 2}),
            ((0, "H", "R2"), "lies_open", {"card": "R2", "seat": 1, "place": 2}),
        ],
    )
    def test_what_cannot_lie_in_a_grid(
        self, args: tuple[int | str, ...], code: str, facts: dict[str, object]
    ) -> None:
        assert reason(second_turn(), Move(TABLE, "recount", args)) == (code, facts)

    def test_a_grid_is_counted_once_the_turn_is_over(self) -> None:
        story = second_turn().told("Bo ? turn")
        assert story.events == (TurnUnseen(1),)
        assert slot(story, "recount") == Slot("seat", (0, 2))
        assert story.why_not(f"table recount Bo {EMPTY_GRIDS}") == ("counted_later", {"seat": 1})
        story.give(Ana=2, Cy=1).put(Ana="Y1", Cy="Y2")
        facts = {"seat": 0, "who": (1,)}
        assert story.why_not(f"table recount Ana {EMPTY_GRIDS}") == ("counted_already", facts)
        assert story.why_not("table recount Bo . H H H H H H H H") == (
            "no_empty_place",
            {"seat": 1},
        )
        story.told("table recount Bo H R2 H Y3 H H H H H")
        grid = ("H", "R2", "H", "Y3", "H", "H", "H", "H", "H")
        assert GridRecounted(1, grid) in story.events

    def test_the_place_just_freed_may_stay_empty_in_the_count(self) -> None:
        """Green 3 left place 2 of Bo's grid, red 7 came to his hand."""
        story = begun().told("table recount Bo H . H H H H H H H")
        assert story.state.waiting == (0, 1, 2)
        assert story.hand("Bo") == ("R7", "?", "?", "?", "?", "?")

    def test_a_card_of_the_hand_that_lies_in_the_grid_was_put_there(self) -> None:
        story = begun().told("table recount Bo H R7 H H H H H H H")
        assert story.state.waiting == (0, 2)
        assert story.hand("Bo") == ("?",) * 5

    def test_a_hand_that_was_known_keeps_the_cards_that_are_not_in_the_grid(self) -> None:
        story = second_turn().told("table deal Ana S7", "table deal Ana S8")
        story.told("table recount Ana R1 S7 H H H H H H H")
        assert story.hand("Ana") == ("G3", "S8", "?", "?", "?")
        assert story.state.waiting == (0, 1, 2)

    def test_who_placed_before_the_count_does_not_place_again(self) -> None:
        story = second_turn().give(Ana=2, Bo=1, Cy=1).told("Ana put Y1")
        assert story.state.waiting == (1, 2)
        story.told("table recount Cy Y2 H H H H H H H R3")
        assert story.state.waiting == (1,)

    def test_all_hidden_cards_are_turned_up_where_grids_are_only_counted(self) -> None:
        cards = " ".join(ALL_CARDS[:7])
        refused = counting().why_not(f"table recount Ana {cards} H H")
        assert refused == ("turn_it_up", {"place": 8})
        story = counting(f"table recount Ana {cards} . ?")
        assert slot(story, "recount") == Slot("seat", (1,))
        facts = {"seat": 0, "who": (1,)}
        assert story.why_not(f"table recount Ana {cards} . ?") == ("counted_already", facts)


class TestUnseenTurns:
    def test_who_missed_what(self) -> None:
        assert begun().why_not("table ? turn") == ("say_who", {"who": (0, 1, 2)})
        story = begun().told("Ana put R1")
        assert story.why_not("Ana ? turn") == ("chosen_already", {"seat": 0, "who": (1, 2)})

    def test_not_while_cards_are_turned_up_nor_where_all_is_seen(self) -> None:
        assert three().why_not("Ana ? turn") == ("not_now", {"verb": "?", "phase": "turn"})
        assert filling().why_not("Ana ? turn") == ("not_now", {"verb": "?", "phase": "show"})
        story = dealing().play_on("give")
        assert story.why_not("Ana ? turn") == ("not_now", {"verb": "?", "phase": "give"})

    def test_a_place_that_is_turned_up_at_a_real_table_is_told(self) -> None:
        assert three().told("Ana turn 4").events == (PlaceChosen(0, 4),)


class TestTexts:
    def test_each_table_begins_in_its_way(self) -> None:
        options = "hidden after_turn by_players classic yes value no one one card"
        hidden = " ; ".join([EMPTY_GRIDS] * 2)
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
