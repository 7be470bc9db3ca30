"""companion learn: feel, guess, scan."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest

from companion.cards import DECK_NAMES, load_deck
from companion.commands.guesses import Guesses, confusions
from companion.sentences.faces import face_wording

Companion = Callable[..., subprocess.CompletedProcess[str]]


def learn(companion: Companion, game: str, *typed: str, lang: str = "en") -> str:
    """What is said in a lesson, on long lines."""
    stdin = "".join(f"{line}\n" for line in typed)
    done = companion("learn", game, "--silent", "--lang", lang, "--width", "200", stdin=stdin)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_lesson_counts_and_names_what_was_confused(companion: Companion) -> None:
    blue_1, green_1 = "PX0013", "PX021W"
    typed = ["blue 1", blue_1, "green 1", blue_1, "blue 1", green_1, "blue 3", blue_1, ""]
    said = learn(companion, "pixies", *typed).splitlines()
    assert "Right: blue 1 +6." in said
    assert "No, it is blue 1 +6, you said blue 3. Feel it again, then take the next card." in said
    assert said[-3:] == [
        "4 cards guessed, 3 errors.",
        "Confused: blue and green, twice.",
        "Confused: the numbers 1 and 3, once.",
    ]


def test_a_card_is_not_said_before_it_was_felt(companion: Companion) -> None:
    said = learn(companion, "pixies", "PX0013", "")
    assert "Feel the card and type what it is first." in said
    assert "blue" not in said.lower()
    assert said.endswith("No card was guessed.\n")


def test_zero_is_a_card_of_skyjo_and_the_end_of_input_ends(companion: Companion) -> None:
    zero = load_deck("skyjo").face("0")
    card = next(card for card in load_deck("skyjo").cards if card.face == zero)
    said = learn(companion, "skyjo", "0", card.id, "moins 2", card.id, lang="fr").splitlines()
    assert said[-2:] == [
        "2 cartes devinées, 1 erreur.",
        "Confusion : les nombres −2 et 0, une fois.",
    ]


def test_what_is_no_card_of_the_game_is_told(companion: Companion) -> None:
    said = learn(companion, "odin", "purple 3", "blue 77", "blue 3", "PX0013", "")
    assert said.count("There is no card") == 2
    assert "This card belongs to Pixies." in said


@pytest.mark.parametrize("name", DECK_NAMES)
def test_every_card_can_be_guessed_as_it_is_said_and_as_it_is_written(name: str) -> None:
    deck = load_deck(name)
    guesses = Guesses(deck)
    for face in deck.faces.values():
        wordings = [face_wording(deck, face, lang) for lang in ("fr", "en")]
        said = [words for wording in wordings for words in (wording.speech, wording.text)]
        for words in (*said, *(each.upper() for each in said), face.text.lower()):
            guess = guesses.understand(words)
            assert guess is not None, words
            assert face in guess.faces
            assert {(each.family, each.number) for each in guess.faces} == {
                (face.family, face.number)
            }


def test_a_guess_may_leave_the_points_out_and_is_said_back_as_it_was_typed() -> None:
    deck = load_deck("pixies")
    guesses = Guesses(deck)
    bare, whole = guesses.understand("rouge 5"), guesses.understand("R5-1")
    assert bare is not None
    assert whole is not None
    assert face_wording(deck, bare.said, "fr").text == "5 rouge"
    assert face_wording(deck, whole.said, "fr").text == "5 rouge −1"
    assert confusions(bare, deck.face("R5-1")) == ()
    assert [each.kind for each in confusions(bare, deck.face("B5"))] == ["families"]
    other = next(face for face in bare.faces if face != deck.face("R5-1"))
    assert [each.kind for each in confusions(whole, other)] == ["points"]
