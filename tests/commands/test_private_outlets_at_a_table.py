"""Real cards: a hand that is read privately is told in the ear of its player and nowhere else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.commands.table_talk import TableTalk
from companion.games.game import PHYSICAL
from companion.games.odin import ODIN
from companion.sentences.sentence import Sentence
from companion.speech import Announcer, Terminal, open_announcer
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline

pytestmark = pytest.mark.usefixtures("own_home")
NAMES = ("Ana", "Bo")


class Evening:
    """A table of Odin where some players have an earphone."""

    def __init__(self, *ears: int) -> None:
        self.screen: list[str] = []
        timeline = Timeline(ODIN, ODIN.new(2, {}, PHYSICAL))
        self.session = Session(Table(ODIN, NAMES), timeline)
        self.session.ears = replace(self.session.ears, private=frozenset(ears))
        self.announcer: Announcer = open_announcer(
            "en", voice="none", screen=self.screen.append, private={at: Terminal() for at in ears}
        )
        self.talk = TableTalk(self.session, "en", self.announcer)
        self.talk.begin()
        self.type("Ana")

    def type(self, line: str) -> list[str]:
        before = len(self.screen)
        self.talk.take(line)
        return self.screen[before:]

    def heard(self, seat: int | None) -> list[Sentence]:
        return list(self.announcer.history.heard(seat))


def test_a_card_of_a_hand_is_told_to_who_has_an_ear_and_not_to_the_table() -> None:
    evening = Evening(0)
    evening.type("table deal Ana BL1")
    assert "blue 1" in " ".join(said.speech for said in evening.heard(0))
    assert "blue 1" not in " ".join(said.speech for said in evening.heard(None))


def test_without_an_ear_the_table_hears_only_that_a_card_was_read() -> None:
    evening = Evening()
    told = evening.type("table deal Ana BL1")
    assert told[0] == "Card read, it is not said to the table."
    assert "blue 1" not in " ".join(told)
    assert "blue 1" not in " ".join(said.speech for said in evening.heard(0))


def test_the_hand_is_answered_in_the_ear_of_its_player_alone() -> None:
    evening = Evening(0)
    evening.type("table deal Ana BL1")
    asked = evening.type("Ana hand")
    assert any("blue 1" in line for line in asked)
    assert "blue 1" not in " ".join(said.speech for said in evening.heard(None))
    assert "blue 1" not in " ".join(evening.type("Bo hand"))


def test_who_has_no_ear_is_not_told_its_hand_aloud() -> None:
    evening = Evening()
    evening.type("table deal Ana BL1")
    assert "blue 1" not in " ".join(evening.type("Ana hand"))
