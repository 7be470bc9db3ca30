"""Labels on their card: what they cover, whether they fit, what they give away from the back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from companion.cards import Card, Deck
from stickers.codebooks import Codebook, Position, Style
from stickers.faults import Fault, KitError
from stickers.geometry import Box
from stickers.marks import has_points, labels_of
from stickers.plan import Plan
from stickers.sheets import Sheet

Size = tuple[float, float]
"""Width and height of a card, mm."""

_SMALLEST, _LARGEST = 30.0, 200.0
_ALWAYS = frozenset({"number", "colour"})
_WITH_POINTS = frozenset({"points", "crosses", "how_many"})


def usable_size(size: Size) -> Size:
    """A card size that can be one, in mm. Raises KitError `card-size`."""
    if not all(_SMALLEST <= side <= _LARGEST for side in size):
        shown = "x".join(f"{side:g}" for side in size)
        raise KitError("card-size", {"size": shown, "least": int(_SMALLEST), "most": int(_LARGEST)})
    return size


def reprinted(deck: Deck) -> frozenset[str]:
    """The printed zones that the labels of a deck print again."""
    return _ALWAYS | _WITH_POINTS if has_points(deck) else _ALWAYS


def _reprinted(zone: str, deck: Deck) -> bool:
    """A zone may say more than its kind: `number_left` is a number."""
    return any(zone == kind or zone.startswith(f"{kind}_") for kind in reprinted(deck))


def card_faults(deck: Deck, codebook: Codebook, plan: Plan, size: Size | None) -> tuple[Fault, ...]:
    """What is wrong once the labels are on the cards; places only where the size is known."""
    return (*place_faults(deck, plan, size), *_given_away(deck, codebook))


def place_faults(deck: Deck, plan: Plan, size: Size | None) -> tuple[Fault, ...]:
    """Labels that leave the card, meet, or cover its print; nothing where the size is unknown."""
    return () if size is None else tuple(_places(deck, plan, size))


def _places(deck: Deck, plan: Plan, size: Size) -> Iterator[Fault]:
    card = Box(0, 0, *size)
    positions = dict.fromkeys(placed.laid.label.position for placed in plan.labels)
    boxes = dict(_boxes(positions, plan.sheet, card))
    for position, box in boxes.items():
        if not card.holds(box):
            yield Fault("off-card", {"position": position.value})
        for zone in deck.zones:
            printed = Box(
                zone.left * size[0],
                zone.top * size[1],
                (zone.right - zone.left) * size[0],
                (zone.bottom - zone.top) * size[1],
            )
            if not _reprinted(zone.name, deck) and box.overlaps(printed):
                yield Fault("covers", {"position": position.value, "zone": zone.name})
    if any(one.overlaps(other) for one, other in combinations(boxes.values(), 2)):
        yield Fault("labels-meet")


def _boxes(
    positions: Iterable[Position], sheet: Sheet, card: Box
) -> Iterator[tuple[Position, Box]]:
    wide, high = sheet.stuck_size
    for position in positions:
        match position:
            case Position.TOP_LEFT:
                yield position, Box(0, 0, wide, high)
            case Position.BOTTOM_RIGHT:
                yield position, Box(card.right - wide, card.bottom - high, wide, high)
            case Position.BOTTOM_LEFT:
                yield position, Box(0, card.bottom - high, wide, high)


def _given_away(deck: Deck, codebook: Codebook) -> Iterator[Fault]:
    """Relief that players feel or see from the back: too high, or not in the same corners of all
    cards."""
    if codebook.style is Style.PRINTED:
        return
    sizes, limits = codebook.sizes, codebook.limits
    if sizes.relief > limits.relief:
        high, most = round(sizes.relief * 100), round(limits.relief * 100)
        yield Fault("leak-height", {"hundredths": high, "most": most})
    corners: dict[tuple[str, ...], Card] = {}
    for card in deck.cards:
        raised = tuple(
            label.position.value for label in labels_of(deck, card, codebook) if label.marks
        )
        first = corners.setdefault(raised, card)
        if len(corners) > 1:
            other = next(iter(corners.values()))
            yield Fault("leak-corner", {"one": other.face.text, "other": first.face.text})
            return
