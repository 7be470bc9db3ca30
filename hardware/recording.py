r"""Recorded readings: what a reader sent, and when, as a text file that an editor can mend.

One line each: milliseconds, a tab, the bytes as the reader sent them, with `\r \n \t \\ \x02`
escapes; `!unplug` and `!plug` instead of bytes when the reader was pulled out and put back:

    1000	]Q1PX021W\r\n
    2500	!unplug
    6000	!plug

`!profile NAME` before the first line says of what kind the reader is; otherwise that shows in what
it sent. Blank lines and lines that begin with `#` say nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from os import PathLike
from pathlib import Path

from hardware.profile import Profile, load_profile, profile_names
from hardware.reception import Event, Reception, Watch, unwatched
from hardware.sensing import Sensing
from hardware.talks import talk_of

# A tab that an editor turned into spaces is understood too.
_LINE = re.compile(r"(?P<at>[0-9]{1,12})(?:\t| +)(?P<what>.+)", re.DOTALL)
_ESCAPE = re.compile(rb"\\(?:x([0-9A-Fa-f]{2})|(.?))", re.DOTALL)
_LETTERS = {b"r": b"\r", b"n": b"\n", b"t": b"\t", b"\\": b"\\"}
_PROFILE = "!profile "
_WRITTEN = {0x0D: r"\r", 0x0A: r"\n", 0x09: r"\t", 0x5C: r"\\"}


class RecordingError(Exception):
    """A recording cannot be read.

    Codes of the file: `missing`, `directory`, `denied`, `not_text`; of a line (fact `line`, from
    1): `not_a_line`, `bad_escape`, `bad_mark`, `bad_profile` (fact `known`: those that there are),
    `time_back`, `unplugged` (bytes or `!unplug` while the reader is out), `plugged` (`!plug` while
    it is in). Fact `path` always.
    """

    def __init__(self, code: str, facts: Mapping[str, str | int]) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Piece:
    """Bytes that arrived together; a frame may come in several pieces."""

    at: int
    """Milliseconds."""
    data: bytes


@dataclass(frozen=True, slots=True)
class Unplug:
    """The reader was pulled out."""

    at: int


@dataclass(frozen=True, slots=True)
class Plug:
    """The reader was put back."""

    at: int


Step = Piece | Unplug | Plug


@dataclass(frozen=True, slots=True)
class Recording:
    """What a reader did, in order of time."""

    name: str
    steps: tuple[Step, ...]
    profile: str = ""
    """Name of the profile of the reader; empty where it shows in what it sent."""


def read_recording(path: str | PathLike[str]) -> Recording:
    """Read a recording from a file. Raises RecordingError."""
    return parse_recording(_text_of(path), str(path))


def parse_recording(text: str, name: str) -> Recording:
    """Read a recording from text. Raises RecordingError with the number of the line."""
    steps: list[Step] = []
    profile, present = "", True
    for number, line in enumerate(text.split("\n"), 1):
        line = line.removesuffix("\r")
        if not line.strip() or line.startswith("#"):
            continue
        facts: dict[str, str | int] = {"path": name, "line": number, "text": line}
        if not steps and line.startswith(_PROFILE):
            profile = _profile_called(line.removeprefix(_PROFILE).strip(), facts)
            continue
        before = steps[-1].at if steps else 0
        step = _step(line, before, facts)
        if step.at < before:
            raise RecordingError("time_back", facts)
        if isinstance(step, Plug) and present:
            raise RecordingError("plugged", facts)
        if not isinstance(step, Plug) and not present:
            raise RecordingError("unplugged", facts)
        present = not isinstance(step, Unplug)
        steps.append(step)
    return Recording(name, tuple(steps), profile)


def write_recording(recording: Recording) -> str:
    """Return the text of a recording; `parse_recording` gives the same recording again."""
    head = f"{_PROFILE}{recording.profile}\n" if recording.profile else ""
    return head + "".join(f"{step.at}\t{_written(step)}\n" for step in recording.steps)


def readings_of(
    recording: Recording, *, profile: Profile | None = None, watch: Watch = unwatched
) -> Iterator[Event]:
    """Yield what a recording says, with the recorded times and without waiting.

    Without a profile, here or in the recording, the kind of reader is recognised by what it sent.
    A last line without an end is taken as it is, and is told as torn if it is cut short.
    """
    name = recording.name
    kind = profile or (load_profile(recording.profile) if recording.profile else None)
    talk = talk_of(name, kind, watch, recorded=True) if kind else Sensing(name, watch)
    for step in recording.steps:
        match step:
            case Piece(at, data):
                yield from talk.receive(data, at)
            case Unplug(at):
                yield talk.lose(at)
            case Plug(at):
                yield talk.regain(at)
    if recording.steps and isinstance(talk, Reception | Sensing):
        yield from talk.end(recording.steps[-1].at)


def _text_of(path: str | PathLike[str]) -> str:
    facts = {"path": str(path)}
    try:
        return Path(path).read_bytes().decode("utf-8-sig")
    except FileNotFoundError as error:
        raise RecordingError("missing", facts) from error
    except UnicodeDecodeError as error:
        raise RecordingError("not_text", facts) from error
    except OSError as error:
        # Windows answers "permission denied" for a folder.
        code = "directory" if Path(path).is_dir() else "denied"
        raise RecordingError(code, facts) from error


def _step(line: str, before: int, facts: Mapping[str, str | int]) -> Step:
    if line.startswith("!"):
        return _mark(line, before, facts)
    match = _LINE.fullmatch(line)
    if match is None:
        raise RecordingError("not_a_line", facts)
    at, what = int(match["at"]), match["what"]
    if what.startswith("!"):
        return _mark(what, at, facts)
    return Piece(at, _bytes_of(what, facts))


def _profile_called(name: str, facts: Mapping[str, str | int]) -> str:
    if name not in profile_names():
        raise RecordingError("bad_profile", {**facts, "known": ", ".join(profile_names())})
    return name


def _mark(text: str, at: int, facts: Mapping[str, str | int]) -> Step:
    match text.strip():
        case "!unplug":
            return Unplug(at)
        case "!plug":
            return Plug(at)
        case _:
            raise RecordingError("bad_mark", facts)


def _bytes_of(text: str, facts: Mapping[str, str | int]) -> bytes:
    def meant(match: re.Match[bytes]) -> bytes:
        if match[1] is not None:
            return bytes.fromhex(match[1].decode())
        if match[2] in _LETTERS:
            return _LETTERS[match[2]]
        raise RecordingError("bad_escape", facts)

    return _ESCAPE.sub(meant, text.encode("utf-8"))


def _written(step: Step) -> str:
    match step:
        case Unplug():
            return "!unplug"
        case Plug():
            return "!plug"
        case Piece(_, data):
            text = "".join(_WRITTEN.get(byte) or _shown(byte) for byte in data)
            # A mark is no text, and an editor may cut a space at the end of a line.
            if text.startswith("!"):
                text = r"\x21" + text[1:]
            return text[:-1] + r"\x20" if text.endswith(" ") else text


def _shown(byte: int) -> str:
    return chr(byte) if 0x20 <= byte < 0x7F else f"\\x{byte:02x}"
