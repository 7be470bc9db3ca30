"""Help pages whose words stay whole, however short the lines are."""

from __future__ import annotations

import gettext
import textwrap
from collections.abc import Iterable

import click

_ROOM_FOR_COLUMNS = 60
"""Shorter lines have no room for a column of options beside a column of words."""


class HelpPage(click.HelpFormatter):
    """Plain help; on short lines each option stands above what it does, not beside it."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how the command is typed."""
        usage = prefix if prefix is not None else f"{gettext.gettext('Usage:')} "
        self._write(f"{usage}{prog} {args}", 0, hanging=4)

    def write_text(self, text: str) -> None:
        """Write text; empty lines part its paragraphs."""
        for number, paragraph in enumerate(text.split("\n\n")):
            if number:
                self.write_paragraph()
            self._write(paragraph, self.current_indent)

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        """Write terms and what they mean."""
        if self.width >= _ROOM_FOR_COLUMNS:
            super().write_dl(rows, col_max, col_spacing)
            return
        for term, meaning in rows:
            self._write(term, self.current_indent, hanging=4)
            self._write(meaning, self.current_indent + 2)

    def _write(self, text: str, indent: int, *, hanging: int = 0) -> None:
        """Write a paragraph; lines after the first are indented by `hanging` characters more."""
        filled = textwrap.fill(
            text.replace("\n", " "),
            self.width,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + hanging),
            break_long_words=False,
            break_on_hyphens=False,
        )
        self.write(f"{filled}\n")


class PageContext(click.Context):
    """The context of a command whose help is such a page."""

    formatter_class = HelpPage
