"""companion readers build: parts, wiring and prints of a reader that is built at home."""

from __future__ import annotations

from pathlib import Path

from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.packages import SOLIDS, install_line
from companion.commands.user_files import keep
from companion.decks.deck_file import card_size
from hardware.building import BuildError, CardSize, boards, building_files, print_files


def build(
    out: Path, board: str, modules: int | None, size: str, *, sleeved: bool, nine: bool
) -> None:
    """Write all files of a reader into a folder, and say what each is for.

    `modules`: None for one, or for as many of the nine places as the board takes.
    Failure: more modules than that, no card size, cards that fit no print, no modules for solids
    (the texts are written), or a folder that cannot be written.
    """
    most = boards()[board].most
    modules = modules or (most if nine else 1)
    if modules > most:
        raise Failure("error-build-places", exit_code=2, board=boards()[board].title, most=most)
    measures = card_size(size)
    if measures is None:
        raise Failure("error-kit-card-size-words", exit_code=2, size=size)
    card = CardSize(*measures)
    places = ["places"] if modules > 1 else []
    for name, text in building_files(board, modules, frame.language()).items():
        keep(out / name, text)
    for name in ("parts", "wiring"):
        frame.line(frame.words(f"build-{name}", file=str(out / f"{name}.txt")))
    try:
        prints = print_files(card.sleeved() if sleeved else card, nine_places=nine)
    except BuildError as error:
        if error.code == "no_library":
            _say_what_matters("volts", *places, "guide")
        code = f"error-build-{error.code.replace('_', '-')}"
        raise Failure(code, size=size, command=install_line(*SOLIDS), **error.facts) from error
    for name, content in prints.items():
        keep(out / name, content)
    frame.line(frame.words("build-prints", n=len(prints), folder=str(out)))
    _say_what_matters("volts", *places, "guide", "untried")


def _say_what_matters(*messages: str) -> None:
    for message in messages:
        frame.line(frame.words(f"build-{message}"))
