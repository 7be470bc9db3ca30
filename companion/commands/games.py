"""companion games: the games whose cards are known, and those whose rules are."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import entry_points

import click

from companion.cards import Deck
from companion.commands import frame
from companion.commands.known_decks import known_decks


@dataclass(frozen=True, slots=True)
class Rules:
    """What is known of a game's rules without playing it."""

    name: str
    fewest: int
    """Players at least."""
    most: int
    """Players at most."""


@click.command("games", help=frame.words("help-games"))
@frame.json_option
@frame.common
def command(as_json: bool) -> None:
    rules = {known.name: known for known in known_rules()}
    decks = known_decks()
    if as_json:
        frame.emit_json([_as_data(deck, rules.get(deck.name)) for deck in decks])
        return
    for deck in decks:
        frame.line(_game_line(deck, rules.get(deck.name)))


def known_rules() -> tuple[Rules, ...]:
    """Ask every game that registered under `companion.games` for its name and number of seats."""
    games = [entry.load() for entry in entry_points(group="companion.games")]
    return tuple(Rules(game.name, min(game.seats), max(game.seats)) for game in games)


def _game_line(deck: Deck, rules: Rules | None) -> str:
    facts = {"name": deck.name, "title": deck.titles[frame.language()]}
    cards = len(deck.cards)
    if rules is None:
        return frame.words("games-cards-only", **facts, n=cards)
    return frame.words("games-playable", **facts, n=cards, fewest=rules.fewest, most=rules.most)


def _as_data(deck: Deck, rules: Rules | None) -> dict[str, object]:
    return {
        "game": deck.name,
        "title": deck.titles[frame.language()],
        "cards": len(deck.cards),
        "rules": rules is not None,
        "players": [rules.fewest, rules.most] if rules else None,
    }
