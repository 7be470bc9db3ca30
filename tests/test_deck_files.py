"""Decks from files of the user: read whole, or explained line by line; from spreadsheets too."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards import Card, is_card_id
from companion.decks.deck_file import DeckFileError, Problem, card_size, deck_of
from companion.decks.new_deck import NewCard, deck_text, short_name, values
from companion.decks.spreadsheet import SpreadsheetError, cards_of, read_cards
from companion.sentences.faces import face_wording
from companion.sentences.render import message_ids

GOOD = """name = "herbs"
prefix = "B3"
title = "Herbes"
[[families]]
letter = "T"
name = "thym"
[[families]]
letter = "L"
name = { en = "lavender", fr = "lavande" }
[[cards]]
family = "T"
faces = "1 2+3"
copies = 2
[[cards]]
family = "L"
faces = "-1 4*"
[[texts]]
face = "L4*"
fr = "rejouez"
"""


def data(name: str) -> str:
    return (resources.files("companion.decks") / name).read_text(encoding="utf-8")


def problems(text: str) -> list[tuple[int, str]]:
    with pytest.raises(DeckFileError) as caught:
        deck_of(text)
    return [(problem.line, problem.code) for problem in caught.value.problems]


def test_a_deck_file_is_a_deck() -> None:
    deck = deck_of(GOOD)
    assert [card.face.text for card in deck.cards] == ["T1", "T1", "T2+3", "T2+3", "L-1", "L4*"]
    assert all(is_card_id(card.id) and card.id.startswith("B3") for card in deck.cards)
    assert deck.titles == {"fr": "Herbes", "en": "Herbes"}
    assert face_wording(deck, deck.face("L4*"), "fr").speech == "4 lavande avec bonus, rejouez"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_example_is_a_deck(lang: str) -> None:
    deck = deck_of(data(f"example.{lang}.toml"))
    assert (len(deck.cards), deck.card_size) == (32, (63.0, 88.0))
    assert deck.family("JK").wild


def test_both_examples_describe_the_same_deck() -> None:
    french, english = (deck_of(data(f"example.{lang}.toml")) for lang in ("fr", "en"))
    assert (french.cards, french.texts) == (english.cards, english.texts)


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ('name = "herbs"', 'name = "Herbs!"', 1, "name-shape"),
        ('name = "herbs"', 'name = "skyjo"', 1, "name-ours"),
        ('name = "herbs"', "name = herbs", 1, "syntax"),
        ('prefix = "B3"', 'prefix = "BB"', 2, "prefix-shape"),
        ('prefix = "B3"', 'colour = "B3"\nprefix = "B3"', 2, "unknown-key"),
        ('prefix = "B3"\n', "", 1, "no-key"),
        ('title = "Herbes"', "title = 4", 3, "words-shape"),
        ('title = "Herbes"', 'title = "Herbes"\ncard_size = "big"', 4, "size-shape"),
        ('letter = "L"', 'letter = "T"', 8, "letter-twice"),
        ('letter = "L"', 'letter = "LAV"', 8, "letter-shape"),
        ('name = "thym"', 'name = "thym"\nink = "green"', 7, "ink-shape"),
        ('name = "thym"', 'name = "thym"\nwild = "yes"', 7, "wild-shape"),
        ('family = "T"', 'family = "Q"', 11, "family-unknown"),
        ('family = "T"\n', "", 10, "no-family"),
        ('faces = "1 2+3"', 'faces = "1 two"', 12, "face-shape"),
        ('faces = "1 2+3"', 'faces = "1 1"', 12, "face-twice"),
        ('faces = "1 2+3"\n', "", 10, "no-key"),
        ("copies = 2", "copies = 0", 13, "copies-shape"),
        ("copies = 2", "copies = true", 13, "copies-shape"),
        ('face = "L4*"', 'face = "L5"', 18, "text-unknown"),
        ('fr = "rejouez"', 'fr = ""', 17, "words-shape"),
        ("[[texts]]", '[[zones]]\nname = "x"\nbox = { left = 2 }\n[[texts]]', 19, "zone-shape"),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, line: int, code: str) -> None:
    assert old in GOOD
    assert (line, code) in problems(GOOD.replace(old, new, 1))


def test_all_faults_are_told_in_the_order_of_their_lines() -> None:
    text = GOOD.replace("herbs", "Herbs!").replace("2+3", "two").replace("copies = 2", "copies = 0")
    assert problems(text) == [(1, "name-shape"), (12, "face-shape"), (13, "copies-shape")]


def test_a_deck_without_cards_and_one_with_too_many() -> None:
    head = 'name = "x"\nprefix = "A1"\ntitle = "X"\n[[cards]]\n'
    assert problems(f'{head}faces = ""') == [(4, "no-cards")]
    assert problems(f'{head}faces = "1 2 3 4 5 6 7 8 9 10 11"\ncopies = 99') == [(4, "too-many")]


@given(st.text(max_size=80), st.integers(0, len(GOOD)))
def test_any_damage_is_a_deck_or_explained(inserted: str, place: int) -> None:
    found: tuple[Problem, ...] = ()
    cards: tuple[Card, ...] = ()
    try:
        cards = deck_of(GOOD[:place] + inserted + GOOD[place:]).cards
    except DeckFileError as error:
        found = error.problems
    assert bool(cards) != bool(found)
    assert all(problem.line >= 1 for problem in found)
    assert len({card.id for card in cards}) == len(cards)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_problem_has_words(lang: str) -> None:
    codes = re.findall(r"`([a-z-]+)`", Problem.__doc__ or "")
    assert len(codes) > 20
    assert {f"deck-problem-{code}" for code in codes} <= message_ids(lang)


@pytest.mark.parametrize(
    ("text", "size"),
    [("63x88", (63, 88)), ("59,5 X 92", (59.5, 92)), ("63", None), ("axb", None)],
)
def test_a_card_size(text: str, size: tuple[float, float] | None) -> None:
    assert card_size(text) == size


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_template_of_the_spreadsheet_is_a_deck(lang: str) -> None:
    deck = deck_of(deck_text("Essai", "A1", cards_of(data(f"cards.{lang}.csv"))))
    assert [card.face.text for card in deck.cards] == ["R1", "R2", "B1", "B1", "B2", "B2", "JK1"]
    assert deck.family("R").names == {"fr": "rouge", "en": "red"}
    assert deck.family("JK").wild


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_spreadsheets_as_programs_write_them(encoding: str, separator: str, tmp_path: Path) -> None:
    rows = [("Couleur", "Numéro", "Quantité"), ("thé", "1", "2"), ("", "", ""), ("thé", "−2", "")]
    path = tmp_path / "cards.csv"
    path.write_text("\r\n".join(map(separator.join, rows)), encoding=encoding) if (
        encoding != "cp1252"
    ) else path.write_bytes(
        "\r\n".join(map(separator.join, rows)).replace("−", "-").encode("cp1252")
    )
    assert read_cards(path) == (NewCard("thé", "1", 2), NewCard("thé", "-2", 1))


def test_a_card_without_a_number_gets_the_next_one_of_its_family() -> None:
    """Old Macintoshes end their lines with a carriage return."""
    cards = cards_of("family,number,text\rred,4,\rblue,,\rred,,\r,,joker\r")
    assert [(card.family, card.face, card.printed) for card in cards] == [
        ("red", "4", ""),
        ("blue", "1", ""),
        ("red", "5", ""),
        ("", "1", "joker"),
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [(1, "csv-headings")]),
        ("a,b\n1,2", [(1, "csv-headings")]),
        ("family,number\n", [(2, "csv-empty")]),
        ("family,number,copies\nred,1,1\n,,3\n", [(3, "csv-bare")]),
        ('family,number\nred,1\nred,"2\n', [(3, "csv-torn")]),
        (
            "number,copies\none,1\n2,many\n3,1\n3,1",
            [(2, "csv-number"), (3, "csv-copies"), (5, "csv-twice")],
        ),
    ],
)
def test_faults_of_a_spreadsheet(text: str, found: list[tuple[int, str]]) -> None:
    with pytest.raises(SpreadsheetError) as caught:
        cards_of(text)
    assert [(problem.line, problem.code) for problem in caught.value.problems] == found


@pytest.mark.parametrize(
    ("text", "faces"),
    [
        ("1-3, 12", ["1", "2", "3", "12"]),
        ("-2 - 1", ["-2", "-1", "0", "1"]),
        ("5+3 5* ; 7", ["5+3", "5*", "7"]),
        ("1 à 3", ["1", "2", "3"]),
    ],
)
def test_values_as_people_type_them(text: str, faces: list[str]) -> None:
    assert list(values(text)) == faces


@pytest.mark.parametrize("text", ["one", "3-1", "1;x"])
def test_values_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        values(text)


@given(
    st.lists(
        st.text(min_size=1, max_size=8).filter(str.strip), min_size=1, max_size=12, unique=True
    )
)
def test_families_of_any_name_make_a_deck(names: list[str]) -> None:
    deck = deck_of(deck_text("X", "A1", [NewCard(name, "1") for name in names]))
    assert len({family.letter for family in deck.families}) == len(deck.families) == len(names)


def test_a_short_name_can_be_typed() -> None:
    assert (short_name("Été à l’eau !"), short_name("猫")) == ("ete-a-l-eau", "deck")
