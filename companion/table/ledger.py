"""The ledger: the moves that count and the journal that keeps them, which never disagree.

What a line leads to can be held: it counts at once for the rest of the line, and is written, or
taken back, when the whole line has been judged.
"""

from __future__ import annotations

from companion.table.journal import Journal, JournalError
from companion.table.outcomes import Corrected, Happened, Undone, Unwritten
from companion.table.seating import Table
from companion.table.timeline import Entry, Timeline, entry_text


class Ledger:
    """A timeline and its journal; nothing is told of an entry before the journal has it."""

    def __init__(self, table: Table, timeline: Timeline, journal: Journal | None) -> None:
        """Without a journal, as in a tutorial, nothing is written."""
        self.timeline = timeline
        self._table = table
        self._journal = journal
        self._held: list[str] | None = None
        """Entries that are not written yet; None where each is written at once."""
        self._before = timeline.mark()

    def do(self, entry: Entry) -> Happened | Undone | Corrected | Unwritten:
        """Do an entry that is right; what cannot be written is not done.

        Raises Refused or CannotApply for one that is wrong, and changes nothing.
        """
        names = self._table.written or self._table.names
        text = entry_text(entry, names, self._table.game)
        if self._held is None:
            unwritten = self._write([text])
            return unwritten or self.timeline.apply(entry)
        outcome = self.timeline.apply(entry)
        self._held.append(text)
        return outcome

    @property
    def holds_something(self) -> bool:
        """Whether something was done that is not written yet."""
        return bool(self._held)

    def hold(self) -> None:
        """Write nothing until `settle` or `withdraw`."""
        self._held, self._before = [], self.timeline.mark()

    def settle(self) -> Unwritten | None:
        """Write what was held; where that fails nothing of it counts."""
        held, self._held = self._held or [], None
        unwritten = self._write(held) if held else None
        if unwritten is not None:
            self.timeline.go_back(self._before)
        return unwritten

    def withdraw(self) -> None:
        """Nothing that was held counts."""
        self._held = None
        self.timeline.go_back(self._before)

    def _write(self, entries: list[str]) -> Unwritten | None:
        if self._journal is None:
            return None
        try:
            self._journal.append(*entries)
        except JournalError as error:
            return Unwritten(error.code, error.facts)
        return None
