"""companion doctor: each thing a game needs is tested and explained, a line each."""

from __future__ import annotations

import platform
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from companion.commands import frame
from companion.commands.home import home
from companion.sentences.render import LANGUAGES, Value, render, shown
from companion.sentences.sentence import Sentence

if TYPE_CHECKING:
    from companion.speech import VoiceState

Level = Literal["good", "limited", "bad"]
"""`limited`: a game can be played all the same; `bad`: it cannot."""

KIT_LIBRARIES = ("reportlab", "qrcode", "zxingcpp", "pypdfium2", "pikepdf")
SCANT_MEGABYTES = 50
"""A kit with its proof takes about ten; a journal a few hundredths of one."""
NO_READERS = ("builtin", "braille")
"""Kinds of ports on which no reader is expected."""
HEARING_PATIENCE_S = 20.0


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was examined."""

    code: str
    """Message `doctor-CODE` says what was found and what to do."""
    level: Level = "good"
    facts: Mapping[str, Value] = field(default_factory=dict)

    def text(self, lang: str) -> str:
        """The finding in words."""
        return shown(lang, f"doctor-{self.code}", **self.facts)


@click.command("doctor", help=frame.words("help-doctor"))
@frame.json_option
@frame.common
@click.pass_context
def command(ctx: click.Context, as_json: bool) -> None:
    lang = frame.language()
    findings: list[Finding] = []
    for finding in examine(lang, audibly=not as_json):
        findings.append(finding)
        if not as_json:
            frame.line(finding.text(lang))
    playable = all(finding.level != "bad" for finding in findings)
    if as_json:
        frame.emit_json({"playable": playable, "findings": _as_data(findings, lang)})
    ctx.exit(0 if playable else 1)


def examine(lang: str, *, audibly: bool) -> Iterator[Finding]:
    """Examine this computer, one finding after the other; the last one sums up."""
    yield Finding("program", facts=_program())
    heard = set()
    for finding in _voice(lang, audibly=audibly):
        heard.add(finding.code)
        yield finding
    yield from _readers()
    yield _kit()
    folder = _folder(home())
    yield folder
    yield Finding("journals", facts={"n": sum(1 for _ in home().rglob("*.journal"))})
    if folder.level == "bad":
        yield Finding("not-playable", "bad")
    elif heard & {"sound", "sound-unknown"} and "voice-lost" not in heard:
        yield Finding("playable")
    else:
        yield Finding("playable-in-text", "limited")


def _program() -> dict[str, Value]:
    return {
        "version": version("tactile-card-companion"),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()}",
    }


def _voice(lang: str, *, audibly: bool) -> Iterator[Finding]:
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
        case "no_device" | "no_player" as missing:
            yield Finding(missing.replace("_", "-"), "limited")


def _heard(lang: str) -> bool:
    """Show and speak the test sentence; False when it did not come to its end."""
    from companion.speech import open_announcer

    words = render(lang, "doctor-hear")
    with open_announcer(lang, screen=frame.line) as announcer:
        announcer.say(Sentence(words.speech, words.text, lang))
        return announcer.wait(HEARING_PATIENCE_S) and announcer.notice.kind == "speaking"


def _readers() -> Iterator[Finding]:
    from hardware import list_ports

    ports = list_ports()
    if all(port.kind in NO_READERS for port in ports):
        yield Finding("no-reader", "limited")
    for port in ports:
        if port.problem:
            facts: dict[str, Value] = {"port": port.device, "group": port.group or "none"}
            yield Finding(f"reader-{port.problem}", "limited", facts)
        else:
            yield Finding("reader", facts={"port": port.device, "kind": port.kind})


def _kit() -> Finding:
    missing = [name for name in KIT_LIBRARIES if not _imports(name)]
    if missing:
        return Finding("kit-missing", "limited", {"missing": ", ".join(missing)})
    from stickers import fonts

    try:
        fonts.face(bold=False)
    except (ImportError, OSError):
        return Finding("kit-missing", "limited", {"missing": "Atkinson Hyperlegible"})
    return Finding("kit")


def _imports(name: str) -> bool:
    try:
        import_module(name)
    except ImportError:
        return False
    return True


def _folder(path: Path) -> Finding:
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path) as trial:
            trial.write(b"trial")
            trial.flush()
        free = shutil.disk_usage(path).free // 1_000_000
    except OSError:
        return Finding("folder-refused", "bad", {"path": str(path)})
    facts: dict[str, Value] = {"path": str(path), "free": free}
    if free < SCANT_MEGABYTES:
        return Finding("folder-full", "limited", facts)
    return Finding("folder", facts=facts)


def _as_data(findings: list[Finding], lang: str) -> list[dict[str, object]]:
    return [
        {
            "code": finding.code,
            "level": finding.level,
            "facts": dict(finding.facts),
            "text": finding.text(lang),
        }
        for finding in findings
    ]
