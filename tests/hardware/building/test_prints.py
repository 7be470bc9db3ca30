"""What is printed for the open reader: whole, thick enough, printable without support, and fitting
the card and the module."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytest.importorskip("manifold3d", reason="the prints are not checked: manifold3d is missing")

from hardware.building.cradle import CARD_Z, CUT, SEAT_Z, TOP, WALL, Cradle
from hardware.building.measures import (
    ANTENNA_FROM_END,
    BED,
    CLEARANCE,
    MODULE_LONG,
    MODULE_PARTS,
    MODULE_THICK,
    READING_DISTANCE,
    STANDARD,
    THINNEST,
    BuildError,
    CardSize,
)
from hardware.building.places import BUMP_HIGH, FRONT, PLACES_OF_A_ROW, ROWS, row
from hardware.building.scanner_stand import WIDE as STAND_WIDE
from hardware.building.scanner_stand import scanner_stand
from hardware.building.solids import Solid, block, stl

CARDS = (
    STANDARD,
    STANDARD.sleeved(),
    CardSize(44, 67),
    CardSize(56, 87).sleeved(),
    CardSize(59, 92),
)
"""Every size that the tray of nine takes."""
LARGE = CardSize(70, 120)
NOTHING = 1e-4
"""Cubic millimetres: two parts that touch."""


def prints() -> Iterator[tuple[str, Callable[[], Solid]]]:
    """Every part that the programme can make, by a name."""
    yield "stand", scanner_stand
    for card in (*CARDS, LARGE):
        cradle, size = Cradle(card), f"{card.wide:g}x{card.high:g}"
        yield f"tray-{size}", cradle.tray
        yield f"cover-{size}", cradle.cover
        if card in CARDS:
            for number in range(1, ROWS + 1):
                yield (
                    f"row-{number}-{size}",
                    lambda cradle=cradle, number=number: row(cradle, number),
                )


every_print = pytest.mark.parametrize(
    "make", [pytest.param(make, id=name) for name, make in prints()]
)


@every_print
def test_a_part_is_one_body_that_stands_on_the_bed_of_a_printer(make: Callable[[], Solid]) -> None:
    solid = make()
    assert len(solid.decompose()) == 1
    left, front, bottom, right, back, _ = solid.bounding_box()
    assert bottom == 0
    assert right - left <= BED
    assert back - front <= BED


@every_print
def test_the_file_of_a_part_is_closed(make: Callable[[], Solid]) -> None:
    """Each edge is shared by two triangles that run along it in opposite directions."""
    written = stl(make())
    (count,) = struct.unpack_from("<I", written, 80)
    assert len(written) == 84 + 50 * count
    edges: dict[tuple[Any, Any], int] = {}
    for at in range(count):
        numbers = struct.unpack_from("<9f", written, 84 + 50 * at + 12)
        corners = [numbers[0:3], numbers[3:6], numbers[6:9]]
        for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
            edges[start, end] = edges.get((start, end), 0) + 1
    assert count > 8
    assert all(edges.get((end, start)) == times for (start, end), times in edges.items())


@every_print
def test_no_wall_and_no_floor_is_too_thin(make: Callable[[], Solid]) -> None:
    """A slice that is shrunk by half the thinnest wall and grown again is still the same."""
    import manifold3d

    whole = make()
    if whole.bounding_box()[5] == TOP + BUMP_HIGH:
        # The bumps are round: a slice that grazes one is thin, and means nothing.
        whole = whole.trim_by_plane((0, 0, -1), -TOP)
    half = (THINNEST - 0.05) / 2
    for turned in (whole, whole.rotate((90, 0, 0)), whole.rotate((0, 90, 0))):
        low, high = turned.bounding_box()[2], turned.bounding_box()[5]
        for step in range(24):
            cut = turned.slice(low + (high - low) * (step + 0.5) / 24)
            mitre = manifold3d.JoinType.Miter
            again = cut.offset(-half, mitre, 4).offset(half, mitre, 4)
            assert (cut - again).area() < 0.2


@every_print
def test_a_part_is_printed_without_support(make: Callable[[], Solid]) -> None:
    """No face that does not lie on the bed looks down by more than half a right angle."""
    import numpy as np

    mesh = make().to_mesh()
    corners = mesh.vert_properties[:, :3][mesh.tri_verts]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    sizes = np.linalg.norm(normals, axis=1)
    large = sizes > NOTHING
    down = -normals[large][:, 2] / sizes[large]
    lifted = corners[large][:, :, 2].max(axis=1) > 0.01
    assert not (lifted & (down > 0.75)).any()


def laid(cradle: Cradle) -> Solid:
    """The card in its pocket, pushed into the corner in front on the left."""
    wide, high = cradle.card.wide, cradle.card.high
    return block((WALL, WALL + wide), (WALL, WALL + high), (CARD_Z, CARD_Z + 0.5))


@pytest.mark.parametrize("card", [*CARDS, LARGE], ids=str)
def test_the_pocket_holds_the_card_with_some_play_and_no_more(card: CardSize) -> None:
    cradle = Cradle(card)
    closed = cradle.tray() + cradle.closed_cover()
    lying = laid(cradle)
    for x in (0, CLEARANCE - 0.01):
        for y in (0, CLEARANCE - 0.31):
            assert (closed ^ lying.translate((x, y, 0))).volume() < NOTHING
    for x, y in ((-0.1, 0), (0, -0.1), (CLEARANCE + 0.1, 0), (0, CLEARANCE + 0.4)):
        assert (closed ^ lying.translate((x, y, 0))).volume() > 1


@pytest.mark.parametrize("card", [*CARDS, LARGE], ids=str)
def test_board_and_cover_fit_and_the_board_stays_where_it_is(card: CardSize) -> None:
    cradle = Cradle(card)
    tray, board = cradle.tray(), block(*cradle.board)
    assert (tray ^ board).volume() < NOTHING
    assert (tray ^ cradle.closed_cover()).volume() < NOTHING
    for push in ((0.5, 0, 0), (-0.5, 0, 0), (0, 0.5, 0), (0, -0.5, 0), (0, 0, -0.1)):
        assert (tray ^ board.translate(push)).volume() > 0.1
    # The cover cannot sink either, and goes in one way only.
    assert (tray ^ cradle.closed_cover().translate((0, 0, -0.1))).volume() > 1
    turned = cradle.closed_cover().translate((-cradle.wide / 2, -cradle.deep / 2, 0))
    turned = turned.rotate((0, 0, 180)).translate((cradle.wide / 2, cradle.deep / 2, 0))
    assert (tray ^ turned).volume() > 1


@pytest.mark.parametrize("card", [*CARDS, LARGE], ids=str)
def test_a_tag_in_the_middle_of_the_card_lies_over_the_antenna_within_reach(card: CardSize) -> None:
    cradle = Cradle(card)
    (left, right), (front, back), (_, board_top) = cradle.board
    assert back - front == pytest.approx(MODULE_LONG)
    middle_of_card = (cradle.wide / 2, WALL + (cradle.card.high + CLEARANCE) / 2)
    assert ((left + right) / 2, front + ANTENNA_FROM_END) == pytest.approx(middle_of_card)
    assert SEAT_Z - board_top == pytest.approx(MODULE_PARTS)
    # From the far side of the board, and a sleeve and a label above it.
    assert CARD_Z - board_top + MODULE_THICK + 0.5 < READING_DISTANCE


@pytest.mark.parametrize("card", [*CARDS, LARGE], ids=str)
def test_the_plugs_have_room_and_the_wires_a_way_out(card: CardSize) -> None:
    cradle = Cradle(card)
    middle, (_, end, *_), (_, top) = cradle.wide / 2, cradle.board[1], cradle.board[2]
    closed = cradle.tray() + cradle.closed_cover()
    plugs = block((middle - 11, middle + 11), (end + 0.4, end + 14.4), (top, top + 2.8))
    wires = block((middle - 7, middle + 7), (end + 14, cradle.deep + 5), (top - 1, top + 2))
    assert (closed ^ (plugs + wires)).volume() < NOTHING


def corner(solid: Solid, x: float, y: float) -> float:
    """How much of a corner is there: a block with sides of 3 mm."""
    volume: float = (solid ^ block((x, x + 3), (y, y + 3), (0, 2))).volume()
    return volume


def test_only_the_corner_in_front_on_the_left_is_cut_off() -> None:
    cradle = Cradle(STANDARD)
    wide, deep = cradle.wide - 3, cradle.deep - 3
    tray = cradle.tray()
    assert corner(tray, 0, 0) < 3 * 3 * 2 / 4
    assert [corner(tray, *at) for at in ((wide, 0), (0, deep), (wide, deep))] == pytest.approx(
        [18, 18, 18]
    )
    assert corner(scanner_stand(), 0, 0) < corner(scanner_stand(), STAND_WIDE - 3, 0)
    assert corner(row(cradle, 1), 0, 0) < 3 * 3 * 2 / 4
    assert CUT > 3


def test_rows_hook_into_one_another_and_are_told_apart_by_their_bumps() -> None:
    cradle = Cradle(STANDARD)
    rows = [row(cradle, number) for number in range(1, ROWS + 1)]
    # The row behind, lowered over the hooks of this one, stands flush with it.
    deep = FRONT + cradle.deep
    behind = rows[0].translate((0, deep, 0))
    assert (rows[1] ^ behind).volume() < NOTHING
    assert (rows[1] ^ behind.translate((0, 1, 0))).volume() > 1
    bumps = [one.trim_by_plane((0, 0, 1), TOP + 0.1).decompose() for one in rows]
    assert [len(found) for found in bumps] == [1, 2, 3]


def test_each_place_of_a_row_takes_a_board_and_a_cover_and_its_wires_leave_to_the_left() -> None:
    cradle = Cradle(STANDARD)
    printed = row(cradle, 1)
    step = cradle.wide - WALL
    for place in range(PLACES_OF_A_ROW):
        for part in (block(*cradle.board), cradle.closed_cover(), laid(cradle)):
            assert (printed ^ part.translate((place * step, FRONT, 0))).volume() < NOTHING
    back = FRONT + cradle.deep - WALL
    wires = block((-5, 2 * step + 20), (back - 9, back - 3), (3, SEAT_Z - 1))
    assert (printed ^ wires).volume() < NOTHING


def test_a_scanner_of_any_usual_width_stops_in_the_middle_before_the_code() -> None:
    stand = scanner_stand()
    axis = STAND_WIDE / 2
    for head in (50, 65, 80):
        pushed = 0
        while (stand ^ scanner(axis, head, pushed)).volume() < NOTHING:
            pushed += 1
        assert 5 < pushed < 90
        # Moved aside it would have stopped earlier: it is in the middle.
        assert (stand ^ scanner(axis + 3, head, pushed - 2)).volume() > NOTHING
    code = block((axis - 8, axis + 8), (100, 200), (20, 40))
    assert (stand ^ code).volume() < NOTHING


def scanner(axis: float, head: float, pushed: float) -> Solid:
    """The head of a scanner on the stand, its front so far from the player's edge."""
    return block((axis - head / 2, axis + head / 2), (pushed - 60, pushed), (3.1, 30))


def test_the_slot_of_the_stand_takes_a_sleeved_card_with_its_label() -> None:
    from math import cos, radians, sin

    from hardware.building.scanner_stand import (
        BASE,
        CODE_FROM_END,
        FREE,
        FUNNEL,
        LEAN,
        SLOT,
        SLOT_BLOCK,
    )

    stop, y = STAND_WIDE / 2 - CODE_FROM_END, FUNNEL + FREE + SLOT_BLOCK / 2
    card = block((stop + 0.1, stop + 91.1), (-0.5, 0.5), (0, 66)).rotate((-LEAN, 0, 0))
    card = card.translate((0, y, BASE + 4.2))
    assert (scanner_stand() ^ card).volume() < NOTHING
    assert (scanner_stand() ^ card.translate((-1, 0, 0))).volume() > 1
    assert (scanner_stand() ^ card.translate((0, 0, -2))).volume() > 1
    assert SLOT * cos(radians(LEAN)) > 1.5 > sin(radians(LEAN))


def test_cards_that_fit_no_print_are_refused_with_what_would_fit() -> None:
    with pytest.raises(BuildError) as narrow:
        Cradle(CardSize(40, 60))
    assert (narrow.value.code, narrow.value.facts["least"]) == ("card_narrow", 44)
    with pytest.raises(BuildError) as long:
        Cradle(CardSize(100, 210))
    assert (long.value.code, long.value.facts) == ("card_long", {"bed": BED})
    with pytest.raises(BuildError) as wide:
        row(Cradle(LARGE), 1)
    assert wide.value.code == "tray_wide"
