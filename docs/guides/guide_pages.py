"""The pages of the guides: each Markdown source gives a plain text and an HTML page.

    python docs/guides/guide_pages.py      writes the pages anew beside their sources

A source is named `title.LANG.md`. It holds headings, paragraphs, `-` and `1.` lists whose items go
on in indented lines, and `code`; no more, so that both pages read well with a screen reader.
"""

from __future__ import annotations

import html
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

FOLDER = Path(__file__).parent
WIDTH = 80

_ITEM = re.compile(r"(?:(?P<number>\d+)\.|-) (?P<text>.*)")
_CODE = re.compile(r"`([^`]+)`")
_STYLE = (
    "body{max-width:40em;margin:2em auto;padding:0 1em;font:1.2em/1.5 sans-serif}"
    "li{margin-bottom:.6em}"
    "@page{margin:15mm}"
    "@media print{body{max-width:none;margin:0;padding:0;font-size:11pt;line-height:1.25}"
    "li{margin-bottom:.2em}}"
)


@dataclass(frozen=True, slots=True)
class Block:
    """A heading (`h1`, `h2`), a paragraph (`p`) or an item of a list (`ol`, `ul`)."""

    kind: str
    lines: tuple[str, ...]
    """Of a paragraph, one; of an item, each stands on a line of its own."""


def blocks_of(source: str) -> Iterator[Block]:
    """Yield the blocks of a source."""
    for part in re.split(r"\n\s*\n", source.strip()):
        lines = part.split("\n")
        if part.startswith("#"):
            marks, _, title = part.partition(" ")
            yield Block(f"h{len(marks)}", (title,))
        elif _ITEM.match(part):
            yield from _items(lines)
        else:
            yield Block("p", (" ".join(lines),))


def _items(lines: list[str]) -> Iterator[Block]:
    kind, held = "", list[str]()
    for line in lines:
        match = _ITEM.match(line)
        if match is None:
            held.append(line.strip())
            continue
        if held:
            yield Block(kind, tuple(held))
        kind, held = ("ol" if match["number"] else "ul"), [match["text"]]
    yield Block(kind, tuple(held))


def text_page(source: str) -> str:
    """The plain text page: titles in capitals, no marks, lines of at most 80 characters."""
    parts: list[str] = []
    for kind, group in groupby(blocks_of(source), key=lambda block: block.kind):
        blocks = list(group)
        if kind in ("h1", "h2"):
            parts += [block.lines[0].upper() for block in blocks]
        elif kind == "p":
            parts += [_wrapped(block.lines[0], "", "") for block in blocks]
        else:
            marks = [f"{at}. " if kind == "ol" else "- " for at in range(1, len(blocks) + 1)]
            parts.append("\n".join(map(_text_item, marks, blocks)))
    return "\n\n".join(parts) + "\n"


def _text_item(mark: str, item: Block) -> str:
    indent = " " * len(mark)
    first, *rest = item.lines
    return "\n".join(
        (_wrapped(first, mark, indent), *(_wrapped(line, indent, indent) for line in rest))
    )


def _wrapped(text: str, first: str, rest: str) -> str:
    # What is typed must not be cut, so it is filled as one word.
    glued = _CODE.sub(lambda code: code[1].replace(" ", "\0"), text)
    filled = textwrap.fill(
        glued,
        WIDTH,
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return filled.replace("\0", " ")


def html_page(source: str, lang: str) -> str:
    """The HTML page: its language, real headings and lists, nothing to load."""
    blocks = list(blocks_of(source))
    body: list[str] = []
    for kind, group in groupby(blocks, key=lambda block: block.kind):
        if kind in ("ol", "ul"):
            body += [f"<{kind}>", *(_element("li", block) for block in group), f"</{kind}>"]
        else:
            body += [_element(kind, block) for block in group]
    title = html.escape(blocks[0].lines[0])
    head = (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
    )
    return head + "\n".join(body) + "\n</main>\n</body>\n</html>\n"


def _element(tag: str, block: Block) -> str:
    return f"<{tag}>{'<br>'.join(map(_marked_up, block.lines))}</{tag}>"


def _marked_up(text: str) -> str:
    return _CODE.sub(r"<code>\1</code>", html.escape(text, quote=False))


def pages() -> dict[Path, str]:
    """Every page -> what it must hold."""
    made: dict[Path, str] = {}
    for path in sorted(FOLDER.glob("*.*.md")):
        source = path.read_text(encoding="utf-8")
        lang = path.stem.rpartition(".")[2]
        made[path.with_suffix(".txt")] = text_page(source)
        made[path.with_suffix(".html")] = html_page(source, lang)
    return made


if __name__ == "__main__":
    for page, content in pages().items():
        page.write_text(content, encoding="utf-8", newline="\n")
