"""Why a hint stops at one card: only where that makes it harder is the next player named."""

from __future__ import annotations

from random_play import some

from companion.games.game import TABLE, Choice
from companion.games.yellowstone import YELLOWSTONE, Yellowstone
from companion.games.yellowstone.board import FACES, Board, Span, row_of, with_card
from companion.players.thumbs import EASY, NORMAL, thumb_of


def fitting(state: Yellowstone, board: Board) -> set[str]:
    """The faces that fit on a board with nothing to pick up."""
    span, one_column = Span.of(board), state.rules.one_column
    return {
        face
        for face in FACES
        for column in span.allowed(board, face, one_column=one_column)
        if span.fits(row_of(face), column)
    }


def test_the_next_player_is_named_only_where_fewer_cards_fit_than_after_a_second_card() -> None:
    codes = set()
    for seats in (2, 4):
        for played in some(YELLOWSTONE, seats, 600):
            state = played.before
            assert isinstance(state, Yellowstone)
            match state.awaits:
                case Choice(seat) if seat != TABLE and state.phase == "play" and state.played:
                    thumb = thumb_of(state)
                    assert thumb is not None
                    for level in (EASY, NORMAL):
                        rated = thumb.advice(state.view(seat), seat, level)
                        stop = next(it for it in rated if it.move.verb == "done")
                        codes.add(stop.reason.code)
                        if stop.reason.code == "harder_for_next":
                            best = next(it.move for it in rated if it.move.verb == "play")
                            after = with_card(state.board, str(best.args[0]), int(best.args[1]))
                            assert not fitting(state, state.board) >= fitting(state, after)
    assert "keeps_cards" in codes
