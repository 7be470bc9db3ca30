"""A line is judged whole: all of it is done, or nothing is, whatever is said."""

from __future__ import annotations

import random
from io import FileIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards import UNKNOWN
from companion.games.game import PHYSICAL, TABLE, VIRTUAL, Game, Move, Reason
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE
from companion.table.dealer import Dealer
from companion.table.journal import Header, Journal, read_journal
from companion.table.outcomes import Declined, Happened, Unwritten, Withdrawn
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import QUERIES, Cards, Notation, Number, SeatNamed, Token, Word

GAMES = (PIXIES, SKYJO, ODIN, NUM_DRAFT, YELLOWSTONE)
NAMES = ("Ana", "Bo", "Cy")
MISFIT = Number(9999)
"""No place, no choice and no card has this number."""
SAID_ANYWHERE = ("undo", "correct", "recount", "unseen", "unread", "empty", "done", "yes", "no")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def some_way_in(game: Game, kind: str, moves: int, dice: random.Random) -> Timeline:
    """A game of three after so many moves of the table and of players who play anything."""
    timeline = Timeline(game, game.new(len(NAMES), table=kind))
    while len(timeline.moves) < moves and not timeline.over:
        timeline.apply(any_move(timeline, dice))
    if kind == VIRTUAL:
        dealer = Dealer("line")
        while (dealt := dealer.move(timeline)) is not None:
            timeline.apply(dealt)
    return timeline


def any_move(timeline: Timeline, dice: random.Random) -> Move:
    """A legal move; the dealer's where a card appears."""
    dealt = Dealer("line").move(timeline)
    return dealt or dice.choice(list(timeline.state.moves())[:60])


def said(move: Move) -> list[Token]:
    """A move in the tokens of somebody who says it: `Ana take 3`."""
    names = [SeatNamed(move.seat)] if move.seat >= 0 else []
    args: list[Token] = [Number(it) if isinstance(it, int) else Cards((it,)) for it in move.args]
    return [*names, Word(move.verb), *args]


def lines(game: Game) -> st.SearchStrategy[list[Token]]:
    """Anything that a line may hold."""
    words = [*game.grammar, *QUERIES, *SAID_ANYWHERE]
    return st.lists(
        st.one_of(
            st.sampled_from(words).map(Word),
            st.integers(0, 13).map(Number),
            st.integers(0, len(NAMES)).map(SeatNamed),
            st.sampled_from(sorted(game.deck.faces)).map(lambda card: Cards((card,))),
            st.just(Cards(tuple(sorted(game.deck.faces)[:3]))),
            st.just(MISFIT),
        ),
        min_size=1,
        max_size=4,
    )


@every_game
@pytest.mark.parametrize("kind", [PHYSICAL, VIRTUAL])
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_line_is_done_whole_or_not_at_all(kind: str, game: Game, data: st.DataObject) -> None:
    dice = random.Random(data.draw(st.integers(0, 30)))
    timeline = some_way_in(game, kind, data.draw(st.integers(0, 40)), dice)
    begun = [] if timeline.over else said(any_move(timeline, dice))
    begun = begun[: data.draw(st.integers(0, len(begun)))]
    line = [*begun, *data.draw(lines(game))]
    session = Session(Table(game, NAMES, kind), timeline)
    before = timeline.mark()
    outcomes = session.hear(line)
    if any(isinstance(outcome, Declined) for outcome in outcomes):
        assert timeline.mark() == before
        assert not any(isinstance(outcome, Happened) for outcome in outcomes)
    if kind == VIRTUAL:
        new = timeline.moves[len(before.moves) :]
        assert not any(move.seat == TABLE for move in new), "a player named the dealer's card"


@every_game
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_moves_of_one_line_all_count_and_none_before_a_misfit(
    game: Game, data: st.DataObject
) -> None:
    dice = random.Random(data.draw(st.integers(0, 30)))
    timeline = some_way_in(game, PHYSICAL, data.draw(st.integers(0, 30)), dice)
    ahead = Timeline(game, timeline.state)
    while len(ahead.moves) < 3 and not ahead.over:
        ahead.apply(any_move(ahead, dice))
    line = [Notation(move) for move in ahead.moves if UNKNOWN not in move.args]
    session = Session(Table(game, NAMES), timeline)
    before = timeline.mark()
    refused = session.hear([*line, MISFIT])
    assert timeline.mark() == before
    assert not session.is_halfway
    assert isinstance(refused[-1], Declined)
    if line:
        assert refused[0] == Withdrawn(MISFIT)
        session.hear(line)
        assert timeline.moves == (*before.moves, *ahead.moves)


def test_who_says_two_moves_at_a_machine_is_told_so_and_not_whose_turn_it_is() -> None:
    timeline = some_way_in(SKYJO, VIRTUAL, 54, random.Random(0))
    session = Session(Table(SKYJO, NAMES, VIRTUAL), timeline)
    withdrawn, refused = session.hear([Word("take"), Number(1), Number(1)])
    assert withdrawn == Withdrawn(None)
    assert isinstance(refused, Declined)
    assert refused.reason == Reason("one_move_a_line")


@pytest.mark.parametrize("card", SKYJO.deck.faces)
def test_who_names_a_card_in_skyjo_does_not_draw_it(card: str) -> None:
    """What lies open on the discard may be taken by its name."""
    timeline = some_way_in(SKYJO, VIRTUAL, 13, random.Random(0))
    before = timeline.moves
    Session(Table(SKYJO, NAMES, VIRTUAL), timeline).hear([Cards((card,))])
    assert timeline.moves in (before, (*before, Move(0, "take")))


def table_of(game: Game, path: Path) -> tuple[Session, Journal]:
    journal = Journal.create(path, Header(game.name, NAMES))
    timeline = Timeline(game, game.new(len(NAMES)))
    return Session(Table(game, NAMES), timeline, journal), journal


LINE = [SeatNamed(0), Cards(("B5",)), Cards(("R8",))]


def test_of_a_line_that_does_not_fit_the_journal_holds_nothing(tmp_path: Path) -> None:
    session, journal = table_of(PIXIES, tmp_path / "j")
    session.hear([*LINE, Cards(("R8",))])
    assert read_journal(journal.path).lines == ()
    session.hear(LINE)
    written = [line.text for line in read_journal(journal.path).lines]
    assert written == ["table start Ana", "table show B5", "table show R8"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_line_that_cannot_be_written_is_not_done() -> None:
    full = Journal(Path("/dev/full"), FileIO("/dev/full", "r+"), 0)
    timeline = Timeline(PIXIES, PIXIES.new(len(NAMES)))
    session = Session(Table(PIXIES, NAMES), timeline, full)
    before = timeline.mark()
    (outcome,) = session.hear(LINE)
    assert isinstance(outcome, Unwritten)
    assert timeline.mark() == before
    assert session.question().what == "start"


@every_game
def test_any_verb_may_be_said_before_anybody_has_begun(game: Game) -> None:
    """It is played, asked further or refused; nothing else ends the program."""
    for verb in game.grammar:
        session = Session(Table(game, NAMES), Timeline(game, game.new(len(NAMES), table=PHYSICAL)))
        assert session.hear([Word(verb)])
