"""companion readers setup: how a scanner is set up, with its codes printed where they are known."""

from __future__ import annotations

from pathlib import Path

from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.user_files import keep

PDF, TEXT = "setup.pdf", "setup.txt"


def set_up(model: str, out: Path | None) -> None:
    """Tell how a model is set up; print its codes into a folder.

    Failure: no such model, no folder though there are codes, or a code that cannot be read again.
    """
    from hardware.set_ups import set_up_of, set_ups

    models = tuple(set_ups())
    if not model.strip():
        raise Failure("error-setup-none", exit_code=2, models=models)
    way = set_up_of(model)
    if way is None:
        raise Failure("error-setup-model", exit_code=2, model=model, models=models)
    if not way.codes:
        lines = [frame.words("setup-booklet", title=way.title)]
        lines += [
            frame.words("setup-name", number=number, name=name)
            for number, name in enumerate(way.names, 1)
        ]
        for text in (*lines, frame.words("setup-after")):
            frame.line(text)
        return
    if out is None:
        raise Failure("error-setup-out", exit_code=2, model=way.name)
    _print(way.title, [(code.step, code.text) for code in way.codes], out)


def _print(title: str, codes: list[tuple[str, str]], out: Path) -> None:
    from stickers.code_pages import CodePage, codes_on, write_code_pages

    pages = [
        CodePage(
            frame.words("setup-page", number=number, all=len(codes), title=title),
            frame.words(f"setup-{step}"),
            code,
        )
        for number, (step, code) in enumerate(codes, 1)
    ]
    try:
        out.mkdir(parents=True, exist_ok=True)
        write_code_pages(out / PDF, title, frame.language(), pages)
    except OSError as error:
        raise Failure("error-cannot-keep", file=str(out / PDF)) from error
    if codes_on(out / PDF) != [page.code for page in pages]:
        raise Failure("error-setup-proof", file=str(out / PDF))
    text = "\n\n".join(f"{page.heading}\n{page.words}\n{page.code}" for page in pages)
    keep(out / TEXT, f"{text}\n\n{frame.words('setup-after')}\n")
    frame.line(frame.words("setup-printed", n=len(pages), file=str(out / PDF)))
    frame.line(frame.words("setup-untried"))
    frame.line(frame.words("setup-after"))
