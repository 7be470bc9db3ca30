"""A running game of Yellowstone Park: what the table knows, and what it waits for.

The judge, what a move does, and the repairs stand beside it. Hands are private: in the view of a
seat, and at a physical table from the start, the cards of a hand are `?`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import (
    TABLE,
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
from companion.games.notation import UNSEEN_VERB
from companion.games.yellowstone import deeds, judge, repair, sampling
from companion.games.yellowstone.board import FACES, Board, PickUp, face_of, pick_ups
from companion.games.yellowstone.placing import placings
from companion.games.yellowstone.rules import FIRST_MARKER, STEPS, Draw, Rules
from companion.games.yellowstone.sources import (
    INDEX,
    WHOLE_DECK,
    Counts,
    Sources,
    counts_of,
    in_hand,
    in_penalties,
    in_pile,
    least,
    turned_up,
)


class Yellowstone(NamedTuple):
    """The state. Public knowledge, and those faces of hidden cards that the table knows."""

    rules: Rules
    phase: str = "start"
    """The verb that is awaited: start, deal, show, play, window, refill, draw, board, recount,
    round; or over."""
    round: int = 0
    """From one scoring to the next, from 1."""
    starter: int = 0
    turn: int = 0
    played: int = 0
    """Cards played in this turn."""
    last: bool = False
    """There is no new pile any more: play ends with the first empty hand."""
    board: Board = ()
    laid: tuple[int, str] | None = None
    """The card that breaks the window while its player chooses; not yet part of the board."""
    draw: Draw | None = None
    hands: tuple[tuple[str, ...], ...] = ()
    """Sorted faces, `?` where unknown."""
    open: tuple[tuple[str, ...], ...] = ()
    """Penalty cards that everybody has seen, sorted, with their ids where these were read."""
    shut: tuple[tuple[str, ...], ...] = ()
    """Penalty cards that have been shuffled since: sorted faces, `?` where unknown."""
    sources: Sources = ()
    markers: tuple[int, ...] = ()
    counted: tuple[int, ...] = ()
    """Only counting: penalty cards told so far, in seat order."""
    scores: tuple[tuple[int, ...], ...] = ()
    """Points a scoring, in seat order; the first includes the 5 of the start."""

    # What the table waits for

    @property
    def awaits(self) -> Awaited:
        match self.phase:
            case "over":
                return Over(self.markers, self.winners)
            case "show":
                source = f"shuffle {self.from_pile}"
                return Reveal("board", source, _multiset(self.pile_faces()), Move(TABLE, "show"))
            case "deal":
                return self._awaited_deal()
            case "play" | "window" | "refill" | "draw":
                return Choice(self.turn, self.phase)
            case _:
                return Choice(TABLE, self.phase)

    def _awaited_deal(self) -> Reveal:
        assert self.draw is not None
        seat = self.draw.seat
        place = f"hand {seat + 1}"
        move = Move(TABLE, "deal", (seat,))
        number = self.from_pile
        if self.draw.penalty:
            number = next(source.number for source in self.sources if source.penalties[seat])
        return Reveal(place, f"shuffle {number}", _multiset(self.dealt_faces()), move, (seat,))

    @property
    def from_pile(self) -> int:
        """The number of the shuffle that the pile comes from; 0 without a pile."""
        return next((source.number for source in turned_up(self.sources)), 0)

    @property
    def mover(self) -> int:
        """Who makes the awaited move: the seat whose turn it is, or TABLE."""
        return self.turn if self.phase in ("play", "window", "refill", "draw") else TABLE

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the lowest marker."""
        best = min(self.markers)
        return tuple(seat for seat, marker in enumerate(self.markers) if marker == best)

    @property
    def pile(self) -> int:
        return sum(source.pile for source in self.sources)

    def hand(self, seat: int) -> tuple[str, ...]:
        return self.hands[seat] if self.hands else ()

    def cards(self) -> Iterator[str]:
        for _, card in self.board:
            yield face_of(card)
        if self.laid is not None:
            yield face_of(self.laid[1])
        for card in chain(*self.hands, *self.open):
            yield face_of(card)
        for seat, shut in enumerate(self.shut):
            # A shuffled pile that is being drawn from is face down.
            drawn = self.draw is not None and self.draw.penalty and self.draw.seat == seat
            yield from (UNKNOWN,) * len(shut) if drawn else shut

    def penalties(self, seat: int) -> int:
        """How many penalty cards lie before a seat."""
        return len(self.open[seat]) + len(self.shut[seat])

    @property
    def bonuses(self) -> tuple[int, ...]:
        """How far each marker has gone back since the last scoring."""
        before = map(sum, zip(*self.scores, strict=True)) if self.scores else self._starts()
        return tuple(was - marker for was, marker in zip(before, self.markers, strict=True))

    def _starts(self) -> tuple[int, ...]:
        return (FIRST_MARKER,) * self.rules.seats

    # What is hidden

    def unseen(self) -> Counts:
        """The cards whose place nobody has told the table."""
        left = list(WHOLE_DECK)
        for _, card in self.board:
            left[INDEX[card[:2]]] -= 1
        if self.laid is not None:
            left[INDEX[self.laid[1][:2]]] -= 1
        for cards in chain(self.hands, self.open, self.shut):
            for card in cards:
                if card != UNKNOWN:
                    left[INDEX[card[:2]]] -= 1
        return tuple(left)

    def pile_faces(self) -> Counts:
        """Cards that the pile may hold."""
        return least(in_pile(self.sources), self.unseen())

    def hand_faces(self, seat: int) -> Counts:
        """Unknown cards that a hand may hold beside those that are known, one at a time.

        Nothing where every card of it is known.
        """
        if UNKNOWN not in self.hands[seat]:
            return (0,) * len(FACES)
        counts = least(in_hand(self.sources, seat), self.unseen())
        if all(card == UNKNOWN for card in chain(*self.hands, *self.shut)):
            return counts
        return tuple(
            [
                count if count and self._may_hold(seat, face) else 0
                for face, count in zip(FACES, counts, strict=True)
            ]
        )

    def _may_hold(self, seat: int, face: str) -> bool:
        return sampling.can_be_completed(sampling.with_told(self, seat, [face]))

    def dealt_faces(self) -> Counts:
        """Cards that may be dealt now."""
        assert self.draw is not None
        if not self.draw.penalty:
            return self.pile_faces()
        shut = self.shut[self.draw.seat]
        if UNKNOWN in shut:
            return least(in_penalties(self.sources, self.draw.seat), self.unseen())
        return counts_of(shut)

    def view(self, seat: int | None) -> Yellowstone:
        """Other hands, and penalty piles that others have shuffled, are hidden."""
        return self._replace(hands=_hidden(self.hands, seat), shut=_hidden(self.shut, seat))

    def sample(self, generator: Random) -> Yellowstone:
        """Fill in the unknown cards at random, each from a shuffle that it may come from."""
        return sampling.completed(self, generator)

    # Moves, slot by slot

    def slot(self, move: Move) -> Slot | None:
        verb, filled = move.verb, len(move.args)
        if verb in repair.VERBS:
            return repair.slot(self, move)
        match verb, filled:
            case "start", 0:
                return Slot("seat", tuple(range(self.rules.seats)))
            case "round", 0:
                return Slot("round", (self.round + 1,))
            case "deal", 0:
                return Slot("seat", self._dealt_seats())
            case "deal", 1:
                return Slot("card", self._dealt_cards(int(move.args[0])))
            case "show", 0:
                return Slot("card", _faces(self.pile_faces()))
            case "play", 0:
                return Slot("card", self._playable(), unseen=UNKNOWN in self.hands[self.turn])
            case "play", 1:
                return Slot("place", self.columns(str(move.args[0])))
            case "window", 0:
                return Slot("place", tuple(range(1, len(self.ways()) + 1)))
            case "refill", 0:
                return Slot("word", ("yes", "no"))
            case "draw", 0:
                return Slot("word", ("pile", "penalty"))
            case "bonus", 0:
                return Slot("place", STEPS)
            case _:
                return None

    def _dealt_seats(self) -> tuple[int, ...]:
        if self.draw is not None:
            return (self.draw.seat,)
        return tuple(seat for seat, hand in enumerate(self.hands) if UNKNOWN in hand)

    def _dealt_cards(self, seat: int) -> tuple[str, ...]:
        return _faces(self.dealt_faces() if self.draw is not None else self.hand_faces(seat))

    def _playable(self) -> tuple[str, ...]:
        """Known cards of the hand that may be laid somewhere."""
        hand = dict.fromkeys(card for card in self.hands[self.turn] if card != UNKNOWN)
        return tuple(card for card, placing in placings(self, hand).items() if placing.legal)

    def columns(self, card: str) -> tuple[int, ...]:
        """The columns in which a card may be laid now."""
        return placings(self, (face_of(card),))[face_of(card)].legal

    def ways(self) -> tuple[PickUp, ...]:
        """The different pick-ups that the card laid last leaves to its player."""
        if self.laid is None:
            return ()
        return pick_ups(self.board, self.laid[1], self.laid[0])

    def fill(self, move: Move, value: Argument) -> Move:
        """A card that may lie in one column only needs no column."""
        if move.verb in repair.VERBS:
            return repair.fill(self, move, value)
        filled = move._replace(args=(*move.args, value))
        if move.verb != "play" or move.args or self.phase != "play":
            return filled
        if face_of(str(value)) not in FACES or judge.why_not(self, filled) is not None:
            return filled
        columns = self.columns(str(value))
        return filled._replace(args=(value, columns[0])) if len(columns) == 1 else filled

    def moves(self) -> Iterator[Move]:
        match self.phase:
            case "play":
                yield from self._plays()
            case "deal":
                assert self.draw is not None
                for card in _faces(self.dealt_faces()):
                    yield Move(TABLE, "deal", (self.draw.seat, card))
            case "over" | "board" | "recount":
                return
            case phase:
                slot = self.slot(Move(self.mover, phase))
                assert slot is not None
                for value in slot.values:
                    yield Move(self.mover, phase, (value,))

    def _plays(self) -> Iterator[Move]:
        """Cards of the hand, or any that it may hold, each in every legal column."""
        seat = self.turn
        cards = dict.fromkeys(card for card in self.hands[seat] if card != UNKNOWN)
        if UNKNOWN in self.hands[seat]:
            cards |= dict.fromkeys(_faces(self.hand_faces(seat)))
        for card, placing in placings(self, cards).items():
            for column in placing.legal:
                yield Move(seat, "play", (card, column))
        if self.played:
            yield Move(seat, "done")

    # The judge, and doing it

    def why_not(self, move: Move) -> Reason | None:
        return judge.why_not(self, move)

    def after(self, move: Move) -> Step:
        reason = judge.why_not(self, move)
        slot = self.slot(move) if reason is None else None
        if slot is not None and not slot.optional:
            reason = Reason("incomplete", {"verb": move.verb})
        if reason is not None:
            raise Refused(move, reason)
        if move.verb in repair.VERBS or move.verb == UNSEEN_VERB:
            return repair.repaired(self, move)
        return deeds.done(self, move)


def _hidden(cards: tuple[tuple[str, ...], ...], seat: int | None) -> tuple[tuple[str, ...], ...]:
    return tuple(
        held if owner == seat else (UNKNOWN,) * len(held) for owner, held in enumerate(cards)
    )


def _faces(counts: Counts) -> tuple[str, ...]:
    return tuple(face for face, count in zip(FACES, counts, strict=True) if count)


def _multiset(counts: Counts) -> Multiset:
    return Multiset(_faces(counts), tuple(count for count in counts if count))
