"""What may be typed at a table, in French and in English at any time."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest

from companion.games.game import TABLE, Game, Move, Reason
from companion.games.odin import ODIN
from companion.games.pixies import PIXIES
from companion.games.yellowstone import YELLOWSTONE
from companion.sentences.faces import face_wording
from companion.sentences.lexicon import Lexicon, is_command_word, layout_in_notation
from companion.sentences.lexicon.vocabulary import vocabulary
from companion.sentences.render import LANGUAGES
from companion.table.tokens import Cards, Notation, Number, SeatNamed, Token, Word

NAMES = ("Ana", "Jean Paul", "Jean", "Élodie", "O'Neil")
ANY_BLUE_5 = Cards(("B5", "B5-2", "B5*"))

in_both_languages = pytest.mark.parametrize("lang", LANGUAGES)


def understood(line: str, lang: str = "fr") -> tuple[Token, ...] | Reason:
    return Lexicon(PIXIES, NAMES, lang).understand(line)


@in_both_languages
class TestCards:
    @pytest.mark.parametrize(
        "line",
        ["5 bleu", "bleu 5", "blue 5", "5 blue", "5b", "5B", "5 b", "la 5 bleue", "the blue 5."],
    )
    def test_without_its_points_a_card_is_any_of_its_number_and_colour(
        self, lang: str, line: str
    ) -> None:
        assert understood(line, lang) == (ANY_BLUE_5,)

    @pytest.mark.parametrize(
        ("line", "card"),
        [
            ("1 bleu 6 spirales", "B1+6"),
            ("1 bleu, 6 spirales", "B1+6"),
            ("blue 1, 6 spirals", "B1+6"),
            ("blue 1 with 6 spirals", "B1+6"),
            ("1 bleu avec 6 spirales", "B1+6"),
            ("4 bleu, une spirale", "B4+1"),
            ("blue 4 one spiral", "B4+1"),
            ("4 bleu 1 spirale", "B4+1"),
            ("7 rouge 4 croix", "R7-4"),
            ("red 7 4 crosses", "R7-4"),
            ("7 rouge une croix", "R7-1"),
            ("red 7 a cross", "R7-1"),
            ("7 rouge moins 4", "R7-4"),
            ("red 7 minus 4", "R7-4"),
            ("rouge 7 -4", "R7-4"),
            ("rouge 7 −4", "R7-4"),
            ("bleu 1 +6", "B1+6"),
            ("bleu 1 plus 6", "B1+6"),
            ("r7 4 croix", "R7-4"),
            ("blue 5 bonus", "B5*"),
            ("5 bleu bonus", "B5*"),
            ("5b *", "B5*"),
            ("5b*", "B5*"),
            ("5b-2", "B5-2"),
            ("5v-1", "G5-1"),
            ("5 bleu vierge", "B5"),
            ("blue 5 blank", "B5"),
            ("5 bleu 0", "B5"),
            ("2 multicolore", "M2"),
            ("multicolour 2", "M2"),
            ("cinq bleu, deux croix", "B5-2"),
            ("blue five with two crosses", "B5-2"),
            ("bleu neuf moins six", "B9-6"),
            ("un bleu", "B1+6"),
            ("blue one", "B1+6"),
            ("b9−6", "B9-6"),
            ("Y5 *", "Y5*"),
            ("5v*", "G5*"),
            ("B5-2", "B5-2"),
            ("b5-2", "B5-2"),
            ("b5*", "B5*"),
            ("B5", "B5"),
            ("m2", "M2"),
            ("R9", "R9"),
        ],
    )
    def test_with_its_points_it_is_that_card(self, lang: str, line: str, card: str) -> None:
        assert understood(line, lang) == (Cards((card,)),)

    @pytest.mark.parametrize("line", ["5v", "v5", "5g"])
    def test_colour_letters_of_both_languages_are_known(self, lang: str, line: str) -> None:
        assert understood(line, lang) == (Cards(("G5", "G5-1", "G5*")),)

    @pytest.mark.parametrize("line", ["5j", "5y", "j5"])
    def test_yellow_is_y_or_j(self, lang: str, line: str) -> None:
        assert understood(line, lang) == (Cards(("Y5-2", "Y5", "Y5*")),)

    @pytest.mark.parametrize(
        ("line", "said"),
        [
            ("5 bleu 2 spirales", "5 bleu 2 spirales"),
            ("blue 5, 3 crosses", "blue 5 3 crosses"),
            ("12 bleu", "12 bleu"),
            ("B12", "B12"),
            ("G2* ", "G2*"),
            ("take 5b+2", "5b+2"),
            ("9 multicolore", "9 multicolore"),
        ],
    )
    def test_a_card_the_deck_does_not_have_is_named(self, lang: str, line: str, said: str) -> None:
        assert understood(line, lang) == Reason("no_such_card", {"card": said})

    def test_two_cards_in_one_line(self, lang: str) -> None:
        assert understood("correct B5 R5", lang) == (
            Word("correct"),
            Cards(("B5",)),
            Cards(("R5",)),
        )

    @pytest.mark.parametrize("spoken_in", LANGUAGES)
    def test_what_is_spoken_of_a_card_typed_back_is_that_card(
        self, lang: str, spoken_in: str
    ) -> None:
        """Only a blank card, whose wording names no points, may stand for its neighbours too."""
        for face in PIXIES.deck.faces.values():
            wording = face_wording(PIXIES.deck, face, spoken_in)
            for line in (wording.speech, wording.text):
                tokens = understood(line, lang)
                assert isinstance(tokens, tuple), line
                (token,) = tokens
                assert isinstance(token, Cards), line
                if face.points or face.bonus:
                    assert token.candidates == (face.text,), line
                else:
                    assert face.text in token.candidates, line

    def test_a_number_word_and_a_colour_are_a_card(self, lang: str) -> None:
        for line in ("cinq bleu", "bleu cinq", "blue five", "la cinq bleue"):
            assert understood(line, lang) == (ANY_BLUE_5,)

    def test_notation_typed_is_that_card(self, lang: str) -> None:
        for text in PIXIES.deck.faces:
            assert understood(text, lang) == (Cards((text,)),)
            assert understood(text.lower(), lang) == (Cards((text,)),)


@in_both_languages
class TestNames:
    @pytest.mark.parametrize(
        ("line", "seat"),
        [("ana", 0), ("Jean Paul", 1), ("jean", 2), ("elodie", 3), ("ÉLODIE", 3), ("o’neil", 4)],
    )
    def test_a_name_in_any_case_without_accents(self, lang: str, line: str, seat: int) -> None:
        assert understood(line, lang) == (SeatNamed(seat),)

    def test_a_question_about_an_area_takes_a_name_and_a_place(self, lang: str) -> None:
        assert understood("aire jean paul 5", lang) == (Word("area"), SeatNamed(1), Number(5))
        assert understood("area jean 5", lang) == (Word("area"), SeatNamed(2), Number(5))
        assert understood("g ana", lang) == (Word("area"), SeatNamed(0))

    def test_a_sentence_is_a_name_a_verb_and_a_card(self, lang: str) -> None:
        expected = (SeatNamed(0), Word("take"), Cards(("B5*",)))
        assert understood("Ana prend le 5 bleu bonus", lang) == expected
        assert understood("Ana takes the blue 5 bonus", lang) == expected


@in_both_languages
class TestWholeMoves:
    @pytest.mark.parametrize(
        ("line", "move"),
        [
            ("Ana take B5", Move(0, "take", ("B5",))),
            ("jean paul take b5-2", Move(1, "take", ("B5-2",))),
            ("Jean keep new", Move(2, "keep", ("new",))),
            ("Élodie place 9", Move(3, "place", (9,))),
            ("table show R7-1", Move(TABLE, "show", ("R7-1",))),
            ("show R7-1", Move(TABLE, "show", ("R7-1",))),
            ("table show ?", Move(TABLE, "show", ("?",))),
            ("table start Jean Paul", Move(TABLE, "start", (1,))),
            ("table round 2", Move(TABLE, "round", (2,))),
            ("Ana ? turn", Move(0, "?", ("turn",))),
            (
                "table recount Jean . . . . B5V . . . H",
                Move(TABLE, "recount", (2, *"....", "B5V", *"...", "H")),
            ),
        ],
    )
    def test_as_the_journal_writes_them(self, lang: str, line: str, move: Move) -> None:
        assert understood(line, lang) == (Notation(move),)


class TestWords:
    @in_both_languages
    @pytest.mark.parametrize("of", LANGUAGES)
    def test_every_word_of_either_language_is_understood(self, lang: str, of: str) -> None:
        for word, code in vocabulary(of, "pixies").words.items():
            if word not in ("valid", "? turn"):
                assert understood(word, lang) == (Word(code),)

    def test_valid_asks_for_moves_in_english_and_is_short_for_validee_in_french(self) -> None:
        assert understood("valid", "en") == (Word("moves"),)
        assert understood("valid", "fr") == (Word("validated"),)

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
            ("fr", "valid", "validated"),
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
            ("v", "validated", "moves"),
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


@in_both_languages
@pytest.mark.parametrize(
    ("layout", "notation"),
    [
        (". 5v* . / b5 (5R-1) H", ". G5* . / B5 (R5-1) H"),
        ("Y1+4V B5*V / R7-1V b9-1", "Y1+4V B5*V / R7-1V B9-1"),
        ("B9\N{MINUS SIGN}6 v5V 5j*", "B9-6 G5V Y5*"),
        ("R1+3 M2 G3+2 / R4 G5 H / R7-1 . ?", "R1+3 M2 G3+2 / R4 G5 H / R7-1 . ?"),
        ("5x BL9 7#SK0931", "5x BL9 7#SK0931"),
    ],
)
def test_short_forms_of_a_layout_become_notation(lang: str, layout: str, notation: str) -> None:
    assert layout_in_notation(layout, PIXIES, lang) == notation


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

    def test_v_bref_is_the_level_even_where_v_is_validated(self, game: str) -> None:
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
