"""Skyjo by ear: what the sentences of the game say of grids, discard and pile."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from grammar import Grammar, Heard
from listener import Nonsense, Sense
from sounds import Sound, numbered, series

from companion.games.skyjo import SKYJO
from companion.games.skyjo.state import Skyjo

HIDDEN, GONE = "?", "."
GRID = (HIDDEN,) * 12


@dataclass(frozen=True)
class Known:
    """What a player knows. A grid is a row of twelve, `?` hidden and `.` removed."""

    seats: int
    round: int = 0
    turn: int = 0
    grids: tuple[tuple[str, ...], ...] = ()
    held: str | None = None
    discard: tuple[str, ...] = ()
    pile: int = 0
    ender: int | None = None
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def told(known: Known, heard: Heard) -> Known:
    """What is known after a message."""
    match heard.id.removeprefix("skyjo-"), heard.facts:
        case "round-began", {"round": int(number)}:
            grids, pile = (GRID,) * known.seats, 150 - 12 * known.seats
            return Known(known.seats, number, grids=grids, pile=pile, totals=known.totals)
        case "discard-shown", {"card": str(card)} if not known.discard:
            return replace(known, discard=(card,), pile=known.pile - 1)
        case "starter" | "starter-sum", {"who": (seat,)}:
            return replace(known, turn=seat)
        case "pile-renewed", {"n": int(count)}:
            return replace(known, pile=count, discard=known.discard[-1:])
        case "card-drawn", {"who": (seat,), "card": str(card)}:
            return replace(known, turn=seat, held=card, pile=known.pile - 1)
        case "card-taken", {"who": (seat,), "card": str(card)} if known.discard[-1:] == (card,):
            return replace(known, turn=seat, held=card, discard=known.discard[:-1])
        case "card-exchanged", {"card": str(card), "out": str(out)} if known.held == card:
            return replace(_laid(known, heard), discard=(*known.discard, out))
        case "card-discarded", {"card": str(card)} if known.held == card:
            return replace(known, held=None, discard=(*known.discard, card))
        case "card-turned", _ if known.held is None:
            return _laid(known, heard)
        case "column-removed", {"column": int(column)}:
            return _without_column(known, column)
        case "last-lap", {"who": (seat,)}:
            return replace(known, ender=seat)
        case "round-ended", _:
            return replace(known, totals=())
        case "grid-scored", {"total": Heard(facts={"n": int(total)})}:
            return replace(known, totals=(*known.totals, total))
        case "game-ended-one" | "game-ended-shared", {"who": tuple(seats)}:
            return replace(known, turn=0, winners=tuple(sorted(seats)))
        case kind, {"who": (seat,)} if kind.startswith("ask-"):
            return replace(known, turn=seat)
        case kind, _ if kind.startswith(("ask-", "line-", "hidden-left", "pile", "play-")):
            return known
    raise Nonsense(heard, known)


def _laid(known: Known, heard: Heard) -> Known:
    """A card lies open now, and none is in a hand."""
    match heard.facts:
        case {"who": (seat,), "card": str(card), "place": int(place)}:
            grid = list(known.grids[seat])
            grid[place - 1] = card
            grids = (*known.grids[:seat], tuple(grid), *known.grids[seat + 1 :])
            return replace(known, grids=grids, turn=seat, held=None)
    raise Nonsense(heard)


def _without_column(known: Known, column: int) -> Known:
    grid = list(known.grids[known.turn])
    cards = grid[column - 1 :: 4]
    if len(set(cards)) > 1:
        raise Nonsense(column, grid)
    grid[column - 1 :: 4] = [GONE] * 3
    grids = (*known.grids[: known.turn], tuple(grid), *known.grids[known.turn + 1 :])
    return replace(known, grids=grids, discard=(*known.discard, *cards))


def seen(view: Skyjo, seat: int) -> Known:
    """The same, of what a seat sees."""
    over = view.phase == "over"
    return Known(
        view.rules.seats,
        view.course.round,
        0 if over else view.turn,
        view.grids,
        view.held,
        view.discard,
        view.pile,
        view.course.ender,
        view.totals if view.course.scores else (),
        view.winners if over else (),
    )


def answer(known: Known, asked: Heard, dice: random.Random) -> str:
    """Any choice that is possible."""
    grid = known.grids[known.turn]
    places = [place for place, cell in enumerate(grid, start=1) if cell != GONE]
    hidden = [place for place, cell in enumerate(grid, start=1) if cell == HIDDEN]
    match asked.id.removeprefix("skyjo-"):
        case "ask-choose-pile":
            return "p"
        case "ask-choose" | "ask-choose-list":
            return dice.choice("pd")
        case "ask-decide":
            return dice.choice(["d", *map(str, places)])
        case "ask-exchange":
            return str(dice.choice(places))
        case "ask-opening-first" | "ask-opening-second" | "ask-turn":
            return str(dice.choice(hidden))
    raise AssertionError(asked)


def _cell(grammar: Grammar) -> Sound:
    return grammar.words({"skyjo-cell-hidden": HIDDEN, "skyjo-cell-gone": GONE}) | grammar.card


SENSE = Sense(
    SKYJO,
    {
        "skyjo-totals": lambda grammar: series(grammar.message("skyjo-seat-points"), ["; "]),
        "skyjo-open": lambda grammar: series(grammar.message("skyjo-seat-points"), ["; "]),
        "skyjo-row": lambda grammar: series(_cell(grammar), [", "]),
        "skyjo-place": _cell,
        "skyjo-now": lambda grammar: grammar.listed(grammar.number),
        "skyjo-line-column-sum": lambda grammar: grammar.listed(grammar.number),
        "skyjo-ask-ended": lambda grammar: numbered(grammar.name),
    },
    lambda seats, me: Known(seats),
    told,
    seen,
    answer,
)
