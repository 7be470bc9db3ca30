"""Small facts of Skyjo that other tests would not miss: what is awaited, facts, edges."""

from __future__ import annotations

import pytest
from skyjo_stories import Story, begun, position

from companion.games.game import (
    COUNT,
    TABLE,
    Move,
    Multiset,
    Reason,
    Refused,
    Reveal,
    ScoreLine,
    Slot,
)
from companion.games.skyjo import SKYJO, LayoutError, count_round
from companion.games.skyjo.events import (
    RoundEnded,
)
from companion.games.skyjo.grid import COPIES, FACES, PLACES, known_cards, parse_grid

HALF = "5 ? ? ? / ? 3 ? ? / ? ? ? ?"
OTHER = "1 2 ? ? / ? ? ? ? / ? ? ? ?"
SEVEN = "7#SK0931"


def two(discard: str = "9", **more: int) -> Story:
    return position(f"Ana: {HALF}", f"Bo: {OTHER}", turn="Ana", discard=discard, **more)


def recount(who: str, layout: str) -> str:
    return f"table recount {who} {layout.replace(' /', '')}"


def slot(story: Story, verb: str, *args: int | str, by: int = TABLE) -> Slot | None:
    return story.state.slot(Move(by, verb, args))


def reason(story: Story, move: Move) -> tuple[str, dict[str, object]]:
    found = story.state.why_not(move)
    assert found is not None
    return found.code, dict(found.facts)


class TestWhatIsAwaited:
    def test_where_a_card_appears_and_what_it_may_be(self) -> None:
        show = Move(TABLE, "show")
        deck = Multiset(FACES, COPIES)
        story = Story(SKYJO.new(2), "Ana", "Bo").told("table round 1")
        assert story.state.awaits == Reveal("discard", "round 1", deck, show)
        left = Multiset(
            FACES, tuple(n - (face == "0") for face, n in zip(FACES, COPIES, strict=True))
        )
        story.told("table show 0", "Ana turn 3")
        assert story.state.awaits == Reveal("grid 0 3", "round 1", left, show, seat=0)
        story = two("?").told("Ana take")
        awaited = story.state.awaits
        assert isinstance(awaited, Reveal)
        assert (awaited.place, awaited.seat) == ("discard", TABLE)
        awaited = two().told("Ana draw").state.awaits
        assert isinstance(awaited, Reveal)
        assert (awaited.place, awaited.source, awaited.seat) == ("pile", "round 1", 0)

    def test_what_may_be_chosen(self) -> None:
        story = two()
        first = Move(0, "draw")
        assert slot(story, "choose", by=0) == Slot("word", ("pile", "discard"), first=first)
        assert slot(story, "round") == Slot("round", (2,))
        assert slot(story.told("Ana take"), "swap", by=0) == Slot("place", tuple(PLACES))
        story.told("Ana swap 1")
        assert slot(story, "turn", by=1) == Slot("place", tuple(range(3, 13)))
        counting = Story(SKYJO.new(3, table=COUNT), "Ana", "Bo", "Cy")
        assert slot(counting, "ended") == Slot("seat", (0, 1, 2))
        bare = position(
            "Ana: . . . . / . . . . / . . . .", f"Bo: {OTHER}", turn="Ana", discard="9", ender="Bo"
        )
        assert slot(bare, "choose", by=0) == Slot("word", ("pile",), first=first)
        assert list(bare.state.moves()) == [Move(0, "draw")]

    def test_words_and_open_cards_name_a_move(self) -> None:
        state = two("7 9").state
        choose = Move(0, "choose")
        assert state.fill(choose, "pile") == Move(0, "draw")
        assert state.fill(choose, "discard") == Move(0, "take")
        assert state.fill(choose, "9") == Move(0, "take")
        assert state.fill(choose, "7") == Move(0, "choose", ("7",))
        held = two().told("Ana take").state
        assert held.fill(Move(0, "swap"), "3") == Move(0, "swap", (6,))
        assert held.fill(Move(0, "swap"), "?") == Move(0, "swap", ("?",))
        assert held.fill(Move(0, "swap"), "8") == Move(0, "swap", ("8",))

    def test_the_grid_that_is_counted(self) -> None:
        assert slot(two(), "recount") == Slot("seat", (0, 1))
        missed = two().told("Ana ? turn")
        assert slot(missed, "recount") == Slot("seat", (0,))
        assert slot(missed, "recount", 0) == Slot("area", (*FACES, "H", "."))
        assert slot(missed, "recount", 0, *("?",) * 12) is None
        after_a_gap = slot(missed, "recount", 0, ".", "5", "?", "1")
        assert after_a_gap == Slot("area", (".",))
        fill = missed.state.fill
        assert fill(Move(TABLE, "recount", (0,)), "H") == Move(TABLE, "recount", (0, "?"))
        assert fill(Move(TABLE, "recount", (0,)), "5") == Move(TABLE, "recount", (0, "5"))


class TestReasons:
    def test_a_whole_turn_is_missed_by_whose_it_is(self) -> None:
        assert two().why_not("Bo ? turn") == ("not_your_turn", {"seat": 1, "turn": 0})
        counting = Story(SKYJO.new(2, table=COUNT), "Ana", "Bo")
        assert counting.why_not("Ana ? turn") == ("not_now", {"verb": "?", "phase": "ended"})

    def test_a_grid_that_cannot_be_counted(self) -> None:
        facts = {"verb": "recount", "phase": "round"}
        assert reason(Story(SKYJO.new(2)), Move(TABLE, "recount")) == ("not_now", facts)
        facts = {"verb": "recount", "phase": "choose"}
        assert reason(two(), Move(0, "recount")) == ("not_now", facts)
        assert reason(two(), Move(TABLE, "recount", (2,))) == ("no_such_seat", {"seat": 2})
        assert reason(two(), Move(TABLE, "recount", ("Bo",))) == ("no_such_seat", {"seat": "Bo"})

    def test_a_column_of_three_stays_only_where_grids_are_counted(self) -> None:
        layout = (1, *("4 5 ? ? " * 3).split())
        assert reason(two(), Move(TABLE, "recount", layout)) == (
            "column_stays",
            {"column": 1, "card": "4"},
        )
        second = (1, "4", "5", "?", "?", "3", "5", "?", "?", "1", "5")
        assert reason(two(), Move(TABLE, "recount", second)) == (
            "column_stays",
            {"column": 2, "card": "5"},
        )
        counting = Story(SKYJO.new(2, table=COUNT), "Ana", "Bo").told("table ended Ana")
        assert counting.state.why_not(Move(TABLE, "recount", layout)) is None

    def test_a_sticker_that_lies_in_another_grid_or_on_the_discard(self) -> None:
        story = position(
            f"Ana: {SEVEN} ? ? ? / ? ? ? ? / ? ? ? ?", f"Bo: {OTHER}", turn="Bo", discard=SEVEN
        )
        move = Move(TABLE, "recount", (1, SEVEN))
        assert reason(story, move) == ("card_twice", {"card": "7"})

    def test_more_cards_of_a_face_than_there_are(self) -> None:
        story = position(
            "Ana: -2 -2 ? ? / ? -2 ? ? / ? ? ? ?", f"Bo: {OTHER}", turn="Bo", discard="-2 1"
        )
        facts = {"card": "-2", "copies": 5}
        assert reason(story, Move(TABLE, "recount", (1, "-2", "?", "-2"))) == ("too_many", facts)
        assert story.state.why_not(Move(TABLE, "recount", (1, "-2", "?"))) is None

    def test_a_card_instead_of_pile_or_discard(self) -> None:
        facts: dict[str, object] = {"verb": "show", "phase": "choose"}
        assert reason(two(), Move(0, "choose", ("4",))) == ("not_now", facts)
        assert reason(two(), Move(0, "choose", ("new",))) == ("pile_or_discard", {})
        story = position(f"Ana: {SEVEN} {HALF[2:]}", f"Bo: {OTHER}", turn="Ana", discard="9")
        facts = {"card": "7", "seat": 0, "place": 1}
        assert reason(story, Move(0, "choose", (SEVEN,))) == ("in_grid", facts)

    def test_who_holds_a_card_neither_draws_nor_turns(self) -> None:
        drawn = two().told("Ana draw", "table show 4")
        assert drawn.why_not("Ana take") == ("holding", {"card": "4"})
        assert drawn.why_not("Ana draw") == ("holding", {"card": "4"})
        taken = two().told("Ana take")
        assert taken.why_not("Ana turn 2") == ("taken_stays", {"card": "9"})

    def test_a_grid_that_is_not_counted_to_its_end(self) -> None:
        with pytest.raises(Refused) as refused:
            two().state.after(Move(TABLE, "recount", (0, "5", "?")))
        assert refused.value.reason == Reason("incomplete", {"verb": "recount"})

    def test_cards_that_cannot_be_shown(self) -> None:
        story = two().told("Ana draw")
        assert reason(story, Move(TABLE, "show", ("13",))) == ("no_such_card", {"card": "13"})
        story.told(f"table show {SEVEN}", "Ana swap 2")
        assert story.why_not(f"table show {SEVEN}") == ("in_hand", {"card": "7", "seat": 0})

    def test_places_of_the_opening(self) -> None:
        story = begun("Ana", "Bo").told("Ana turn 1", "table show 4")
        facts = {"place": 1, "card": "4", "free": tuple(range(2, 13))}
        assert story.why_not("Ana turn 1") == ("already_open", facts)
        assert story.why_not("Ana turn 13") == ("no_such_place", {"place": 13})

    def test_the_place_of_a_removed_column_is_not_turned_up(self) -> None:
        story = position(
            "Ana: . 1 2 ? / . 3 1 4 / . 6 7 8", f"Bo: {OTHER}", turn="Ana", discard="9"
        ).told("Ana draw", "table show 12", "Ana discard")
        assert story.why_not("Ana turn 5") == ("place_gone", {"place": 5, "free": (4,)})


class TestRepairs:
    def test_the_pile_after_an_unread_turn(self) -> None:
        """Before the choice a card may have come from the pile; after it, that is known."""
        assert (two().state.pile, two().told("Ana ? turn").state.pile) == (125, 124)
        missed = two("8 9", pile=0).told("Ana ? turn")
        assert (missed.state.pile, missed.discard) == (0, "8 ?")
        assert two("8 9").told("Ana ? turn").discard == "8 ? ?"
        assert two().told("Ana draw", "Ana ? turn").state.pile == 124
        drawn = two().told("Ana draw", "table show 4", "Ana ? turn")
        assert (drawn.state.pile, drawn.discard) == (124, "9 ?")
        turned = two().told("Ana draw", "table show 4", "Ana discard", "Ana ? turn")
        assert (turned.state.pile, turned.discard) == (124, "9 4")

    def test_a_counted_grid_leaves_every_card_in_one_place(self) -> None:
        story = two().told("Ana take", recount("Ana", "9 ? ? ? / ? 3 ? ? / ? ? ? ?"))
        assert sum(1 for _ in story.state.cards()) + story.state.pile == 150
        assert (story.state.held, story.discard) == (None, "?")

    def test_cards_that_lay_in_a_column_after_all_leave_the_discard(self) -> None:
        story = position(
            "Ana: . 1 ? ? / . 3 ? ? / . ? ? ?", f"Bo: {OTHER}", turn="Bo", discard="9 4 4 4 2"
        )
        story.told(recount("Ana", "4 1 ? ? / ? 3 ? ? / ? ? ? ?"))
        assert story.discard == "9 4"
        assert sum(1 for _ in story.state.cards()) + story.state.pile == 150

    def test_whoever_turned_the_last_card_unseen_has_ended_the_round(self) -> None:
        story = position(f"Ana: {HALF}", "Bo: 5 . . 1 / 3 . . 2 / 5 . . ?", turn="Ana", discard="9")
        story.told(recount("Bo", "5 . . 1 / 3 . . 2 / 5 . . 7"))
        assert story.state.course.ender == 1
        story.plays("Ana", "take swap 1")
        assert story.event(RoundEnded) == RoundEnded(1, 1)

    def test_the_top_card_that_is_read_is_known(self) -> None:
        story = two("8 9").told("Ana ? turn", recount("Ana", HALF))
        unseen = story.state.stock.unseen[FACES.index("12")]
        story.told("table show 12")
        assert story.state.stock.unseen[FACES.index("12")] == unseen - 1
        assert story.discard == "8 ? 12"

    def test_how_often_the_pile_was_renewed_outlives_a_count(self) -> None:
        story = two("8 1 3", pile=0).told("Ana draw", "table show 8", "Ana swap 1")
        story.told(recount("Ana", "8 ? ? ? / ? 3 ? ? / ? ? ? ?"))
        assert " | 1 1 | - | -" in SKYJO.text(story.state)


class TestTexts:
    @pytest.mark.parametrize(
        ("table", "text"),
        [
            ("virtual", "2 100 | round 0 0 0 - - | - | - | - | 0 0 | - | -"),
            (
                "count",
                "2 100 count | ended 1 0 0 - - | - | "
                "? ? ? ? ? ? ? ? ? ? ? ? ; ? ? ? ? ? ? ? ? ? ? ? ? | - | 126 0 | 0 1 | -",
            ),
        ],
    )
    def test_each_table_begins_in_its_way(self, table: str, text: str) -> None:
        state = SKYJO.new(2, table=table)
        assert SKYJO.text(state) == text
        assert SKYJO.parse(text) == state

    @pytest.mark.parametrize(
        ("lines", "written"),
        [
            ((), "choose 1 0 0 0 - | -"),
            (("Ana draw",), "drawn 1 0 0 0 - | -"),
            (("Ana draw", "table show 4"), "decide 1 0 0 0 - | 4"),
            (("Ana take",), "exchange 1 0 0 0 - | 9"),
            (("Ana take", "Ana swap 2"), "replaced 1 0 2 0 - | 9"),
            (("Ana take", "Ana swap 2", "table show 0"), "choose 1 1 0 0 - | -"),
            (("Ana draw", "table show 4", "Ana discard"), "turn 1 0 0 0 - | -"),
            (("Ana draw", "table show 4", "Ana discard", "Ana turn 2"), "turned 1 0 2 0 - | -"),
            (("Ana ? turn",), "recount 1 0 0 0 - | -"),
            (("Ana ? turn", recount("Ana", HALF)), "top 1 0 0 0 - | -"),
        ],
    )
    def test_each_moment_of_a_turn_is_written(self, lines: tuple[str, ...], written: str) -> None:
        text = SKYJO.text(two().told(*lines).state)
        assert text.startswith(f"2 100 | {written} | ")

    def test_each_moment_of_the_opening_is_written(self) -> None:
        story = begun("Ana", "Bo")
        for line, written in (
            ("Ana turn 3", "opened 1 0 3 - -"),
            ("table show 4", "opening 1 0 0 - -"),
            ("Ana turn 5", "opened 1 0 5 - -"),
            ("table show 6", "opening 1 1 0 - -"),
            ("Bo turn 1", "opened 1 1 1 - -"),
            ("table show 1", "opening 1 1 0 - -"),
            ("Bo turn 2", "opened 1 1 2 - -"),
            ("table show 12", "choose 1 1 0 1 -"),
        ):
            text = SKYJO.text(story.told(line).state)
            assert text.startswith(f"2 100 | {written} | - | ")

    def test_a_renewed_pile_with_an_unread_card_may_hold_any_unseen_one(self) -> None:
        story = two("? 8 3", pile=0).told("Ana draw")
        awaited = story.state.awaits
        assert isinstance(awaited, Reveal)
        open_cards = ("5", "3", "1", "2", "3")
        assert awaited.possible.total == sum(COPIES) - len(open_cards)
        assert " | 3 | 2 1 | - | -" in SKYJO.text(story.state)

    def test_a_renewed_pile_says_what_it_holds(self) -> None:
        story = two("8 1 3", pile=0).told("Ana draw")
        fresh = "0 0 0 1 0 0 0 0 0 0 1 0 0 0 0"
        assert f" | 3 | 2 1 {fresh} | - | -" in SKYJO.text(story.state)
        assert SKYJO.parse(SKYJO.text(story.state)) == story.state

    def test_a_text_that_is_none(self) -> None:
        with pytest.raises(ValueError, match="8 fields are needed, 1 are there"):
            SKYJO.parse("Ana draws")


class TestLayouts:
    def test_the_cards_that_lie_open(self) -> None:
        grid = parse_grid(f"{SEVEN} ? . H 7 ? . 0 -2 ? . ?".split())
        assert list(known_cards(grid)) == [SEVEN, "7", "0", "-2"]

    def test_a_mistake_names_the_player_and_says_why(self) -> None:
        with pytest.raises(LayoutError, match="no_such_card") as error:
            count_round({"Ana": ". " * 12, "Bo": "13" + " ." * 11})
        assert (error.value.name, error.value.reason) == (
            "Bo",
            Reason("no_such_card", {"card": "13"}),
        )

    def test_a_removed_column_says_which_and_of_what(self) -> None:
        (sheet,) = count_round({"": f"1 {SEVEN} . . / 2 7 . . / 1 7 . ."}).values()
        assert sheet.lines == (
            ScoreLine("column_removed", 0, ("7", "7", "7"), {"column": 2, "card": "7"}),
            ScoreLine("column_sum", 4, ("1", "2", "1"), {"columns": (4,)}),
        )
