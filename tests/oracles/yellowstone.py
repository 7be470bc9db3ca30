"""Yellowstone Park once more, slowly, straight from the rules: cards and moves are plain notation.

It shares nothing with the program, so that a misreading of the rules has to be made twice. A table
where every hand is open; what is drawn and dealt is told to it.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

CARDS = [colour + number for colour in "BYGR" for number in "1234567" for _ in range(2)]
WINDOWS = [
    {(row, column) for row in range(top, top + 3) for column in range(left, left + 3)}
    for top, left in product(range(1, 6), repeat=2)
]
NUMBERS = range(1, 8)

Place = tuple[int, int]


def place_of(card: str, column: int) -> Place:
    return int(card[1]), column


def in_some_window(places: set[Place]) -> bool:
    return any(places <= window for window in WINDOWS)


class Table:
    """A table that is told moves as lines and knows which lines may come next."""

    def __init__(self, names: list[str], options: dict[str, str]) -> None:
        self.names = names
        self.options = options
        self.board: list[tuple[str, int]] = []
        """Cards and their columns, in the order in which they were laid."""
        self.hands: dict[str, list[str]] = {name: [] for name in names}
        self.penalties: dict[str, list[str]] = {name: [] for name in names}
        self.markers = dict.fromkeys(names, 5)
        self.pile = list(CARDS)
        self.who = ""
        self.played = 0
        self.asked = "start"
        self.to_deal: list[str] = []
        self.dealt_from = self.pile
        self.breaking: tuple[str, int] | None = None
        self.without_pile = False

    # What may come

    def legal(self) -> set[str]:
        match self.asked:
            case "start":
                return {f"table start {name}" for name in self.names}
            case "deal":
                return {f"table deal {self.to_deal[0]} {card}" for card in self.dealt_from}
            case "show":
                return {f"table show {card}" for card in self.pile}
            case "play":
                plays = {
                    f"{self.who} play {card}@{column}"
                    for card, column in product(set(self.hands[self.who]), NUMBERS)
                    if self.may_play(card, column)
                }
                return plays | ({f"{self.who} done"} if self.played else set())
            case "window":
                return {f"{self.who} window {n}" for n in range(1, len(self.costs()) + 1)}
            case "refill":
                return {f"{self.who} refill {answer}" for answer in ("yes", "no")}
            case "draw":
                return {f"{self.who} draw {pile}" for pile in ("pile", "penalty")}
            case _:
                return set()

    def may_lie(self, card: str, column: int) -> bool:
        """Row, colours, second copies; the window is another matter."""
        if any(at == column and other[0] != card[0] for other, at in self.board):
            return False
        homes = {at for other, at in self.board if other[0] == card[0]}
        if homes and self.options["one_column_per_colour"] == "yes":
            return column in homes
        first = {at for other, at in self.board if other == card}
        return column in first if first else True

    def fits(self, card: str, column: int) -> bool:
        places = {place_of(other, at) for other, at in self.board} | {place_of(card, column)}
        return self.may_lie(card, column) and in_some_window(places)

    def may_play(self, card: str, column: int) -> bool:
        if self.fits(card, column):
            return True
        if not self.may_lie(card, column):
            return False
        if self.played and self.options["second_card_may_break"] == "no":
            return False
        if self.options["break_when_fitting"] == "allow":
            return True
        return not any(self.fits(held, at) for held in self.hands[self.who] for at in NUMBERS)

    def costs(self) -> list[list[tuple[str, int]]]:
        """The different pick-ups for the card that breaks the window, cheap ones first."""
        assert self.breaking is not None
        found: list[list[tuple[str, int]]] = []
        for window in WINDOWS:
            if place_of(*self.breaking) in window:
                outside = [laid for laid in self.board if place_of(*laid) not in window]
                if outside not in found:
                    found.append(outside)
        return sorted(found, key=len)

    # What comes

    def play(self, line: str) -> None:
        who, verb, *rest = line.split()
        match verb:
            case "start":
                self.who = rest[0]
                self.deal([name for name in self.names for _ in range(6)], self.pile)
            case "deal":
                self.dealt_from.remove(rest[1])
                self.hands[self.to_deal.pop(0)].append(rest[1])
                self.after_deal()
            case "show":
                self.pile.remove(rest[0])
                self.board.append((rest[0], 4))
                self.asked = "play"
            case "play":
                card, column = rest[0].split("@")
                self.hands[who].remove(card)
                self.played += 1
                self.lay(card, int(column))
            case "window":
                self.pick_up(self.costs()[int(rest[0]) - 1])
            case "done":
                self.end_turn()
            case "refill":
                self.refill(rest[0] == "yes")
            case "draw":
                pile = self.pile if rest[0] == "pile" else self.penalties[who]
                self.deal([who] * 6, pile)

    def deal(self, to: list[str], pile: list[str]) -> None:
        self.to_deal, self.dealt_from, self.asked = to[: len(pile)], pile, "deal"

    def after_deal(self) -> None:
        if self.to_deal:
            return
        if not self.board:
            self.asked = "show"
        elif not self.pile:
            self.count()
        else:
            self.next_player()

    def lay(self, card: str, column: int) -> None:
        before = {place_of(*laid) for laid in self.board}
        if not in_some_window(before | {place_of(card, column)}):
            self.breaking, self.asked = (card, column), "window"
            if len(self.costs()) == 1:
                self.pick_up(self.costs()[0])
            return
        self.board.append((card, column))
        cells = len({place_of(*laid) for laid in self.board})
        if cells > len(before):
            self.step_back({8: 1, 9: 3}.get(cells, 0))
        self.after_card()

    def step_back(self, steps: int) -> None:
        self.markers[self.who] -= steps
        if self.options["marker_floor"] == "0":
            self.markers[self.who] = max(self.markers[self.who], 0)

    def pick_up(self, cards: list[tuple[str, int]]) -> None:
        assert self.breaking is not None
        self.board = [laid for laid in self.board if laid not in cards] + [self.breaking]
        self.penalties[self.who] += [card for card, _ in cards]
        self.breaking = None
        self.after_card()

    def after_card(self) -> None:
        if self.played == 1 and self.hands[self.who]:
            self.asked = "play"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        left = len(self.hands[self.who])
        if self.without_pile:
            self.count() if left == 0 else self.next_player()
        elif left == 0:
            if len(self.penalties[self.who]) >= 6:
                self.asked = "draw"
            else:
                self.deal([self.who] * 6, self.pile)
        elif self.played == 2:
            self.asked = "refill"
        else:
            self.next_player()

    def refill(self, wanted: bool) -> None:
        if wanted:
            self.deal([self.who] * (6 - len(self.hands[self.who])), self.pile)
        else:
            self.next_player()

    def next_player(self) -> None:
        self.who = self.names[(self.names.index(self.who) + 1) % len(self.names)]
        self.played, self.asked = 0, "play"

    def count(self) -> None:
        for name in self.names:
            self.markers[name] += len(self.penalties[name])
        if self.without_pile or max(self.markers.values()) >= 35:
            self.asked = "over"
            return
        self.pile += [card for name in self.names for card in self.penalties[name]]
        self.penalties = {name: [] for name in self.names}
        self.without_pile = not self.pile
        self.next_player()

    def winners(self) -> set[str]:
        lowest = min(self.markers.values())
        return {name for name in self.names if self.markers[name] == lowest}

    def everything(self) -> Counter[str]:
        """All cards, wherever they are."""
        cards = [card for card, _ in self.board] + self.pile
        if self.breaking is not None:
            cards.append(self.breaking[0])
        for name in self.names:
            cards += self.hands[name] + self.penalties[name]
        return Counter(cards)
