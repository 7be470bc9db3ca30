"""The talk that fits a profile."""

from __future__ import annotations

from hardware.companion_link import Link
from hardware.pn532_link import Pn532Link
from hardware.profile import Profile
from hardware.reception import Reception, Watch, unwatched
from hardware.talk import Talk


def talk_of(
    name: str, profile: Profile, watch: Watch = unwatched, *, recorded: bool = False
) -> Talk:
    """The talk with a reader of that profile; `recorded`: it is no more than listened to again."""
    match profile.framing:
        case "companion":
            return Link(name)
        case "pn532":
            return Pn532Link(name, asks=not recorded)
        case _:
            return Reception(name, profile, watch)
