"""Lists in words: numbered choices, and `a, b and c`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from companion.sentences.render import Wording, render


def joined(parts: Sequence[Wording], separator: str = ", ") -> Wording:
    """Put wordings one after the other; what says nothing leaves no gap."""
    said = [part for part in parts if part.speech]
    return Wording(
        separator.join(part.speech for part in said), separator.join(part.text for part in said)
    )


def items(parts: Sequence[Wording], lang: str) -> list[Wording]:
    """`1, this.` and so on, each a sentence of its own: a bare number answers."""
    return [
        render(lang, "list-item", number=number, what=part)
        for number, part in enumerate(parts, start=1)
    ]


def numbered(parts: Sequence[Wording], lang: str) -> Wording:
    """`1, this. 2, that.`: a bare number answers."""
    return joined(items(parts, lang), " ")


def only(rows: Iterable[Wording], row: int | None) -> Iterator[Wording]:
    """The row that is asked for, counted from 1; all rows where none is, or there is no such."""
    all_rows = list(rows)
    asked = all_rows[row - 1 : row] if row else []
    yield from asked or all_rows


def listed(parts: Sequence[Wording], lang: str, word: str = "and") -> Wording:
    """`a, b and c`, or with `word="or"` `a, b or c`.

    The ear needs a longer pause where parts have commas themselves: `a, 1; b, 2; or c, 3`.
    """
    if len(parts) < 2:
        return joined(parts)
    first = joined(parts[:-1])
    if any("," in part.speech for part in parts):
        first = Wording(joined(parts[:-1], "; ").speech + ";", first.text)
    return render(lang, f"list-{word}", first=first, last=parts[-1])
