"""Which reader: a numbered question with the keyboard, the ports that are there, and a file."""

from __future__ import annotations

from companion.commands import frame
from companion.commands.questions import ask_number, ask_text


def ask_reader() -> str:
    """Ask where the cards come from; return a word for --reader."""
    from hardware import list_ports

    ports = [port for port in list_ports() if port.kind not in {"braille", "builtin"}]
    choices = [frame.words("ask-reader-keyboard")]
    choices += [f"{port.device}, {port.description or port.maker}".rstrip(", ") for port in ports]
    choices.append(frame.words("ask-reader-file"))
    chosen = ask_number(frame.words("ask-reader"), choices)
    if chosen == 0:
        return "keyboard"
    if chosen <= len(ports):
        return ports[chosen - 1].device
    return f"file:{ask_text(frame.words('ask-reader-path'))}"
