"""The texts of the command-line library itself are French for French players."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import click
import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

FOLDER = files("companion.sentences") / "locale" / "fr" / "LC_MESSAGES"
NOT_EXTRACTED = {"required"}
"""An id that click keeps in a variable."""


@pytest.fixture(scope="module")
def french() -> Catalog:
    with (FOLDER / "companion.po").open("rb") as source:
        return read_po(source)


def asked_of_gettext() -> set[str]:
    package = Path(click.__file__).parent
    keywords = {"_": None, "ngettext": (1, 2)}
    found = extract_from_dir(package, keywords=keywords)
    return {first(ids) for _, _, ids, _, _ in found} | NOT_EXTRACTED


def first(ids: str | tuple[str, ...] | list[str]) -> str:
    return ids if isinstance(ids, str) else ids[0]


def strings(message: Message) -> tuple[str, ...]:
    found = message.string
    return (found,) if isinstance(found, str) else tuple(found or ())


def facts(text: str) -> set[str]:
    return set(re.findall(r"{\w+|%\(\w+\)s", text))


def test_every_text_of_the_installed_click_is_translated(french: Catalog) -> None:
    assert asked_of_gettext() - {first(message.id) for message in french if message.id} == set()


def test_no_translation_is_empty_or_for_nothing(french: Catalog) -> None:
    asked = asked_of_gettext()
    for message in french:
        if message.id:
            assert all(strings(message)), message.id
            assert first(message.id) in asked


def test_a_translation_names_only_the_facts_of_its_text(french: Catalog) -> None:
    for message in french:
        if message.id:
            text = message.id if isinstance(message.id, str) else " ".join(message.id)
            for translation in strings(message):
                assert facts(translation) <= facts(text), message.id


def test_the_compiled_catalogue_is_made_of_the_written_one(french: Catalog) -> None:
    with (FOLDER / "companion.mo").open("rb") as source:
        compiled = read_mo(source)
    written = {first(message.id): strings(message) for message in french if message.id}
    assert {first(m.id): strings(m) for m in compiled if m.id} == written


def test_a_sign_sticks_to_the_word_before_it(french: Catalog) -> None:
    texts = [text for message in french if message.id for text in strings(message)]
    assert [text for text in texts if re.search(r" [:;!?»]|« ", text)] == []
