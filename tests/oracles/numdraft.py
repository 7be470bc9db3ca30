"""Num Draft once more, slowly, straight from the rules: every choice of the wild cards is tried.

It shares nothing with the program, so that a misreading of the rules has to be made twice.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

FAMILIES = "RGBYAS"
CARDS = [family + str(value) for family in FAMILIES for value in range(13)]
CARDS += ["JK1", "JK2"]
CARDS += [family + str(value) for family in FAMILIES for value in range(13, 17)]
DEFAULTS = {
    "mode": "classic",
    "joker_anchors": "yes",
    "joker_pairs": "value",
    "jokers_alone": "no",
    "own_needed": "one",
    "rainbow_groups": "one",
    "bonus": "card",
}

NO_CARDS = 99
"""A value that no card has; two Jokers alone may be a group of it."""

Spot = tuple[int, int]


def field_of(layouts: list[str], seat: int) -> dict[Spot, str]:
    """Row and column (0 to 4) -> card, of the pool of a seat; the left neighbour comes next."""
    grids = [layout.replace("/", " ").split() for layout in layouts]
    spots: dict[Spot, str] = {}
    for row in range(3):
        for column in range(3):
            spots[row, column + 1] = grids[seat][3 * row + column]
        if len(grids) > 1:
            spots[row, 0] = grids[(seat + 1) % len(grids)][3 * row + 2]
            spots[row, 4] = grids[(seat - 1) % len(grids)][3 * row]
    return {spot: card for spot, card in spots.items() if card not in ("?", ".")}


def best(field: dict[Spot, str], **options: str) -> int:
    """The best total over everything that Jokers and neighbours' Rainbows may join."""
    rules = {**DEFAULTS, **options}
    jokers = [spot for spot, card in field.items() if card.startswith("JK")]
    rainbows = [spot for spot in field if is_wild_rainbow(spot, field)]
    values = [*sorted({int(field[spot][1:]) for spot in field if spot not in jokers}), NO_CARDS]
    for_joker = [None, *FAMILIES, *values]
    for_rainbow = [None, *FAMILIES] if rules["rainbow_groups"] == "one" else ["all"]
    return max(
        total(field, dict(zip(jokers + rainbows, joined, strict=True)), values, rules)
        for joined in itertools.product(*[for_joker] * len(jokers), *[for_rainbow] * len(rainbows))
    )


def own(spot: Spot) -> bool:
    return 1 <= spot[1] <= 3


def is_wild_rainbow(spot: Spot, field: dict[Spot, str]) -> bool:
    return field[spot].startswith("A") and not own(spot)


def total(
    field: dict[Spot, str],
    joined: dict[Spot, object],
    values: list[int],
    rules: dict[str, str],
) -> int:
    points, paid = 0, []
    for family in FAMILIES:
        for group in colour_groups(field, joined, family, rules):
            points += 2 * len(group)
            paid += [spot for spot in group if pays(spot, field)]
    for value in values:
        for group in value_groups(field, joined, value, rules):
            points += 3 * len(group)
            paid += [spot for spot in group if pays(spot, field)]
    return points + len(paid if rules["bonus"] == "group" else set(paid))


def pays(spot: Spot, field: dict[Spot, str]) -> bool:
    return not own(spot) and not field[spot].startswith("S")


def colour_groups(
    field: dict[Spot, str], joined: dict[Spot, object], family: str, rules: dict[str, str]
) -> Iterator[set[Spot]]:
    members = set()
    for spot, card in field.items():
        if card.startswith("JK"):
            belongs = joined[spot] == family
        elif is_wild_rainbow(spot, field):
            belongs = joined[spot] in (family, "all")
        else:
            belongs = card[0] == family
        if belongs:
            members.add(spot)
    if family != "S":
        yield from (g for g in heaps(members, rules) if counts(g, field, rules, colour=True))
        return
    # A neighbour's Shadow needs an own Shadow in its group; without one it is out of the way.
    foreign = {spot for spot in members if field[spot][0] == "S" and not own(spot)}
    for heap in heaps(members, rules):
        has_own = any(field[spot][0] == "S" and own(spot) for spot in heap)
        for group in [heap] if has_own else heaps(heap - foreign, rules):
            if counts(group, field, rules, colour=True):
                yield group


def value_groups(
    field: dict[Spot, str], joined: dict[Spot, object], value: int, rules: dict[str, str]
) -> Iterator[set[Spot]]:
    members = {
        spot
        for spot, card in field.items()
        if (card.startswith("JK") and joined[spot] == value and joined[spot] is not None)
        or (not card.startswith("JK") and int(card[1:]) == value)
    }
    yield from (g for g in heaps(members, rules) if counts(g, field, rules, colour=False))


def heaps(spots: set[Spot], rules: dict[str, str]) -> list[set[Spot]]:
    """What hangs together by sides; in discovery everything."""
    if rules["mode"] == "discovery":
        return [set(spots)] if spots else []
    found: list[set[Spot]] = []
    for spot in sorted(spots):
        touching = [heap for heap in found if any(touch(spot, other) for other in heap)]
        found = [heap for heap in found if heap not in touching]
        found.append({spot}.union(*touching))
    return found


def touch(a: Spot, b: Spot) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def counts(
    group: set[Spot], field: dict[Spot, str], rules: dict[str, str], *, colour: bool
) -> bool:
    jokers = {spot for spot in group if field[spot].startswith("JK")}
    mine = {spot for spot in group if own(spot)}
    if rules["joker_anchors"] == "no":
        mine -= jokers
    if len(group) < 2 or len(mine) < (2 if rules["own_needed"] == "two" else 1):
        return False
    if group == jokers:
        return rules["jokers_alone"] == "yes"
    if jokers and len(group - jokers) == 1:
        return rules["joker_pairs"] == "any" or (rules["joker_pairs"] == "value" and not colour)
    return True


# Which moves are legal


class Table:
    """A table that is told moves as lines and knows which lines may come next."""

    def __init__(self, names: list[str], give_any: bool, instead: bool, all_cards: bool) -> None:
        self.names, self.give_any, self.instead = names, give_any, instead
        self.deck = set(CARDS if all_cards or len(names) > 5 else CARDS[:80])
        self.grids: dict[str, dict[int, str]] = {n: dict.fromkeys(range(1, 10), "H") for n in names}
        self.hands: dict[str, set[str]] = {name: set() for name in names}
        self.coming: list[tuple[str, int]] = [(name, 0) for name in names for _ in range(5)]
        self.step = "turn"
        self.turning = set(names)
        self.turned: dict[str, int] = {}
        self.chosen: dict[str, list[str]] = {name: [] for name in names}
        self.turn, self.last, self.num_draft = 0, 0, False

    # What may come next

    def legal(self) -> set[str]:
        if self.step == "over":
            return set()
        if self.coming:
            seat, place = self.coming[0]
            verb = "show" if place else f"deal {seat}"
            return {f"table {verb} {card}" for card in self.unseen()}
        return {line for name in self.to_choose() for line in self.choices(name)}

    def may_announce(self) -> bool:
        return not self.coming and self.step in ("give", "put") and not self.last

    def to_choose(self) -> list[str]:
        return [name for name in self.names if len(self.chosen[name]) < self.wanted(name)]

    def wanted(self, name: str) -> int:
        if self.step == "turn":
            return int(name in self.turning)
        if self.step == "fill":
            return min(len(self.empty(name)), len(self.hands[name]))
        return 1

    def empty(self, name: str) -> list[int]:
        return [place for place, what in self.grids[name].items() if what == "."]

    def hidden(self, name: str) -> list[int]:
        return [place for place, what in self.grids[name].items() if what == "H"]

    def choices(self, name: str) -> set[str]:
        match self.step:
            case "turn":
                return {f"{name} turn {place}" for place in self.hidden(name)}
            case "give":
                hidden = [] if self.give_any else self.hidden(name)
                return {f"{name} give {place}" for place in hidden or range(1, 10)}
            case "put":
                return {f"{name} put {card}" for card in self.hands[name]}
        laid = [choice.split() for choice in self.chosen[name]]
        return {
            f"{name} fill {card} {place}"
            for card in self.hands[name] - {card for card, _ in laid}
            for place in self.empty(name)
            if str(place) not in {where for _, where in laid}
        }

    def unseen(self) -> set[str]:
        open_cards = {what for grid in self.grids.values() for what in grid.values()}
        return self.deck - open_cards - set().union(*self.hands.values())

    # What follows

    def left(self, name: str) -> str:
        return self.names[(self.names.index(name) + 1) % len(self.names)]

    def play(self, line: str) -> None:
        who, verb, *words = line.split()
        match verb:
            case "announce":
                self.num_draft, self.last = True, self.turn + (not self.instead)
            case "deal":
                self.hands[words[0]].add(words[1])
                self.coming.pop(0)
            case "show":
                seat, place = self.coming.pop(0)
                self.grids[seat][place] = words[0]
                if not self.coming:
                    self.name_master() if self.step == "turn" else self.finish()
            case _:
                self.chosen[who].append(" ".join(words))
        if not self.coming and not self.to_choose() and self.step != "over":
            chosen, self.chosen = self.chosen, {name: [] for name in self.names}
            self.do_all(chosen)

    def do_all(self, chosen: dict[str, list[str]]) -> None:
        match self.step:
            case "turn":
                places = {name: int(mine[0]) for name, mine in chosen.items() if mine}
                self.turned |= places
                self.coming = list(places.items())
            case "give":
                self.give({name: int(mine[0]) for name, mine in chosen.items()})
            case "put":
                for name, mine in chosen.items():
                    self.lay(name, mine[0], self.empty(name)[0])
                self.pass_hands()
            case "fill":
                for name, mine in chosen.items():
                    for card, place in (choice.split() for choice in mine):
                        self.lay(name, card, int(place))
                self.finish()

    def lay(self, name: str, card: str, place: int) -> None:
        self.grids[name][place] = card
        self.hands[name].remove(card)

    def name_master(self) -> None:
        cards = {name: self.grids[name][self.turned[name]] for name in self.names}
        jokers = {name for name in self.names if cards[name].startswith("JK")}
        numbers = [int(cards[name][1:]) for name in self.names if name not in jokers]
        self.turning = jokers or set(self.names)
        if not jokers and any(numbers.count(number) == 1 for number in numbers):
            self.turning = set()
            self.turn = 1
            self.give(self.turned)

    def give(self, places: dict[str, int]) -> None:
        self.step = "put"
        hidden_before = {name: bool(self.hidden(name)) for name in self.names}
        for name, place in places.items():
            card, self.grids[name][place] = self.grids[name][place], "."
            if card == "H":
                self.coming.append((self.left(name), 0))
            else:
                self.hands[self.left(name)].add(card)
        self.coming.sort(key=lambda what: self.names.index(what[0]))
        if any(hidden_before[name] and not self.hidden(name) for name in self.names):
            self.last = self.last or self.turn + 1

    def pass_hands(self) -> None:
        self.hands = {self.left(name): hand for name, hand in self.hands.items()}
        if self.turn != self.last:
            self.step, self.turn = "give", self.turn + 1
        elif self.num_draft:
            self.complete()
        else:
            self.step = "end"
            self.coming = [(name, place) for name in self.names for place in self.hidden(name)]
            if not self.coming:
                self.finish()

    def complete(self) -> None:
        self.step = "fill"
        counts = {self.left(name): len(self.hidden(name)) for name in self.names}
        self.coming = [(name, 0) for name in self.names for _ in range(counts[name])]
        for grid in self.grids.values():
            grid.update({place: "." for place, what in grid.items() if what == "H"})
        if not self.coming:
            self.finish()

    def finish(self) -> None:
        self.step = "over"

    def scores(self, **options: str) -> tuple[int, ...]:
        layouts = [" ".join(self.grids[name].values()) for name in self.names]
        return tuple(best(field_of(layouts, seat), **options) for seat in range(len(self.names)))
