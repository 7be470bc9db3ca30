"""A running game of Odin: what the table knows, and the rules.

Order of the file: the state; what it waits for; what is hidden; the moves. Beside it stand the
judge, the deeds (what a move changes) and the repairs.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import (
    PHYSICAL,
    TABLE,
    VIRTUAL,
    Argument,
    Awaited,
    Choice,
    Move,
    Multiset,
    Over,
    Reason,
    Refused,
    Reveal,
    Slot,
    Step,
)
from companion.games.odin import deeds, judge, repair
from companion.games.odin.sets import COLOUR, COLOURS, FACES, HAND, Cards, in_order, plays


class Rules(NamedTuple):
    """What stays the same for a whole game."""

    seats: int
    colours_removed: int = 0
    """Colours taken out of the deck, the last ones in deck order: two players only."""
    target: int = 15
    """The total that ends the game at the end of a round; 0 for one round alone."""
    table: str = VIRTUAL
    """A kind of table, as `companion.games.game.TABLES`."""

    @property
    def removed(self) -> tuple[str, ...]:
        """The colours nobody plays with."""
        return COLOURS[len(COLOURS) - self.colours_removed :]


class Odin(NamedTuple):
    """The state. Every hand in it is a private matter, but for the cards in `open`."""

    rules: Rules
    phase: str = "start"
    """What is awaited: start, deal, play, pick, recount, round; or over."""
    round: int = 0
    starter: int = 0
    """Who lays first in this round; between rounds, in the next one."""
    turn: int = 0
    """Whose turn it is to lay or to take."""
    passes: int = 0
    """Players who passed since the last play."""
    dealt: int = 0
    """Cards that left the pile in this round."""
    middle: Cards = ()
    """The set played last, in deck order."""
    before: Cards = ()
    """The set under it, as long as one of its cards has to be taken."""
    discard: Cards = ()
    """In the order of discarding; `?` is a card of which nobody read that it lies here."""
    hands: tuple[Cards, ...] = ()
    """In deck order, hidden cards as `?` at the end."""
    open: frozenset[str] = frozenset()
    """Cards of hands that everybody saw being taken from the middle."""
    unsure: frozenset[int] = frozenset()
    """Seats whose hand has to be counted."""
    scores: tuple[tuple[int, ...], ...] = ()
    """Points a round, in seat order."""

    # What the table waits for

    @property
    def awaits(self) -> Awaited:
        match self.phase:
            case "over":
                return Over(self.totals, self.winners)
            case "deal":
                seat = self.dealt_to
                move, possible = Move(TABLE, "deal", (seat,)), Multiset.of(self.unlocated())
                place, source = f"hand {seat + 1}", f"round {self.round}"
                return Reveal(place, source, possible, move, (seat,))
            case "play" | "pick":
                return Choice(self.turn, self.phase)
            case _:
                return Choice(TABLE, self.phase)

    @property
    def mover(self) -> int:
        """Who makes the awaited move: the seat whose turn it is, or TABLE."""
        return self.turn if self.phase in ("play", "pick") else TABLE

    @property
    def next_seat(self) -> int:
        """The left neighbour of whose turn it is."""
        return (self.turn + 1) % self.rules.seats

    @property
    def dealt_to(self) -> int:
        """Who gets the next card: nine for each, beginning with the starter."""
        return (self.starter + self.dealt // HAND) % self.rules.seats

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all scored rounds, in seat order."""
        return tuple(map(sum, zip(*self.scores, strict=True))) or (0,) * self.rules.seats

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the lowest total."""
        best = min(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)

    @property
    def pile(self) -> int:
        """Cards that stay unused, those of removed colours among them."""
        return len(FACES) - self.dealt

    def hand(self, seat: int) -> Cards:
        return self.hands[seat] if self.hands else ()

    def cards(self) -> Iterator[str]:
        return chain(self.middle, self.before, self.discard, *self.hands)

    def unlocated(self) -> Cards:
        """Cards of which it is not known where they are, in deck order."""
        located = set(self.cards())
        return tuple([card for card in _deck(self.rules.removed) if card not in located])

    # What is hidden

    def view(self, seat: int | None) -> Odin:
        """Only the seat's own hand, and the cards that everybody saw being taken."""
        hands = tuple(
            hand if owner == seat else _hidden(hand, self.open)
            for owner, hand in enumerate(self.hands)
        )
        return self._replace(hands=hands)

    def as_heard(self) -> Odin:
        """What a question may be made of: at a physical table everybody hears it."""
        return self.view(None) if self.rules.table == PHYSICAL else self

    def sample(self, generator: Random) -> Odin:
        """Every hidden card of a hand becomes one of those that nobody has located."""
        pool = list(self.unlocated())
        generator.shuffle(pool)
        hands = tuple(
            in_order(pool.pop() if card == UNKNOWN else card for card in hand)
            for hand in self.hands
        )
        return self._replace(hands=hands)

    # Moves, slot by slot

    def plays(self) -> Iterator[Cards]:
        """Every set that may be laid by whose turn it is; any that might, for a hidden hand."""
        return plays(*self.hand_of_turn(), self.middle)

    def hand_of_turn(self) -> tuple[Cards, int, Cards]:
        """Of the hand whose turn it is: the known cards, how many are hidden, what these may be."""
        hand = self.hands[self.turn]
        hidden = hand.count(UNKNOWN)
        known = hand[: len(hand) - hidden]
        return known, hidden, self.unlocated() if hidden else ()

    def slot(self, move: Move) -> Slot | None:
        if move.verb == "recount":
            return repair.recount_slot(self, move)
        if move.verb == "play":
            return self._play_slot(move) if self.phase == "play" else None
        if move.verb == "deal":
            return self._deal_slot(move)
        if move.args:
            return None
        match move.verb:
            case "start":
                return Slot("seat", tuple(range(self.rules.seats)))
            case "round":
                return Slot("round", (self.round + 1,))
            case "pick":
                known = tuple(card for card in self.before if card != UNKNOWN)
                return Slot("card", known, unseen=UNKNOWN in self.before)
            case _:
                return None

    def _play_slot(self, move: Move) -> Slot | None:
        """A further card of a set that can still grow; a hidden hand lists no cards."""
        laid, heard = set(map(str, move.args)), self.as_heard()
        hidden = UNKNOWN in heard.hands[self.turn]
        if hidden and not laid:
            return Slot("card", (), unseen=True)
        sets = [cards for cards in heard.plays() if laid.issubset(cards)]
        more = {card for cards in sets for card in cards} - laid
        if laid and not more:
            return None
        whole = any(len(cards) == len(laid) for cards in sets)
        values = () if hidden else in_order(more)
        # A card read here may be the one that is taken back: then the set was complete.
        first = move if whole and len(self.middle) > 1 else None
        return Slot("card", values, unseen=hidden, optional=whole, first=first)

    def _deal_slot(self, move: Move) -> Slot | None:
        if len(move.args) == 1:
            return Slot("card", self.unlocated())
        if move.args:
            return None
        if self.phase == "deal":
            return Slot("seat", (self.dealt_to,))
        return Slot("seat", tuple(s for s, hand in enumerate(self.hands) if UNKNOWN in hand))

    def fill(self, move: Move, value: Argument) -> Move:
        if move.verb == "recount":
            return repair.recount_fill(move, value)
        return move._replace(args=(*move.args, value))

    def moves(self) -> Iterator[Move]:
        match self.phase:
            case "play":
                for cards in self.plays():
                    yield Move(self.turn, "play", cards)
                if self.middle:
                    yield Move(self.turn, "pass")
            case "deal":
                seat = self.dealt_to
                for card in self.unlocated():
                    yield Move(TABLE, "deal", (seat, card))
            case "start" | "round" | "pick":
                yield from self._listed()

    def _listed(self) -> Iterator[Move]:
        """The moves of a phase with one argument."""
        slot = self.slot(Move(self.mover, self.phase))
        assert slot is not None
        yield from (Move(self.mover, self.phase, (value,)) for value in slot.values)
        if slot.unseen:
            yield from (Move(self.mover, self.phase, (card,)) for card in self.unlocated())

    # The judge

    def why_not(self, move: Move) -> Reason | None:
        return judge.why_not(self, move)

    # Doing it

    def after(self, move: Move) -> Step:
        reason = judge.why_not_so_far(self, move) or self._incomplete(move)
        if reason is not None:
            raise Refused(move, reason)
        return deeds.done(self, move)

    def _incomplete(self, move: Move) -> Reason | None:
        judged = move.verb == "play" and move.args
        slot = None if judged else self.slot(move)
        if slot is None or slot.optional:
            return None
        return Reason("incomplete", {"verb": move.verb})

    def hands_with(self, seat: int, hand: Cards) -> tuple[Cards, ...]:
        """All hands, one of them replaced."""
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])


@cache
def _deck(removed: tuple[str, ...]) -> Cards:
    """The cards that are played with."""
    return tuple(card for card in FACES if COLOUR[card] not in removed)


def _hidden(hand: Cards, known: frozenset[str]) -> Cards:
    """A hand as others know it."""
    seen = tuple(card for card in hand if card in known)
    return (*seen, *(UNKNOWN,) * (len(hand) - len(seen)))
