"""Cards, names and whole moves as they are typed, in French and in English at any time."""

from __future__ import annotations

import pytest
from typed import in_both_languages, understood

from companion.games.game import TABLE, Move, Reason
from companion.games.pixies import PIXIES
from companion.sentences.faces import face_wording
from companion.sentences.lexicon import layout_in_notation
from companion.sentences.render import LANGUAGES
from companion.table.tokens import Cards, Notation, Number, SeatNamed, Word

ANY_BLUE_5 = Cards(("B5", "B5-2", "B5*"))


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
