"""companion simulate: many games among computer players, and what they come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic

import click

from companion.commands import endings, frame
from companion.commands.casting import decimal, level_words
from companion.commands.cores import ignore_ctrl_c, play_on_all_cores
from companion.commands.frame import Failure
from companion.commands.known_games import game_called
from companion.commands.seats import at_commas, options_of
from companion.games.game import Game
from companion.players import UnknownLevel, level_called, player_of
from companion.sentences.render import Wording, signed
from companion.table.simulation import Tally

FIRST_WORD_S, NEXT_WORDS_S = 1.0, 30.0
"""When the first line of progress comes, and how long after it each of the others."""


@click.command("simulate", help=frame.words("help-simulate"))
@click.argument("game", metavar=frame.words("metavar-game"))
@click.option(
    "--games", type=click.IntRange(min=1), default=1000, help=frame.words("help-simulate-games")
)
@click.option(
    "--players",
    required=True,
    metavar=frame.words("metavar-levels"),
    help=frame.words("help-simulate-players", levels=", ".join(level_words())),
)
@click.option("--seed", type=int, default=1, help=frame.words("help-simulate-seed"))
@click.option(
    "--option",
    "settings",
    multiple=True,
    metavar=frame.words("metavar-setting"),
    help=frame.words("help-table-option"),
)
@frame.json_option
@frame.common
def command(
    game: str, games: int, players: str, seed: int, settings: tuple[str, ...], as_json: bool
) -> None:
    rules = game_called(game)
    levels = _levels(players, rules)
    options = options_of(settings, rules)
    shares = play_on_all_cores(rules.name, levels, options, seed, games)
    began = monotonic()
    tally = Tally.none(len(levels))
    try:
        for share in shares if as_json else _with_progress(shares, games):
            tally += share or Tally.none(len(levels))
    except KeyboardInterrupt:
        # A second one would only break off what is told and put away now.
        ignore_ctrl_c()
        shares.close()
        if not tally.games:
            raise
    rate = round(tally.moves / (monotonic() - began))
    if as_json:
        frame.emit_json(_as_data(rules, seed, levels, tally, rate))
    else:
        _say(rules, seed, levels, tally, rate, wanted=games)
    if tally.games < games:
        raise click.exceptions.Exit(endings.INTERRUPTED)


def _levels(players: str, game: Game) -> tuple[str, ...]:
    """Split and check `random,random`. Failure with what would be right."""
    levels = tuple(level.strip().casefold() for level in at_commas(players))
    for level in levels:
        try:
            player_of(level, "")
        except UnknownLevel as error:
            known = level_words()
            raise Failure("error-simulate-level", exit_code=2, level=level, levels=known) from error
    if len(levels) not in game.seats:
        title = game.deck.titles[frame.language()]
        numbers = {"found": len(levels), "least": min(game.seats), "most": max(game.seats)}
        raise Failure("error-seat-number", exit_code=2, game=title, **numbers)
    return levels


def _with_progress(shares: Iterator[Tally | None], games: int) -> Iterator[Tally | None]:
    """Say now and then how many games are done."""
    done, due = 0, monotonic() + FIRST_WORD_S
    for share in shares:
        done += share.games if share else 0
        if monotonic() >= due and done < games:
            frame.line(frame.words("simulate-progress", done=done, games=games))
            due = monotonic() + NEXT_WORDS_S
        yield share


def _as_data(
    game: Game, seed: int, levels: Sequence[str], tally: Tally, rate: int
) -> dict[str, object]:
    return {
        "game": game.name,
        "games": tally.games,
        "seed": seed,
        "players": levels,
        "wins": tally.wins,
        "mean": tally.mean,
        "sd": tally.sd,
        "moves": tally.length,
        "moves_per_s": rate,
    }


def _say(
    game: Game, seed: int, levels: Sequence[str], tally: Tally, rate: int, *, wanted: int
) -> None:
    title = game.deck.titles[frame.language()]
    if tally.games < wanted:
        frame.line(frame.words("simulate-stopped", done=tally.games, games=wanted))
    frame.line(frame.words("simulate-games", game=title, seed=seed, n=tally.games))
    for seat, level in enumerate(levels):
        frame.line(
            frame.words(
                "simulate-player",
                number=seat + 1,
                level=_level_words(level),
                n=tally.wins[seat],
                mean=_decimal(tally.mean[seat]),
                sd=_decimal(tally.sd[seat]),
            )
        )
    if sum(tally.wins) > tally.games:
        frame.line(frame.words("simulate-shared"))
    frame.line(frame.words("simulate-length", moves=_decimal(tally.length), rate=rate))


def _decimal(number: float) -> Wording:
    """A number with one digit after the point, or after the comma in French."""
    lang = frame.language()
    tenths = round(abs(number) * 10)
    digits = f"{tenths // 10}{',' if lang == 'fr' else '.'}{tenths % 10}"
    if number >= 0 or not tenths:
        return Wording.same(digits)
    minus = signed(-1, lang)
    return Wording(f"{minus.speech.removesuffix('1')}{digits}", f"{minus.text[:-1]}{digits}")


def _level_words(level: str) -> str:
    """A level as it is called, and how long an expert thinks where that was written."""
    name, at, seconds = str(level_called(level)).partition("@")
    if not at:
        return frame.words(f"level-{name}")
    return frame.words(f"level-{name}-seconds", n=int(float(seconds)), seconds=decimal(seconds))
