"""What a typed line of Pixies is understood as."""

from __future__ import annotations

import pytest

from companion.games.game import Reason
from companion.games.pixies import PIXIES
from companion.sentences.lexicon import Lexicon
from companion.sentences.render import LANGUAGES
from companion.table.tokens import Token

NAMES = ("Ana", "Jean Paul", "Jean", "Élodie", "O'Neil")

in_both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def understood(line: str, lang: str = "fr") -> tuple[Token, ...] | Reason:
    return Lexicon(PIXIES, NAMES, lang).understand(line)
