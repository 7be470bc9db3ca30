"""The voice of a command: how it speaks is said once, and where no device is, it is recorded."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from companion.commands import frame
from companion.commands.home import home
from companion.commands.voice_notice import voice_notice

if TYPE_CHECKING:
    from companion.speech import Announcer, VoiceState

RECORDINGS_KEPT = 10
"""Sound files of earlier evenings that stay in the folder, with the new one."""


def open_voice(name: str, *, silent: bool, wav: Path | None = None) -> Announcer:
    """Open a voice and say once how it speaks, unless it simply does.

    Without a sound device it is recorded in the user's folder under that name, or in `wav`.
    """
    from companion.speech import open_announcer

    def tell(state: VoiceState) -> None:
        # The voice has a thread of its own; an output that fails is told by the lines of the game.
        with suppress(OSError):
            frame.line(voice_notice(state, frame.language()).text)

    folder = home() / "speech"
    keep_newest(folder, RECORDINGS_KEPT - 1)
    announcer = open_announcer(
        frame.language(),
        voice="none" if silent else "auto",
        wav=wav or folder / f"{name}.wav",
        screen=frame.line,
        on_change=tell,
    )
    if not silent and announcer.notice.kind != "speaking":
        tell(announcer.notice)
    return announcer


def keep_newest(folder: Path, count: int) -> None:
    """Delete all sound files of a folder but the newest; one that cannot be deleted stays."""
    with suppress(OSError):
        found = sorted(folder.glob("*.wav"), key=lambda path: path.stat().st_mtime_ns)
        for path in found[:-count]:
            path.unlink()
