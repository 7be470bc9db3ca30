"""Skyjo once more, slowly, straight from the rules: cards and moves are plain notation.

It shares nothing with the program, so that a misreading of the rules has to be made twice.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

DECK = Counter({"-2": 5, "-1": 10, "0": 15, **{str(value): 10 for value in range(1, 13)}})
"""150 cards; all values together are 760."""
PLACES = range(1, 13)
COLUMNS = [(1, 5, 9), (2, 6, 10), (3, 7, 11), (4, 8, 12)]


def removed(grid: dict[int, str]) -> list[tuple[int, ...]]:
    """The columns of three equal open cards."""
    return [
        column
        for column in COLUMNS
        if grid[column[0]] not in ("?", ".") and len({grid[place] for place in column}) == 1
    ]


def score_round(grids: dict[str, dict[int, str]], ender: str) -> dict[str, int]:
    """Points of every player after a round that `ender` ended, all cards open."""
    scores = {}
    for name, grid in grids.items():
        gone = {place for column in removed(grid) for place in column}
        cards = [grid[place] for place in PLACES if place not in gone and grid[place] != "."]
        scores[name] = sum(int(card) for card in cards)
    others = [scores[name] for name in scores if name != ender]
    lowest = all(scores[ender] < other for other in others)
    if not lowest and scores[ender] > 0:
        scores[ender] = 2 * scores[ender]
    return scores


class Table:
    """A table that is told moves as lines and knows which lines may come next."""

    def __init__(self, names: list[str], target: int) -> None:
        self.names = names
        self.target = target
        self.rounds: list[dict[str, int]] = []
        self.last_ender: str | None = None
        self.waits: tuple[Any, ...] = ("deal",)
        self.grids: dict[str, dict[int, str]] = {}
        self.discard: list[str] = []
        self.hand: str | None = None

    @property
    def over(self) -> bool:
        return any(total >= self.target for total in self.totals().values())

    def totals(self) -> dict[str, int]:
        return {name: sum(points[name] for points in self.rounds) for name in self.names}

    # Which lines may come next

    def legal(self) -> set[str]:
        if self.over:
            return set()
        match self.waits:
            case ("deal",):
                return {f"table round {len(self.rounds) + 1}"}
            case ("show", what, *_):
                cards = self.in_pile if what in ("first", "drawn") else self.hidden
                return {f"table show {card}" for card, count in cards.items() if count > 0}
            case ("open", who) | ("turn", who):
                return {f"{who} turn {place}" for place in self.places(who, hidden=True)}
            case ("choose", who):
                has_cards = bool(self.places(who, hidden=False))
                return {f"{who} draw"} | ({f"{who} take"} if has_cards else set())
            case ("place", who, came_from):
                lines = {f"{who} swap {place}" for place in self.places(who, hidden=False)}
                return lines | ({f"{who} discard"} if came_from == "pile" else set())
            case other:
                raise AssertionError(other)

    def places(self, who: str, *, hidden: bool) -> list[int]:
        grid = self.grids[who]
        return [p for p in PLACES if grid[p] == "?" or (not hidden and grid[p] != ".")]

    # Telling it a line

    def play(self, line: str) -> None:
        who, verb, *rest = line.split()
        what = rest[0] if rest else ""
        match verb:
            case "round":
                self.deal()
            case "show":
                self.shown(what)
            case "draw":
                if sum(self.in_pile.values()) == 0:
                    self.in_pile = Counter(self.discard[:-1])
                    self.discard = self.discard[-1:]
                self.waits = ("show", "drawn", who)
            case "take":
                self.hand = self.discard.pop()
                self.waits = ("place", who, "discard")
            case "discard":
                self.discard.append(str(self.hand))
                self.waits = ("turn", who)
            case "turn":
                asked = "opened" if self.waits[0] == "open" else "turned"
                self.waits = ("show", asked, who, int(what))
            case "swap":
                self.swap(who, int(what))

    def deal(self) -> None:
        self.grids = {name: dict.fromkeys(PLACES, "?") for name in self.names}
        self.hidden = self.in_pile = Counter(DECK)  # one shuffle: they may be each other's cards
        self.in_pile_left = 150 - 12 * len(self.names)
        self.discard = []
        self.ender: str | None = None
        self.turns_left: list[str] = []
        self.waits = ("show", "first")

    def separate(self) -> None:
        """Once all of the pile has been seen, what is unseen lies in the grids."""
        if self.in_pile is self.hidden and self.in_pile_left == 0:
            self.in_pile = Counter()

    def shown(self, card: str) -> None:
        what = self.waits[1]
        if what in ("first", "drawn"):
            self.in_pile[card] -= 1
            self.in_pile_left -= 1
            self.separate()
        else:
            self.hidden[card] -= 1
        match self.waits:
            case ("show", "first"):
                self.discard = [card]
                self.waits = ("open", self.names[0])
            case ("show", "opened", who, place):
                self.grids[who][place] = card
                self.opened(who)
            case ("show", "drawn", who):
                self.hand = card
                self.waits = ("place", who, "pile")
            case ("show", "replaced", who, place):
                self.grids[who][place] = str(self.hand)
                self.discard.append(card)
                self.end_turn(who)
            case ("show", "turned", who, place):
                self.grids[who][place] = card
                self.end_turn(who)
            case ("show", "last", who, place):
                self.grids[who][place] = card
                self.reveal()

    def opened(self, who: str) -> None:
        if len(self.places(who, hidden=True)) == 11:
            self.waits = ("open", who)
        elif who != self.names[-1]:
            self.waits = ("open", self.names[self.names.index(who) + 1])
        else:
            self.waits = ("choose", self.last_ender or self.highest())

    def highest(self) -> str:
        """Highest sum, then highest single card, then seat order."""
        best = self.names[0]
        for name in self.names[1:]:
            if self.open_cards(name) > self.open_cards(best):
                best = name
        return best

    def open_cards(self, name: str) -> tuple[int, int]:
        cards = [int(card) for card in self.grids[name].values() if card != "?"]
        return sum(cards), max(cards)

    def swap(self, who: str, place: int) -> None:
        out = self.grids[who][place]
        if out == "?":
            self.waits = ("show", "replaced", who, place)
            return
        self.grids[who][place] = str(self.hand)
        self.discard.append(out)
        self.end_turn(who)

    def end_turn(self, who: str) -> None:
        for column in removed(self.grids[who]):
            for place in column:
                self.discard.append(self.grids[who][place])
                self.grids[who][place] = "."
        after = self.names.index(who) + 1
        if self.ender is None and not self.places(who, hidden=True):
            self.ender = who
            self.turns_left = self.names[after:] + self.names[: after - 1]
        elif self.ender is not None:
            self.turns_left.remove(who)
        if self.ender is not None and not self.turns_left:
            self.reveal()
        else:
            self.waits = ("choose", self.names[after % len(self.names)])

    def reveal(self) -> None:
        for name in self.names:
            for place in self.places(name, hidden=True):
                self.waits = ("show", "last", name, place)
                return
        assert self.ender is not None
        self.rounds.append(score_round(self.grids, self.ender))
        self.last_ender = self.ender
        self.waits = ("deal",)
