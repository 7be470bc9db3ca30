"""Yellowstone Park by a learned value: every way to end the turn is tried, and its end is valued.

What the others hold and what the pile brings is in the value, which was learned from whole games.
So nothing has to be dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import FactValue, Move, Reason
from companion.games.yellowstone.board import Board, Span
from companion.games.yellowstone.rules import HAND, LAST_MARKER, MOST_PLAYED, PENALTIES_TO_DRAW
from companion.games.yellowstone.state import Yellowstone
from companion.players.advice import Advice
from companion.players.learned.yellowstone_values import (
    NOTHING,
    PENALTY,
    PILE,
    Kept,
    Outlook,
    Row,
    Standing,
    Surroundings,
    final,
    learned,
)
from companion.players.thumbs import yellowstone as thumb

POINTS_OF_VICTORY = 50.0
"""So many points ahead are worth as much as a sure victory."""
_DIGITS = 9
"""Moves that are alike are not told apart by how a computer rounds."""


class Laid(NamedTuple):
    """A turn in which cards have been laid: what its seat has now."""

    board: Board
    hand: tuple[str, ...]
    played: int
    marker: int
    penalties: int


class Option(NamedTuple):
    """A move, and what may be expected if the turn goes on as well as it can."""

    move: Move
    outlook: Outlook
    reason: Reason


def weighed(view: Yellowstone, seat: int) -> list[Advice]:
    """The moves of the seat that has to choose, best first; none where its hand is unknown.

    The value of each is by how many points the others are likely to have more at the end of the
    game, in their mean. The best move is that which is worth most when the chance to win counts
    too, so a second one may promise more points.
    """
    if UNKNOWN in view.hands[seat]:
        return []
    options = sorted(_Turn(view, seat).options(), key=lambda option: -_worth(option.outlook))
    return [Advice(move, outlook.lead, reason) for move, outlook, reason in options]


def _worth(outlook: Outlook) -> float:
    """What is compared."""
    return round(outlook.lead + POINTS_OF_VICTORY * outlook.win, _DIGITS)


class _Turn:
    """One seat's turn: how it may end, and what that is worth."""

    def __init__(self, view: Yellowstone, seat: int) -> None:
        self._view, self._seat = view, seat
        self._values = learned()
        seats = view.rules.seats
        order = [(seat + further) % seats for further in range(seats)]
        self._markers = tuple(view.markers[at] for at in order)
        self._penalties = tuple(view.penalties(at) for at in order)
        self._hands = tuple(len(view.hands[at]) for at in order)
        self._around = Surroundings(view.unseen(), self._hands[1], view.rules.one_column)
        self._standings: dict[Standing, Row] = {}
        self._boards: dict[Board, Row] = {}
        self._ends: dict[Laid, Outlook] = {}

    def options(self) -> Iterator[Option]:
        """What the seat may do now."""
        now = Laid(
            self._view.board,
            self._view.hands[self._seat],
            self._view.played,
            self._markers[0],
            self._penalties[0],
        )
        match self._view.phase:
            case "play":
                return self._plays(now)
            case "window":
                return self._windows(now)
            case "refill":
                return self._refills(now)
            case _:
                return self._draws(now)

    # What may be done

    def _plays(self, now: Laid) -> Iterator[Option]:
        """Every card in every column, and to leave it at one card."""
        span = Span.of(now.board)
        plays = []
        for move in self._view.moves():
            if move.verb != "done":
                card, column = str(move.args[0]), int(move.args[1])
                fits = span.fits(int(card[1]), column)
                plays.append((self._fitting if fits else self._breaking)(now, move, card, column))
        yield from plays
        if now.played:
            yield Option(Move(self._seat, "done"), self._ended(now), self._why_stop(now, plays))

    def _fitting(self, now: Laid, move: Move, card: str, column: int) -> Option:
        after, steps = self._laid(now, card, column)
        facts: dict[str, FactValue] = {"card": card, "column": column, "steps": steps}
        reason = Reason("moves_back" if steps else "fits", facts)
        return Option(move, self._continued(after), reason)

    def _breaking(self, now: Laid, move: Move, card: str, column: int) -> Option:
        ways = [
            (self._continued(after), after.penalties - now.penalties)
            for after in self._broken(now, card, column)
        ]
        outlook, cost = max(ways, key=lambda way: _worth(way[0]))
        return Option(move, outlook, Reason("picks_up", {"cost": cost}))

    def _why_stop(self, now: Laid, plays: list[Option]) -> Reason:
        """Whether the board is harder for the next player than with the best second card."""
        if plays:
            best = max(plays, key=lambda option: _worth(option.outlook))
            after, _ = self._laid(now, str(best.move.args[0]), int(best.move.args[1]))
            if self._chance_to_fit(now.board) < self._chance_to_fit(after.board):
                return Reason("harder_for_next")
        return Reason("keeps_cards", {"left": len(now.hand)})

    def _chance_to_fit(self, board: Board) -> float:
        return 1 - self._around.next_on(board).stuck

    def _windows(self, now: Laid) -> Iterator[Option]:
        assert self._view.laid is not None
        column, card = self._view.laid
        for number, (board, cost) in enumerate(thumb.kept_on(now.board, card, column), start=1):
            outlook = self._continued(_picked_up(now, board, cost))
            move = Move(self._seat, "window", (number,))
            yield Option(move, outlook, Reason("picks_up", {"cost": cost}))

    def _refills(self, now: Laid) -> Iterator[Option]:
        can_shed = now.penalties >= PENALTIES_TO_DRAW
        facts: dict[str, FactValue] = {"left": len(now.hand)}
        for word, source, code in (
            ("yes", PILE, "more_choice"),
            ("no", NOTHING, "empties_hand" if can_shed else "spares_pile"),
        ):
            outlook = self._left(now, source)
            yield Option(Move(self._seat, "refill", (word,)), outlook, Reason(code, facts))

    def _draws(self, now: Laid) -> Iterator[Option]:
        sheds = Reason("sheds", {"penalties": now.penalties})
        yield Option(Move(self._seat, "draw", ("penalty",)), self._left(now, PENALTY), sheds)
        keeps = Reason("keeps_penalties")
        yield Option(Move(self._seat, "draw", ("pile",)), self._left(now, PILE), keeps)

    # How the turn goes on

    def _laid(self, now: Laid, card: str, column: int) -> tuple[Laid, int]:
        """With a card that fits, and the steps that its cell brings."""
        board, steps = thumb.laid_on(now.board, card, column)
        marker = now.marker - steps
        if self._view.rules.floor:
            marker = max(marker, 0)
        hand = thumb.without(now.hand, card)
        return Laid(board, hand, now.played + 1, marker, now.penalties), steps

    def _broken(self, now: Laid, card: str, column: int) -> Iterator[Laid]:
        """With a card that breaks the window, by each way to pick up."""
        laid = now._replace(hand=thumb.without(now.hand, card), played=now.played + 1)
        for board, cost in thumb.kept_on(now.board, card, column):
            yield _picked_up(laid, board, cost)

    def _continued(self, laid: Laid) -> Outlook:
        """At best: the end of the turn, or one more card."""
        outlooks = [self._ended(laid)]
        if laid.played < MOST_PLAYED:
            outlooks += (self._ended(further) for further in self._second_cards(laid))
        return max(outlooks, key=_worth)

    def _second_cards(self, laid: Laid) -> Iterator[Laid]:
        rules, span = self._view.rules, Span.of(laid.board)
        fitting: list[tuple[str, int]] = []
        others: list[tuple[str, int]] = []
        for card in dict.fromkeys(laid.hand):
            for column in span.allowed(laid.board, card, one_column=rules.one_column):
                fits = span.fits(int(card[1]), column)
                (fitting if fits else others).append((card, column))
        for card, column in fitting:
            yield self._laid(laid, card, column)[0]
        if rules.second_may_break and (rules.break_freely or not fitting):
            for card, column in others:
                yield from self._broken(laid, card, column)

    def _ended(self, laid: Laid) -> Outlook:
        """With the best refill."""
        if laid not in self._ends:
            outlooks = [self._left(laid, source) for source in self._sources(laid)]
            self._ends[laid] = max(outlooks, key=_worth)
        return self._ends[laid]

    def _sources(self, laid: Laid) -> tuple[int, ...]:
        """Where the hand may be refilled from."""
        if self._view.last:
            return (NOTHING,)
        if not laid.hand:
            return (PENALTY, PILE) if laid.penalties >= PENALTIES_TO_DRAW else (PILE,)
        return (PILE, NOTHING) if laid.played == MOST_PLAYED else (NOTHING,)

    def _left(self, laid: Laid, source: int) -> Outlook:
        """What the turn leaves, a scoring included."""
        markers = (laid.marker, *self._markers[1:])
        own, pile = laid.penalties, self._view.pile
        drawn = min(HAND - len(laid.hand), pile) if source == PILE else HAND * (source == PENALTY)
        if source == PILE:
            pile -= drawn
        if source == PENALTY:
            own -= drawn
        last = self._view.last
        penalties = (own, *self._penalties[1:])
        if (last and not laid.hand) or (source == PILE and not pile):
            markers = tuple(map(sum, zip(markers, penalties, strict=True)))
            if last or max(markers) >= LAST_MARKER:
                return final(markers)
            pile = sum(penalties)
            last, penalties = not pile, (0,) * len(penalties)
        standing = Standing(markers, penalties, self._hands, pile, last)
        return self._valued(standing, laid.board, Kept(laid.hand, drawn, source))

    def _valued(self, standing: Standing, board: Board, kept: Kept) -> Outlook:
        if standing not in self._standings:
            self._standings[standing] = self._values.around(standing)
        if board not in self._boards:
            self._boards[board] = self._values.lying(board, self._around)
        sums = self._standings[standing], self._boards[board]
        return self._values.outlook(standing, sums, board, kept, self._around.one_column)


def _picked_up(laid: Laid, board: Board, cost: int) -> Laid:
    return laid._replace(board=board, penalties=laid.penalties + cost)
