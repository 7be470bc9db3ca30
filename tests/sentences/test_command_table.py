"""The words of every game and language: what each letter and each beginning means."""

from __future__ import annotations

import pytest

from companion.games.game import Game, Reason
from companion.games.numdraft import NUM_DRAFT
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.skyjo import SKYJO
from companion.games.yellowstone import YELLOWSTONE
from companion.sentences.lexicon import Lexicon
from companion.table.tokens import Number, SeatNamed, Token, Word

GAMES = (PIXIES, SKYJO, ODIN, NUM_DRAFT, YELLOWSTONE)
NAMES = ("Ana", "Karim")
COMMANDS = {
    "fr": {
        "hand": ("m", "main"),
        "area": ("g", "grille"),
        "display": ("t", "table"),
        "score": ("s", "score"),
        "who": ("q", "qui"),
        "repeat": ("r", "répète", "repete"),
        "history": ("j", "journal"),
        "moves": ("l", "légaux", "coups"),
        "hint": ("c", "conseil"),
        "undo": ("u", "annuler"),
        "correct": ("corrige",),
        "counts": ("n", "nombre"),
        "help": ("a", "?", "aide"),
        "quit": ("x", "quitter"),
        "more": ("suite",),
        "faster": ("plus vite",),
        "slower": ("moins vite",),
        "louder": ("plus fort",),
        "softer": ("moins fort",),
        "mute": ("muet",),
        "voice": ("voix",),
        "pause": ("pause",),
        "level": ("niveau",),
    },
    "en": {
        "hand": ("h", "hand"),
        "area": ("g", "grid"),
        "display": ("t", "table"),
        "score": ("s", "score"),
        "who": ("w", "who"),
        "repeat": ("r", "repeat"),
        "history": ("l", "log"),
        "moves": ("v", "valid", "moves"),
        "hint": ("c", "clue", "hint"),
        "undo": ("u", "undo"),
        "correct": ("correct",),
        "counts": ("n", "number"),
        "help": ("?", "help"),
        "quit": ("x", "quit"),
        "more": ("more",),
        "faster": ("faster",),
        "slower": ("slower",),
        "louder": ("louder",),
        "softer": ("softer",),
        "mute": ("mute",),
        "voice": ("voice",),
        "pause": ("pause",),
        "level": ("vb", "level"),
    },
}
OF_A_GAME = {
    ("skyjo", "fr"): {
        "p": Word("pile"),
        "d": Word("discard"),
        "pi": Word("draw"),
        "pr": Word("take"),
        "re": Reason("ambiguous"),
        "ca 7": Number(7),
    },
    ("skyjo", "en"): {"p": Word("pile"), "d": Word("discard"), "pi": Word("draw")},
    ("odin", "fr"): {"pa": Word("pass"), "pr": Word("pick"), "jo": Reason("ambiguous")},
    ("odin", "en"): {"pa": Word("pass"), "pl": Word("play")},
    ("yellowstone", "fr"): {"po": Word("play"), "comp": Word("refill")},
    ("numdraft", "fr"): {"po": Word("put"), "do": Word("give")},
    ("pixies", "fr"): {"pr": Word("take"), "ga": Word("keep"), "ca": Word("place")},
}
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("lang", ["fr", "en"])


def understood(game: Game, lang: str, line: str) -> tuple[Token, ...] | Reason:
    return Lexicon(game, NAMES, lang).understand(line)


@each_game
@each_language
def test_every_command_is_understood_by_its_letter_and_by_its_word(game: Game, lang: str) -> None:
    for code, words in COMMANDS[lang].items():
        for word in words:
            assert understood(game, lang, word) == (Word(code),), word


@each_game
@each_language
def test_words_of_the_other_language_are_understood_too(game: Game, lang: str) -> None:
    other = "en" if lang == "fr" else "fr"
    for code, words in COMMANDS[other].items():
        for word in words:
            if len(word) > 2:
                assert understood(game, lang, word) == (Word(code),), word


@pytest.mark.parametrize(("game", "lang"), OF_A_GAME, ids="-".join)
def test_beginnings_mean_what_they_mean_in_their_game(game: str, lang: str) -> None:
    played = next(each for each in GAMES if each.name == game)
    for typed, meant in OF_A_GAME[game, lang].items():
        said = understood(played, lang, typed)
        match meant:
            case Reason(code):
                assert isinstance(said, Reason), typed
                assert said.code == code, typed
            case _:
                assert said == (meant,), typed


@each_language
def test_a_letter_with_a_number_is_a_command_and_a_place_needs_both(lang: str) -> None:
    for game in GAMES:
        assert understood(game, lang, "r 2") == (Word("repeat"), Number(2))
        assert understood(game, lang, "g 5") == (Word("area"), Number(5))
        assert understood(game, lang, "g karim") == (Word("area"), SeatNamed(1))
        row = "g row 2" if lang == "en" else "g ligne 2"
        assert understood(game, lang, row) == (Word("area"), Word("row"), Number(2))
    place = "row 2 column 3" if lang == "en" else "l2 c3"
    assert understood(SKYJO, lang, place) == (Number(7),)
    history = "l 10" if lang == "en" else "j 10"
    assert understood(SKYJO, lang, history) == (Word("history"), Number(10))


@each_game
def test_in_french_l_lists_moves_and_in_english_it_is_the_log(game: Game) -> None:
    assert understood(game, "fr", "l") == (Word("moves"),)
    assert understood(game, "en", "l") == (Word("history"),)


@each_game
@each_language
def test_a_level_is_said_in_the_words_of_the_language(game: Game, lang: str) -> None:
    for level, words in (("brief", ("v bref", "vb brief")), ("normal", ("v normal", "vb normal"))):
        line = words[0] if lang == "fr" else words[1]
        said = understood(game, lang, line)
        assert isinstance(said, tuple)
        assert said[-1] == Word(level)


@each_game
@each_language
def test_a_reason_and_a_detail_are_asked_for_after_the_command(game: Game, lang: str) -> None:
    why = "c pourquoi" if lang == "fr" else "c why"
    assert understood(game, lang, why) == (Word("hint"), Word("why"))
    assert understood(game, lang, "s+") == (Word("score"), Word("detailed"))
