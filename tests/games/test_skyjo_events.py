"""What each move of Skyjo tells, event by event."""

from __future__ import annotations

from skyjo_stories import Story, position

from companion.games.game import (
    COUNT,
    GameEnded,
    RoundScore,
    ScoreLine,
    ScoreSheet,
)
from companion.games.skyjo import SKYJO
from companion.games.skyjo.events import (
    CardDiscarded,
    CardDrawn,
    CardExchanged,
    CardTaken,
    CardTurned,
    ColumnRemoved,
    DiscardShown,
    EnderNamed,
    GridRecounted,
    GridScored,
    LastLapBegan,
    PileRenewed,
    RoundBegan,
    RoundEnded,
    StarterFound,
    TurnUnseen,
)

HALF = "5 ? ? ? / ? 3 ? ? / ? ? ? ?"
OTHER = "1 2 ? ? / ? ? ? ? / ? ? ? ?"
SEVEN = "7#SK0931"


def two(discard: str = "9", **more: int) -> Story:
    return position(f"Ana: {HALF}", f"Bo: {OTHER}", turn="Ana", discard=discard, **more)


def recount(who: str, layout: str) -> str:
    return f"table recount {who} {layout.replace(' /', '')}"


class TestWhatIsTold:
    def test_the_beginning(self) -> None:
        story = Story(SKYJO.new(2), "Ana", "Bo")
        assert story.told("table round 1").events == (RoundBegan(1, counted=False),)
        assert story.told("table show 0").events == (DiscardShown("0"),)
        assert story.told("Ana turn 3").events == ()
        assert story.told("table show 4").events == (CardTurned(0, "4", 3),)
        story.told("Ana turn 4", "table show 5", "Bo turn 1", "table show 1", "Bo turn 2")
        assert story.told("table show 12").events == (CardTurned(1, "12", 2), StarterFound(1, 13))

    def test_later_the_one_who_ended_the_round_before_begins(self) -> None:
        story = position(
            "Ana: 5 . . 1 / 3 . . 2 / 5 . . ?",
            "Bo: 1 . . 2 / 3 . . 4 / 5 . . 6",
            turn="Ana",
            discard="9",
            ender="Bo",
        )
        story.plays("Ana", "draw 12 discard turn 12 0").told("table round 2", "table show 3")
        assert story.opens(Ana="12 12", Bo="0 0").event(StarterFound) == StarterFound(1, None)

    def test_a_drawn_card(self) -> None:
        story = two().told("Ana draw")
        assert story.events == ()
        assert story.told("table show 4").events == (CardDrawn(0, "4"),)
        assert story.told("Ana swap 1").events == (CardExchanged(0, "4", 1, "5"),)
        story.told("Bo draw", "table show 6", "Bo swap 3")
        assert story.events == ()
        assert story.told("table show 11").events == (CardExchanged(1, "6", 3, "11"),)

    def test_a_drawn_card_that_is_discarded(self) -> None:
        story = two().told("Ana draw", "table show 4", "Ana discard")
        assert story.events == (CardDiscarded(0, "4"),)
        story.told("Ana turn 12", "table show 8")
        assert story.events == (CardTurned(0, "8", 12),)

    def test_without_a_hidden_card_nothing_is_turned_up_after_discarding(self) -> None:
        story = position(
            "Ana: 5 . . 1 / 3 . . 2 / 5 . . 0", f"Bo: {OTHER}", turn="Ana", discard="9"
        ).told("Ana draw", "table show 4", "Ana discard")
        assert story.events == (CardDiscarded(0, "4"), LastLapBegan(0))
        assert story.awaits == "Bo choose"

    def test_a_taken_card(self) -> None:
        assert two().told("Ana take").events == (CardTaken(0, "9"),)
        story = two("?").told("Ana take")
        assert story.events == (CardTaken(0, "?"),)
        assert story.told("table show 9").events == (CardTaken(0, "9"),)

    def test_a_new_pile(self) -> None:
        assert two("8 1 3", pile=0).told("Ana draw").events == (PileRenewed(2),)

    def test_a_column_with_the_card_that_completes_it(self) -> None:
        story = position(
            f"Ana: {SEVEN} ? ? ? / 7 ? ? ? / ? ? ? ?", f"Bo: {OTHER}", turn="Ana", discard="7"
        ).plays("Ana", "take swap 9 1")
        assert story.events == (CardExchanged(0, "7", 9, "1"), ColumnRemoved(0, 1, "7"))

    def test_the_end_of_a_round_and_of_the_game(self) -> None:
        story = position(
            "Ana: 5 . . 1 / 3 . . 2 / 5 . . 0",
            "Bo: 9 . . 1 / 3 . . 2 / 5 . . ?",
            turn="Bo",
            discard="9",
            ender="Ana",
            scores="80 71",
        ).plays("Bo", "draw 12 discard turn 12 9")
        columns = {"columns": (13, 3)}
        ana = ScoreLine("column_sum", 16, ("5", "1", "3", "2", "5", "0"), columns)
        columns = {"columns": (17, 12)}
        bo = ScoreLine("column_sum", 29, ("9", "1", "3", "2", "5", "9"), columns)
        assert story.events == (
            CardTurned(1, "9", 12),
            RoundEnded(1, 0),
            GridScored(0, ScoreSheet((ana,)), 96),
            GridScored(1, ScoreSheet((bo,)), 100),
            GameEnded((96, 100), (0,)),
        )
        rounds = [RoundScore(1, (80, 71)), RoundScore(2, (16, 29))]
        assert list(SKYJO.rounds(story.state)) == rounds

    def test_repairs(self) -> None:
        story = two().told("Ana ? turn")
        assert story.events == (TurnUnseen(0),)
        grid = tuple(HALF.replace(" /", "").split())
        assert story.told(recount("Ana", HALF)).events == (GridRecounted(0, grid),)
        assert story.told("table show 12").events == (DiscardShown("12"),)

    def test_only_counting(self) -> None:
        story = Story(SKYJO.new(2, table=COUNT), "Ana", "Bo")
        assert story.told("table ended Bo").events == (EnderNamed(1),)
        story.told(recount("Ana", "1 . . . / 1 . . . / 2 . . ."))
        story.told(recount("Bo", "5 . . . / 1 . . . / 2 . . ."))
        doubled = ScoreLine("doubled", 8)
        (scored,) = (e for e in story.events if isinstance(e, GridScored) and e.seat == 1)
        assert scored.sheet.lines[1:] == (doubled,)
        assert story.told("table round 2").events == (RoundBegan(2, counted=True),)
