"""The standard streams of the process: what is typed, what is printed, what is told on the side.

They are made fit for use once, before anything else happens. A stream may be closed, full or
narrow; none of that may end in a traceback.
"""

from __future__ import annotations

import codecs
import io
import os
import sys

_PLAIN = {"\N{MINUS SIGN}": "-", "\N{NO-BREAK SPACE}": " "}


class OutputRefused(OSError):
    """What was printed did not arrive. The system's own error is the cause."""


class Output(io.TextIOWrapper):
    """A standard output whose failures are told from those of the files of a game."""

    def write(self, text: str, /) -> int:
        """Write, or raise OutputRefused."""
        try:
            return super().write(text)
        except OSError as error:
            raise OutputRefused(error.errno, error.strerror) from error

    def flush(self) -> None:
        """Hand over what waits, or raise OutputRefused."""
        try:
            super().flush()
        except OSError as error:
            raise OutputRefused(error.errno, error.strerror) from error


def prepare() -> None:
    """Open what is closed, and let no character that a stream cannot hold stop a game."""
    _open_closed()
    codecs.register_error("companion", _plainer)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout = _output(sys.stdout)
    if isinstance(sys.stderr, io.TextIOWrapper) and not _is_wide(sys.stderr):
        sys.stderr.reconfigure(errors="companion")
    if isinstance(sys.stdin, io.TextIOWrapper):
        # A wrongly encoded accent that is typed costs its word, never the game.
        sys.stdin.reconfigure(errors="replace")


def output_is_closed() -> bool:
    """Whether the program was started without a standard output."""
    return sys.stdout is None


def drop_output() -> None:
    """Let the rest of the output go nowhere, also what the interpreter flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _output(stream: io.TextIOWrapper) -> Output:
    encoding, errors = stream.encoding, stream.errors if _is_wide(stream) else "companion"
    by_line, at_once = stream.line_buffering, stream.write_through
    return Output(stream.detach(), encoding, errors, line_buffering=by_line, write_through=at_once)


def _is_wide(stream: io.TextIOWrapper) -> bool:
    """Whether every character can be written."""
    return stream.encoding.lower().startswith("utf")


def _open_closed() -> None:
    """Open nothing where a stream is closed; the output stays None, for it cannot be replaced.

    The first file that is opened would get the number of a closed stream, and what another
    program complains about would end up in a journal.
    """
    last = -1
    while last <= 2:
        last = os.open(os.devnull, os.O_RDWR)
        if last <= 2:
            os.set_inheritable(last, True)
    os.close(last)
    if sys.stdin is None:
        sys.stdin = open(0, encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(2, "w", encoding="utf-8")  # noqa: SIM115


def _plainer(fault: UnicodeError) -> tuple[str, int]:
    """A narrow output encoding may lose an accent; a minus and a space have a plain form."""
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    lost = fault.object[fault.start : fault.end]
    return "".join(_PLAIN.get(sign, "?") for sign in lost), fault.end
