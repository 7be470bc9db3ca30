"""companion say: talking cards. Each card that is given, typed or read is said, of any deck."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

import click

from companion.cards import Deck
from companion.commands import frame
from companion.commands.command_card_words import command_card_words
from companion.commands.known_tags import CardsOfTags
from companion.commands.reader_choice import one_reader
from companion.commands.talking_cards import card_of, card_said
from companion.readings import Reading, Trouble
from companion.sentences.keys import has_key
from companion.sentences.render import Wording, render
from companion.sentences.sentence import Priority, Sentence
from companion.sentences.troubles import trouble_wording

if TYPE_CHECKING:
    from companion.speech import Announcer

RECORDED = "file:"
"""Beginning of a reader's name that is a file of recorded readings."""


class Talker:
    """Says cards one after the other and remembers which game the last one was of."""

    def __init__(self, announcer: Announcer) -> None:
        self._announcer = announcer
        self._lock = threading.Lock()  # a reader's thread and the keyboard may both have a card
        self._last: Deck | None = None
        self._cards = CardsOfTags()
        for trouble in self._cards.troubles:
            self.hear(trouble)

    def say_card(self, code: str) -> bool:
        """Say the card with a code, or what is wrong with the code; tell whether it was a card."""
        from companion.speech import Earcon

        lang = frame.language()
        with self._lock:
            command = command_card_words().get(code.strip().upper())
            if command is not None:
                self._announcer.sound(Earcon.CARD_READ)
                self._speak(render(lang, "say-command", command=command), Priority.EVENT)
                return True
            try:
                deck, card = card_of(code)
            except frame.Failure as failure:
                self._announcer.sound(Earcon.REFUSED)
                self._speak(render(lang, failure.message_id, **failure.facts), Priority.ERROR)
                return False
            self._announcer.sound(Earcon.CARD_READ)
            self._speak(card_said(deck, card, self._last, lang), Priority.EVENT)
            self._last = deck
            return True

    def refuse_key(self) -> None:
        """Say that a key writes nothing here."""
        self._speak(render(frame.language(), "why-key_unusable"), Priority.ERROR)

    def hear(self, event: Reading | Trouble) -> None:
        """Say what a reader delivered; a tag is the card it was taught for."""
        named = self._cards.card_for(event)
        match named:
            case None:
                return
            case Reading(lifted=True):
                return
            case Reading(id=code):
                self._announcer.interrupt()
                self.say_card(code)
            case Trouble():
                self._speak(trouble_wording(named, frame.language()), Priority.ERROR)

    def _speak(self, wording: Wording, priority: Priority) -> None:
        sentence = Sentence(wording.speech, wording.text, frame.language(), priority)
        self._announcer.say(sentence, always=True)


@click.command("say", help=frame.words("help-say"))
@click.argument("ids", nargs=-1, metavar=frame.words("metavar-ids"))
@one_reader("keyboard", "help-say-reader")
@click.option("--silent", is_flag=True, help=frame.words("help-say-silent"))
@frame.common
@click.pass_context
def command(ctx: click.Context, ids: tuple[str, ...], reader: str, silent: bool) -> None:
    from companion.commands.voice import open_voice

    with open_voice(f"say-{datetime.now():%Y-%m-%d-%H%M%S}", silent=silent) as announcer:
        talker = Talker(announcer)
        all_said = say_codes(talker, ids) if ids else listen(talker, reader)
        announcer.wait()
    ctx.exit(0 if all_said else 1)


def say_codes(talker: Talker, codes: Sequence[str]) -> bool:
    """Say the cards of some codes; tell whether all were cards."""
    said = [talker.say_card(code) for code in codes]
    return all(said)


def listen(talker: Talker, reader: str) -> bool:
    """Say what a reader reads, until an empty line, the end of input or of the recording."""
    if reader.startswith(RECORDED):
        _play(talker, reader.removeprefix(RECORDED))
        return True
    if reader == "keyboard":
        _type(talker)
    else:
        _read(talker, reader)
    return True


def _play(talker: Talker, path: str) -> None:
    from companion.commands.reader_faults import failure_of_recording
    from hardware import RecordingError, read_recording, readings_of

    try:
        recording = read_recording(path)
    except RecordingError as error:
        raise failure_of_recording(error) from error
    for event in readings_of(recording):
        talker.hear(event)


def _read(talker: Talker, port: str) -> None:
    from companion.commands.reader_faults import failure_of_reader
    from hardware import ReaderError, open_reader

    try:
        reader = open_reader(port, talker.hear)
    except ReaderError as error:
        raise failure_of_reader(error) from error
    try:
        _type(talker)
    finally:
        reader.close()


def _type(talker: Talker) -> None:
    from hardware import read_typed

    frame.line(frame.words("say-ready"))
    for line in sys.stdin:
        if has_key(line):
            talker.refuse_key()
            continue
        if not line.strip():
            break
        codes, rest = read_typed(line)
        for code in codes or (rest,):
            if code.startswith("key:"):
                talker.hear(Reading("keyboard", code, round(time.monotonic() * 1000)))
            else:
                talker.say_card(code)
    frame.line(frame.words("say-done"))
