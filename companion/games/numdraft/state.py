"""A running game of Num Draft: what the table knows, what it waits for, which moves there are.

The judge, the course of the game and the repairs stand beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random
from typing import NamedTuple, TypeVar

from companion.cards import UNKNOWN
from companion.games.game import (
    COUNT,
    PHYSICAL,
    TABLE,
    Argument,
    Awaited,
    Choice,
    Choices,
    Move,
    Multiset,
    Over,
    Reason,
    Refused,
    Reveal,
    Slot,
    Step,
)
from companion.games.numdraft import course, judge, repair
from companion.games.numdraft.grid import (
    ALL_CARDS,
    EMPTY,
    HIDDEN,
    NEW_GRID,
    PLACES,
    SMALL_DECK,
    Grid,
    open_places,
    places_of,
    with_token,
)
from companion.games.numdraft.hands import (
    HAND_SIZE,
    UNSEEN,
    UNSEEN_HAND,
    Hand,
    Held,
    known_in,
    ordered,
    seen_from,
)
from companion.games.numdraft.move_tables import deals, moves_of_places, puts, shows
from companion.games.numdraft.readings import Rules

Value = TypeVar("Value")

CHOSEN_BY_PLACE = ("turn", "give")
PHASES = (*CHOSEN_BY_PLACE, "put", "fill")
"""The verbs of choices that all make together."""

MASK = "*"
"""A sealed choice that is not known."""


class NumDraft(NamedTuple):
    """The state. A view of it has `?` for each card, and `*` for each choice, that is secret."""

    rules: Rules
    phase: str = "turn"
    """turn, give, put, fill: what all choose together; end, recount, over."""
    turn: int = 0
    """0 until the master is named."""
    grids: tuple[Grid, ...] = ()
    hands: tuple[Hand, ...] = ()
    sealed: tuple[tuple[str, ...], ...] = ()
    """Choices of each seat that are not carried out yet: `5`, `R7`, or `R7@5`."""
    due: tuple[tuple[int, int], ...] = ()
    """Cards that are to appear next: seat and place, or place 0 for a hand."""
    turned: tuple[int, ...] = ()
    """Set-up: the place each seat turned up last; 0 if it has to turn one."""
    master: int = TABLE
    """Who announces the three steps."""
    ending: str = ""
    """Why the game ends: `last_hidden`, `num_draft`, or nothing yet."""
    last: int = 0
    """The last turn, once the end is near."""
    unsure: frozenset[int] = frozenset()
    """Seats whose grid must be counted before the game can go on."""
    scores: tuple[int, ...] = ()

    # What the table waits for

    @property
    def awaits(self) -> Awaited:
        if self.phase == "over":
            best = max(self.scores)
            winners = tuple(seat for seat, score in enumerate(self.scores) if score == best)
            return Over(self.scores, winners)
        if self.due:
            return self._reveal()
        if self.phase == "recount":
            return Choice(TABLE, "recount")
        return Choices(self.waiting, self.phase)

    def _reveal(self) -> Reveal:
        (seat, place), possible = self.due[0], Multiset.of(self.unseen())
        if place:
            return Reveal(f"grid {seat} {place}", "game", possible, Move(TABLE, "show"), seat=seat)
        move = Move(TABLE, "deal", (seat,))
        return Reveal(f"hand {seat}", "game", possible, move, audience=(seat,))

    @property
    def awaited_verb(self) -> str:
        """The verb of the awaited move."""
        if not self.due:
            return self.phase
        return "show" if self.due[0][1] else "deal"

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to choose; in a view, then those whose choice is secret."""
        sealed, unsure = self.sealed, self.unsure
        chosen = enumerate(sealed)
        match self.phase:
            case "turn":
                pending = [seat for seat, mine in chosen if not mine and not self.turned[seat]]
            case "give":
                pending = [seat for seat, mine in chosen if not mine and seat not in unsure]
            case "put":
                bare = [EMPTY in grid for grid in self.grids]
                pending = [s for s, mine in chosen if not mine and bare[s] and s not in unsure]
            case "fill":
                pending = [seat for seat, mine in chosen if len(mine) < self.needed(seat)]
            case _:
                return ()
        return tuple(pending or [seat for seat, mine in enumerate(sealed) if MASK in mine])

    def needed(self, seat: int) -> int:
        """How many choices a seat has to make in this step."""
        if self.phase == "fill":
            return min(self.grids[seat].count(EMPTY), len(self.hands[seat]))
        return 1

    # The cards

    @property
    def deck(self) -> tuple[str, ...]:
        """The cards that are in the game."""
        return ALL_CARDS if self.rules.all_cards else SMALL_DECK

    @property
    def pile(self) -> int:
        held = 0 if self.rules.table == COUNT else HAND_SIZE
        return len(self.deck) - self.rules.seats * (len(PLACES) + held)

    def hand(self, seat: int) -> tuple[str, ...]:
        return tuple(held.card for held in self.hands[seat]) if self.hands else ()

    def cards(self) -> Iterator[str]:
        for token in chain.from_iterable(self.grids):
            if token != EMPTY:
                yield UNKNOWN if token == HIDDEN else token
        for held in chain.from_iterable(self.hands):
            yield held.card
        yield from (UNKNOWN for _, place in self.due if not place)

    def seen(self) -> set[str]:
        """Every card whose place is known, among tokens that are no card."""
        seen = set().union(*self.grids)
        seen.update([card for card, _ in chain.from_iterable(self.hands)])
        if self.phase in ("put", "fill"):
            chosen = chain.from_iterable(self.sealed)
            seen.update([choice.partition("@")[0] for choice in chosen])
        return seen

    def unseen(self) -> tuple[str, ...]:
        """The cards that may still appear, in deck order."""
        seen = self.seen()
        return tuple([card for card in self.deck if card not in seen])

    def free_hand(self, seat: int) -> Hand:
        """The cards of a hand that its owner has not chosen yet for a place."""
        if self.phase != "fill":
            return self.hands[seat]
        laid = [choice.partition("@")[0] for choice in self.sealed[seat]]
        return tuple(held for held in self.hands[seat] if held.card not in laid)

    def free_places(self, seat: int) -> tuple[int, ...]:
        """The places that a choice of a seat may name now."""
        grid = self.grids[seat]
        match self.phase:
            case "turn":
                return places_of(grid, HIDDEN)
            case "give" if self.rules.give == "any":
                return tuple(place for place in PLACES if grid[place - 1] != EMPTY)
            case "give":
                return places_of(grid, HIDDEN) or open_places(grid)
            case "fill":
                taken = {choice.partition("@")[2] for choice in self.sealed[seat]}
                return tuple(p for p in places_of(grid, EMPTY) if str(p) not in taken)
            case _:
                return ()

    # What a seat may know

    def view(self, seat: int | None) -> NumDraft:
        if not self.hands:
            return self
        seats = self.rules.seats
        hands = tuple(
            seen_from(hand, None if seat is None else (holder - seat) % seats)
            for holder, hand in enumerate(self.hands)
        )
        return self._replace(hands=hands, sealed=self._sealed_for(seat))

    def _sealed_for(self, seat: int | None) -> tuple[tuple[str, ...], ...]:
        if not self.rules.sealed:
            return self.sealed
        return tuple(
            mine if owner == seat else (MASK,) * len(mine) for owner, mine in enumerate(self.sealed)
        )

    def sample(self, generator: Random) -> NumDraft:
        """Hidden grid cards stay hidden: nobody knows them, whatever the hands are."""
        unseen = list(self.unseen())
        generator.shuffle(unseen)
        hands = tuple(
            ordered(Held(unseen.pop()) if held == UNSEEN else held for held in hand)
            for hand in self.hands
        )
        state = self._replace(hands=hands)
        for seat, choices in enumerate(self.sealed):
            if MASK in choices:
                state = state.without_choice(seat)
                for _ in choices:
                    state = state._with_random_choice(seat, generator)
        return state

    def _with_random_choice(self, seat: int, generator: Random) -> NumDraft:
        move = Move(seat, self.phase)
        while (slot := self.slot(move)) is not None:
            move = self.fill(move, generator.choice(slot.values))
        return self.with_choice(move)

    def with_choice(self, move: Move) -> NumDraft:
        """The state after a seat has chosen, nothing carried out yet."""
        choice, mine = "@".join(map(str, move.args)), self.sealed[move.seat]
        if MASK in mine and len(mine) >= self.needed(move.seat):
            mine = _with(mine, mine.index(MASK), choice)
        else:
            mine = (*mine, choice)
        return self._replace(sealed=_with(self.sealed, move.seat, mine))

    def without_choice(self, seat: int) -> NumDraft:
        """The state in which a seat has not chosen."""
        return self._replace(sealed=_with(self.sealed, seat, ()))

    # Moves, slot by slot

    def slot(self, move: Move) -> Slot | None:
        seat, verb, args = move
        if verb == "recount":
            return repair.recount_slot(self, move)
        if verb == "deal":
            return self._deal_slot(args)
        if verb == "show":
            bare = (EMPTY,) if self.phase == "fill" else ()
            return None if args else Slot("card", (*self.unseen(), *bare))
        if verb not in PHASES or seat not in range(self.rules.seats):
            return None
        places = verb in CHOSEN_BY_PLACE or (verb == "fill" and len(args) == 1)
        if len(args) >= (2 if verb == "fill" else 1):
            return None
        if places:
            return Slot("place", self.free_places(seat))
        hand = self.free_hand(seat)
        return Slot("card", known_in(hand), unseen=UNSEEN in hand)

    def _deal_slot(self, args: tuple[Argument, ...]) -> Slot | None:
        if not args:
            told = (seat for seat, hand in enumerate(self.hands) if UNSEEN in hand)
            return Slot("seat", tuple({seat: 0 for seat, _ in self.due[:1]} or told))
        return Slot("card", self.unseen()) if len(args) == 1 else None

    def fill(self, move: Move, value: Argument) -> Move:
        if move.verb == "recount":
            return repair.recount_fill(move, value)
        if move.verb == "show" and value == EMPTY:
            # A place that stays empty counts nothing, like a card that was not read.
            value = UNKNOWN
        return move._replace(args=(*move.args, value))

    def moves(self) -> Iterator[Move]:
        """The choices of all who have to choose; NUM DRAFT can be announced beside them."""
        if self.phase in ("over", "recount"):
            return iter(())
        if self.due:
            seat, place = self.due[0]
            seen, all_cards = self.seen(), self.rules.all_cards
            appearing = shows(all_cards) if place else deals(seat, all_cards)
            return iter([move for card, move in appearing if card not in seen])
        return chain.from_iterable(map(self._choices, self.waiting))

    def _choices(self, seat: int) -> Sequence[Move]:
        if self.phase in CHOSEN_BY_PLACE:
            return moves_of_places(seat, self.phase, self.free_places(seat))
        hand = self.free_hand(seat)
        cards = known_in(hand)
        if len(cards) < len(hand):
            cards += self.unseen()
        if self.phase == "put":
            of_card = puts(seat)
            return [of_card[card] for card in cards]
        places = self.free_places(seat)
        return [Move(seat, "fill", (card, place)) for card in cards for place in places]

    # The judge, and doing it

    def why_not(self, move: Move) -> Reason | None:
        return judge.why_not(self, move)

    def where(self, card: str) -> Reason | None:
        """Say where a card lies already; None if it may still appear.

        What is in a hand is not said to be there.
        """
        if card not in self.seen():
            return None
        for seat, grid in enumerate(self.grids):
            if card in grid:
                place = grid.index(card) + 1
                return Reason("lies_open", {"card": card, "seat": seat, "place": place})
        return Reason("cannot_be_here", {"card": card})

    def after(self, move: Move) -> Step:
        reason = judge.why_not(self, move)
        if reason is None and len(move.args) < judge.ARGUMENTS.get(move.verb, 0):
            reason = Reason("incomplete", {"verb": move.verb})
        if reason is not None:
            raise Refused(move, reason)
        return course.after(self, move)

    @property
    def laid(self) -> tuple[Grid, ...]:
        """The grids as they lie: at a real table a card is seen before all have laid one."""
        grids = list(self.grids)
        if not self.rules.sealed and self.phase in ("put", "fill"):
            for seat, mine in enumerate(self.sealed):
                for choice in mine:
                    card, _, place = choice.partition("@")
                    at = int(place) if place else grids[seat].index(EMPTY) + 1
                    grids[seat] = with_token(grids[seat], at, card)
        return tuple(grids)

    def with_grid(self, seat: int, grid: Grid) -> NumDraft:
        """The state with one grid replaced."""
        return self._replace(grids=_with(self.grids, seat, grid))

    def with_card_at(self, seat: int, place: int, token: str) -> NumDraft:
        """The state with one place of a grid replaced."""
        return self.with_grid(seat, with_token(self.grids[seat], place, token))

    def with_hand(self, seat: int, hand: Hand) -> NumDraft:
        """The state with one hand replaced."""
        return self._replace(hands=_with(self.hands, seat, hand))


def _with(values: tuple[Value, ...], position: int, value: Value) -> tuple[Value, ...]:
    return (*values[:position], value, *values[position + 1 :])


def new_game(rules: Rules) -> NumDraft:
    """The state before the first card; at a real table the hands are dealt and unknown."""
    seats = range(rules.seats)
    none: tuple[tuple[str, ...], ...] = ((),) * rules.seats
    grids = (NEW_GRID,) * rules.seats
    if rules.table == COUNT:
        every = frozenset(seats)
        return NumDraft(rules, "recount", grids=grids, sealed=none, unsure=every)
    turned = (0,) * rules.seats
    if rules.table == PHYSICAL:
        hands: tuple[Hand, ...] = (UNSEEN_HAND,) * rules.seats
        return NumDraft(rules, grids=grids, hands=hands, sealed=none, turned=turned)
    due = tuple((seat, 0) for seat in seats for _ in range(HAND_SIZE))
    hands = ((),) * rules.seats
    return NumDraft(rules, grids=grids, hands=hands, sealed=none, due=due, turned=turned)
