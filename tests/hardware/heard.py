"""What a reader delivered, collected in a test."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

from companion.readings import Trouble
from hardware.reception import Event

PATIENCE_S = 30.0
"""Longest wait; on an idle computer each takes a fraction of a second."""


@dataclass
class Heard:
    """What a reader delivered, to be waited for."""

    events: list[Event] = field(default_factory=list)
    changed: threading.Condition = field(default_factory=threading.Condition)

    def __call__(self, event: Event) -> None:
        with self.changed:
            self.events.append(event)
            self.changed.notify_all()

    def brief(self) -> list[str]:
        return [it.code if isinstance(it, Trouble) else it.id for it in self.events]

    def wait_for(self, *wanted: str) -> bool:
        with self.changed:
            return self.changed.wait_for(lambda: self.brief() == [*wanted], PATIENCE_S)
