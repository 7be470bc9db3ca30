"""How a run ends when it does not end well: one clear text, and an exit code.

A text says what is wrong and what would be right. Under --json it is part of an error object on
standard output. No traceback ever reaches the screen; an unexpected fault is written to a file.
"""

from __future__ import annotations

import errno
import platform
import sys
import tempfile
import traceback
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from importlib.metadata import version
from pathlib import Path

import click

from companion.commands import frame, streams
from companion.commands.click_words import with_marks_of_the_language
from companion.commands.home import home
from companion.sentences.render import Value, Wording

INTERRUPTED = 130
_OS_MESSAGES = {
    errno.ENOENT: "error-no-such-file",
    errno.EACCES: "error-no-permission",
    errno.EPERM: "error-no-permission",
    errno.EROFS: "error-no-permission",
    errno.ENOSPC: "error-disk-full",
    errno.EISDIR: "error-is-folder",
    errno.ENOTDIR: "error-not-folder",
}
_READER_GONE = (errno.EPIPE, errno.EINVAL if sys.platform == "win32" else errno.EPIPE)
"""How a pipe says that nobody reads it any more."""
_USAGE_CODES: tuple[tuple[type[click.UsageError], str], ...] = (
    (click.exceptions.NoSuchOption, "no-such-option"),
    (click.exceptions.NoSuchCommand, "no-such-command"),
    (click.exceptions.MissingParameter, "missing-parameter"),
    (click.exceptions.BadParameter, "bad-parameter"),
)


def end(fault: BaseException, *, as_json: bool) -> int:
    """Say why the run ends and return its exit code."""
    if isinstance(fault, streams.OutputRefused):
        return _end_of_output(fault)
    try:
        return _end(fault, as_json=as_json and not streams.output_is_closed())
    except streams.OutputRefused as refused:
        return _end_of_output(refused)


def _end(fault: BaseException, *, as_json: bool) -> int:
    if isinstance(fault, (KeyboardInterrupt, click.Abort)):
        _tell("")
        _say("interrupted", {}, frame.words("error-interrupted"), as_json)
        return INTERRUPTED
    if isinstance(fault, click.exceptions.NoArgsIsHelpError):
        frame.line(fault.format_message())
        return fault.exit_code
    if isinstance(fault, click.ClickException):
        return _end_of_click(fault, as_json)
    failure = _failure_of(fault)
    _say(failure.code, failure.data, frame.words(failure.message_id, **failure.facts), as_json)
    return failure.exit_code


def _end_of_output(fault: streams.OutputRefused) -> int:
    """What was printed did not arrive; whoever read it went away, or its place is full."""
    streams.drop_output()
    if fault.errno not in _READER_GONE:
        full = fault.errno in (errno.ENOSPC, errno.EDQUOT)
        reason = fault.strerror or str(fault)
        text = frame.words("error-output", why="full" if full else "other", reason=reason)
        _say("output", {}, text, as_json=False)
    return 1


def _end_of_click(fault: click.ClickException, as_json: bool) -> int:
    problem = with_marks_of_the_language(fault.format_message())
    if not problem.endswith((".", "?", "?)")):
        problem += "."
    if not isinstance(fault, click.UsageError):
        _say("command", {}, problem, as_json)
        return fault.exit_code
    code = next((code for kind, code in _USAGE_CODES if isinstance(fault, kind)), "usage")
    command = fault.ctx.command_path if fault.ctx else "companion"
    text = frame.words("error-usage", problem=problem, command=command)
    _say(code, {"command": command}, text, as_json)
    return fault.exit_code


def _failure_of(fault: BaseException) -> frame.Failure:
    if isinstance(fault, frame.Failure):
        return fault
    if isinstance(fault, OSError):
        return _failure_of_system(fault)
    return frame.Failure("error-unexpected", path=str(_report(fault)))


def _failure_of_system(fault: OSError) -> frame.Failure:
    message = _OS_MESSAGES.get(fault.errno or 0)
    if message and fault.filename is not None:
        return frame.Failure(message, path=str(fault.filename))
    if fault.errno == errno.ENOSPC:
        return frame.Failure("error-disk-full", path=str(home()))
    return frame.Failure("error-system", reason=fault.strerror or str(fault))


def _report(fault: BaseException) -> Path:
    """Write what a maintainer needs to know about an unexpected fault; return the file."""
    now = datetime.now()
    text = "\n".join(
        (
            f"tactile-card-companion {version('tactile-card-companion')}",
            f"Python {platform.python_version()}, {platform.platform()}",
            f"{now:%Y-%m-%d %H:%M:%S}",
            "",
            *traceback.format_exception(fault),
        )
    )
    name = f"error-{now:%Y%m%d-%H%M%S}.txt"
    for folder in (home() / "errors", Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
        except OSError:
            continue
        return folder / name
    return Path(name)


def _say(code: str, facts: Mapping[str, Value | tuple[str, ...]], text: str, as_json: bool) -> None:
    if as_json:
        plain = {
            name: fact.text if isinstance(fact, Wording) else fact for name, fact in facts.items()
        }
        frame.emit_json({"error": {"code": code, "facts": plain, "text": text}})
    else:
        _tell(frame.wrapped(text))


def _tell(text: str) -> None:
    # Where errors cannot be written either, the exit code is all that is left.
    with suppress(OSError):
        click.echo(text, err=True)
