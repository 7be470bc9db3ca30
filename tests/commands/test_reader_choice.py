"""The names of readers on the command line: one where one is read, a kind that there is, a port."""

from __future__ import annotations

import pytest
from conftest import Companion

from hardware import profile_names

OF_ONE_READER = (
    ("say",),
    ("learn", "pixies"),
    ("kit-check", "pixies"),
    ("enrol", "pixies"),
    ("readers", "test"),
)


@pytest.mark.parametrize("words", OF_ONE_READER, ids=" ".join)
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "takes one reader"), ("fr", "prend un seul lecteur")]
)
def test_a_command_of_one_reader_says_so_and_hears_no_other_in_silence(
    companion: Companion, words: tuple[str, ...], lang: str, said: str
) -> None:
    given = ("--reader", "auto", "--reader", "/dev/first", "--silent")
    done = companion(*words, *given, "--lang", lang, "--width", "400")
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert "auto, /dev/first" in done.stderr


def test_the_same_reader_may_be_named_twice(companion: Companion) -> None:
    given = ("--reader", "keyboard", "--reader", "keyboard", "--silent")
    assert companion("say", "PX0021", *given).returncode == 0


@pytest.mark.parametrize("words", [("say",), ("table", "pixies", "--players", "Ana,Bo")])
@pytest.mark.parametrize(("lang", "said"), [("en", "no kind of reader"), ("fr", "Aucune sorte")])
def test_a_kind_that_there_is_not_hears_those_that_there_are(
    companion: Companion, words: tuple[str, ...], lang: str, said: str
) -> None:
    spec = ("--reader", "pm532@/dev/ttyUSB0", "--silent")
    done = companion(*words, *spec, "--lang", lang, "--width", "400")
    assert done.returncode == 1
    assert done.stderr.startswith(said) or f" {said} " in done.stderr
    assert "pm532" in done.stderr
    assert all(name in done.stderr for name in profile_names())


@pytest.mark.parametrize("spec", ["pn532@", "PN532@ ", "pn532@keyboard", "pn532@file:x"])
@pytest.mark.parametrize(("lang", "said"), [("en", "comes a port"), ("fr", "vient un port")])
def test_a_kind_without_a_port_is_told_what_is_missing(
    companion: Companion, spec: str, lang: str, said: str
) -> None:
    done = companion("say", "--reader", spec, "--silent", "--lang", lang, "--width", "400")
    assert done.returncode == 1
    assert said in done.stderr
    assert "pn532@/dev/ttyUSB0" in done.stderr


def test_a_kind_in_capitals_and_an_address_with_an_at_sign_are_taken(companion: Companion) -> None:
    for spec, port in (
        ("PN532@/dev/no-such-port", "at /dev/no-such-port."),
        ("socket://me@127.0.0.1:1", "at the address socket://me@127.0.0.1:1."),
    ):
        done = companion("say", "--reader", spec, "--silent", "--width", "400")
        assert port in done.stderr, done.stderr


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_names_every_kind(companion: Companion, lang: str) -> None:
    text = companion("readers", "test", "--help", "--lang", lang, "--width", "400").stdout
    assert all(name in text for name in profile_names())
