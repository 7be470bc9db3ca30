"""What `help all` offers in a game is understood in that game."""

from __future__ import annotations

import re

import pytest
from machines import GAMES, NAMES, Machine

from companion.games.game import Game, Reason
from companion.games.odin import ODIN
from companion.sentences.lexicon import Lexicon
from companion.sentences.render import LANGUAGES, shown

pytestmark = pytest.mark.usefixtures("own_home")
NOT_WORDS = re.compile(
    r"^(en entier|in full|(et|and) (un nom|a name))$|^(ou|or) |(, | ou | or )?$", re.IGNORECASE
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_word_that_help_offers_is_understood(game: Game, lang: str) -> None:
    lexicon = Lexicon(game, NAMES[:2], lang)
    offered = shown(lang, f"play-help-{game.name}-game").partition(":")[2].partition(".")[0]
    words = [
        word for part in re.split(r"[;,]", offered) if (word := NOT_WORDS.sub("", part.strip()))
    ]
    assert len(words) > 8
    assert [word for word in words if isinstance(lexicon.understand(word), Reason)] == []


def test_the_words_of_the_game_come_first_and_those_of_others_not_at_all() -> None:
    machine = Machine(ODIN, ("", "normal"), lang="fr")
    machine.begin()
    said = [line.replace("\N{NO-BREAK SPACE}", " ") for line in machine.type("aide tout")]
    assert said[0].startswith("Pour jouer : pose ; fini ; passe ; reprends ; coups, l ;")
    assert "grille" not in " ".join(said)
