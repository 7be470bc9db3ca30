"""Numbers for the ear: where a gender or a sign has to be heard, they are words."""

from __future__ import annotations

import pytest

from companion.sentences.numbers import feminine, with_sign
from companion.sentences.render import Wording, render

WITHOUT_GENDER = {11, 71, 91}


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "une"),
        (21, "vingt et une"),
        (61, "soixante et une"),
        (81, "quatre-vingt-une"),
        (101, "cent une"),
        (121, "cent vingt et une"),
        (181, "cent quatre-vingt-une"),
        (231, "deux cent trente et une"),
    ],
)
def test_a_french_number_that_ends_in_one_has_a_gender(number: int, words: str) -> None:
    assert feminine(number, "fr") == words
    assert feminine(number, "en") == str(number)


def test_all_other_numbers_are_digits_in_both_languages() -> None:
    for number in range(300):
        has_gender = number % 10 == 1 and number % 100 not in WITHOUT_GENDER
        assert feminine(number, "fr").isdecimal() is not has_gender


def test_the_voice_says_words_and_the_screen_shows_digits() -> None:
    pile = render("fr", "skyjo-pile", n=121)
    assert pile == Wording(
        "Pioche : cent vingt et une cartes.", "Pioche\N{NO-BREAK SPACE}: 121 cartes."
    )
    assert render("en", "skyjo-pile", n=121).speech == "Pile: 121 cards."


@pytest.mark.parametrize(
    ("number", "lang", "said"), [(-3, "fr", "moins 3"), (-3, "en", "minus 3"), (0, "fr", "0")]
)
def test_a_sign_is_a_word(number: int, lang: str, said: str) -> None:
    assert with_sign(number, lang) == said
