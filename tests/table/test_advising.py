"""Hints at a table: one thought for `hint` and `hint why`, and for a move that is half said."""

from __future__ import annotations

import random

import pytest

from companion.games.game import VIRTUAL, Choice, Game
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE, Yellowstone
from companion.players import Budget
from companion.sentences.hints import hint_wording
from companion.sentences.players import Speech
from companion.sentences.render import LANGUAGES
from companion.table.dealer import Dealer
from companion.table.outcomes import Hinted
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import Cards, Word

NAMES = ("Ana", "Bo", "Cy")


def dealt(game: Game, moves: int, seed: int) -> Timeline:
    """A game on the computer after so many moves of players who play anything."""
    dice, dealer = random.Random(seed), Dealer(str(seed))
    timeline = Timeline(game, game.new(len(NAMES), table=VIRTUAL))
    while not timeline.over:
        move = dealer.move(timeline)
        if move is None:
            if moves == 0:
                break
            moves -= 1
            move = dice.choice([it for it in timeline.state.moves() if it.seat >= 0])
        timeline.apply(move)
    return timeline


@pytest.mark.parametrize(
    "game", [PIXIES, SKYJO, ODIN, NUM_DRAFT, YELLOWSTONE], ids=lambda game: game.name
)
def test_hint_and_hint_why_speak_of_one_thought(game: Game) -> None:
    timeline = dealt(game, 9, 4)
    seat = next(move.seat for move in timeline.state.moves())
    session = Session(Table(game, NAMES, VIRTUAL), timeline)
    session.speak_to(seat)
    session.think(Budget(seconds=0.02))
    (first,) = session.hear([Word("hint")])
    (second,) = session.hear([Word("hint"), Word("why")])
    assert isinstance(first, Hinted)
    assert isinstance(second, Hinted)
    assert (first.why, second.why) == (False, True)
    assert first.found is second.found


def test_in_the_middle_of_a_play_a_hint_leads_on_from_it_or_says_undo() -> None:
    leads = set()
    for seed in range(60):
        timeline = dealt(ODIN, 5, seed)
        match timeline.state.awaits:
            case Choice(seat, "play"):
                pass
            case _:
                continue
        session = Session(Table(ODIN, NAMES, VIRTUAL), timeline)
        session.speak_to(seat)
        sets = [move for move in timeline.state.view(seat).moves() if len(move.args) > 1]
        if not sets:
            continue
        card = str(sets[-1].args[0])
        session.hear([Cards((card,))])
        if not session.is_halfway:
            continue
        (hinted,) = session.hear([Word("hint")])
        assert isinstance(hinted, Hinted)
        move = hinted.found.advice.move
        assert hinted.instead == (move.verb != "play" or card not in move.args)
        leads.add(hinted.instead)
    assert leads == {True, False}


def test_a_hint_for_the_card_that_is_being_played_has_a_reason_where_none_fits() -> None:
    codes = set()
    for timeline in (
        dealt(YELLOWSTONE, moves, seed) for moves in (8, 14, 20) for seed in range(99)
    ):
        match timeline.state.awaits:
            case Choice(seat, "play"):
                pass
            case _:
                continue
        view = timeline.state.view(seat)
        assert isinstance(view, Yellowstone)
        for card in dict.fromkeys(view.hands[seat]):
            session = Session(Table(YELLOWSTONE, NAMES, VIRTUAL), timeline)
            session.speak_to(seat)
            session.think(Budget(seconds=60, deals=1))
            session.hear([Cards((card,))])
            if not session.is_halfway:
                continue
            (hinted,) = session.hear([Word("hint"), Word("why")])
            assert isinstance(hinted, Hinted)
            for lang in LANGUAGES:
                speech = Speech(lang, YELLOWSTONE.deck, NAMES, seat)
                assert ":" in hint_wording(speech, hinted.found, why=True).text
            if not hinted.instead and hinted.found.second is None:
                codes.add(hinted.found.advice.reason.code)
    assert {"picks_up_least", "leaves_more"} <= codes
