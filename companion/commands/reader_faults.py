"""A reader that does not open, or a recording that cannot be read, as a failure with words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.commands.frame import Failure
from companion.commands.packages import TAKEN_KEYS, install_line
from hardware import ReaderError, RecordingError


def failure_of_reader(error: ReaderError) -> Failure:
    """The failure of a command whose reader cannot be opened."""
    known = error.facts.get("program") or error.facts.get("group")
    facts = {**error.facts, "named": "yes" if known else "no"}
    if error.code == "no_library":
        facts["command"] = install_line(*TAKEN_KEYS)
    return _failure("reader", error.code, facts)


def failure_of_recording(error: RecordingError) -> Failure:
    """The failure of a command whose recording cannot be read."""
    return _failure("recording", error.code, error.facts)


def _failure(what: str, code: str, facts: Mapping[str, Any]) -> Failure:
    return Failure(f"error-{what}-{code.replace('_', '-')}", **facts)
