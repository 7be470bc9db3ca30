"""companion kit sampler: every mark of a tactile code on one page."""

from __future__ import annotations

from pathlib import Path

from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.known_decks import our_decks

SAMPLER = "sampler"
"""Target of companion kit that is no game."""


def make_sample(out: Path, codebook: str, digits: str, *, as_json: bool) -> None:
    """Make the page in the language of this run, and say its files."""
    from companion.commands.kit import kit_failure
    from stickers import KitError
    from stickers.codebooks import codebook_called
    from stickers.folder import RECORD
    from stickers.sampler import PAGE, TEXT, make_sampler
    from stickers.second_proof import MANIFEST

    lang = frame.language()
    try:
        book = codebook_called(codebook, lang, digits)
        marks = make_sampler(out, book, our_decks(), lang)
    except KitError as error:
        if error.code == "sampler-printed":
            raise Failure("error-sampler-printed", exit_code=2, **error.facts) from error
        raise kit_failure(error, as_json) from error
    if as_json:
        files = [PAGE, TEXT, MANIFEST, RECORD]
        frame.emit_json({"out": str(out), "files": files, "codebook": book.name, "marks": marks})
        return
    frame.line(frame.words("sampler-not-felt"))
    frame.line(frame.words("sampler-done", n=marks))
    frame.line(frame.words("kit-files", out=str(out)))
    frame.line(frame.words("sampler-file-pdf", file=PAGE))
    frame.line(frame.words("sampler-file-txt", file=TEXT))
    frame.line(frame.words("kit-file-manifest-csv", file=MANIFEST))
    frame.line(frame.words("kit-file-proof-json", file=RECORD))
