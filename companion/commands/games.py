"""companion games: the games whose cards are known, and those whose rules are."""

from __future__ import annotations

import click

from companion.cards import Deck
from companion.commands import frame
from companion.commands.known_decks import known_decks
from companion.commands.known_games import known_games
from companion.games.game import Game


@click.command("games", help=frame.words("help-games"))
@frame.json_option
@frame.common
def command(as_json: bool) -> None:
    rules = {game.name: game for game in known_games()}
    decks = known_decks()
    if as_json:
        frame.emit_json([_as_data(deck, rules.get(deck.name)) for deck in decks])
        return
    for deck in decks:
        frame.line(_game_line(deck, rules.get(deck.name)))


def _game_line(deck: Deck, rules: Game | None) -> str:
    facts = {"name": deck.name, "title": deck.titles[frame.language()]}
    cards = len(deck.cards)
    if rules is None:
        return frame.words("games-cards-only", **facts, n=cards)
    return frame.words(
        "games-playable", **facts, n=cards, fewest=min(rules.seats), most=max(rules.seats)
    )


def _as_data(deck: Deck, rules: Game | None) -> dict[str, object]:
    return {
        "game": deck.name,
        "title": deck.titles[frame.language()],
        "cards": len(deck.cards),
        "rules": rules is not None,
        "players": [min(rules.seats), max(rules.seats)] if rules else None,
    }
