"""companion doctor: each thing a game needs is tested and explained, a line each."""

from __future__ import annotations

import platform
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.commands import frame
from companion.commands.findings import Finding
from companion.commands.home import home
from companion.commands.private_outlets import private_option, private_outlets
from companion.commands.settings_file import settings_path
from companion.commands.voice_check import check_ears, check_voice
from companion.sentences.render import Value

if TYPE_CHECKING:
    from companion.speech import PrivateOutlet

KIT_LIBRARIES = ("reportlab", "qrcode", "zxingcpp", "pypdfium2", "pikepdf")
SCANT_MEGABYTES = 50
"""A kit with its proof takes about ten; a journal a few hundredths of one."""
NO_READERS = ("builtin", "braille")
"""Kinds of ports on which no reader is expected."""


@click.command("doctor", help=frame.words("help-doctor"))
@private_option
@frame.json_option
@frame.common
@click.pass_context
def command(ctx: click.Context, private: tuple[str, ...], as_json: bool) -> None:
    lang = frame.language()
    names = tuple(dict.fromkeys(setting.partition("=")[0].strip() for setting in private))
    ears = private_outlets(private, names)
    findings: list[Finding] = []
    for finding in examine(lang, ears, names, audibly=not as_json):
        findings.append(finding)
        if not as_json:
            frame.line(finding.text(lang))
    playable = all(finding.level != "bad" for finding in findings)
    if as_json:
        frame.emit_json({"playable": playable, "findings": _as_data(findings, lang)})
    ctx.exit(0 if playable else 1)


def examine(
    lang: str,
    ears: Mapping[int, PrivateOutlet],
    names: tuple[str, ...],
    *,
    audibly: bool,
) -> Iterator[Finding]:
    """Examine this computer, one finding after the other; the last one sums up."""
    yield Finding("program", facts=_program())
    heard = set()
    for finding in check_voice(lang, audibly=audibly):
        heard.add(finding.code)
        yield finding
    yield from check_ears(ears, names, lang, audibly=audibly)
    yield _settings()
    yield from _readers()
    yield from _tags()
    yield _kit()
    folder = _folder(home())
    yield folder
    yield Finding("journals", facts={"n": sum(1 for _ in home().rglob("*.journal"))})
    if folder.level == "bad":
        yield Finding("not-playable", "bad")
    elif _is_heard(heard):
        yield Finding("playable")
    else:
        yield Finding("playable-in-text", "limited")


def _is_heard(codes: set[str]) -> bool:
    """Whether something speaks, going by what was found."""
    own = bool(codes & {"sound", "sound-unknown"}) and "voice-lost" not in codes
    return own or bool(codes & {"screen-reader", "dispatcher"})


def _settings() -> Finding:
    from companion.commands import remembered

    file = str(settings_path())
    try:
        remembered.settings()
    except frame.Failure:
        return Finding("settings-damaged", "limited", {"file": file})
    return Finding("settings", facts={"file": file})


def _program() -> dict[str, Value]:
    return {
        "version": version("tactile-card-companion"),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()}",
    }


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


def _tags() -> Iterator[Finding]:
    from companion.commands.known_tags import owners_and_faults

    try:
        owners, faults = owners_and_faults()
    except frame.Failure as faulty:  # the file of a deck of the user
        owners, faults = {}, (faulty,)
    if owners:
        yield Finding("tags", facts={"n": len(owners)})
    for fault in faults:
        problem = frame.words(fault.message_id, **fault.facts)
        yield Finding("tags-faulty", "limited", {"problem": problem})


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
