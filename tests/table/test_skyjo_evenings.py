"""Evenings of Skyjo at a table: cards and command cards under the reader, and typed words."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.games.game import COUNT, PHYSICAL, Choice, GameEnded, Move, Over, Reason, Reveal
from companion.games.skyjo import SKYJO, Skyjo
from companion.games.skyjo.events import (
    CardExchanged,
)
from companion.games.skyjo.grid import grid_text
from companion.readings import Reading
from companion.sentences.lexicon import Lexicon
from companion.table.command_cards import command_cards
from companion.table.journal import Header, Journal, read_journal
from companion.table.outcomes import Corrected, Declined, Happened, Outcome, Question, Undone
from companion.table.replay import replay
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import Number, SeatNamed, Token, Word

COMMANDS = {token: code for code, token in reversed(command_cards().items())}


class Evening:
    """A session at which tests scan and type. A deck of real stickers lies beside it."""

    def __init__(self, *names: str, kind: str = PHYSICAL, path: Path | None = None) -> None:
        self.names = names
        journal = Journal.create(path, Header("skyjo", names, table=kind)) if path else None
        start = SKYJO.new(len(names), table=kind)
        self.session = Session(Table(SKYJO, names), Timeline(SKYJO, start), journal)

    @property
    def state(self) -> Skyjo:
        state = self.session.state
        assert isinstance(state, Skyjo)
        return state

    def scan(self, *what: str | Token) -> tuple[Outcome, ...]:
        """Read stickers, by `7` or `7#2` for its second copy, or command cards by their token."""
        outcomes: tuple[Outcome, ...] = ()
        for item in what:
            code = sticker(item) if isinstance(item, str) else COMMANDS[item]
            outcomes = self.session.read(Reading("scanner", code, 0))
        return outcomes

    def type(self, *lines: str, lang: str = "en") -> tuple[Outcome, ...]:
        lexicon = Lexicon(SKYJO, self.names, lang)
        outcomes: tuple[Outcome, ...] = ()
        for line in lines:
            understood = lexicon.understand(line)
            assert not isinstance(understood, Reason), (line, understood)
            outcomes = self.session.hear(understood)
        return outcomes

    def grid(self, seat: int) -> str:
        return grid_text(self.state.grids[seat])


def sticker(card: str) -> str:
    """The id of a card, of the first of its copies if none is said."""
    face, _, copy = card.partition("#")
    cards = SKYJO.deck.cards
    return next(c.id for c in cards if (c.face.text, c.copy) == (face, int(copy or 1)))


def dealt(*, path: Path | None = None) -> Evening:
    """Ana has 5 and 3, Bo 1 and 2 on their first places; 9 lies on the discard; Ana begins."""
    evening = Evening("Ana", "Bo", path=path)
    evening.scan("9", Number(1), "5", Number(2), "3", Number(1), "1", Number(2), "2")
    return evening


def refusal(outcomes: Sequence[Outcome]) -> Reason:
    last = outcomes[-1]
    assert isinstance(last, Declined), outcomes
    return last.reason


def question(outcomes: Sequence[Outcome]) -> Question:
    last = outcomes[-1]
    assert isinstance(last, Question), outcomes
    return last


def happened(outcomes: Sequence[Outcome]) -> list[Move]:
    return [outcome.move for outcome in outcomes if isinstance(outcome, Happened)]


def test_the_first_card_on_the_discard_begins_the_round() -> None:
    evening = Evening("Ana", "Bo")
    assert [move.verb for move in happened(evening.scan("9"))] == ["round", "show"]
    assert evening.state.discard == ("9#" + sticker("9"),)


def test_a_turn_with_the_scanner_alone() -> None:
    evening = dealt()
    assert question(evening.scan(Word("pile"))).what == "show"
    assert question(evening.scan("0")).what == "swap"
    assert question(evening.scan(Number(3))).what == "show"
    (last, asked) = evening.scan("12")
    assert isinstance(last, Happened)
    (exchanged,) = last.events
    assert isinstance(exchanged, CardExchanged)
    assert (exchanged.place, exchanged.out.partition("#")[0]) == (3, "12")
    assert isinstance(asked, Question)
    assert (asked.what, asked.seat) == ("choose", 1)


def test_reading_a_new_card_means_that_it_was_drawn() -> None:
    evening = dealt()
    assert [move.verb for move in happened(evening.scan("0"))] == ["draw", "show"]


def test_reading_the_top_card_of_the_discard_means_that_it_was_taken() -> None:
    evening = dealt()
    assert [move.verb for move in happened(evening.scan("9"))] == ["take"]
    assert question(evening.session.hear(())[-1:] or (evening.session.question(),)).what == "swap"


def test_a_card_that_lies_open_names_its_place() -> None:
    evening = dealt()
    evening.scan("9")
    assert happened(evening.scan("3")) == [Move(0, "swap", (2,))]


def test_a_card_that_lies_elsewhere_is_neither_drawn_nor_taken() -> None:
    evening = dealt()
    before = evening.state
    reason = refusal(evening.scan("1"))
    assert (reason.code, reason.facts["place"]) == ("in_grid", 1)
    assert evening.state == before
    assert refusal(evening.scan("1")).code == "in_grid"
    offer = evening.session.offer()
    assert offer is not None
    assert offer.choices == ("undo", "correct", "recount", "unseen", "go_on")


def test_p_and_d_are_pile_and_discard_whatever_d_means_then() -> None:
    evening = dealt()
    for lang in ("fr", "en"):
        assert [move.verb for move in happened(evening.type("d", lang=lang))] == ["take"]
        evening.type("undo")
        assert [move.verb for move in happened(evening.type("p", lang=lang))] == ["draw"]
        evening.type("7")
        assert [move.verb for move in happened(evening.type("d", lang=lang))] == ["discard"]
        evening.type("undo", "undo", "undo")
    evening.type("p", "7", "d", "12", "0")
    assert evening.state.turn == 1


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("fr", ("pioche", "moins 2", "rangée 2 colonne 3", "12")),
        ("fr", ("p -2 l2 c3 12",)),
        ("fr", ("pioche", "−2", "échange 7", "12")),
        ("fr", ("Ana draw", "table show -2", "Ana swap 7", "table show 12")),
        ("en", ("draw", "minus 2", "row 2 column 3", "12")),
        ("en", ("p -2 place 7 12",)),
        ("en", ("pile", "-2", "swap 7", "12")),
        ("en", ("1", "-2", "7", "12")),
    ],
)
def test_a_turn_may_be_typed_in_many_ways(lang: str, lines: tuple[str, ...]) -> None:
    evening = dealt()
    evening.type(*lines, lang=lang)
    first, second = "5#" + sticker("5"), "3#" + sticker("3")
    assert evening.grid(0) == f"{first} {second} ? ? / ? ? -2 ? / ? ? ? ?"
    assert evening.state.discard[-1] == "12"


def test_a_row_and_a_column_are_a_place_and_never_a_card_or_a_choice() -> None:
    evening = dealt()
    assert refusal(evening.type("row 1 column 1")).code == "not_here"  # no choice has number 1
    evening.type("draw")
    assert refusal(evening.type("row 2 column 3")).code == "not_here"  # not the card 7
    evening.type("-2", "row 2 column 3", "12")
    assert evening.state.discard[-1] == "12"


def test_the_taken_discard_does_not_go_back() -> None:
    evening = dealt()
    evening.type("take")
    assert refusal(evening.type("discard")).code == "taken_stays"
    assert refusal(evening.scan(Word("discard"))).code == "taken_stays"


def test_an_open_card_is_not_turned_after_discarding() -> None:
    evening = dealt()
    evening.type("draw", "12", "discard")
    reason = refusal(evening.type("2"))
    assert (reason.code, reason.facts["free"]) == ("already_open", tuple(range(3, 13)))


def test_a_card_in_place_of_a_place_leaves_the_question_open() -> None:
    evening = dealt()
    evening.scan("9")
    assert refusal(evening.scan("12")).code == "place_first"
    assert evening.session.question().what == "swap"


def test_undo_takes_back_a_card_then_the_choice() -> None:
    evening = dealt()
    before = evening.state
    evening.type("draw", "7")
    assert isinstance(evening.type("undo")[0], Undone)
    assert evening.session.question().what == "show"
    evening.type("undo")
    assert evening.state == before


def test_of_equal_cards_the_one_read_last_is_corrected() -> None:
    """Ana's first 5 stays; the 5 that Bo has just drawn was a 6."""
    evening = dealt()
    evening.type("draw 12 discard 3 7", "draw 5")
    outcomes = evening.type("correct 5 6")
    assert isinstance(outcomes[0], Corrected)
    assert evening.state.held == "6"
    assert evening.grid(0).startswith("5#")


def test_a_sticker_read_wrongly_is_corrected_by_its_number() -> None:
    evening = dealt()
    evening.scan("7")
    evening.type("correct 7 -1")
    assert evening.state.held == "-1"


def test_a_grid_is_counted_anew_row_by_row() -> None:
    evening = dealt()
    evening.type("recount Bo")
    evening.scan("1", "2", "8")
    evening.type("hidden " * 8)
    outcomes = evening.type("hidden")
    assert [move.verb for move in happened(outcomes)] == ["recount"]
    assert [cell.partition("#")[0] for cell in evening.state.grids[1]] == ["1", "2", "8", *"?" * 9]


def test_a_missed_turn_while_a_card_is_awaited() -> None:
    evening = dealt()
    evening.type("draw")
    evening.type("missed", "Ana")
    evening.type("5", "3", "4", "hidden " * 9)
    assert question(evening.type("8")).what == "choose"
    assert evening.state.turn == 1


def test_an_unread_card_on_the_discard_is_read_when_it_is_taken() -> None:
    evening = dealt()
    evening.type("draw 0 3 unread")
    assert evening.state.discard[-1] == "?"
    assert question(evening.type("discard")).what == "show"
    evening.type("11", "1")
    assert evening.state.discard[-1].startswith("1#")


def test_a_round_is_only_counted() -> None:
    evening = Evening("Ana", "Bo", kind=COUNT)
    assert evening.session.question().what == "ended"
    assert question(evening.scan(SeatNamed(0))).choices == ()
    evening.type("1 2 3 4 " + "0 1 0 1 " * 2, "7 empty empty empty " * 3)
    assert evening.state.totals == (28, 0)
    assert question(evening.type("round")).what == "ended"


# Whole games


def whole_game(seats: int, seed: int) -> list[Move]:
    """The moves of a random game of stickers: each card that appears has an id of its own."""
    chance = random.Random(f"evening {seats} {seed}")
    state = SKYJO.new(seats, table=PHYSICAL)
    moves = []
    stickers: list[str] = []
    while not isinstance(state.awaits, Over):
        move = chance.choice(list(state.moves()))
        if move.verb == "round":
            stickers = [f"{card.face.text}#{card.id}" for card in SKYJO.deck.cards]
            chance.shuffle(stickers)
        if isinstance(state.awaits, Reveal):
            face = move.args[0]
            known = set(state.lying())
            card = next(c for c in stickers if c.startswith(f"{face}#") and c not in known)
            move = move._replace(args=(card,))
        moves.append(move)
        state = state.after(move).state
    return moves


def scans_of(move: Move) -> tuple[str, ...]:
    """The codes that lie under the reader for a move; a round begins with its first card."""
    match move:
        case Move(verb="round"):
            return ()
        case Move(verb="show", args=(card,)):
            return (str(card).partition("#")[2],)
        case Move(verb="swap" | "turn", args=(place,)):
            return (COMMANDS[Number(int(place))],)
        case Move(verb="draw"):
            return (COMMANDS[Word("pile")],)
        case _:
            return (COMMANDS[Word("discard")],)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2)])
def test_a_whole_game_with_the_scanner_alone_and_its_journal(
    seats: int, seed: int, tmp_path: Path
) -> None:
    moves = whole_game(seats, seed)
    path = tmp_path / "evening.journal"
    evening = Evening(*("Ana", "Bo", "Cy")[:seats], path=path)
    made: list[Move] = []
    last: tuple[Outcome, ...] = ()
    for move in moves:
        for code in scans_of(move):
            last = evening.session.read(Reading("scanner", code, 0))
            made += happened(last)
    assert made == moves
    events = [
        event for outcome in last if isinstance(outcome, Happened) for event in outcome.events
    ]
    assert any(isinstance(event, GameEnded) for event in events)
    assert replay(read_journal(path), SKYJO, path).state == evening.state


def test_the_state_behind_a_session_is_everybodys_view() -> None:
    evening = dealt()
    assert evening.state.view(0) == evening.state == evening.state.view(None)
    assert isinstance(evening.state.awaits, Choice)
