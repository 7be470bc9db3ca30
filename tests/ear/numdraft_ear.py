"""Num Draft by ear: what the sentences of the game say of grids, and of hands that go round."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from grammar import Grammar, Heard
from listener import Nonsense, Sense
from machines import NAMES
from sounds import Sound, numbered, series

from companion.games.numdraft import NUM_DRAFT
from companion.games.numdraft.grid import ALL_CARDS, EMPTY, HIDDEN, NEW_GRID, Grid
from companion.games.numdraft.hands import HAND_SIZE
from companion.games.numdraft.state import NumDraft

UNSEEN = "?"
_ORDER = {card: at for at, card in enumerate((*ALL_CARDS, UNSEEN))}
Cards = tuple[str, ...]


@dataclass(frozen=True)
class Known:
    """What a player knows; of hands of others, the cards that it has seen go there."""

    seats: int
    me: int
    turn: int = 0
    master: int | None = None
    last: int = 0
    grids: tuple[Grid, ...] = ()
    hands: tuple[Cards, ...] = ()
    ready: frozenset[int] = frozenset()
    """Who has chosen, all sealed until the last has."""
    mine: tuple[tuple[str, ...], ...] = ()
    """The own ones: a place, a card, or a card and its place."""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def new(seats: int, me: int) -> Known:
    """Before the first card is turned up."""
    hands = ((UNSEEN,) * HAND_SIZE,) * seats
    return Known(seats, me, grids=(NEW_GRID,) * seats, hands=hands)


def told(known: Known, heard: Heard) -> Known:
    """What is known after a message."""
    kind = heard.id.removeprefix("numdraft-")
    if kind in ("turned", "given", "given-hidden", "put", "passed", "passed-last"):
        known = replace(known, ready=frozenset(), mine=())
    match kind, heard.facts:
        case "turned", {"who": (seat,), "place": int(place), "card": str(card)}:
            return _with_card(known, seat, place, card, HIDDEN)
        case "master", {"who": (seat,)}:
            return replace(known, master=seat, turn=1)
        case "given" | "given-hidden", {"who": (seat,), "place": int(place)}:
            return _given(known, seat, place, heard.facts)
        case "put", {"who": (seat,), "card": str(card), "place": int(place)}:
            known = _with_card(known, seat, place, card, EMPTY)
            return _with_hand(known, seat, _without(known.hands[seat], card))
        case "passed", _:
            turn = known.turn + (known.turn != known.last)
            return replace(known, turn=turn, hands=(known.hands[-1], *known.hands[:-1]))
        case "passed-last", _:
            return known
        case "hidden-passed", _:
            return _hidden_passed(known)
        case "announced", facts:
            turns = int(str(facts.get("n", 2)))  # "one more" is the only other word for it
            return replace(known, last=known.turn + turns - 1)
        case "last-hidden", _:
            return replace(known, last=known.turn + 1)
        case "scored", {"points": Heard(facts={"n": int(points)})}:
            return replace(known, scores=(*known.scores, points))
        case "game-ended-one" | "game-ended-shared", {"who": tuple(seats)}:
            return replace(known, hands=(), winners=tuple(sorted(seats)))
    return _of_the_hand(known, kind, heard)


def _of_the_hand(known: Known, kind: str, heard: Heard) -> Known:
    """What is told of the own hand, and what tells nothing new."""
    mine = known.hands[known.me] if known.hands else ()  # points may be told after the victory
    match kind, heard.facts:
        case "secret-given" | "secret-dealt", {"card": str(card)}:
            return _with_hand(known, known.me, (card, *_without(mine, UNSEEN)))
        case "secret-hand", {"list": tuple(cards)}:
            # Who comes to the machine later hears then of cards that were added since.
            later = (UNSEEN,) * (len(mine) - len(cards))
            return _with_hand(known, known.me, (*cards, *later))
        case "chosen", {"who": (seat,)}:
            return replace(known, ready=known.ready | {seat})
        case "secret-noted", {"move": Heard(facts=facts)}:
            named = tuple(str(facts[fact]) for fact in ("card", "place") if fact in facts)
            return _noted(known, named)
        case "hand-cards", {"list": tuple(cards)} if len(cards) == len(mine):
            return _with_hand(known, known.me, (card for _, card in cards))
        case "hand-choices", {"list": tuple(cards)}:
            if all(mine[number - 1] == card for number, card in cards):
                return known
        case _ if kind.startswith(("ask-", "line", "again-", "play-")):
            return known
    raise Nonsense(heard, known)


def _noted(known: Known, named: tuple[str, ...]) -> Known:
    """An own choice; with it all is chosen, but where several empty places have to be filled."""
    mine = (*known.mine, named)
    wanted = known.grids[known.me].count(EMPTY) if len(named) == 2 else 1
    ready = known.ready | {known.me} if len(mine) == wanted else known.ready
    return replace(known, mine=mine, ready=ready)


def _with_card(known: Known, seat: int, place: int, card: str, before: str) -> Known:
    """A card lies on a place that was hidden, or empty, before."""
    grid = known.grids[seat]
    if grid[place - 1] != before:
        raise Nonsense(seat, place, card, known)
    grid = (*grid[: place - 1], card, *grid[place:])
    return replace(known, grids=(*known.grids[:seat], grid, *known.grids[seat + 1 :]))


def _with_hand(known: Known, seat: int, hand: Iterable[str]) -> Known:
    held = tuple(sorted(hand, key=_ORDER.__getitem__))
    return replace(known, hands=(*known.hands[:seat], held, *known.hands[seat + 1 :]))


def _without(hand: Cards, card: str) -> Cards:
    """A hand without a card, or without one that nobody has seen in it."""
    left = list(hand)
    if card not in left and UNSEEN not in left:
        raise Nonsense(card, hand)
    left.remove(card if card in left else UNSEEN)
    return tuple(left)


def _given(known: Known, seat: int, place: int, facts: Mapping[str, object]) -> Known:
    to, card = (seat + 1) % known.seats, str(facts.get("card", UNSEEN))
    if facts.get("to", (to,)) != (to,):
        raise Nonsense(facts)
    before = HIDDEN if card == UNSEEN else card
    known = _with_card(known, seat, place, EMPTY, before)
    return _with_hand(known, to, (*known.hands[to], card))


def _hidden_passed(known: Known) -> Known:
    """All hidden cards go to the hands of the left neighbours."""
    for seat, grid in enumerate(known.grids):
        to = (seat + 1) % known.seats
        known = _with_hand(known, to, (*known.hands[to], *(UNSEEN,) * grid.count(HIDDEN)))
    bare = tuple(
        tuple(EMPTY if token == HIDDEN else token for token in grid) for grid in known.grids
    )
    return replace(known, grids=bare)


def seen(view: NumDraft, seat: int) -> Known:
    """The same, of what a seat sees."""
    over, waiting = view.phase == "over", view.waiting
    return Known(
        view.rules.seats,
        seat,
        view.turn,
        view.master if view.turn else None,
        view.last,
        view.grids,
        () if over else tuple(tuple(held.card for held in hand) for hand in view.hands),
        frozenset(at for at, made in enumerate(view.sealed) if made and at not in waiting),
        tuple(tuple(choice.split("@")) for choice in view.sealed[seat]),
        view.scores,
        view.awaits.winners if over else (),  # type: ignore[union-attr]
    )


def answer(known: Known, asked: Heard, dice: random.Random) -> str:
    """Any choice that is possible; now and then somebody ends the game."""
    me, grid = known.me, known.grids[known.me]
    hidden = [str(place) for place, token in enumerate(grid, start=1) if token == HIDDEN]
    places = [str(place) for place, token in enumerate(grid, start=1) if token != EMPTY]
    laid = {word for choice in known.mine for word in choice}
    free = [str(place) for place, token in enumerate(grid, start=1) if token == EMPTY]
    free = [place for place in free if place not in laid]
    cards = [card for card in known.hands[me] if card not in laid]
    match asked.id.removeprefix("numdraft-").removesuffix("-of"):
        case "play-ask-sure":
            return "1"
        case "ask-turn":
            return dice.choice(hidden)
        case "ask-give" if not known.last and dice.random() < 0.1:
            return f"{NAMES[me]} announce"
        case "ask-give":
            return dice.choice(hidden or places)
        case "ask-put":
            return dice.choice(cards)
        case "ask-fill":
            return f"{NAMES[me]} fill {dice.choice(cards)} {dice.choice(free)}"
    raise AssertionError(asked)


def _cards(grammar: Grammar) -> Sound:
    return grammar.listed(grammar.card)


def _cell(grammar: Grammar) -> Sound:
    said = {f"numdraft-place-{name}": name for name in ("empty", "hidden")}
    return grammar.words(said) | grammar.card


def _lines(grammar: Grammar) -> Sound:
    """The lines of a score, one sentence each."""
    line, joined, jokers, bonus = (
        grammar.message(f"numdraft-line{kind}") for kind in ("", "-joined", "-jokers", "-bonus")
    )
    return series(line | joined | jokers | bonus, [" "])


def _group(grammar: Grammar) -> Sound:
    colour, value = (grammar.message(f"numdraft-group-{kind}") for kind in ("colour", "value"))
    return colour | value


def _points(grammar: Grammar) -> Sound:
    return series(grammar.message("numdraft-seat-points"), ["; "])


def _numbers(grammar: Grammar) -> Sound:
    return grammar.listed(grammar.number)


SENSE = Sense(
    NUM_DRAFT,
    {
        "numdraft-ask-fill": _numbers,
        "numdraft-ask-give-of": _numbers,
        "numdraft-ask-turn-of": _numbers,
        "numdraft-ask-recount-seat": lambda grammar: numbered(grammar.name),
        "numdraft-grid-row": lambda grammar: series(_cell(grammar), ["; "]),
        "numdraft-place": _cell,
        "numdraft-hand-known": _cards,
        "numdraft-secret-hand": _cards,
        "numdraft-secret-noted": lambda grammar: grammar.moves(),
        "numdraft-hidden-left": lambda grammar: series(
            grammar.message("numdraft-seat-hidden"), ["; "]
        ),
        "numdraft-line group": _group,
        "numdraft-line-joined group": _group,
        "numdraft-line-joined": _cards,
        "numdraft-line-bonus": _cards,
        "numdraft-now": _lines,
        "numdraft-so-far": _points,
        "numdraft-totals": _points,
    },
    new,
    told,
    seen,
    answer,
)
