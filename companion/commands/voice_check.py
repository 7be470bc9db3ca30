"""The voices of this computer, each tried: what speaks, on which devices, into whose ear."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from companion.commands import frame
from companion.commands.findings import Finding
from companion.commands.packages import SCREEN_READER, install_line
from companion.commands.settings_file import settings_or_plain
from companion.commands.voice import wish_of
from companion.sentences.render import LANGUAGES, Value, render
from companion.sentences.sentence import Sentence

if TYPE_CHECKING:
    from companion.speech import PrivateOutlet, VoiceState

HEARING_PATIENCE_S = 20.0
_CARD = re.compile(r"card \d+: (\S+) \[([^\]]*)\], device (\d+):")
_LISTING_PATIENCE_S = 5.0


def check_voice(lang: str, *, audibly: bool) -> Iterator[Finding]:
    """Try every outlet, then tell which one speaks; `audibly`: a test sentence is spoken."""
    yield from _own_voice(lang, audibly=audibly)
    yield _screen_reader()
    yield _speech_dispatcher(lang)
    yield from _devices()
    yield _who_speaks(lang)


def check_ears(
    private: Mapping[int, PrivateOutlet], names: tuple[str, ...], lang: str, *, audibly: bool
) -> Iterator[Finding]:
    """Try the private outlet of each player; the test sentence goes into that ear alone."""
    from companion.speech import Terminal, Wish, open_announcer

    words = render(lang, "doctor-hear")
    for seat, outlet in private.items():
        facts: dict[str, Value] = {"name": names[seat]}
        if isinstance(outlet, Terminal):
            yield Finding("ear-reader", facts=facts)
            continue
        facts["device"] = outlet.name
        with open_announcer(
            lang, wish=Wish("none"), private={seat: outlet}, screen=lambda text: None
        ) as announcer:
            if audibly:
                announcer.say(Sentence(words.speech, words.text, lang, audience=seat))
                announcer.wait(HEARING_PATIENCE_S)
            works = announcer.reaches(seat)
        yield Finding("ear", facts=facts) if works else Finding("ear-silent", "limited", facts)


def _own_voice(lang: str, *, audibly: bool) -> Iterator[Finding]:
    from companion.speech import probe

    states = {language: probe(language) for language in LANGUAGES}
    state = states[lang]
    if state.reason_code == "no_engine":
        yield Finding("no-engine", "limited")
        return
    yield Finding("engine", facts={"engine": state.engine})
    for language, found in states.items():
        facts: dict[str, Value] = {"language": language, "voice": found.voice}
        if found.voice:
            yield Finding("voice", facts=facts)
        else:
            yield Finding("no-voice", "limited", facts)
    yield from _sound(state, lang, audibly=audibly)


def _sound(state: VoiceState, lang: str, *, audibly: bool) -> Iterator[Finding]:
    match state.reason_code:
        case "":
            # Only the espeak driver on Linux tells whether a device has played anything.
            checked = state.engine == "espeak"
            yield Finding("sound") if checked else Finding("sound-unknown", "limited")
            if audibly and not _heard(lang):
                yield Finding("voice-lost", "limited")
        case "no_device" | "no_answer" | "no_player" as missing:
            yield Finding(missing.replace("_", "-"), "limited")


def _heard(lang: str) -> bool:
    """Show and speak the test sentence; False when it did not come to its end."""
    from companion.speech import open_announcer

    words = render(lang, "doctor-hear")
    with open_announcer(lang, screen=frame.line) as announcer:
        announcer.say(Sentence(words.speech, words.text, lang))
        return announcer.wait(HEARING_PATIENCE_S) and announcer.notice.outlet == "own-voice"


def _screen_reader() -> Finding:
    from importlib.util import find_spec

    from companion.speech.screen_reader import ScreenReader

    if find_spec("prism") is None:
        return Finding("reader-library", facts={"command": install_line(*SCREEN_READER)})
    reader = ScreenReader()
    reader.close()
    if reader.state.kind != "speaking":
        return Finding("no-screen-reader")
    return Finding("screen-reader", facts={"engine": reader.state.engine})


def _speech_dispatcher(lang: str) -> Finding:
    from companion.speech.speech_dispatcher import SpeechDispatcher

    daemon = SpeechDispatcher(lang)
    daemon.close()
    if daemon.state.kind == "speaking":
        return Finding("dispatcher", facts={"n": len(daemon.voices(lang))})
    return Finding("no-dispatcher")


def _devices() -> Iterator[Finding]:
    """The sound devices that can be somebody's earphone, by the names that --private takes."""
    if not sys.platform.startswith("linux"):
        return
    try:
        listed = subprocess.run(
            ["aplay", "-l"],
            capture_output=True,
            text=True,
            errors="replace",
            env={**os.environ, "LC_ALL": "C"},
            timeout=_LISTING_PATIENCE_S,
            check=False,
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return
    for card, title, device in _CARD.findall(listed):
        name = f"plughw:CARD={card},DEV={device}"
        yield Finding("device", facts={"device": name, "title": title})


def _who_speaks(lang: str) -> Finding:
    from companion.commands.voice_notice import voice_notice
    from companion.speech import who_speaks

    state = who_speaks(lang, wish_of(settings_or_plain()))
    return Finding("who-speaks", facts={"notice": voice_notice(state, lang).text})
