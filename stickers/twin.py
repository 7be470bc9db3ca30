"""The twin of a kit: everything that is on the sheets, to be read aloud while sticking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

from stickers.manifest import Row, rows
from stickers.meanings import Line, Role, how_to
from stickers.paper import furniture
from stickers.plan import Plan, materials
from stickers.words import Words

_STYLE = """
body { font: 1.4rem/1.5 "Atkinson Hyperlegible", Verdana, sans-serif; color: #000;
  background: #fff; margin: 1.5rem auto; padding: 0 1rem; max-width: 75rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 2px solid #000; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
strong { font-size: 1.1em; }
"""


def text_twin(plan: Plan, words: Words, routes: Sequence[Line] = ()) -> str:
    """The twin as plain text, one line a label, UTF-8; `routes` lead through further files."""
    return "\n".join(_text_lines(plan, words, routes)) + "\n"


def _text_lines(plan: Plan, words: Words, routes: Sequence[Line]) -> Iterator[str]:
    yield _title(plan, words)
    yield ""
    yield from _preface(plan, words)
    yield ""
    yield words.say("twin", "materials")
    yield from _materials(plan, words)
    for line in routes:
        if line.role is Role.HEADING:
            yield ""
        yield line.words
    for page, labels in groupby(rows(plan, words), key=lambda row: row.page):
        yield ""
        yield words.say("twin", "page", page=page, pages=plan.pages)
        for row in labels:
            yield words.say(
                "twin",
                "label",
                row=row.row,
                column=row.column,
                card=row.words,
                id=row.card,
                where=row.where,
                marks=row.felt,
                print=_printed(row, words),
            )


def html_twin(plan: Plan, words: Words, routes: Sequence[Line] = ()) -> str:
    """The twin as a web page: headings, a list, one table a sheet."""
    return "\n".join(_html_lines(plan, words, routes)) + "\n"


def _html_lines(plan: Plan, words: Words, routes: Sequence[Line]) -> Iterator[str]:
    title = escape(_title(plan, words))
    yield f'<!DOCTYPE html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>"
    yield f"<h1>{title}</h1>"
    first, *others = _preface(plan, words)
    yield f"<p><strong>{escape(first)}</strong></p>"
    for line in others:
        yield f"<p>{escape(line)}</p>"
    yield f"<h2>{escape(words.say('twin', 'materials'))}</h2>\n<ul>"
    for line in _materials(plan, words):
        yield f"<li>{escape(line)}</li>"
    yield "</ul>"
    for told in routes:
        tag = "h2" if told.role is Role.HEADING else "p"
        yield f"<{tag}>{escape(told.words)}</{tag}>"
    for page, labels in groupby(rows(plan, words), key=lambda row: row.page):
        yield from _table(page, labels, plan, words)
    yield "</main>\n</body>\n</html>"


def _table(page: int, labels: Iterator[Row], plan: Plan, words: Words) -> Iterator[str]:
    heading = escape(words.say("twin", "page", page=page, pages=plan.pages))
    yield f'<h2 id="page-{page}">{heading}</h2>'
    yield f'<table aria-labelledby="page-{page}">\n<thead><tr>'
    for name in ("row", "column", "card", "id", "where", "marks", "printed"):
        yield f'<th scope="col">{escape(words.say("twin", name))}</th>'
    yield "</tr></thead>\n<tbody>"
    for row in labels:
        cells = (row.column, row.words, row.card, row.where, row.felt, _printed(row, words))
        filled = "".join(f"<td>{escape(str(cell))}</td>" for cell in cells)
        yield f'<tr><th scope="row">{row.row}</th>{filled}</tr>'
    yield "</tbody>\n</table>"


def _title(plan: Plan, words: Words) -> str:
    return words.say("twin", "title", sheet=plan.sheet.title)


def _preface(plan: Plan, words: Words) -> Iterator[str]:
    for line in how_to(plan, words):
        yield line.words
    yield words.say(
        "twin",
        "summary",
        labels=words.count("labels", len(plan.labels)),
        cards=words.count("cards", len({placed.laid.label.card.id for placed in plan.labels})),
        sheets=words.count("sheets", plan.pages),
    )
    yield words.say("twin", "order" if furniture(plan.sheet) else "order_no_bar")


def _materials(plan: Plan, words: Words) -> Iterator[str]:
    for figure, count in materials(plan).items():
        yield words.count(figure, count, "materials")


def _printed(row: Row, words: Words) -> str:
    if row.code and not row.printed:
        return words.say("twin", "only_code")
    return words.say("twin", "with_code", text=row.printed) if row.code else row.printed
