from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards import DECK_NAMES, load_deck
from hardware.keyboard import read_typed, split_typed

ALL_IDS = [card.id for name in DECK_NAMES for card in load_deck(name).cards]
FRENCH_KEYS = str.maketrans("0123456789AQZWM", 'à&é"' + "'(-è_çQAWZ?")


@pytest.mark.parametrize(
    ("line", "card_id", "rest"),
    [
        ("PX0021", "PX0021", ""),
        ("px0021\n", "PX0021", ""),
        ("takePX0021", "PX0021", "take"),
        ("ta PX0021 ke", "PX0021", "ta ke"),
        ("taPX0021ke", "PX0021", "ta ke"),
        ("take B5", None, "take B5"),
        ("  new ", None, "new"),
        ("", None, ""),
        ("l'été, 3 -è_ç", None, "l'été, 3 -è_ç"),
    ],
)
def test_an_id_is_found_wherever_the_reader_typed_it(
    line: str, card_id: str | None, rest: str
) -> None:
    assert split_typed(line) == (card_id, rest)


def test_two_cards_typed_into_one_line_are_found_one_after_the_other() -> None:
    first, rest = split_typed("PX0021PX0013")
    assert (first, split_typed(rest)) == ("PX0021", ("PX0013", ""))


@pytest.mark.parametrize("aim", ["]Q1", "]d1", "]C0", "$A&", "$q&", "]q1"])
def test_the_kind_of_code_that_a_reader_types_before_it_is_no_word(aim: str) -> None:
    assert split_typed(f"{aim}PX0021") == ("PX0021", "")
    assert split_typed(f"ta{aim}PX0021 ke") == ("PX0021", "ta ke")


def test_what_only_looks_like_a_kind_of_code_stays() -> None:
    assert split_typed("]Q1 PX0021") == ("PX0021", "]Q1")
    assert split_typed("Q1PX0021") == ("PX0021", "Q1")


def test_all_cards_of_a_line_are_read() -> None:
    assert read_typed("PX006UPX007S") == (("PX006U", "PX007S"), "")
    assert read_typed("]Q1PX006U]Q1PX007S ok") == (("PX006U", "PX007S"), "ok")
    assert read_typed(" new ") == ((), "new")
    assert read_typed("0005243698") == (("key:0005243698",), "")


def test_an_endless_line_is_looked_at_in_its_beginning_only() -> None:
    codes, rest = read_typed("PX0021" + "A" * 1_000_000 + "PX0013")
    assert codes == ("PX0021",)
    assert len(rest) < 2000


def test_an_id_with_a_wrong_check_character_is_found_as_a_whole_word_only() -> None:
    assert split_typed("PX0022 new") == ("PX0022", "new")
    assert split_typed("newPX0022") == (None, "newPX0022")


@pytest.mark.parametrize("line", ["PXàé&Z", "pxàé&z", "PXÀÉ&Z"])
def test_f31_a_reader_that_types_through_a_french_keyboard(line: str) -> None:
    assert split_typed(line) == ("PX021W", "")


@given(st.sampled_from(ALL_IDS), st.sampled_from(["", "tak", "new "]), st.booleans())
def test_f31_every_id_survives_a_french_keyboard(card_id: str, before: str, small: bool) -> None:
    typed = card_id.translate(FRENCH_KEYS)
    line = before + (typed.lower() if small else typed)
    assert split_typed(line) == (card_id, before.strip())


def test_an_id_that_arrived_with_digits_keeps_its_letters() -> None:
    # Its letters exchanged, it would be another sound id or none: only signs tell a French layout.
    for card_id in ALL_IDS:
        assert split_typed(card_id) == (card_id, "")
