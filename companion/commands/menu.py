"""The numbered menu: what `companion` offers to somebody who knows none of its words.

Each entry asks for what its command needs and runs that command line in this process.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from companion.cards import Deck
from companion.commands import frame
from companion.commands.count import count_parameters
from companion.commands.journals import followed
from companion.commands.kit_questions import kit_words
from companion.commands.known_decks import known_decks
from companion.commands.known_games import game_called, known_games
from companion.commands.main import present, run
from companion.commands.questions import (
    Leaving,
    ask_count,
    ask_lines,
    ask_new_name,
    ask_number,
)
from companion.commands.reader_choice import ask_reader
from companion.commands.resume import newest_unfinished
from companion.players import LEVELS


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the menu."""

    command: str
    words: Callable[[], list[str]]
    """Asks what is missing and returns the words of the command line."""
    label: str = ""
    """Where a command is offered in several ways: which one it is."""

    @property
    def text(self) -> str:
        """What the menu shows."""
        return frame.words(f"menu-{self.label or self.command}")


def menu() -> None:
    """Offer the commands that are there, again and again, until 0 or the end of input."""
    entries = [entry for entry in ENTRIES if present(entry.command)]
    labels = [entry.text for entry in entries]
    frame.line(frame.words("menu-welcome"))
    known = None
    while True:
        try:
            chosen = ask_number(
                frame.words("menu-question"), labels, leave=frame.words("menu-leave"), known=known
            )
        except Leaving:
            frame.line(frame.words("menu-bye"))
            return
        known = frame.words("menu-once-more")
        try:
            run(entries[chosen].words())
        except Leaving:
            continue


def _play_alone() -> list[str]:
    game = _game_with_rules()
    seats = game_called(game).seats
    most = max(seats) - 1
    others = 1 if most == 1 else ask_count(frame.words("menu-ask-computers"), 1, most)
    return ["play", game, "--players", ",".join(["me", *_computers(others)])]


def _play_together() -> list[str]:
    game = _game_with_rules()
    seats = game_called(game).seats
    names = _names(ask_count(frame.words("menu-ask-players"), 2, max(seats)))
    least = max(len(names), min(seats))
    total = least
    if least < max(seats):
        total = ask_count(frame.words("menu-ask-total"), least, max(seats))
    return ["play", game, "--players", ",".join([*names, *_computers(total - len(names))])]


def _computers(number: int) -> list[str]:
    """So many computer players, all as strong as is asked for."""
    if not number:
        return []
    levels = list(LEVELS)
    asked = [frame.words(f"menu-level-{level}") for level in levels]
    return [levels[ask_number(frame.words("menu-ask-level", n=number), asked)]] * number


def _table() -> list[str]:
    game = _game_with_rules()
    return ["table", game, *_players_and_reader(game)]


def _count() -> list[str]:
    game = _game_with_rules()
    asked = count_parameters(game)
    if "layouts" not in asked:
        return ["count", game, *_players_and_reader(game)]
    ways = [frame.words("menu-count-table"), frame.words("menu-count-written")]
    if ask_number(frame.words("menu-ask-count"), ways) == 0:
        return ["count", game, *_players_and_reader(game)]
    round_number = ask_count(frame.words("menu-ask-round"), 1, 3) if "round_number" in asked else 0
    help_command = f"companion count {game} --help"
    layouts = ask_lines(frame.words("menu-ask-layouts", command=help_command))
    return ["count", game, *layouts, *(["--round", str(round_number)] if round_number else [])]


def _kit() -> list[str]:
    decks = known_decks()
    return kit_words(decks[_ask_deck(decks)])


def _kit_check() -> list[str]:
    decks = known_decks()
    return ["kit-check", decks[_ask_deck(decks)].name, "--reader", ask_reader()]


def _learn() -> list[str]:
    decks = known_decks()
    return ["learn", decks[_ask_deck(decks)].name, "--reader", ask_reader()]


def _readers() -> list[str]:
    return ["readers", "test", "--reader", ask_reader()]


def _enrol() -> list[str]:
    decks = known_decks()
    return ["enrol", decks[_ask_deck(decks)].name, "--reader", ask_reader()]


def _say() -> list[str]:
    return ["say", "--reader", ask_reader()]


def _resume() -> list[str]:
    """The game that was left last, named with its day; real cards alone need a reader."""
    try:
        path = newest_unfinished()
    except frame.Failure as failure:
        if failure.code != "nothing-to-resume":
            raise
        frame.line(frame.words("menu-nothing-to-resume"))
        raise Leaving from failure
    contents, game, _ = followed(path)
    day = datetime.fromtimestamp(path.stat().st_mtime)
    title = game.deck.titles[frame.language()]
    frame.line(frame.words("menu-resuming", game=title, day=day.day, month=day.month))
    reader = "keyboard" if contents.header.levels else ask_reader()
    return ["resume", str(path), "--reader", reader]


ENTRIES = (
    Entry("play", _play_alone, "play-alone"),
    Entry("play", _play_together, "play-together"),
    Entry("table", _table),
    Entry("count", _count),
    Entry("kit", _kit),
    Entry("kit-check", _kit_check),
    Entry("learn", _learn),
    Entry("readers", _readers),
    Entry("enrol", _enrol),
    Entry("say", _say),
    Entry("resume", _resume),
    Entry("settings", lambda: ["settings"]),
    Entry("doctor", lambda: ["doctor"]),
    Entry("demo", lambda: ["demo"]),
)


def _game_with_rules() -> str:
    decks = tuple(game.deck for game in known_games())
    return decks[_ask_deck(decks)].name


def _ask_deck(decks: tuple[Deck, ...]) -> int:
    titles = [deck.titles[frame.language()] for deck in decks]
    return ask_number(frame.words("menu-ask-game"), titles)


def _players_and_reader(game: str) -> list[str]:
    seats = game_called(game).seats
    players = ask_count(frame.words("menu-ask-players"), min(seats), max(seats))
    return ["--players", ",".join(_names(players)), "--reader", ask_reader()]


def _names(people: int) -> list[str]:
    names: list[str] = []
    for number in range(1, people + 1):
        names.append(ask_new_name(frame.words("menu-ask-name", n=number), names))
    return names
