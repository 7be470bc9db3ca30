"""Pixies once more, slowly, straight from the rules: cards and moves are plain notation.

It shares nothing with the program, so that a misreading of the rules has to be made twice.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

COLOURS = "BGYRM"
PRINTED = """
1 | +6     | +5      | +4      | +3 *   | -
2 | +4     | +3      | +2 *    | +5     | 0
3 | +3 +1  | +2 *    | +5 0    | +4     | 0
4 | +1 * 0 | +4 -1   | +3 -1   | +2 0   | 0
5 | 0 -2 * | 0 -1 *  | -2 0 *  | -1 * 0 | -
6 | +1 -1  | -4 -1 +1| -3 0    | -2 0   | -1
7 | -3     | -2 0    | -5 +1   | -4 -1  | -1
8 | -3     | -2      | -1      | -5 0   | -1
9 | -6 -1  | -4      | -2      | 0      | -
"""
SIDES = {
    (a, b)
    for a, b in itertools.product(range(9), repeat=2)
    if abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1
}


def printed_cards() -> Iterator[str]:
    for row in PRINTED.strip().splitlines():
        number, *columns = (cell.strip() for cell in row.split("|"))
        for colour, column in zip(COLOURS, columns, strict=True):
            for symbol in column.split():
                if symbol != "-":
                    yield colour + number + ("" if symbol == "0" else symbol)


CARDS = tuple(printed_cards())


def hangs_together(places: tuple[int, ...]) -> bool:
    reached = {places[0]}
    for _ in places:
        reached |= {b for a, b in SIDES if a in reached and b in places}
    return len(reached) == len(places)


ZONES = [
    frozenset(places)
    for size in range(2, 10)
    for places in itertools.combinations(range(9), size)
    if hangs_together(places)
]


def score(layout: str, round_number: int, *, bonus_counts_itself: bool = True) -> dict[str, int]:
    """Points of a written area by reason, and their `total`."""
    tokens = layout.replace("/", " ").split()
    validated = sum(int(token[1]) for token in tokens if "V" in token and token[0] != "?")
    up = {place: token.rstrip("V") for place, token in enumerate(tokens) if token[0] in COLOURS}
    marks = [int(card[2:]) for card in up.values() if card[2:3] in ("+", "-")]
    bonus = 0
    for place, card in up.items():
        if card.endswith("*"):
            others = [up[other] for other in up if other != place]
            bonus += sum(other[0] in (card[0], "M") for other in others) + bonus_counts_itself
    zone = 0
    for colour in "BGYR":
        coloured = {place for place, card in up.items() if card[0] in (colour, "M")}
        zone = max(zone, *(len(places) for places in ZONES if places <= coloured), 0)
    points = {
        "validated": validated,
        "spirals": sum(mark for mark in marks if mark > 0),
        "bonus": bonus,
        "crosses": sum(mark for mark in marks if mark < 0),
        "zone": zone * (round_number + 1),
    }
    return {**points, "total": sum(points.values())}


class Table:
    """A table that is told moves as lines and knows which lines may come next."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.round = 0
        self.first = names[0]
        self.playing = False
        self.scores: list[dict[str, int]] = []
        self.areas: dict[str, list[list[str | None]]] = {}
        self.revealed: list[str] = []
        self.on_display: list[str] = []
        self.to_pick: list[str] = []
        self.picked: list[str] = []
        self.in_hand: str | None = None

    @property
    def over(self) -> bool:
        return len(self.scores) == 3

    def totals(self) -> dict[str, int]:
        return {name: sum(points[name] for points in self.scores) for name in self.names}

    def order(self) -> list[str]:
        """The players of a turn in the order of their picks."""
        start = self.names.index(self.first)
        clockwise = self.names[start:] + self.names[:start]
        return clockwise * 2 if len(clockwise) == 2 else clockwise

    def legal(self) -> set[str]:
        """Every line that may come next, but the reveal of a card that could not be read."""
        if self.over:
            return set()
        if not self.playing:
            if self.round == 0:
                return {f"table start {name}" for name in self.names}
            return {f"table round {self.round + 1}"}
        if self.in_hand is not None:
            return self.legal_with(self.to_pick[0], self.in_hand)
        hidden = {card for card in CARDS if card not in self.revealed}
        if not self.to_pick:
            return {f"table show {card}" for card in hidden}
        offered = {card for card in self.on_display if card != "?"}
        if "?" in self.on_display:
            offered |= hidden
        return {f"{self.to_pick[0]} take {card}" for card in offered}

    def legal_with(self, who: str, card: str) -> set[str]:
        up, down = self.areas[who][int(card[1]) - 1]
        assert up is not None
        if down is None:
            return {f"{who} keep new", f"{who} keep old"}
        empty = (n for n in range(1, 10) if self.areas[who][n - 1] == [None, None])
        return {f"{who} place {number}" for number in empty}

    def play(self, line: str) -> None:
        who, verb, what = line.split()
        match verb:
            case "start" | "round":
                self.first = what if verb == "start" else self.first
                self.begin()
            case "show":
                self.reveal(what)
            case "take":
                self.take(who, what)
            case "keep":
                place = self.areas[who][int(str(self.in_hand)[1]) - 1]
                place[:] = [self.in_hand, place[0]] if what == "new" else [place[0], self.in_hand]
                self.picked_by(who)
            case "place":
                self.areas[who][int(what) - 1][1] = self.in_hand
                self.picked_by(who)

    def begin(self) -> None:
        self.round += 1
        self.playing = True
        self.areas = {name: [[None, None] for _ in range(9)] for name in self.names}
        self.revealed, self.on_display = [], []

    def reveal(self, card: str) -> None:
        self.revealed.append(card)
        self.on_display.append(card)
        if len(self.on_display) == len(self.order()):
            self.to_pick, self.picked = self.order(), []

    def take(self, who: str, card: str) -> None:
        if card in self.on_display:
            self.on_display.remove(card)
        else:
            self.on_display.remove("?")
            self.revealed[self.revealed.index("?")] = card
        self.in_hand = card
        place = self.areas[who][int(card[1]) - 1]
        if place[0] is None:
            place[0] = card
            self.picked_by(who)

    def picked_by(self, who: str) -> None:
        self.in_hand = None
        self.picked.append(self.to_pick.pop(0))
        full = any(all(place != [None, None] for place in area) for area in self.areas.values())
        early = len(self.names) == 2 and len(self.picked) == 2 and full
        if self.to_pick and not early:
            return
        self.first, self.to_pick, self.on_display = who, [], []
        if full or len(CARDS) - len(self.revealed) < len(self.order()):
            self.playing = False
            self.scores.append({name: self.score_of(name)["total"] for name in self.names})

    def score_of(self, name: str) -> dict[str, int]:
        """The score of a player's area as it lies there."""
        tokens = []
        for up, down in self.areas[name]:
            token = str(up) + ("V" if down else "") if up else "H" if down else "."
            tokens.append(token)
        return score(" ".join(tokens), self.round)
