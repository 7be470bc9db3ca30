"""How far the labels of a deck are stuck: a value, and the file that keeps it.

The file is TOML in the folder of the user, `sticking/GAME.toml`, one line a list, and may be mended
with an editor.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from companion.cards import Deck
from companion.commands.frame import Failure
from companion.commands.home import home
from companion.commands.user_files import keep


@dataclass(frozen=True)
class Sticking:
    """The cards of a deck, by their ids."""

    stuck: tuple[str, ...] = ()
    """Their label was scanned when it was their turn."""
    seen: tuple[str, ...] = ()
    """Of these, whose printed face went with what the label says."""
    again: Mapping[str, str] = field(default_factory=dict)
    """Labels to print again -> folder of the kit in which they were lost; empty: the usual kit."""

    def with_stuck(self, card_id: str) -> Sticking:
        """The label of a card is on."""
        again = {lost: kit for lost, kit in self.again.items() if lost != card_id}
        return replace(self, stuck=(*_without(self.stuck, card_id), card_id), again=again)

    def with_seen(self, card_id: str) -> Sticking:
        """The face of a card is right."""
        return replace(self, seen=(*_without(self.seen, card_id), card_id))

    def with_lost(self, card_ids: Iterable[str], kit: str) -> Sticking:
        """Some labels are spoiled or on wrong cards."""
        lost = tuple(card_ids)
        return Sticking(
            _without(self.stuck, *lost),
            _without(self.seen, *lost),
            {**self.again, **dict.fromkeys(lost, kit)},
        )


def sticking_file(deck: Deck, copy: int) -> Path:
    """Where the state of a deck is kept; each further deck of the same game has its own."""
    number = f"-{copy}" if copy > 1 else ""
    return home() / "sticking" / f"{deck.name}{number}.toml"


def load_sticking(deck: Deck, copy: int) -> Sticking:
    """The state that was kept, or a beginning. Failure when the file cannot be understood.

    Ids that the deck does not have, or no longer has, are left out.
    """
    path = sticking_file(deck, copy)
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        stuck, seen = (_ids(found[name], deck) for name in ("stuck", "seen"))
        again = {card: str(kit) for card, kit in found["again"].items() if card in deck.by_id}
    except FileNotFoundError:
        return Sticking()
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Failure("error-kit-check-file", file=str(path)) from error
    return Sticking(stuck, tuple(card for card in seen if card in stuck), again)


def keep_sticking(deck: Deck, copy: int, sticking: Sticking) -> None:
    """Write the state whole. Failure when the disk does not let it."""
    again = "".join(f"{card} = {json.dumps(kit)}\n" for card, kit in sticking.again.items())
    text = (
        f"stuck = {json.dumps(sticking.stuck)}\nseen = {json.dumps(sticking.seen)}\n\n"
        f"[again]\n{again}"
    )
    keep(sticking_file(deck, copy), text)


def _ids(listed: Iterable[str], deck: Deck) -> tuple[str, ...]:
    return tuple(dict.fromkeys(card for card in listed if card in deck.by_id))


def _without(ids: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    return tuple(card for card in ids if card not in gone)
