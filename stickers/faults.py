"""What can go wrong with a kit, as data: a code and its facts, no words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Facts = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that the proof found wrong.

    Codes: `same-marks` (two different cards feel the same), `same-wild` (two wild cards do),
    `leak-height`, `leak-corner` (relief that gives a card away from its back), `off-card`,
    `labels-meet`, `covers` (a printed zone), `braille-long`, `braille-grid`, `gap`, `small`,
    `outside`, `overlap`,
    `contrast`, `module`, `print-small`, `code-missing`, `code-wrong`, `code-stray`, `code-weak`,
    `print-wrong`, `mark-missing`, `ink-outside`, `pages`; of a kit that is proved again:
    `file-missing`, `file-changed`; of a tactile code: those of `file_faults`,
    `slot-empty`, `sample-twice`, `sample-missing`; of a route: `relief-flat`, `relief-stray`,
    `spot-missing`, `picture-code`, `not-watertight`; of a sheet: `sheet-torn`, `sheet-shape`
    (neither rectangle nor round), `sheet-like` (equal to one that was refused), `sheet-small`,
    `sheet-page` (leaves it), `sheet-overlap`.
    """

    code: str
    facts: Facts = field(default_factory=dict)


class KitError(Exception):
    """A kit cannot be made.

    Codes: `unknown-sheet`, `unknown-lang`, `start-outside`, `skip-outside`, `skip-all`,
    `copy-outside`, `unknown-card`, `no-cards`, `no-shape`, `unknown-ids`, `unknown-route`,
    `inset-far`, `no-roll` (names rolls that fit), `roll-size`, `dpi-outside`, `no-kits3d`,
    `spot-name`, `nothing-raised`, `braille-page`, `words-long`, `card-page`, `label-small` (names
    sheets that fit), `out-is-file`, `out-denied`, `out-nowhere`, `out-other-kit`, `disk-full`,
    `out-failed`, `proof-failed`, `no-kit`, `kit-torn`; of a printer: `viewer-scales`, `offset-far`,
    `reading-odd`, `profile-torn`; of a tactile code: `unknown-codebook`, `unknown-notation`,
    `codebook-unreadable`, `codebook-faulty`, `slot-empty` (a template that is not
    filled in), `card-size`, `unknown-onto`, `times-outside`; of a file of sheet templates:
    `templates-unreadable`, `templates-torn`, `templates-empty`.
    """

    def __init__(
        self, code: str, facts: Facts | None = None, faults: tuple[Fault, ...] = ()
    ) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Facts = dict(facts or {})
        self.faults = faults
        """What the proof found, with `proof-failed`."""
