"""Beginnings of words and colours alone, typed where the program deals."""

from __future__ import annotations

import pytest
from machines import GAMES, NAMES, Machine

from companion.games.game import Game, Reason
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE
from companion.sentences.lexicon import Lexicon
from companion.sentences.lexicon.vocabulary import plain
from companion.sentences.render import LANGUAGES
from companion.table.tokens import Word

pytestmark = pytest.mark.usefixtures("own_home")


def begun(game: Game, lang: str, seed: str) -> Machine:
    machine = Machine(game, ("", "normal"), lang=lang, seed=seed)
    machine.begin()
    return machine


@pytest.mark.parametrize(
    ("game", "lang", "typed", "code"),
    [
        (SKYJO, "fr", "ai", "help"),
        (ODIN, "fr", "ma", "hand"),
        (YELLOWSTONE, "fr", "cor", None),
        (ODIN, "en", "mi", "display"),
        (ODIN, "en", "do", "done"),
        (SKYJO, "en", "di", "discard"),
        (PIXIES, "en", "re", "repeat"),
    ],
)
def test_words_of_real_cards_stand_in_no_beginnings_way(
    game: Game, lang: str, typed: str, code: str | None
) -> None:
    understood = Lexicon(game, NAMES[:2], lang, dealt=True).understand(typed)
    if code is None:
        assert isinstance(understood, Reason)
    else:
        assert understood == (Word(code),)


def test_at_a_table_of_real_cards_their_words_are_begun_as_before() -> None:
    lexicon = Lexicon(PIXIES, NAMES[:2], "fr")
    assert lexicon.understand("cor") == (Word("correct"),)
    assert lexicon.understand("manq") == (Word("unseen"),)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("dealt", [True, False])
def test_a_beginning_lists_words_of_the_language_in_use_alone(
    game: Game, lang: str, dealt: bool
) -> None:
    lexicon = Lexicon(game, NAMES[:2], lang, dealt=dealt)
    own = lexicon._own.spelling.values()
    letters = "abcdefghijklmnopqrstuvwxyz"
    for beginning in (first + second for first in letters for second in letters):
        match lexicon.understand(beginning):
            case Reason("ambiguous", {"list": tuple(words)}):
                assert set(words) <= set(own), beginning
                assert all(plain(str(word)).startswith(beginning) for word in words)


@pytest.mark.parametrize(
    ("lang", "typed"), [("fr", ("so", "ar", "fe", "st", "ex")), ("en", ("le", "ex", "by", "so"))]
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_only_the_word_that_help_names_quits_by_its_beginning(
    game: Game, lang: str, typed: tuple[str, ...]
) -> None:
    machine = begun(game, lang, "3")
    for beginning in typed:
        assert machine.talk.take(beginning), beginning
    assert not machine.talk.take("quit" if lang == "en" else "quitt")


@pytest.mark.parametrize(
    ("lang", "typed", "taken"),
    [
        ("en", "red", "You take red 4 +2, place 4."),
        ("en", "blue", "You take blue 4 *, place 4."),
        ("en", "take blue", "You take blue 4 *, place 4."),
        ("en", "yel", "You take yellow 5 −2, place 5."),
        ("fr", "rouge", "Vous prenez 4 rouge +2, place 4."),
        ("fr", "prends le bleu", "Vous prenez 4 bleu *, place 4."),
        ("fr", "mul", "Vous prenez 7 multicolore −1, place 7."),
    ],
)
def test_a_colour_alone_means_the_only_card_of_it(lang: str, typed: str, taken: str) -> None:
    assert begun(PIXIES, lang, "3").type(typed)[0].startswith(taken)


def test_a_colour_of_several_cards_asks_which_by_number() -> None:
    machine = begun(ODIN, "fr", "5")
    asked = machine.type("rose")
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in asked] == [
        "Laquelle ? 1, 4 rose. 2, 7 rose."
    ]
    assert machine.type("2")[0].startswith("Vous posez 7 rose")


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "green", "None of the cards that you may choose has that colour."),
        ("fr", "vert", "Aucune des cartes à choisir n'a cette couleur."),
    ],
)
def test_a_colour_that_no_card_has_is_said_and_the_question_asked_again(
    lang: str, typed: str, said: str
) -> None:
    machine = begun(PIXIES, lang, "3")
    question = machine.type("")
    assert machine.type(typed) == [said, *question]
