"""The first question: does the screen reader speak, or the program?"""

from __future__ import annotations

from contextlib import suppress

import click

from companion.commands import frame, remembered
from companion.commands.questions import Leaving, read_line
from companion.sentences.render import render
from companion.sentences.sentence import Priority, Sentence
from companion.settings import Settings

LINES = ("first-who-speaks", "first-screen-reader", "first-program")


def ask_who_speaks() -> Settings:
    """The settings; somebody at a terminal who has never been asked is asked, once.

    Nothing is asked, and nothing written, where nobody sits or where there is no voice to choose;
    nor where the file is damaged, which is said.
    """
    try:
        settings = remembered.settings()
    except frame.Failure as failure:
        frame.line(frame.words(failure.message_id, **failure.facts))
        return Settings()
    if settings.outlet or not frame.is_asked():
        return settings
    answer = _asked()
    if answer is None:
        return settings
    try:
        return remembered.remember("outlet", answer)
    except frame.Failure as failure:
        frame.line(frame.words(failure.message_id, **failure.facts))
        return settings.changed("outlet", answer)


def _asked() -> str | None:
    """Ask as text and by voice; None where there is no voice, or no answer."""
    from companion.speech import Wish, open_announcer

    lang = frame.language()
    with open_announcer(lang, wish=Wish("speech-dispatcher"), screen=frame.line) as announcer:
        if announcer.notice.kind not in ("speaking", "opening"):
            return None
        while True:
            for message in LINES:
                words = render(lang, message)
                sentence = Sentence(words.speech, words.text, lang, Priority.TURN)
                announcer.say(sentence, always=True)
            click.echo(f"{frame.words('ask-number-prompt')} ", nl=False)
            with suppress(Leaving):
                answer = read_line()
                announcer.interrupt()
                if answer in ("1", "2"):
                    return "terminal" if answer == "1" else announcer.notice.outlet
                continue
            return None
