"""Which tag sits on which card: no tag twice, and a text that an editor can mend."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards import load_deck
from hardware import (
    TagList,
    TagListError,
    is_random_number,
    is_tag,
    is_tag_number,
    parse_tag_list,
    write_tag_list,
)
from hardware.keyboard import typed_tag

DECK = load_deck("pixies")
IDS = [card.id for card in DECK.cards]


def test_a_tag_belongs_to_one_card() -> None:
    taught = TagList("pixies").with_tag("PX0013", "nfc:04A1B2C3")
    assert taught.card_of("nfc:04A1B2C3") == "PX0013"
    with pytest.raises(TagListError) as caught:
        taught.with_tag("PX0021", "nfc:04A1B2C3")
    assert (caught.value.code, caught.value.facts["other"]) == ("twice", "PX0013")


def test_a_card_may_get_another_tag() -> None:
    taught = TagList("pixies").with_tag("PX0013", "nfc:01").with_tag("PX0013", "nfc:02")
    assert (taught.card_of("nfc:01"), taught.card_of("nfc:02")) == (None, "PX0013")


def test_a_sticker_is_no_tag() -> None:
    assert not is_tag("PX0013")
    assert not is_tag("")
    assert is_tag("em:0500207B32")
    assert is_tag("3017620422003")


@pytest.mark.parametrize(
    "code",
    [
        "nfc:04A1B2C3",
        "nfc:04A1B2C3D4E5F6",
        "em:0500207B32",
        "key:0005243698",
        "key:04A1B2C3D4E5F6",
        "0005243698",
        "04A1B2C3",
        "04 A1 B2 C3 D4 E5 F6",
        "04:a1:b2:c3",
        "0500207B326C",
        "E00401001234ABCD",
    ],
)
def test_what_readers_of_tags_send_is_the_number_of_a_tag(code: str) -> None:
    assert is_tag_number(code)


@pytest.mark.parametrize(
    "code",
    [
        *("", "V", "^*", "HELLO", "DEADBEEF", "12", "take B5", "3017620422003", "nfc:", "nfc:04A1"),
        *("em:0500207B3", "0500207B326D", "key:HELLO", "04A1B2C3D4E5"),
    ],
)
def test_other_codes_are_no_number_of_a_tag(code: str) -> None:
    assert not is_tag_number(code)


def test_only_a_short_number_of_nfc_is_made_up_anew() -> None:
    tags = ("nfc:08A1B2C3", "nfc:08A1B2C3D4E5F6", "nfc:04A1B2C3", "08A1B2C3")
    assert [is_random_number(tag) for tag in tags] == [True, False, False, False]


@given(
    st.dictionaries(st.sampled_from(IDS), st.text(min_size=7), max_size=12),
    st.integers(1, 9),
)
def test_a_list_that_is_written_and_read_is_the_same(tags: dict[str, str], copy: int) -> None:
    tag_list = TagList("pixies", copy)
    for card, tag in tags.items():
        if is_tag(tag) and tag_list.card_of(tag) is None:
            tag_list = tag_list.with_tag(card, tag)
    assert parse_tag_list(write_tag_list(tag_list), DECK) == tag_list


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("PX0013 =", "not_a_list"),
        ("[tags]\n", "not_a_list"),
        ('deck = "pixies"\ncopy = 0\n', "not_a_list"),
        ('deck = "pixies"\ncopy = 100\n', "not_a_list"),
        ('deck = "pixies"\ntags = 3\n', "not_a_list"),
        ('deck = "skyjo"\n', "other_deck"),
        ('deck = "pixies"\n[tags]\nSK0014 = "nfc:01"\n', "no_card"),
        ('deck = "pixies"\n[tags]\nPX0013 = 12\n', "bad_tag"),
        ('deck = "pixies"\n[tags]\nPX0013 = "PX0021"\n', "bad_tag"),
        ('deck = "pixies"\n[tags]\nPX0013 = "nfc:01"\nPX0021 = "nfc:01"\n', "twice"),
    ],
)
def test_a_faulty_list_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(TagListError) as caught:
        parse_tag_list(text, DECK)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("line", "tag"),
    [
        ("0005243698\n", "key:0005243698"),
        ("ààà(é'\"-ç_", "key:0005243698"),
        ("04A1B2C3D4E5F6", "key:04A1B2C3D4E5F6"),
        ("04a1b2c3", "key:04A1B2C3"),
        ("12", None),
        ("DEADBEEF", None),
        ("take B5", None),
        ("", None),
    ],
)
def test_the_number_of_a_tag_that_a_reader_typed_is_told_from_words(
    line: str, tag: str | None
) -> None:
    assert typed_tag(line) == tag
