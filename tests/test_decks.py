"""The five decks as printed by their publishers, and the ids of their cards."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards import (
    DECK_NAMES,
    Card,
    DeckError,
    Face,
    card_with_id,
    check_character,
    deck_from,
    is_card_id,
    load_deck,
)

ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
EVERY_CARD = [card for name in DECK_NAMES for card in load_deck(name).cards]


def by_family(name: str) -> dict[str, list[Face]]:
    faces: dict[str, list[Face]] = {}
    for card in load_deck(name).cards:
        faces.setdefault(card.face.family, []).append(card.face)
    return faces


@pytest.mark.parametrize(
    ("name", "cards", "faces"),
    [
        ("pixies", 70, 70),
        ("yellowstone", 56, 28),
        ("numdraft", 104, 104),
        ("odin", 54, 54),
        ("skyjo", 150, 15),
    ],
)
def test_size_of_each_deck(name: str, cards: int, faces: int) -> None:
    deck = load_deck(name)
    assert (len(deck.cards), len(deck.faces), len(deck.by_id)) == (cards, faces, cards)


def test_pixies_counts_by_colour() -> None:
    colours = by_family("pixies")
    assert {c: len(f) for c, f in colours.items()} == {"B": 16, "G": 16, "Y": 16, "R": 16, "M": 6}
    spirals = {c: sum(max(face.points, 0) for face in f) for c, f in colours.items()}
    crosses = {c: sum(max(-face.points, 0) for face in f) for c, f in colours.items()}
    assert spirals == {"B": 16, "G": 15, "Y": 15, "R": 14, "M": 0}
    assert crosses == {"B": 16, "G": 15, "Y": 14, "R": 13, "M": 3}


def test_pixies_bonus_cards() -> None:
    faces = load_deck("pixies").faces.values()
    bonus = sorted(f"{face.family}{face.number}" for face in faces if face.bonus)
    assert bonus == ["B4", "B5", "G3", "G5", "R1", "R5", "Y2", "Y5"]


def test_pixies_cards_by_number() -> None:
    numbers = Counter(card.face.number for card in load_deck("pixies").cards)
    assert [numbers[n] for n in range(1, 8)] == [5, 6, 8, 10, 12, 10, 8]
    assert sum(numbers.values()) == 70


PIXIES_TABLE = """
1 | +6 | +5 | +4 | +3, * | -
2 | +4 | +3 | +2, * | +5 | 0
3 | +3, +1 | +2, * | +5, 0 | +4 | 0
4 | +1, *, 0 | +4, -1 | +3, -1 | +2, 0 | 0
5 | 0, -2, * | 0, -1, * | -2, 0, * | -1, *, 0 | -
6 | +1, -1 | -4, -1, +1 | -3, 0 | -2, 0 | -1
"""


def test_pixies_low_numbers_as_in_the_table_of_the_rules() -> None:
    expected = set()
    for row in PIXIES_TABLE.strip().splitlines():
        number, *columns = (cell.strip() for cell in row.split("|"))
        for colour, cell in zip("BGYRM", columns, strict=True):
            symbols = () if cell == "-" else cell.split(", ")
            expected |= {f"{colour}{number}{'' if s == '0' else s}" for s in symbols}
    actual = {face.text for face in load_deck("pixies").faces.values() if face.number <= 6}
    assert actual == expected


def test_yellowstone_has_two_of_each() -> None:
    counts = Counter(card.face.text for card in load_deck("yellowstone").cards)
    assert counts == {f"{colour}{n}": 2 for colour in "BYGR" for n in range(1, 8)}


def test_odin_has_one_of_each() -> None:
    expected = {
        f"{colour}{n}" for colour in ("BL", "RE", "PI", "GR", "BK", "OR") for n in range(1, 10)
    }
    assert set(load_deck("odin").faces) == expected


def test_num_draft_small_deck_comes_first() -> None:
    cards = load_deck("numdraft").cards
    small = [card.face for card in cards[:80]]
    assert Counter(face.family for face in small) == {**dict.fromkeys("RGBYAS", 13), "JK": 2}
    assert {face.number for face in small if face.family != "JK"} == set(range(13))
    assert {card.face.number for card in cards[80:]} == {13, 14, 15, 16}


def test_skyjo_values_and_their_sum() -> None:
    values = Counter(card.face.number for card in load_deck("skyjo").cards)
    assert values == {-2: 5, -1: 10, 0: 15, **dict.fromkeys(range(1, 13), 10)}
    assert sum(card.face.number for card in load_deck("skyjo").cards) == 760


@pytest.mark.parametrize(
    ("card_id", "face", "copy"),
    [
        ("PX0013", "B1+6", 1),
        ("PX0826", "M8-1", 1),
        ("YP001S", "B1", 1),
        ("YP0622", "R7", 2),
        ("ND001H", "R0", 1),
        ("ND1211", "S16", 1),
        ("OD001M", "BL1", 1),
        ("OD056T", "OR9", 1),
        ("SK0014", "-2", 1),
        ("SK1539", "12", 10),
    ],
)
def test_first_and_last_ids(card_id: str, face: str, copy: int) -> None:
    found = card_with_id(card_id)
    assert found is not None
    deck, card = found
    assert (card.face.text, card.copy) == (face, copy)
    assert card in (deck.cards[0], deck.cards[-1])


def test_the_small_num_draft_deck_ends_with_the_jokers() -> None:
    deck = load_deck("numdraft")
    assert [card.face.text for card in deck.cards[78:80]] == ["JK1", "JK2"]
    assert deck.by_id["ND095A"] == deck.cards[79]


def test_ids_are_unique_over_all_decks() -> None:
    assert len({card.id for card in EVERY_CARD}) == 70 + 56 + 104 + 54 + 150


def test_no_id_ends_in_a_character_that_is_misread() -> None:
    assert not [card.id for card in EVERY_CARD if card.id[-1] in "*OI"]


def test_every_single_substitution_of_every_id_is_detected() -> None:
    for card in EVERY_CARD:
        for place, wrong in itertools.product(range(6), ALPHANUMERIC):
            text = card.id[:place] + wrong + card.id[place + 1 :]
            assert text == card.id or not is_card_id(text)


def test_every_swap_of_neighbours_of_every_id_is_detected() -> None:
    for card in EVERY_CARD:
        for place in range(5):
            text = card.id[:place] + card.id[place + 1] + card.id[place] + card.id[place + 2 :]
            assert text == card.id or not is_card_id(text)


@given(st.sampled_from(EVERY_CARD))
def test_a_card_is_found_by_its_id(card: Card) -> None:
    assert is_card_id(card.id)
    found = card_with_id(card.id)
    assert found is not None
    assert found[1] == card


@given(st.text(max_size=12))
def test_only_an_id_of_a_deck_finds_a_card(text: str) -> None:
    known = {card.id for card in EVERY_CARD}
    assert (card_with_id(text) is not None) == (text in known)


def test_check_character_of_the_standard_is_stable() -> None:
    # ISO 7064 MOD 37-2 for a text whose check character blood banks publish (ISBT 128).
    assert check_character("G123498654321") == "H"


@pytest.mark.parametrize("face", ["B0", "X1", "B1+7", ""])
def test_a_face_that_the_deck_has_not_is_refused(face: str) -> None:
    with pytest.raises(KeyError):
        load_deck("pixies").face(face)


def test_a_face_may_be_typed_in_small_letters() -> None:
    assert load_deck("odin").face("pi9") == Face("PI", 9)


@pytest.mark.parametrize(
    "change",
    [
        {"cards": [{"faces": "1 two 3"}]},
        {"cards": [{"family": "Q", "faces": "1"}]},
        {"cards": [{"copies": 2}]},
        {"families": [{"letter": "B"}]},
    ],
)
def test_a_deck_description_that_does_not_hold_is_refused(change: dict[str, object]) -> None:
    whole = {
        "name": "toy",
        "prefix": "T1",
        "title": {"fr": "Jeu", "en": "Toy"},
        "cards": [{"faces": "1 2 3"}],
    }
    assert len(deck_from(whole).cards) == 3
    with pytest.raises(DeckError):
        deck_from(whole | change)


def test_an_unknown_deck_is_refused() -> None:
    with pytest.raises(DeckError):
        load_deck("whist")
