"""What the learned value of a grid of Num Draft looks at: the tables of its rows.

A pool, the own grid between the neighbours' columns, is described by rows of numbers, one or more
of most tables below. `companion.players.learned.numdraft_values` reads the numbers and adds them;
`benchmarks/tune/numdraft_value.py` learns them.
"""

from __future__ import annotations

from companion.players.learned.rows import all_rows, first_rows

SEATS = 7
SHARE, SHARE_OF_TWO = 0.25, 1.0
"""How far what a card brings the neighbour of its column is taken off, to be divided by all others;
with two players, in full."""
DRAWS = (6, 24)
"""A hidden place is seen with the cards of one turn, and of four."""
GAINS = 41
"""Steps of half a point: what the best of so many cards brings on a hidden place."""
COLOUR_SIZES, VALUE_SIZES = 5, 4
"""A piece of that many cards or more is a large one."""
AROUND = 5
"""None to four hidden places beside something."""
COLOUR_LIVE, VALUE_LIVE = 5, 7
"""How many cards of a colour, in steps of three, or of a value lie open nowhere yet."""
BESIDE = 3
"""None, one or more hidden places of neighbours beside a group."""
LOOSE_BOTH, LOOSE = 4, 5
"""How many own cards are in no group, and how many in one of a colour or of a value alone."""
JOKER_HOPE = 8
"""Points that an own Joker brings at the end at least, as far as nothing was learned of it."""
JOKER_GAINS = 6
"""Steps of three points: what a Joker brings."""

TABLES = (
    ("soon", GAINS),  # each own hidden place: what the best card of one turn brings there
    ("later", GAINS),  # the same with the cards of four turns
    ("around", AROUND * 2),  # hidden places beside it, and whether one of a neighbour is
    ("colour", 2 * COLOUR_SIZES * AROUND * COLOUR_LIVE),  # each piece that can grow; own, or not
    ("value", 2 * VALUE_SIZES * AROUND * VALUE_LIVE),
    ("colour_beside", COLOUR_SIZES * BESIDE),  # each own piece that a neighbour can let grow
    ("value_beside", VALUE_SIZES * BESIDE),
    ("joker", AROUND * JOKER_GAINS),  # each own Joker
    ("joker_beside", 2 * JOKER_GAINS),  # each neighbour's Joker
    ("left", 10),  # own hidden places
    ("hidden_beside", 16),  # neighbours' hidden places to the left and to the right
    ("seats", SEATS + 1),
    ("loose", 2 * LOOSE_BOTH * LOOSE * LOOSE),  # own cards that are in no two groups
)
"""Name and length of each table of rows."""
FIRST = first_rows(TABLES)
ROWS = all_rows(TABLES)
