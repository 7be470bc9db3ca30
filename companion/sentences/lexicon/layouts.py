"""Written layouts: the short forms of cards, and the minus as it is printed, become notation."""

from __future__ import annotations

import re

from companion.games.game import Game
from companion.sentences.lexicon.vocabulary import vocabulary
from companion.sentences.render import LANGUAGES

_SHORT = re.compile(
    r"(?<![\w#+-])(?:(?P<number>\d+)(?P<letter>[a-z])|(?P<first>[a-z])(?P<last>\d+))(?=v?(?!\w))",
    re.IGNORECASE,
)
"""A number and the letter of a colour, in either order; a `V` may follow.

The number of spirals or crosses is none: in `Y1+4V` the `V` says that the card is validated.
"""


def layout_in_notation(layout: str, game: Game, lang: str) -> str:
    """Write the cards of a layout in notation: `5v*` or `v5*` is `G5*`, `B9−6` is `B9-6`.

    What is no short form stays as it is.
    """
    colours = {
        letter: family
        for known in (*LANGUAGES, lang)
        for letter, family in vocabulary(known, game.name).colours.items()
    }

    def notation(short: re.Match[str]) -> str:
        family = colours.get((short["letter"] or short["first"]).lower())
        return f"{family}{short['number'] or short['last']}" if family else short[0]

    return _SHORT.sub(notation, layout.replace("\N{MINUS SIGN}", "-"))
