"""The players named on the command line, checked before a game begins."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from companion.commands.frame import Failure, has_unprintable, language
from companion.games.game import Game, OptionError
from companion.games.notation import TABLE_WORD, card_notation
from companion.sentences.lexicon import is_command_word

_DECIMAL = re.compile(r"(@[0-9]+),(?=[0-9])")


def seats_of(players: str, game: Game) -> tuple[str, ...]:
    """Split and check `Ana,Bo,Cy`. Failure with the name that cannot be used."""
    return checked_names(split_players(players), game)


def split_players(players: str) -> tuple[str, ...]:
    """Split `Ana,Bo,Cy`. Failure where a name is missing or cannot be shown."""
    if has_unprintable(players):
        raise Failure("error-seat-signs", exit_code=2, players=players)
    names = tuple(" ".join(name.split()) for name in at_commas(players))
    if "" in names:
        raise Failure("error-seat-empty", exit_code=2, players=players)
    return names


def at_commas(players: str) -> list[str]:
    """Split at each comma but the one of a French number.

    >>> at_commas("moi,expert@0,2,Zoé")
    ['moi', 'expert@0.2', 'Zoé']
    """
    return _DECIMAL.sub(r"\1.", players).split(",")


def checked_names(names: tuple[str, ...], game: Game) -> tuple[str, ...]:
    """The same names, if a table of that game can have them. Failure with one that it cannot."""
    least, most = game.seats.start, game.seats.stop - 1
    if len(names) not in game.seats:
        title = game.deck.titles[language()]
        numbers = {"found": len(names), "least": least, "most": most}
        raise Failure("error-seat-number", exit_code=2, game=title, **numbers)
    for position, name in enumerate(names):
        if not _is_usable(name, game):
            raise Failure("error-seat-word", exit_code=2, name=name)
        if name.casefold() in {other.casefold() for other in names[:position]}:
            raise Failure("error-seat-twice", exit_code=2, name=name)
    return names


def _is_usable(name: str, game: Game) -> bool:
    """A name must not be a word or card that the table understands already, nor a number."""
    taken = name.casefold() == TABLE_WORD or is_command_word(name, game.name)
    taken = taken or card_notation(name, game.deck) is not None
    return name[0].isalpha() and not taken and ":" not in name


def options_of(settings: Sequence[str], game: Game) -> Mapping[str, str]:
    """Read `name=value` settings. Failure with the options, or the values, that exist.

    One that is given twice is a Failure too.
    """
    options: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Failure("error-option-form", exit_code=2, setting=setting)
        if name.strip() in options:
            raise Failure("error-option-twice", exit_code=2, name=name.strip())
        options[name.strip()] = value.strip()
    try:
        game.new(game.seats.start, options)
    except OptionError as error:
        message = "error-option-value" if error.name in _names(game) else "error-option-name"
        raise Failure(
            message, exit_code=2, name=error.name, value=error.value, known=error.known
        ) from error
    return options


def _names(game: Game) -> set[str]:
    return {option.name for option in game.options}
