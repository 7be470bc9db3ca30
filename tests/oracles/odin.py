"""Odin once more, slowly, straight from the rules: cards and moves are plain notation.

It shares nothing with the program, so that a misreading of the rules has to be made twice. The
cards of a play are written in alphabetical order here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

COLOURS = ("BL", "RE", "PI", "GR", "BK", "OR")
CARDS = tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, 10))


def worth(cards: list[str]) -> int:
    """Digits in descending order, read as one number."""
    number = 0
    for digit in sorted((int(card[2]) for card in cards), reverse=True):
        number = number * 10 + digit
    return number


def may_be_laid(cards: list[str], hand: list[str], middle: list[str]) -> bool:
    """Whether somebody with that hand may lay these cards on the middle."""
    colours, numbers = {card[:2] for card in cards}, {card[2] for card in cards}
    together = len(colours) == 1 or len(numbers) == 1
    if not middle:
        all_of_it = sorted(cards) == sorted(hand)
        return len(cards) == 1 or (all_of_it and together)
    as_many_or_one_more = len(cards) in (len(middle), len(middle) + 1)
    return as_many_or_one_more and together and worth(cards) > worth(middle)


def choices(hand: list[str]) -> Iterator[list[str]]:
    """Every way to take cards out of a hand."""
    for size in range(1, len(hand) + 1):
        yield from map(list, combinations(hand, size))


class Table:
    """A table with a dealer, that is told moves as lines and knows which lines may come next."""

    def __init__(self, names: list[str], *, colours_removed: int = 0, target: int | None = 15):
        self.names = names
        self.target = target
        self.deck = [card for card in CARDS if card[:2] not in COLOURS[6 - colours_removed :]]
        self.round = 0
        self.first = ""
        self.hands: dict[str, list[str]] = {}
        self.middle: list[str] = []
        self.under: list[str] = []
        self.to_move = ""
        self.passed: list[str] = []
        self.playing = False
        self.scores: list[dict[str, int]] = []

    @property
    def over(self) -> bool:
        if self.playing or not self.scores:
            return False
        return self.target is None or max(self.totals().values()) >= self.target

    def totals(self) -> dict[str, int]:
        return {name: sum(score[name] for score in self.scores) for name in self.names}

    def winners(self) -> list[str]:
        fewest = min(self.totals().values())
        return [name for name in self.names if self.totals()[name] == fewest]

    def left_of(self, name: str) -> str:
        return self.names[(self.names.index(name) + 1) % len(self.names)]

    def being_dealt(self) -> str | None:
        """Whoever gets the next card: nine for each, one player after the other."""
        name = self.first
        for _ in self.names:
            if len(self.hands[name]) < 9:
                return name
            name = self.left_of(name)
        return None

    def legal(self) -> set[str]:
        """Every line that may come next."""
        if self.over:
            return set()
        if not self.playing:
            if self.round == 0:
                return {f"table start {name}" for name in self.names}
            return {f"table round {self.round + 1}"}
        if self.to_move == "":
            dealt = [card for hand in self.hands.values() for card in hand]
            name = self.being_dealt()
            return {f"table deal {name} {card}" for card in self.deck if card not in dealt}
        who, hand = self.to_move, self.hands[self.to_move]
        if self.under:
            return {f"{who} pick {card}" for card in self.under}
        lines = {
            f"{who} play {' '.join(sorted(cards))}"
            for cards in choices(hand)
            if may_be_laid(cards, hand, self.middle)
        }
        return lines | {f"{who} pass"} if self.middle else lines

    def play(self, line: str) -> None:
        who, verb, *words = line.split()
        match verb:
            case "start" | "round":
                self.begin(words[0] if verb == "start" else self.left_of(self.first))
            case "deal":
                self.hands[words[0]].append(words[1])
                self.to_move = "" if self.being_dealt() else self.first
            case "play":
                self.lay(who, words)
            case "pick":
                self.under = []
                self.hands[who].append(words[0])
                self.to_move = self.left_of(who)
            case "pass":
                self.let_pass(who)

    def begin(self, first: str) -> None:
        self.round += 1
        self.first, self.playing, self.to_move = first, True, ""
        self.hands = {name: [] for name in self.names}
        self.middle, self.under, self.passed = [], [], []

    def lay(self, who: str, cards: list[str]) -> None:
        self.hands[who] = [card for card in self.hands[who] if card not in cards]
        before, self.middle, self.passed = self.middle, cards, []
        if not self.hands[who]:
            self.playing = False
            self.scores.append({name: len(hand) for name, hand in self.hands.items()})
        elif len(before) > 1:
            self.under = before
        else:
            self.hands[who] += before
            self.to_move = self.left_of(who)

    def let_pass(self, who: str) -> None:
        self.passed.append(who)
        self.to_move = self.left_of(who)
        if len(self.passed) == len(self.names) - 1:
            self.middle, self.passed = [], []
