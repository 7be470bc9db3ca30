"""Words, letters and beginnings that may be typed at a table, of both languages at any time."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest
from typed import NAMES, in_both_languages, understood

from companion.games.game import Game, Reason
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.yellowstone import YELLOWSTONE
from companion.sentences.lexicon import Lexicon, is_command_word
from companion.sentences.lexicon.vocabulary import vocabulary
from companion.sentences.render import LANGUAGES
from companion.table.tokens import Number, SeatNamed, Token, Word


class TestWords:
    @in_both_languages
    @pytest.mark.parametrize("of", LANGUAGES)
    def test_every_word_of_either_language_is_understood(self, lang: str, of: str) -> None:
        for word, code in vocabulary(of, "pixies").words.items():
            if word != "? turn":
                assert understood(word, lang) == (Word(code),)

    @in_both_languages
    def test_valid_asks_for_moves_and_is_short_for_validated_while_an_area_is_read(
        self, lang: str
    ) -> None:
        lexicon = Lexicon(PIXIES, NAMES, lang)
        assert lexicon.understand("valid") == (Word("moves"),)
        assert lexicon.understand("valid", area=True) == (Word("validated"),)

    @in_both_languages
    def test_a_letter_is_a_sign_of_an_area_only_while_one_is_read(self, lang: str) -> None:
        lexicon = Lexicon(PIXIES, NAMES, lang)
        for letter, sign in (("h", "face_down"), ("V", "validated")):
            assert lexicon.understand(letter, area=True) == (Word(sign),)
            assert lexicon.understand(letter) != (Word(sign),)
        counted = lexicon.understand("recount Jean 5 bleu v . h")
        assert isinstance(counted, tuple)
        assert counted[3:] == (Word("validated"), Word("empty"), Word("face_down"))

    def test_qui_in_english_asks_who_and_does_not_quit(self) -> None:
        assert understood("qui", "en") == (Word("who"),)

    @in_both_languages
    @pytest.mark.parametrize("line", ["la nouvelle", "the new one", "c'est la nouvelle", "new."])
    def test_small_words_add_nothing(self, lang: str, line: str) -> None:
        assert understood(line, lang) == (Word("new"),)

    @in_both_languages
    def test_an_elided_article_adds_nothing(self, lang: str) -> None:
        assert understood("l'ancienne", lang) == (Word("old"),)
        assert understood("l’ancienne", lang) == (Word("old"),)

    @in_both_languages
    def test_small_words_alone_are_not_understood(self, lang: str) -> None:
        assert understood("the", lang) == Reason("not_understood", {"part": "the"})

    @in_both_languages
    def test_an_empty_line_is_nothing(self, lang: str) -> None:
        assert understood("   ", lang) == ()

    @in_both_languages
    def test_an_unknown_word_is_told_as_it_was_typed(self, lang: str) -> None:
        assert understood("5 Violet", lang) == Reason("not_understood", {"part": "Violet"})

    @in_both_languages
    @pytest.mark.parametrize(
        ("line", "token"),
        [
            ("9", Number(9)),
            ("2.", Number(2)),
            ("?", Word("help")),
            (".", Word("empty")),
            ("face cachée", Word("face_down")),
            ("face down", Word("face_down")),
            ("cachee", Word("face_down")),
            ("tour manqué", Word("unseen")),
            ("repete", Word("repeat")),
            ("RÉPÈTE", Word("repeat")),
        ],
    )
    def test_answers(self, lang: str, line: str, token: Token) -> None:
        assert understood(line, lang) == (token,)

    @in_both_languages
    @pytest.mark.parametrize(
        ("line", "tokens"),
        [
            ("place trois", (Word("place"), Number(3))),
            ("place three", (Word("place"), Number(3))),
            ("neuf", (Number(9),)),
            ("dix-sept", (Number(17),)),
            ("dix sept", (Number(17),)),
            ("twenty", (Number(20),)),
            ("un", (Number(1),)),
            ("prends une", (Word("take"), Number(1))),
            ("take one", (Word("take"), Number(1))),
            ("the new one", (Word("new"),)),
            ("aire ana cinq", (Word("area"), SeatNamed(0), Number(5))),
        ],
    )
    def test_numbers_may_be_words(self, lang: str, line: str, tokens: tuple[Token, ...]) -> None:
        assert understood(line, lang) == tokens

    @in_both_languages
    @pytest.mark.parametrize("line", ["vingt et un", "twenty one", "twenty-one", "vingt deux"])
    def test_a_number_beyond_twenty_is_not_taken_for_twenty(self, lang: str, line: str) -> None:
        assert isinstance(understood(line, lang), Reason)

    def test_every_number_to_twenty_has_a_word_that_means_nothing_else(self) -> None:
        for lang in LANGUAGES:
            known = vocabulary(lang, "pixies")
            assert set(known.numbers.values()) == set(range(21))
            assert not set(known.numbers) & set(known.words)
            for word, number in known.numbers.items():
                assert understood(word, lang) == (Number(number),)

    @pytest.mark.parametrize(
        ("lang", "line", "code"),
        [
            ("fr", "rep", "repeat"),
            ("fr", "anc", "old"),
            ("fr", "nou", "new"),
            ("fr", "ann", "undo"),
            ("fr", "vali", "validated"),
            ("en", "rep", "repeat"),
            ("en", "corr", "correct"),
            ("en", "mis", "unseen"),
            ("fr", "mis", "unseen"),
            ("en", "nouv", "new"),
        ],
    )
    def test_a_beginning_that_can_mean_one_thing_is_enough(
        self, lang: str, line: str, code: str
    ) -> None:
        assert understood(line, lang) == (Word(code),)

    @pytest.mark.parametrize(
        ("lang", "line", "words"),
        [
            ("fr", "ret", ("retourne", "retournées")),
            ("fr", "man", ("manche", "manqué")),
            ("en", "ta", ("table", "take")),
            ("en", "re", ("recount", "repeat", "reveal")),
        ],
    )
    def test_a_beginning_of_several_names_one_word_for_each(
        self, lang: str, line: str, words: tuple[str, ...]
    ) -> None:
        assert understood(line, lang) == Reason("ambiguous", {"part": line, "list": words})

    @pytest.mark.parametrize(
        ("game", "lang", "line", "code"),
        [
            (YELLOWSTONE, "fr", "pi", "pile"),
            (YELLOWSTONE, "fr", "pioch", "pile"),
            (ODIN, "en", "han", "hand"),
        ],
    )
    def test_no_letter_more_is_asked_for_where_one_word_begins_the_other(
        self, game: Game, lang: str, line: str, code: str
    ) -> None:
        assert Lexicon(game, NAMES, lang).understand(line) == (Word(code),)

    @pytest.mark.parametrize("unseen", ["\u200b", "\ufeff", "\u2069", "\xad"])
    def test_signs_without_a_shape_are_not_read(self, unseen: str) -> None:
        assert understood(f"{unseen}1{unseen}", "fr") == (Number(1),)
        assert understood(unseen, "fr") == ()

    @pytest.mark.parametrize(
        ("letter", "french", "english"),
        [
            ("g", "area", "area"),
            ("t", "display", "display"),
            ("s", "score", "score"),
            ("r", "repeat", "repeat"),
            ("u", "undo", "undo"),
            ("n", "counts", "counts"),
            ("x", "quit", "quit"),
            ("q", "who", None),
            ("w", None, "who"),
            ("j", "history", None),
            ("l", "moves", "history"),
            ("v", "level", "moves"),
            ("h", None, "hand"),
            ("m", "hand", None),
        ],
    )
    def test_a_letter_belongs_to_the_language_in_use(
        self, letter: str, french: str | None, english: str | None
    ) -> None:
        for lang, code in (("fr", french), ("en", english)):
            for typed in (letter, letter.upper()):
                unknown = Reason("not_understood", {"part": typed})
                assert understood(typed, lang) == ((Word(code),) if code else unknown)

    @in_both_languages
    def test_a_number_after_a_word_goes_with_it(self, lang: str) -> None:
        assert understood("r 3", lang) == (Word("repeat"), Number(3))
        assert understood("take 2", lang) == (Word("take"), Number(2))


@pytest.mark.parametrize(
    ("name", "command"),
    [("Six", True), ("Score", True), ("répète", True), ("Ana", False), ("Q", True)],
)
def test_words_of_command_are_no_names(name: str, command: bool) -> None:
    assert is_command_word(name, "pixies") is command


GAMES = {entry.name: entry.load() for entry in entry_points(group="companion.games")}


@pytest.mark.parametrize("game", GAMES)
class TestWordsOfEveryGame:
    """What is said of hand, hint and voice means the same at every table."""

    @in_both_languages
    @pytest.mark.parametrize(
        ("line", "codes"),
        [
            ("main", ["hand"]),
            ("hand", ["hand"]),
            ("conseil", ["hint"]),
            ("clue", ["hint"]),
            ("c", ["hint"]),
            ("c pourquoi", ["hint", "why"]),
            ("hint why", ["hint", "why"]),
            ("niveau bref", ["level", "brief"]),
            ("vb detailed", ["level", "detailed"]),
            ("normal", ["normal"]),
            ("s+", ["score", "detailed"]),
            ("score détaillé", ["score", "detailed"]),
            ("plus vite", ["faster"]),
            ("moins vite", ["slower"]),
            ("faster", ["faster"]),
            ("slower", ["slower"]),
            ("muet", ["mute"]),
            ("silence", ["mute"]),
            ("voix", ["voice"]),
            ("suite", ["more"]),
            ("more", ["more"]),
            ("pause on", ["pause"]),
            ("pause off", ["pause", "no"]),
        ],
    )
    def test_in_both_languages(self, game: str, lang: str, line: str, codes: list[str]) -> None:
        assert Lexicon(GAMES[game], NAMES, lang).understand(line) == tuple(map(Word, codes))

    @pytest.mark.parametrize(("lang", "line"), [("fr", "m 3"), ("en", "hand 3"), ("fr", "main 3")])
    def test_the_third_card_of_the_hand(self, game: str, lang: str, line: str) -> None:
        expected = (Word("hand"), Number(3))
        assert Lexicon(GAMES[game], NAMES, lang).understand(line) == expected

    def test_v_bref_is_the_level_even_where_cards_are_validated(self, game: str) -> None:
        tokens = Lexicon(GAMES[game], NAMES, "fr").understand("v bref")
        assert isinstance(tokens, tuple)
        assert tokens[-1] == Word("brief")
        assert Word("validated") not in tokens

    @in_both_languages
    def test_a_short_form_with_a_symbol_is_read_where_no_card_has_symbols(
        self, game: str, lang: str
    ) -> None:
        answer = Lexicon(GAMES[game], NAMES, lang).understand("5b+2")
        assert isinstance(answer, Reason)


@pytest.mark.parametrize(
    ("game", "lang", "line", "code"),
    [
        ("odin", "en", "h", "hand"),
        ("odin", "fr", "po", "play"),
        ("odin", "fr", "pa", "pass"),
        ("odin", "fr", "pr", "pick"),
        ("odin", "en", "pa", "pass"),
        ("skyjo", "fr", "pi", "draw"),
        ("numdraft", "fr", "po", "put"),
        ("yellowstone", "fr", "po", "play"),
        ("yellowstone", "en", "h", "hand"),
        ("numdraft", "en", "h", "hand"),
        ("pixies", "fr", "pr", "take"),
    ],
)
def test_beginnings_that_words_of_the_voice_leave_to_the_game(
    game: str, lang: str, line: str, code: str
) -> None:
    assert Lexicon(GAMES[game], NAMES, lang).understand(line) == (Word(code),)
