"""Small facts of Yellowstone Park that other tests would not miss: events, facts, edges."""

from __future__ import annotations

import random

import pytest
from yellowstone_stories import Tale, position

from companion.games.game import COUNT, PHYSICAL, TABLE, Move, Multiset, Reveal, ScoreLine, Slot
from companion.games.yellowstone import YELLOWSTONE
from companion.games.yellowstone.board import FACES
from companion.games.yellowstone.events import (
    BoardRecounted,
    CardPlayed,
    CardsPickedUp,
    MarkerMoved,
    NewPile,
    PenaltiesRecounted,
    RoundBegan,
    RoundEnded,
    SeatScored,
    TurnUnseen,
)
from companion.games.yellowstone.sources import (
    INDEX,
    WHOLE_DECK,
    Source,
    added,
    changed,
    counts_of,
    in_hand,
    in_pile,
    seen_from_hand,
)

EIGHT = "R3@3 R4@3 R5@3 B3@4 B4@4 B5@4 G3@5 G4@5"
SEVEN = EIGHT.removesuffix(" G4@5")
RED_3, RED_3_TOO = (card.id for card in YELLOWSTONE.deck.cards if card.face.text == "R3")


def table(board: str = "R3@4", **options: str) -> Tale:
    """A real table: hands are unknown, and it is Ana's turn."""
    return position(board, **options)


def counting() -> Tale:
    return Tale(YELLOWSTONE.new(3, None, COUNT))


def reason(tale: Tale, move: Move) -> tuple[str, dict[str, object]]:
    found = tale.state.why_not(move)
    assert found is not None
    return found.code, dict(found.facts)


def slot(tale: Tale, verb: str, *args: int | str, by: int = TABLE) -> Slot | None:
    return tale.state.slot(Move(by, verb, args))


class TestUnseenTurns:
    def test_who_missed_it_is_told_and_the_board_is_asked(self) -> None:
        tale = table().told("Ana ? turn")
        assert tale.events == (TurnUnseen(0),)
        assert tale.awaits == "table board"

    def test_not_by_another_nor_where_all_is_seen(self) -> None:
        assert table().why_not("Bo ? turn") == ("not_your_turn", {"seat": 1, "turn": 0})
        facts = {"verb": "?", "phase": "play"}
        assert table().why_not("table ? turn") == ("not_now", facts)
        open_hands = position("R3@4", hands=("R4", "B1", "B2"))
        assert open_hands.why_not("Ana ? turn") == ("not_now", facts)

    def test_a_board_cannot_be_listed(self) -> None:
        assert list(table().told("Ana ? turn").state.moves()) == []

    def test_what_the_board_has_more_was_played(self) -> None:
        tale = table("R3@4 B4@5").told("Ana ? turn", "table board R3@4 R3@4 R4@4 B4@5")
        assert tale.events == (
            BoardRecounted(4, 3),
            CardPlayed(0, "R3", 3, 4, second=True),
            CardPlayed(0, "R4", 4, 4, second=False),
        )
        assert tale.awaits == "Ana refill"
        assert len(tale.state.hands[0]) == 4

    def test_what_it_has_less_was_picked_up(self) -> None:
        tale = table("R3@4 B4@5").told("Ana ? turn", "table board G6@6 B4@5")
        assert tale.events == (
            BoardRecounted(2, 2),
            CardPlayed(0, "G6", 6, 6, second=False),
            CardsPickedUp(0, ("R3",), 1, unsure=False),
        )
        assert tale.state.open[0] == ("R3",)

    def test_cells_filled_unseen_bring_their_bonus(self) -> None:
        tale = table(SEVEN).told("Ana ? turn", f"table board {EIGHT}")
        assert tale.event(MarkerMoved) == MarkerMoved(0, 8, 1, 4)
        tale = table(SEVEN).told("Ana ? turn", f"table board {EIGHT} G5@5")
        assert tale.event(MarkerMoved) == MarkerMoved(0, 9, 4, 1)
        tale = table(EIGHT).told("Ana ? turn", f"table board {EIGHT} G5@5")
        assert tale.event(MarkerMoved) == MarkerMoved(0, 9, 3, 2)
        tale = table(SEVEN).told("Ana ? turn", f"table board {SEVEN} R3@3")
        assert tale.state.markers == (5, 5, 5)

    def test_a_board_that_no_turn_explains_is_believed_and_the_turn_is_over(self) -> None:
        """Nothing was added to it, and somebody must have played a card."""
        tale = table("R3@4 R4@4").told("Ana ? turn", "table board R3@4")
        assert tale.events == (BoardRecounted(1, 1),)
        assert (tale.board, tale.awaits) == ("R3@4", "Bo play")
        assert [len(hand) for hand in tale.state.hands] == [5, 6, 6]


class TestTellingTheBoard:
    def test_what_is_told_anew(self) -> None:
        tale = table("R3@4 R3@4").told("table board R3@4 R3@4 B4@5")
        assert tale.events == (BoardRecounted(3, 2),)
        assert tale.awaits == "Ana play"
        tale.told("table recount Bo 4")
        assert tale.events == (PenaltiesRecounted(1, 4),)
        assert tale.state.shut[1] == ("?",) * 4

    def test_the_cards_of_the_board_are_no_longer_in_the_shuffle(self) -> None:
        tale = table("R3@4").told("table board R3@4 R3@4 B4@5")
        left = list(WHOLE_DECK)
        for face in ("R3", "R3", "B4"):
            left[INDEX[face]] -= 1
        assert tale.state.sources == (Source(1, tuple(left), 35, (6, 6, 6), (0, 0, 0)),)

    def test_the_shuffle_keeps_its_number(self) -> None:
        tale = table()
        tale.state = tale.state._replace(
            sources=tuple(source._replace(number=3) for source in tale.state.sources)
        )
        assert [source.number for source in tale.told("table board R3@4").state.sources] == [3]
        tale = position("R3@3", pile=0, hands=("", "", ""), last=True)
        assert tale.state.sources == ()
        tale.state = tale.state._replace(rules=tale.state.rules._replace(table=PHYSICAL))
        assert [source.number for source in tale.told("table board R3@3").state.sources] == [1]

    def test_card_and_column_again_and_again(self) -> None:
        assert slot(table(), "board") == Slot("card", (), unseen=True)
        after = slot(table(), "board", "R3@4")
        assert after == Slot("card", (), unseen=True, optional=True)
        assert slot(table(), "board", "R3@4", "B4") == Slot("place", (2, 3, 5, 6))
        state = table().state
        filled = state.fill(Move(TABLE, "board", ("R3@4",)), "B4@5")
        assert filled.args == ("R3@4", "B4@5")
        alone = state.fill(Move(TABLE, "board", ("R3@4",)), "R4")
        assert alone.args == ("R3@4", "R4@4")
        asked = state.fill(Move(TABLE, "board", ("R3@4",)), "B4")
        assert asked.args == ("R3@4", "B4")
        assert state.fill(asked, 5).args == ("R3@4", "B4@5")

    @pytest.mark.parametrize(
        ("tokens", "code", "facts"),
        [
            ("X3@4", "no_such_card", {"card": "X3@4"}),
            ("R3@8", "no_such_column", {"card": "R3", "last": 7}),
            ("R3@4@5", "no_such_column", {"card": "R3", "last": 7}),
            ("R3@4 R3@4 R3@4", "too_many_copies", {"card": "R3", "copies": 2}),
            ("R3@4 B3@4", "two_colours", {"column": 4, "card": "B3"}),
            ("R3@4 R4@5", "wrong_column", {"card": "R4", "column": 5, "right": 4}),
            ("R3@4 B7@5", "no_window", {}),
            (f"R3#{RED_3}@4 R3#{RED_3}@4", "card_twice", {"card": "R3"}),
        ],
    )
    def test_what_cannot_lie_so(self, tokens: str, code: str, facts: dict[str, object]) -> None:
        move = Move(TABLE, "board", tuple(tokens.split()))
        assert reason(table(), move) == (code, facts)

    def test_copies_lie_on_one_another_even_where_colours_are_free(self) -> None:
        tale = table(one_column_per_colour="no")
        assert tale.state.why_not(Move(TABLE, "board", ("R3@4", "R4@5"))) is None
        facts = {"card": "R3", "column": 5, "right": 4}
        assert reason(tale, Move(TABLE, "board", ("R3@4", "R3@5"))) == ("wrong_column", facts)

    def test_two_copies_with_their_ids(self) -> None:
        tale = table().told(f"table board R3#{RED_3}@4 R3#{RED_3_TOO}@4")
        assert tale.events == (BoardRecounted(2, 1),)

    def test_more_cards_than_hands_and_penalties_leave(self) -> None:
        """37 cards lie in the pile and nine may lie on the board: 46 penalty cards are too many."""
        tale = table("R3@4").told("table recount Bo 30")
        facts = {"number": 8}
        wide = Move(TABLE, "board", tuple(EIGHT.split()))
        assert reason(tale, wide) == ("more_than_there_are", facts)
        assert tale.why_not("table recount Cy 7") == ("more_than_there_are", {"number": 7})
        assert tale.state.why_not(Move(TABLE, "recount", (2, "6"))) is None

    def test_the_turn_that_explains_a_board_leaves_room_for_it(self) -> None:
        tale = table("R3@4").told("table recount Bo 36", "Ana ? turn")
        assert tale.state.pile == 1
        told = Move(TABLE, "board", ("R3@4", "R4@4", "B4@5"))
        assert tale.state.why_not(told) is None
        unexplained = Move(TABLE, "board", ("B3@4", "B4@4", "B5@4"))
        assert reason(tale, unexplained) == ("more_than_there_are", {"number": 3})


class TestPenaltiesAndMarkers:
    @pytest.mark.parametrize(
        ("args", "code", "facts"),
        [
            ((3, "1"), "no_such_seat", {"seat": 3}),
            (("Ana", "1"), "no_such_seat", {"seat": "Ana"}),
            ((0, "1", "2"), "too_many_arguments", {"verb": "recount"}),
            ((0, "x1"), "no_such_count", {"number": "x1"}),
            ((0, "57"), "more_than_there_are", {"number": 57}),
            ((1, "1"), "count_in_order", {"seat": 1, "turn": 0}),
        ],
    )
    def test_counts_that_cannot_be(
        self, args: tuple[int | str, ...], code: str, facts: dict[str, object]
    ) -> None:
        assert reason(counting(), Move(TABLE, "recount", args)) == (code, facts)

    def test_how_far_a_marker_goes_back_tells_which_cells_were_filled(self) -> None:
        for steps, cells in ((1, 8), (3, 9), (4, 9)):
            tale = counting().told(f"Cy bonus {steps}")
            assert tale.events == (MarkerMoved(2, cells, steps, 5 - steps),)
            assert tale.awaits == "table recount"

    def test_what_is_asked_where_penalties_are_only_counted(self) -> None:
        tale = counting()
        assert slot(tale, "bonus", by=0) == Slot("place", (1, 3, 4))
        assert slot(tale, "recount") == Slot("seat", (0,))
        assert slot(tale, "recount", 0) == Slot("place", tuple(range(57)))
        assert slot(tale, "recount", 0, "4") is None
        tale.told(*(f"table recount {name} 1" for name in ("Ana", "Bo", "Cy")))
        assert slot(tale, "round") == Slot("round", (2,))

    def test_a_bonus_that_cannot_be(self) -> None:
        assert reason(counting(), Move(TABLE, "bonus", (1,))) == ("no_such_seat", {"seat": TABLE})
        refused = reason(counting(), Move(0, "bonus", (1, 1)))
        assert refused == ("too_many_arguments", {"verb": "bonus"})
        tale = counting().told(*(f"table recount {name} 1" for name in ("Ana", "Bo", "Cy")))
        assert tale.why_not("Ana bonus 1") == ("not_now", {"verb": "bonus", "phase": "round"})
        refused = table().why_not("Ana bonus 1")
        assert refused == ("not_now", {"verb": "bonus", "phase": "play"})

    def test_the_next_count_says_its_number(self) -> None:
        tale = counting().told(*(f"table recount {name} 1" for name in ("Ana", "Bo", "Cy")))
        assert tale.events[:2] == (PenaltiesRecounted(2, 1), RoundEnded(1, last=False))
        assert tale.events[-1] == NewPile(3)
        assert tale.told("table round 2").events == (RoundBegan(2),)

    def test_penalty_cards_are_named_where_everybody_saw_them(self) -> None:
        tale = position(
            "R3@3", hands=("R4 R5", "R6 R7", "G6 G7"), penalties=(2, 0, 1), pile=1
        ).told("Ana play R4@3", "Ana play R5@3")
        tale.state = tale.state._replace(shut=((), (), ("B3",)))
        tale.told(f"table deal Ana {tale.state.awaits.possible.cards[0]}")  # type: ignore[union-attr]
        sheets = [event.sheet for event in tale.events if isinstance(event, SeatScored)]
        lines = [[line for line in sheet.lines if line.reason == "penalties"] for sheet in sheets]
        assert lines == [
            [ScoreLine("penalties", 2, ("B1", "B1"), {"count": 2})],
            [],
            [ScoreLine("penalties", 2, (), {"count": 2})],
        ]
        assert [source.number for source in tale.state.sources if source.pile] == [2]


class TestHands:
    def test_the_cards_that_a_hand_may_hold_are_offered_when_it_is_told(self) -> None:
        tale = table("R3@4 R3@4 B4@5").told("table deal Bo B1", "table deal Bo B1")
        offered = slot(tale, "deal", 0)
        assert offered is not None
        assert offered.values == tuple(face for face in FACES if face not in ("R3", "B1"))
        tale.told(*(f"table deal Bo Y{number}" for number in range(1, 5)))
        assert slot(tale, "deal") == Slot("seat", (0, 2))

    def test_what_the_dealer_is_asked_for(self) -> None:
        tale = Tale(YELLOWSTONE.new(2)).told("table start Bo")
        deck, deal = Multiset(FACES, WHOLE_DECK), Move(TABLE, "deal", (0,))
        assert tale.state.awaits == Reveal("hand 1", "shuffle 1", deck, deal, (0,))

    def test_a_card_that_cannot_be_in_a_hand(self) -> None:
        tale = table(f"R3#{RED_3}@4")
        on_board = {"card": "R3", "column": 4}
        for card, refused in (
            ("?", ("face_needed", {})),
            ("X9", ("no_such_card", {"card": "X9"})),
            (f"R3#{RED_3}", ("on_board", on_board)),
        ):
            assert reason(tale, Move(TABLE, "deal", (1, card))) == refused

    def test_any_card_that_a_hidden_hand_may_hold_may_be_played(self) -> None:
        tale = table("R3@4 R3@4")
        assert slot(tale, "play", by=0) == Slot("card", (), unseen=True)
        moves = set(tale.state.moves())
        assert {Move(0, "play", ("R4", 4)), Move(0, "play", ("B3", 5))} <= moves
        assert not any(move.args[0] == "R3" for move in moves)
        own = position("R3@4", hands=("R4", "B1", "B2"))
        assert slot(own, "play", by=0) == Slot("card", ("R4",))
        assert list(own.state.moves()) == [Move(0, "play", ("R4", 4))]

    def test_a_choice_that_does_not_come_now(self) -> None:
        facts = {"verb": "window", "phase": "play"}
        assert table().why_not("Ana window 1") == ("not_now", facts)

    def test_a_hand_is_what_its_owner_may_know_of_it(self) -> None:
        assert YELLOWSTONE.new(3).hand(0) == ()
        assert table().told("table deal Bo B1").state.hand(1) == (*"?????", "B1")

    def test_a_guess_at_what_is_hidden_keeps_what_is_known(self) -> None:
        tale = table("R3@4").told("table recount Bo 4", "table deal Ana B7", "table deal Ana B7")
        seen = tale.state.view(0)
        for seed in range(5):
            guess = seen.sample(random.Random(seed))
            assert [len(hand) for hand in guess.hands] == [6, 6, 6]
            assert guess.hands[0].count("B7") == 2
            assert len(guess.shut[1]) == 4
            assert not any("?" in cards for cards in (*guess.hands, *guess.shut))

    def test_the_card_that_breaks_the_window_is_seen_before_it_lies_there(self) -> None:
        tale = table("R3@3 R4@3 R5@3 B4@4").told("Ana play G6@6")
        assert tale.awaits == "Ana window"
        unseen = tale.state.unseen()
        assert [unseen[INDEX[face]] for face in ("G6", "R3", "B4", "Y1")] == [1, 1, 1, 2]
        assert sum(unseen) == 56 - 5


class TestShuffles:
    """Two shuffles: Ana holds a card of each, the first has no red 3 left, the second two."""

    ONE = Source(1, changed(WHOLE_DECK, INDEX["R3"], -2), 52, (1, 1), (0, 0))
    TWO = Source(2, counts_of(["R3", "R3", "B1"]), 0, (1, 2), (0, 0))

    def test_a_card_that_only_one_shuffle_can_have_given_leaves_the_other_alone(self) -> None:
        shown = self.TWO._replace(cards=counts_of(["R3", "B1"]), hands=(0, 2))
        assert seen_from_hand((self.ONE, self.TWO), 0, "R3") == (self.ONE, shown)

    def test_a_card_that_both_can_have_given_makes_them_one(self) -> None:
        (joined,) = seen_from_hand((self.ONE, self.TWO), 0, "B1")
        assert (joined.number, joined.pile, joined.hands) == (1, 52, (1, 3))
        assert sum(joined.cards) == 56

    def test_a_guess_lays_a_known_card_to_either_shuffle(self) -> None:
        """If Ana's blue 1 comes from the first, her other card comes from the second, and back."""
        state = YELLOWSTONE.new(2, None, PHYSICAL)._replace(
            hands=(("?", "B1"), ("?", "?", "?")),
            open=((), ()),
            shut=((), ()),
            sources=(self.ONE, self.TWO),
        )
        hands = {state.sample(random.Random(seed)).hands[0] for seed in range(40)}
        second, first = {("B1", "B1"), ("B1", "R3")}, {("B1", face) for face in FACES[1:7]}
        assert hands & second
        assert hands & first

    def test_without_a_pile_it_holds_nothing(self) -> None:
        assert in_pile((self.ONE, self.TWO)) == self.ONE.cards
        assert in_pile((self.TWO,)) == (0,) * len(FACES)

    def test_what_a_hand_may_hold_comes_from_every_shuffle_that_it_holds_cards_of(self) -> None:
        alone = self.TWO._replace(hands=(0, 3))
        assert in_hand((self.ONE, alone), 0) == self.ONE.cards
        assert in_hand((self.ONE, self.TWO), 0) == added(self.ONE.cards, self.TWO.cards)


class TestTexts:
    def test_each_table_begins_in_its_way(self) -> None:
        nothing = "- | - | - | - | - | - | -"
        start = YELLOWSTONE.new(2)
        assert YELLOWSTONE.text(start) == (
            f"2 yes refuse no 0 virtual | start 0 0 0 0 no | {nothing} | 5 5 | - | -"
        )
        options = {
            "one_column_per_colour": "no",
            "break_when_fitting": "allow",
            "second_card_may_break": "yes",
            "marker_floor": "none",
        }
        state = YELLOWSTONE.new(2, options, COUNT)
        assert YELLOWSTONE.text(state) == (
            f"2 no allow yes none count | recount 1 0 0 0 no | {nothing} | 5 5 | - | -"
        )
        assert YELLOWSTONE.parse(YELLOWSTONE.text(state)) == state

    def test_the_first_card_is_awaited_in_round_one(self) -> None:
        tale = Tale(YELLOWSTONE.new(2, None, PHYSICAL)).told("table start Bo")
        deck = f"1 {'2' * 28} 44 6,6 0,0"
        assert YELLOWSTONE.text(tale.state) == (
            "2 yes refuse no 0 physical | show 1 1 1 0 no | - | - | - | "
            f"? ? ? ? ? ? ; ? ? ? ? ? ? | - ; - | - ; - | {deck} | 5 5 | - | -"
        )

    def test_the_last_round_is_written(self) -> None:
        tale = position("R3@3", pile=0, hands=("R4", "B1", "B2"), last=True)
        assert " | play 1 0 0 0 yes | R3@3 | " in YELLOWSTONE.text(tale.state)
        assert YELLOWSTONE.parse(YELLOWSTONE.text(tale.state)) == tale.state

    def test_a_text_that_is_none(self) -> None:
        with pytest.raises(ValueError, match="12 fields are needed, 1 are there"):
            YELLOWSTONE.parse("Ana plays R3")
