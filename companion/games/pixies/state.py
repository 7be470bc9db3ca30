"""A running game of Pixies: what the table knows, and the rules.

Order of the file: the state; what it waits for; the moves; the cases of placing a card; the end
of a turn, of a round, of the game. The judge and the repairs stand beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import (
    TABLE,
    Argument,
    Awaited,
    Choice,
    Event,
    GameEnded,
    Move,
    Multiset,
    Over,
    Reason,
    Refused,
    Reveal,
    Slot,
    Step,
)
from companion.games.notation import UNSEEN_VERB
from companion.games.pixies import judge, repair
from companion.games.pixies.area import (
    EMPTY,
    FACES,
    NEW_AREA,
    NUMBER,
    Area,
    Place,
    free_places,
    is_full,
    with_place,
)
from companion.games.pixies.events import (
    AreaScored,
    CardHidden,
    CardKept,
    CardPlaced,
    CardShown,
    CardTaken,
    RoundBegan,
    RoundEnded,
)
from companion.games.pixies.score import score_area

ROUNDS = 3
DECK_SIZE = len(FACES)


class Rules(NamedTuple):
    """What stays the same for a whole game."""

    seats: int
    bonus_counts_itself: bool = True
    count_only: bool = False
    """Nobody follows the turns: the areas are read at the end of each round."""

    @property
    def picks(self) -> int:
        """Cards revealed, and picks made, in a turn: one a player, with two players two each."""
        return 4 if self.seats == 2 else self.seats


class Pixies(NamedTuple):
    """The state. Everything in it is public, so it is also every seat's view."""

    rules: Rules
    phase: str = "start"
    """The verb that is awaited: start, show, take, keep, place, recount, round; or over."""
    round: int = 0
    starter: int = 0
    """Who reveals and picks first in this turn; between rounds, in the next round."""
    shown: int = 0
    """Cards revealed in this round, read or not."""
    picks: int = 0
    """Picks made in this turn."""
    display: tuple[str, ...] = ()
    """Revealed cards that nobody has been seen to take, in order of reveal."""
    gone: int = 0
    """How many of these were taken by turns that nobody read."""
    held: str | None = None
    """The card taken and not yet placed."""
    areas: tuple[Area, ...] = ()
    unsure: frozenset[int] = frozenset()
    """Seats whose area must be counted anew before the turn can end."""
    stray: frozenset[str] = frozenset()
    """Cards seen in this round that may lie anywhere."""
    scores: tuple[tuple[int, ...], ...] = ()
    """Points a round, in seat order."""

    # What the table waits for

    @property
    def awaits(self) -> Awaited:
        match self.phase:
            case "over":
                return Over(self.totals, self.winners)
            case "show":
                place, source = f"display {len(self.display) + 1}", f"round {self.round}"
                return Reveal(place, source, Multiset.of(self.unseen()), Move(TABLE, "show"))
            case "take" | "keep" | "place":
                return Choice(self.turn, self.phase)
            case _:
                return Choice(TABLE, self.phase)

    @property
    def turn(self) -> int:
        """Whose pick it is: from the start player clockwise, with two players A B A B."""
        return (self.starter + self.picks) % self.rules.seats

    @property
    def mover(self) -> int:
        """Who makes the awaited move: the seat whose turn it is, or TABLE."""
        return self.turn if self.phase in ("take", "keep", "place") else TABLE

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all scored rounds, in seat order."""
        return tuple(map(sum, zip(*self.scores, strict=True))) or (0,) * self.rules.seats

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total."""
        best = max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    @property
    def pile(self) -> int:
        return DECK_SIZE - self.shown

    def cards(self) -> Iterator[str]:
        yield from self.stray
        yield from self.display
        for place in chain.from_iterable(self.areas):
            yield from (card for card in place if card is not None)
        if self.held is not None:
            yield self.held

    def seen(self) -> frozenset[str]:
        """Every card of this round whose face is known."""
        lying = chain.from_iterable(chain.from_iterable(self.areas))
        cards = (*self.stray, *self.display, *lying, self.held)
        return frozenset(filter(None, cards)) - {UNKNOWN}

    def unseen(self) -> tuple[str, ...]:
        """Cards that nobody has seen in this round, in deck order."""
        seen = self.seen()
        return tuple(card for card in FACES if card not in seen)

    def view(self, seat: int | None) -> Pixies:
        """Pixies hides nothing from one player that another knows: the view is the state."""
        return self

    def sample(self, generator: Random) -> Pixies:
        """Nothing is hidden, so nothing is drawn."""
        return self

    # Moves, slot by slot

    def slot(self, move: Move) -> Slot | None:
        if move.verb == "recount":
            return repair.recount_slot(self, move)
        if move.args:
            return None
        match move.verb:
            case "start":
                return Slot("seat", tuple(range(self.rules.seats)))
            case "round":
                return Slot("round", (self.round + 1,))
            case "show":
                return Slot("card", self.unseen())
            case "take":
                known = tuple(card for card in self.display if card != UNKNOWN)
                return Slot("card", known, unseen=UNKNOWN in self.display)
            case "keep":
                return Slot("word", ("new", "old"))
            case "place":
                return Slot("place", free_places(self.areas[self.turn]))
            case _:
                return None

    def fill(self, move: Move, value: Argument) -> Move:
        if move.verb == "recount":
            return repair.recount_fill(move, value)
        if move.verb == "keep" and value in FACES:
            return move._replace(args=(self._kept_by_card(str(value)),))
        return move._replace(args=(*move.args, value))

    def _kept_by_card(self, card: str) -> Argument:
        """Naming the card that stays face up is as good as saying new or old."""
        if card == self.held:
            return "new"
        old = self.target().up
        return "old" if card == old else card

    def moves(self) -> Iterator[Move]:
        if self.phase in ("over", "recount"):
            return
        seat = self.mover
        slot = self.slot(Move(seat, self.phase))
        assert slot is not None
        for value in slot.values:
            yield Move(seat, self.phase, (value,))
        if slot.unseen:
            for card in self.unseen():
                yield Move(seat, self.phase, (card,))

    # The judge

    def why_not(self, move: Move) -> Reason | None:
        return judge.why_not(self, move)

    def where(self, card: str) -> Reason | None:
        """Say where a card of this round lies already; None if it may still appear."""
        if card in self.display:
            return Reason("in_display", {"card": card})
        if card == self.held:
            return Reason("held", {"card": card, "seat": self.turn})
        for seat, area in enumerate(self.areas):
            for number, place in enumerate(area, start=1):
                if card in place:
                    code = "in_area" if card == place.up else "face_down_in_area"
                    return Reason(code, {"card": card, "seat": seat, "place": number})
        return Reason("seen_before", {"card": card}) if card in self.stray else None

    # Doing it

    def after(self, move: Move) -> Step:
        reason = self.why_not(move)
        slot = self.slot(move) if reason is None else None
        if slot is not None and not slot.optional:
            reason = Reason("incomplete", {"verb": move.verb})
        if reason is not None:
            raise Refused(move, reason)
        if move.verb == "recount":
            return settle(*repair.recounted(self, move))
        if move.verb == UNSEEN_VERB:
            return settle(*repair.unseen_turn(self))
        return _DEEDS[move.verb](self, move.args[0])

    def target(self) -> Place:
        """The place of the held card's number in the area of who holds it."""
        assert self.held is not None
        return self.areas[self.turn][NUMBER[self.held] - 1]

    def with_area(self, seat: int, area: Area) -> tuple[Area, ...]:
        """All areas, one of them replaced."""
        return (*self.areas[:seat], area, *self.areas[seat + 1 :])


def _start(state: Pixies, seat: Argument) -> Step:
    return begin_round(state, 1, int(seat))


def _next_round(state: Pixies, number: Argument) -> Step:
    return begin_round(state, int(number), state.starter)


def begin_round(state: Pixies, number: int, starter: int) -> Step:
    """All cards are shuffled; the start player reveals the first cards."""
    if state.rules.count_only:
        return Step(counting(state.rules, number, state.scores), (RoundBegan(number, TABLE, 0),))
    began = state._replace(
        phase="show",
        round=number,
        starter=starter,
        shown=0,
        picks=0,
        display=(),
        areas=(NEW_AREA,) * state.rules.seats,
        stray=frozenset(),
    )
    return Step(began, (RoundBegan(number, starter, state.rules.picks),))


def counting(rules: Rules, number: int, scores: tuple[tuple[int, ...], ...]) -> Pixies:
    """A round whose areas are only read when it is over, one player after the other."""
    return Pixies(
        rules,
        phase="recount",
        round=number,
        picks=rules.picks,
        areas=(NEW_AREA,) * rules.seats,
        unsure=frozenset(range(rules.seats)),
        scores=scores,
    )


def _show(state: Pixies, card: Argument) -> Step:
    number = len(state.display) + 1
    shown = state._replace(
        phase="take" if number == state.rules.picks else "show",
        shown=state.shown + 1,
        display=(*state.display, str(card)),
    )
    return Step(shown, (CardShown(str(card), number, state.rules.picks),))


def _take(state: Pixies, card: Argument) -> Step:
    """Take a revealed card and place it at once, by the three cases."""
    taken = str(card)
    left = list(state.display)
    left.remove(taken if taken in left else UNKNOWN)
    seat, number = state.turn, NUMBER[taken]
    place = state.areas[seat][number - 1]
    if place.up is None:
        return _case_1(state, seat, taken, place, tuple(left))
    phase = "place" if place.validated else "keep"
    holding = state._replace(phase=phase, held=taken, display=tuple(left))
    return Step(holding, (CardTaken(seat, taken),))


def _case_1(state: Pixies, seat: int, card: str, place: Place, left: tuple[str, ...]) -> Step:
    """No face-up card of that number: face up on its place, validated on a face-down card."""
    number = NUMBER[card]
    area = with_place(state.areas[seat], number, Place(card, place.down))
    placed = state._replace(display=left, areas=state.with_area(seat, area), picks=state.picks + 1)
    return settle(placed, (CardPlaced(seat, card, number, place.down is not None),))


def _keep(state: Pixies, word: Argument) -> Step:
    """Case 2: one of the two stays face up, the other goes under it; the upper is validated."""
    new, old = str(state.held), str(state.target().up)
    up, under = (new, old) if word == "new" else (old, new)
    seat, number = state.turn, NUMBER[new]
    area = with_place(state.areas[seat], number, Place(up, under))
    kept = state._replace(held=None, areas=state.with_area(seat, area), picks=state.picks + 1)
    return settle(kept, (CardKept(seat, up, under, number, word == "new"),))


def _place(state: Pixies, place: Argument) -> Step:
    """Case 3: the number is validated already; face down on an empty place of one's choice."""
    card, seat, number = str(state.held), state.turn, int(place)
    assert state.areas[seat][number - 1] == EMPTY
    area = with_place(state.areas[seat], number, Place(None, card))
    hidden = state._replace(held=None, areas=state.with_area(seat, area), picks=state.picks + 1)
    return settle(hidden, (CardHidden(seat, card, number),))


_DEEDS: dict[str, Callable[[Pixies, Argument], Step]] = {
    "start": _start,
    "round": _next_round,
    "show": _show,
    "take": _take,
    "keep": _keep,
    "place": _place,
}


def settle(state: Pixies, events: tuple[Event, ...]) -> Step:
    """After a pick: the next pick, the next turn, or the end of the round."""
    picks = state.rules.picks
    if state.phase == "show" or state.held is not None:
        return Step(state, events)
    halfway = state.rules.seats == 2 and state.picks == 2
    if state.picks < picks and not halfway:
        return Step(state._replace(phase="take"), events)
    if state.unsure:
        return Step(state._replace(phase="recount"), events)
    if state.rules.count_only:
        return _end_round(state, events, None)
    full = tuple(seat for seat, area in enumerate(state.areas) if is_full(area))
    if halfway and not full:
        return Step(state._replace(phase="take"), events)
    last = (state.starter + state.picks - 1) % state.rules.seats
    turned = state._replace(
        phase="show",
        starter=last,
        picks=0,
        display=(),
        gone=0,
        stray=state.stray.union(card for card in state.display if card != UNKNOWN),
    )
    if full or DECK_SIZE - state.shown < picks:
        return _end_round(turned, events, full)
    return Step(turned, events)


def _end_round(state: Pixies, events: tuple[Event, ...], full: tuple[int, ...] | None) -> Step:
    """Score every area; after the third round the highest total wins.

    `full` lists the seats whose full area ended it; None where nobody followed the turns.
    """
    sheets = [
        score_area(area, state.round, bonus_counts_itself=state.rules.bonus_counts_itself)
        for area in state.areas
    ]
    scores = (*state.scores, tuple(sheet.total for sheet in sheets))
    over = state.round == ROUNDS
    ended = state._replace(phase="over" if over else "round", scores=scores)
    told: list[Event] = [] if full is None else [RoundEnded(state.round, full)]
    told += (AreaScored(seat, sheet, ended.totals[seat]) for seat, sheet in enumerate(sheets))
    if over:
        told.append(GameEnded(ended.totals, ended.winners))
    return Step(ended, (*events, *told))
