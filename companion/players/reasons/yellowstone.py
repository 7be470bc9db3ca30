"""What speaks for a move: cards to pick up speak against it, so that something else has to.

In Yellowstone Park somebody whose cards do not fit has to pick up whatever is played. Then a move
is good because none picks up fewer, because it empties the hand, or because it leaves more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.games.game import Move, Reason
from companion.games.yellowstone.board import pick_ups
from companion.games.yellowstone.rules import PENALTIES_TO_DRAW
from companion.games.yellowstone.state import Yellowstone
from companion.players.advice import Advice


def in_favour(view: Yellowstone, advice: Advice) -> Advice:
    """The advice with a reason that speaks for its move, true in that view."""
    if advice.reason.code != "picks_up":
        return advice
    return replace(advice, reason=_of_a_pick_up(view, advice.move, advice.reason))


def _of_a_pick_up(view: Yellowstone, move: Move, reason: Reason) -> Reason:
    cost, least = int(str(reason.facts["cost"])), min(_costs(view))
    if cost == least:
        return Reason("picks_up_least", {"cost": cost})
    empty = len(view.hands[move.seat]) == (move.verb == "play")
    if empty and not view.last and view.penalties(move.seat) + cost >= PENALTIES_TO_DRAW:
        return Reason("empties_hand", {"left": 0})
    return Reason("leaves_more", {"cost": cost, "least": least})


def _costs(view: Yellowstone) -> Iterator[int]:
    """The cards to pick up, for each way to go on."""
    if view.phase == "window":
        yield from (way.cost for way in view.ways())
        return
    for move in view.moves():
        if move.verb == "play":
            card, column = str(move.args[0]), int(move.args[1])
            yield from (way.cost for way in pick_ups(view.board, card, column))
