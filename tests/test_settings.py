"""The settings file: read and written as it is, and never taken for what it is not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.settings import (
    GENERAL,
    OF_AN_OUTLET,
    OUTLETS,
    Choice,
    Kind,
    Number,
    Settings,
    SettingsError,
    Switch,
    Text,
    parse,
    text_of,
)

PRINTABLE = st.text(max_size=30).filter(str.isprintable)


def values(kind: Kind) -> st.SearchStrategy[object]:
    match kind:
        case Choice(words=words):
            return st.sampled_from(words)
        case Number(least=least, most=most):
            return st.integers(least, most)
        case Switch():
            return st.booleans()
        case Text():
            return PRINTABLE


CHANGES = st.lists(
    st.one_of(
        *(st.tuples(st.just(name), values(kind), st.just("")) for name, kind in GENERAL.items()),
        *(
            st.tuples(st.just(name), values(kind), st.sampled_from(OUTLETS))
            for name, kind in OF_AN_OUTLET.items()
        ),
    ),
    max_size=12,
)


@given(CHANGES)
def test_what_is_written_is_read_again(changes: list[tuple[str, object, str]]) -> None:
    settings = Settings()
    for name, value, outlet in changes:
        settings = settings.changed(name, value, outlet)
    assert parse(text_of(settings)) == settings


@given(st.text(max_size=200))
def test_any_text_is_settings_or_a_reason(text: str) -> None:
    try:
        settings = parse(text)
    except SettingsError as error:
        settings = Settings()
        read = error.code
    else:
        read = "read"
    assert parse(text_of(settings)) == settings
    assert read in {"read", "name", "choice", "range", "switch", "text", "outlet", "torn"}


def test_what_was_not_chosen_has_its_default() -> None:
    settings = Settings()
    assert (settings.language, settings.outlet) == ("", "")
    assert settings.get("level", "own-voice") == "normal"
    assert settings.get("earcons") is True
    assert settings.number("rate", "screen-reader") == 0


def test_each_outlet_keeps_its_own() -> None:
    settings = Settings().changed("rate", "7", "own-voice").changed("rate", -2, "speech-dispatcher")
    assert settings.get("rate", "own-voice") == 7
    assert settings.get("rate", "speech-dispatcher") == -2
    assert settings.get("rate", "terminal") == 0


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("tempo", "3", "name"),
        ("language", "de", "choice"),
        ("rate", "11", "range"),
        ("rate", "fast", "range"),
        ("rate", "1e1", "range"),
        ("rate", True, "range"),
        ("volume", "0", "range"),
        ("earcons", "perhaps", "switch"),
        ("printer", "a\nb", "text"),
        ("level", "", "choice"),
    ],
)
def test_a_bad_value_changes_nothing(name: str, value: object, code: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings().changed(name, value, "own-voice")
    assert caught.value.code == code


def test_a_torn_file_tells_its_line() -> None:
    with pytest.raises(SettingsError) as caught:
        parse('language = "fr"\noutlet = "own')
    assert (caught.value.code, caught.value.facts["line"]) == ("torn", 2)
    with pytest.raises(SettingsError) as caught:
        parse('language = "fr"\noutlet = = 3\nmuted = true\n')
    assert caught.value.facts["line"] == 2


@pytest.mark.parametrize(
    "text",
    [
        "rate = 3",
        "tempo = 3",
        'outlets = "own-voice"',
        "[outlets]\nown-voice = 3",
        "[outlets.radio]\nrate = 3",
        "[outlets.own-voice]\nlanguage = 'fr'",
        "[outlets.own-voice]\nrate = 3.5",
    ],
)
def test_an_entry_in_the_wrong_place_is_no_setting(text: str) -> None:
    with pytest.raises(SettingsError):
        parse(text)
