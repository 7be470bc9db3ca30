"""Odin by ear: what the sentences of the game say of the middle and of the hands."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace

from grammar import Grammar, Heard
from listener import Nonsense, Sense
from machines import NAMES
from sounds import Sound, numbered, series

from companion.games.odin import ODIN
from companion.games.odin.sets import HAND, Cards, in_order, plays
from companion.games.odin.state import Odin

HIDDEN = "?"


@dataclass(frozen=True)
class Known:
    """What a player knows. Hands are in deck order, hidden cards as `?` at the end."""

    seats: int
    me: int
    round: int = 0
    turn: int = 0
    hands: tuple[Cards, ...] = ()
    middle: Cards = ()
    under: Cards = ()
    """What lay there before, as long as a card of it has to be taken."""
    discard: Cards = ()
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def told(known: Known, heard: Heard) -> Known:
    """What is known after a message."""
    kind = heard.id.removeprefix("odin-")
    match kind, heard.facts:
        case "round-began", {"round": int(number), "who": (seat,)}:
            hands = ((HIDDEN,) * HAND,) * known.seats
            return Known(known.seats, known.me, number, seat, hands, totals=known.totals)
        case "hand-dealt" | "hand-cards", {"list": tuple(cards)}:
            return _with_hand(known, known.me, [card for _, card in cards])
        case "hand-choices", {"list": tuple(cards)}:
            if all(known.hands[known.me][number - 1] == card for number, card in cards):
                return known
        case "played" | "played-left" | "played-set" | "played-set-left", {"cards": tuple(cards)}:
            return _played(known, heard, cards)
        case "picked" | "picked-at-once", {"card": str(card), "left": int(left)}:
            if card in known.under and heard.facts.get("who", (known.turn,)) == (known.turn,):
                return _picked(known, card, left)
        case "passed", {"who": (seat,)} if not known.under:
            return replace(known, turn=_next(known, seat))
        case "middle-cleared", _:
            return replace(known, middle=(), discard=in_order((*known.discard, *known.middle)))
        case "round-ended", _:
            discard = in_order((*known.discard, *known.under))
            return replace(known, under=(), discard=discard, totals=())
        case "hand-scored", {"who": (seat,), "points": Heard(facts={"n": left})}:
            if left == len(known.hands[seat]):
                return _scored(known, heard)
        case "game-ended-one" | "game-ended-shared", {"who": tuple(seats)}:
            return replace(known, turn=0, winners=tuple(sorted(seats)))
        case _, {"who": (seat,)} if kind.startswith("ask-"):
            return replace(known, turn=seat)
        case _ if kind.startswith(("ask-", "beats", "or-pass", "line-", "play-")):
            return known
    raise Nonsense(heard, known)


def _next(known: Known, seat: int) -> int:
    return (seat + 1) % known.seats


def _with_hand(known: Known, seat: int, hand: Iterable[str]) -> Known:
    hands = (*known.hands[:seat], in_order(hand), *known.hands[seat + 1 :])
    return replace(known, hands=hands)


def _played(known: Known, heard: Heard, cards: tuple[str, ...]) -> Known:
    """Cards leave a hand; of what they lie on now, one will be taken."""
    (seat,) = heard.facts["who"]  # type: ignore[misc]
    hand = list(known.hands[seat])
    for card in cards:
        if card not in hand and HIDDEN not in hand:
            raise Nonsense(heard, known)
        hand.remove(card if card in hand else HIDDEN)
    if heard.facts.get("left", len(hand)) != len(hand):
        raise Nonsense(heard, known)
    turn = seat if known.middle else _next(known, seat)
    laid = replace(known, middle=in_order(cards), under=known.middle, turn=turn)
    return _with_hand(laid, seat, hand)


def _picked(known: Known, card: str, left: int) -> Known:
    hand = (*known.hands[known.turn], card)
    if len(hand) != left:
        raise Nonsense(card, left, known)
    rest = [other for other in known.under if other != card]
    discard = in_order((*known.discard, *rest))
    taken = replace(known, under=(), discard=discard, turn=_next(known, known.turn))
    return _with_hand(taken, known.turn, hand)


def _scored(known: Known, heard: Heard) -> Known:
    match heard.facts:
        case {"total": Heard(facts={"n": int(total)})}:
            return replace(known, totals=(*known.totals, total))
    raise Nonsense(heard)


def seen(view: Odin, seat: int) -> Known:
    """The same, of what a seat sees."""
    over = view.phase == "over"
    return Known(
        view.rules.seats,
        seat,
        view.round,
        0 if over else view.turn,
        view.hands,
        view.middle,
        view.before,
        in_order(view.discard),
        view.totals if view.scores else (),
        view.winners if over else (),
    )


def answer(known: Known, asked: Heard, dice: random.Random) -> str:
    """Any choice that is possible."""
    match asked.id.removeprefix("odin-"), asked.facts:
        case "ask-first" | "ask-play" | "ask-pass", _:
            sets = [" ".join(cards) for cards in plays(known.hands[known.me], 0, (), known.middle)]
            said = [f"{NAMES[known.me]} play {cards}" for cards in sets]
            return dice.choice([*said, "pass"] if known.middle else said)
        case "ask-pick", {"list": tuple(cards)}:
            return str(dice.choice(cards)[0])
    raise AssertionError(asked)


def _cards(grammar: Grammar) -> Sound:
    return grammar.listed(grammar.card)


def _points(grammar: Grammar) -> Sound:
    return series(grammar.message("odin-seat-points"), ["; "])


SENSE = Sense(
    ODIN,
    {
        "odin-hand-dealt": lambda grammar: numbered(grammar.card),
        "odin-hand-dealt cards": _cards,
        "odin-played": _cards,
        "odin-played-left": _cards,
        "odin-played-set": _cards,
        "odin-played-set-left": _cards,
        "odin-middle": _cards,
        "odin-middle-set": _cards,
        "odin-ask-more": _cards,
        "odin-ask-rest": _cards,
        "odin-move-play": _cards,
        "odin-ask-pick": lambda grammar: numbered(grammar.card),
        "odin-ask-start": lambda grammar: numbered(grammar.name),
        "odin-ask-deal-seat": lambda grammar: numbered(grammar.name),
        "odin-now": lambda grammar: series(grammar.message("odin-seat-cards"), ["; "]),
        "odin-counts": lambda grammar: series(grammar.message("odin-seat-cards"), ["; "]),
        "odin-totals": _points,
    },
    Known,
    told,
    seen,
    answer,
)
