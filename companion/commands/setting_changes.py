"""A setting is changed: the value is checked against what is there, kept, and heard at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.remembered import failure_of_value, remember, settings
from companion.commands.setting_words import label, name_called, typed_names, value_in_words
from companion.commands.voice import wish_for, wish_of
from companion.commands.voice_notice import instead_notice, voice_notice
from companion.sentences.render import render
from companion.sentences.sentence import Priority, Sentence
from companion.settings import GENERAL, NAMES, OF_AN_OUTLET, OUTLETS, Settings, SettingsError

if TYPE_CHECKING:
    from companion.speech import OutletName, Wish

HEARD = ("outlet", "rate", "volume", "muted")
"""Settings whose change is best heard; so is that of a voice."""
SAMPLE_PATIENCE_S = 15.0


def known_name(name: str) -> str:
    """The name of a setting, from a word of either language. Failure `setting-name`.

    `voice` is that of this run's language.
    """
    listed = listed_names()
    name = name_called(name, listed)
    if name == "voice":
        return f"voice-{frame.language()}"
    if name not in NAMES:
        raise failure_of_value(SettingsError("name", name=name, known=typed_names(listed)))
    return name


def listed_names() -> tuple[str, ...]:
    """The names as they are listed: one voice, that of this run's language."""
    own = (name for name in OF_AN_OUTLET if not name.startswith("voice-"))
    return (*GENERAL, *own, "voice")


def change(name: str, value: object, outlet: str = "", *, quiet: bool = False) -> Settings:
    """Change one setting and say what it is now, unless `quiet`.

    `outlet`: whose it is, for a setting of an outlet. Failure for a value that it cannot have, and
    for a damaged file, which stays as it is.
    """
    settings()
    if name.startswith("voice-") and value:
        value = _voice_called(str(value), name.removeprefix("voice-"), outlet)
    if name == "printer" and value:
        from companion.commands.known_printers import printer_called

        printer_called(str(value))
    kept = remember(name, value, outlet)
    if quiet:
        return kept
    now = value_in_words(name, kept.get(name, outlet))
    frame.line(frame.words("setting-kept", name=label(name), value=now))
    if name == "outlet":
        _say_who_speaks(wish_of(kept))
    return kept


def outlet_of(name: str, kept: Settings, asked: str | None = None) -> str:
    """Whose a setting is: the outlet that is asked for, else the one that speaks.

    A general setting is nobody's. Finding out who speaks takes as long as opening a voice. Failure
    `setting-outlet`.
    """
    if name in GENERAL:
        return ""
    if asked is not None:
        if asked not in OUTLETS:
            error = SettingsError("outlet", outlet=asked, known=", ".join(OUTLETS))
            raise failure_of_value(error)
        return asked
    if kept.outlet not in ("", "auto"):
        return kept.outlet
    from companion.speech import who_speaks

    return who_speaks(frame.language(), wish_of(kept)).outlet


def say_sample(kept: Settings, outlet: str) -> None:
    """Let the voice of an outlet be heard as it is set; silent where it cannot be."""
    from companion.speech import open_announcer

    lang = frame.language()
    wish = wish_of(kept) if outlet == "" else wish_for(outlet, kept)
    words = render(lang, "settings-sample")
    with open_announcer(lang, wish=wish, screen=frame.line) as announcer:
        announcer.muted = bool(kept.get("muted"))
        announcer.say(Sentence(words.speech, words.text, lang, Priority.ANSWER))
        announcer.wait(SAMPLE_PATIENCE_S)


def _voice_called(value: str, lang: str, outlet: str) -> str:
    """The name of a voice, from its name or its number in the list. Failure `setting-voice`."""
    from companion.speech import voices_of

    voices = voices_of(cast("OutletName", outlet), lang)
    if value in voices:
        return value
    if value.isdecimal() and 1 <= int(value) <= len(voices):
        return voices[int(value) - 1]
    known = ", ".join(voices) or "none"
    raise Failure("error-setting-voice", exit_code=2, value=value, known=known)


def _say_who_speaks(wish: Wish) -> None:
    from companion.speech import who_speaks

    lang = frame.language()
    state = who_speaks(lang, wish)
    instead = instead_notice(wish.outlet, state, lang)
    for told in (instead, voice_notice(state, lang)):
        if told is not None:
            frame.line(told.text)
