"""Yellowstone Park by ear: what the sentences say of board, hands, penalties and markers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from grammar import Grammar, Heard
from listener import Nonsense, Sense
from sounds import Sound, numbered, series

from companion.games.yellowstone import YELLOWSTONE
from companion.games.yellowstone.state import Yellowstone

UNKNOWN = "?"
HAND, FIRST_MARKER, WINDOW, MIDDLE = 6, 5, 3, 4
Cards = tuple[str, ...]
Value = TypeVar("Value")


@dataclass(frozen=True)
class Known:
    """What a player knows. Cards are sorted, unknown ones as `?`."""

    seats: int
    me: int
    turn: int = 0
    played: int = 0
    board: tuple[tuple[int, str], ...] = ()
    laid: tuple[int, str] | None = None
    """The card that leaves the window, until it is said what is picked up."""
    hands: tuple[Cards, ...] = ()
    open: tuple[Cards, ...] = ()
    """Penalties that everybody saw being picked up."""
    shut: tuple[Cards, ...] = ()
    """Penalties that their owner has shuffled."""
    pile: int = 0
    last: bool = False
    markers: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    due: int = 0
    """Cards of the own shuffled penalties that have come to the hand and are not told yet."""


def new(seats: int, me: int) -> Known:
    """Before anybody starts."""
    none: tuple[Cards, ...] = ((),) * seats
    pile = len(YELLOWSTONE.deck.cards)
    return Known(seats, me, 0, 0, (), None, none, none, none, pile, markers=(FIRST_MARKER,) * seats)


def told(known: Known, heard: Heard) -> Known:
    """What is known after a message."""
    kind = heard.id.removeprefix("yellowstone-")
    match kind, heard.facts:
        case "began", {"who": (seat,)}:
            hands = ((UNKNOWN,) * HAND,) * known.seats
            pile = known.pile - HAND * known.seats
            return replace(known, turn=seat, hands=hands, pile=pile)
        case "first", {"card": str(card), "column": int(column)} if column == MIDDLE:
            return replace(known, board=((column, card),), pile=known.pile - 1)
        case "played" | "played-second", facts:
            return _played(known, kind, facts)
        case "picked-up", {"who": (seat,), "list": tuple(cards), "total": int(total)}:
            return _picked_up(known, seat, cards, total)
        case "marker" | "scored", {"who": (seat,), "marker": Heard(facts={"n": int(at)})}:
            return replace(known, markers=_with(known.markers, seat, at))
        case "drawn", {"who": (seat,)}:
            count = _count(heard.facts, "n")
            drawn = replace(known, pile=known.pile - count)
            return _with_hand(drawn, seat, (*known.hands[seat], *(UNKNOWN,) * count))
        case "drawn-cards" | "drawn-penalty-cards", {"who": (seat,), "list": tuple(cards)}:
            if seat != known.me:
                raise Nonsense(heard, known)
            held = Counter(known.hands[seat]) - Counter((UNKNOWN,))
            if kind == "drawn-cards":
                known = replace(known, pile=known.pile - len(cards))
                known = _with_hand(known, seat, (*known.hands[seat], *(UNKNOWN,) * len(cards)))
            else:
                known = _drawn_from_penalties(known, seat, len(cards))
            return _seen_in_hand(known, (*held.elements(), *cards))
        case "drawn-penalty", {"who": (seat,), "n": int(count)}:
            return _drawn_from_penalties(known, seat, count)
        case "new-pile", _:
            none: tuple[Cards, ...] = ((),) * known.seats
            count = _count(heard.facts, "n")
            return replace(known, open=none, shut=none, pile=count, last=not count)
        case "ended-one" | "ended-shared", {"who": tuple(seats)}:
            return Known(known.seats, known.me, markers=known.markers, winners=tuple(sorted(seats)))
    return _of_the_hand(known, kind, heard)


def _of_the_hand(known: Known, kind: str, heard: Heard) -> Known:
    """What is told of the own hand, of whose turn it is, and what tells nothing new."""
    mine = known.hands[known.me] if known.hands else ()
    match kind, heard.facts:
        case "dealt", {"card": str(card)} if heard.facts.get("who", (known.me,)) == (known.me,):
            left = Counter(mine) - Counter((UNKNOWN,))
            return _seen_in_hand(known, (*left.elements(), card))
        case "hand-cards", {"list": tuple(cards)} if len(cards) == len(mine):
            return _seen_in_hand(known, tuple(card for _, card in cards))
        case "hand-choices", {"list": tuple(cards)}:
            if all(mine[number - 1] == card for number, card in cards):
                return known
        case "hand-choices-yellowstone", {"numbers": tuple(places)}:
            if all(1 <= place < len(mine) + 1 for place in places):
                return known
        case "ask-play" | "ask-play-full", {"who": (seat,)}:
            return replace(known, turn=seat, played=0)
        case "ask-second", {"who": (seat,)} if (seat, 1) == (known.turn, known.played):
            return known
        case "ask-done", _ if known.played == 1:
            return known
        case "all-fit", _:
            return known
        case "none-fits", _ if known.played == 0:
            return known
        case "ask-window" | "ask-refill" | "ask-draw", {"who": (seat,)} if seat == known.turn:
            return known
        case "list-item" | "more-ways" | "round-ended" | "round-ended-last" | "two-players", _:
            return known
        case _ if kind.startswith(("line-", "play-", "pile-left", "ask-done", "none-fits")):
            return known
    raise Nonsense(heard, known)


def _count(facts: Mapping[str, object], fact: str) -> int:
    return int(str(facts[fact]))


def _with(values: tuple[Value, ...], seat: int, value: Value) -> tuple[Value, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _with_hand(known: Known, seat: int, hand: Iterable[str]) -> Known:
    return replace(known, hands=_with(known.hands, seat, tuple(sorted(hand))))


def _seen_in_hand(known: Known, hand: Cards) -> Known:
    """The own hand as it is; what came into it from the own penalties is not there any more."""
    mine, shut = Counter(known.hands[known.me]), Counter(known.shut[known.me])
    new = Counter(hand) - mine
    if known.due:
        known = replace(known, due=known.due - new.total())
        known = replace(known, shut=_with(known.shut, known.me, _sorted(shut - new)))
    # A hand that is told card by card still has cards that are not told.
    rest = mine.total() - len(hand)
    return _with_hand(known, known.me, (*hand, *(UNKNOWN,) * rest))


def _sorted(cards: Counter[str]) -> Cards:
    return tuple(sorted(cards.elements()))


def _drawn_from_penalties(known: Known, seat: int, count: int) -> Known:
    """Who shuffled them knows which are left, once the cards drawn are seen."""
    shut = _sorted(Counter((*known.open[seat], *known.shut[seat])))
    known = replace(known, open=_with(known.open, seat, ()))
    if seat == known.me:
        known = replace(known, due=count)
    else:
        shut = (UNKNOWN,) * (len(shut) - count)
    known = replace(known, shut=_with(known.shut, seat, shut))
    return _with_hand(known, seat, (*known.hands[seat], *(UNKNOWN,) * count))


def _played(known: Known, kind: str, facts: Mapping[str, object]) -> Known:
    """A card goes from a hand to the board, or beside it if it leaves the window."""
    match facts:
        case {"who": (int(seat),), "card": str(card), "column": int(column)}:
            pass
        case _:
            raise Nonsense(facts)
    hand, second = list(known.hands[seat]), (column, card) in known.board
    if card not in hand and UNKNOWN not in hand:
        raise Nonsense(facts, known)
    if facts.get("row", int(card[1])) != int(card[1]) or second != (kind == "played-second"):
        raise Nonsense(facts, known)
    hand.remove(card if card in hand else UNKNOWN)
    board = tuple(sorted((*known.board, (column, card))))
    rows, columns = [int(laid[1]) for _, laid in board], [at for at, _ in board]
    fits = max(max(rows) - min(rows), max(columns) - min(columns)) < WINDOW
    played = 1 + (known.played if seat == known.turn else 0)
    known = replace(known, turn=seat, played=played)
    known = replace(known, board=board) if fits else replace(known, laid=(column, card))
    return _with_hand(known, seat, hand)


def _picked_up(known: Known, seat: int, cards: Cards, total: int) -> Known:
    """Board cards become penalties, and the card that left the window is on the board."""
    picked, left = Counter(cards), []
    for column, card in known.board:
        if picked[card]:
            picked[card] -= 1
        else:
            left.append((column, card))
    mine = tuple(sorted((*known.open[seat], *cards)))
    if picked.total() or known.laid is None or total != len(mine) + len(known.shut[seat]):
        raise Nonsense(cards, total, known)
    board = tuple(sorted((*left, known.laid)))
    return replace(known, board=board, laid=None, open=_with(known.open, seat, mine))


def seen(view: Yellowstone, seat: int) -> Known:
    """The same, of what a seat sees."""
    if view.phase == "over":
        return Known(view.rules.seats, seat, markers=view.markers, winners=view.winners)
    return Known(
        view.rules.seats,
        seat,
        view.turn,
        view.played,
        view.board,
        view.laid,
        view.hands,
        view.open,
        tuple(tuple(sorted(cards)) for cards in view.shut),
        view.pile,
        view.last,
        view.markers,
    )


def answer(known: Known, asked: Heard, dice: random.Random) -> str:
    """A move of the list, which is asked for; the rest of the list now and then."""
    match asked.id.removeprefix("yellowstone-"), asked.facts:
        case "ask-play" | "ask-play-full" | "ask-second" | "ask-done", _:
            return "moves"
        case "listed", {"numbers": tuple(listed), "more": bool(more)}:
            return "more" if more and dice.random() < 0.5 else str(dice.choice(listed))
        case "ask-window", {"list": tuple(ways)}:
            return str(dice.choice(ways)[0])
        case "ask-refill" | "ask-draw", _:
            return dice.choice("12")
    raise AssertionError(asked)


def _cards(grammar: Grammar) -> Sound:
    return grammar.listed(grammar.card)


def _several(message_id: str) -> Callable[[Grammar], Sound]:
    return lambda grammar: series(grammar.message(message_id), ["; "])


def _marker(grammar: Grammar) -> Sound:
    return grammar.message("yellowstone-marker-at")


SENSE = Sense(
    YELLOWSTONE,
    {
        "yellowstone-ask-start": lambda grammar: numbered(grammar.name),
        "yellowstone-ask-recount-seat": lambda grammar: numbered(grammar.name),
        "yellowstone-ask-column": lambda grammar: grammar.listed(grammar.number),
        "yellowstone-ask-window": lambda grammar: numbered(grammar.message("yellowstone-way")),
        "yellowstone-way": _cards,
        "list-item what": lambda grammar: grammar.moves() | grammar.message("yellowstone-way"),
        "yellowstone-picked-up": _cards,
        "yellowstone-drawn-cards": _cards,
        "yellowstone-drawn-penalty-cards": _cards,
        "yellowstone-picked-up total": lambda grammar: grammar.number,
        "yellowstone-marker": _marker,
        "yellowstone-scored": _marker,
        "yellowstone-seat": _marker,
        "yellowstone-now": _marker,
        "yellowstone-seat-counted": _marker,
        "yellowstone-seat-marker": _marker,
        "yellowstone-markers": _several("yellowstone-seat-marker"),
        "yellowstone-hands": _several("yellowstone-seat-hand"),
        "yellowstone-colours": _several("yellowstone-column"),
        "yellowstone-column colour": lambda grammar: grammar.colour,
        "yellowstone-row": _several("yellowstone-cell"),
    },
    new,
    told,
    seen,
    answer,
)
