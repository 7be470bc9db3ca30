"""companion rules: the rules of a game in our own words, section by section."""

from __future__ import annotations

from collections.abc import Iterator

import click

from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.known_games import game_called
from companion.commands.teller import telling
from companion.games.game import Game
from companion.sentences.lexicon.vocabulary import plain
from companion.sentences.lists import listed
from companion.sentences.render import Wording, render
from companion.sentences.rulebook import (
    AmbiguousTopic,
    NoSuchTopic,
    Section,
    has_rules,
    section,
    sections,
)
from companion.sentences.sentence import Priority

ALL = frozenset({"all", "tout", "toutes"})
"""Words for the whole of the rules."""


@click.command("rules", help=frame.words("help-rules"))
@click.argument("game", metavar=frame.words("metavar-game"))
@click.argument("topic", nargs=-1, metavar=frame.words("metavar-topic"))
@click.option("--speak", is_flag=True, help=frame.words("help-rules-speak"))
@frame.json_option
@frame.common
def command(game: str, topic: tuple[str, ...], speak: bool, as_json: bool) -> None:
    rules = game_called(game)
    if not has_rules(rules.name):
        raise Failure("error-rules-unwritten", exit_code=2, game=_title(rules))
    wanted = " ".join(topic)
    if as_json:
        asked = _asked(rules, wanted or "all")
        data = [_as_data(number, one) for number, one in asked]
        frame.emit_json({"game": rules.name, "title": _title(rules), "sections": data})
        return
    lines = _read(rules, _asked(rules, wanted)) if wanted else _contents(rules)
    if not speak:
        for line in lines:
            frame.line(line.text)
        return
    with telling(silent=False) as teller:
        for line in lines:
            teller.tell(line, Priority.EVENT)


def _asked(rules: Game, wanted: str) -> list[tuple[int, Section]]:
    """The sections that words call, with their numbers. Failure with the topics that exist."""
    known = list(enumerate(sections(rules.name, frame.language()), start=1))
    if plain(wanted) in ALL:
        return known
    try:
        found = section(rules.name, frame.language(), wanted)
    except NoSuchTopic as error:
        message = "ambiguous" if isinstance(error, AmbiguousTopic) else "unknown"
        titles = listed([one.title for one in error.sections], frame.language(), "or")
        raise Failure(
            f"error-rules-topic-{message}",
            exit_code=2,
            topic=wanted,
            game=_title(rules),
            topics=titles.text,
        ) from error
    return [(number, one) for number, one in known if one == found]


def _contents(rules: Game) -> Iterator[Wording]:
    """The goal, the numbered topics, and how to hear them."""
    lang = frame.language()
    known = sections(rules.name, lang)
    yield Wording.same(f"{_title(rules)}.")
    yield from known[0].lines
    for number, one in enumerate(known, start=1):
        yield render(lang, "rules-topic", number=number, title=one.title)
    yield render(lang, "rules-how", game=rules.name)


def _read(rules: Game, asked: list[tuple[int, Section]]) -> Iterator[Wording]:
    """The topics that were asked for; behind one alone, how to hear the one that follows."""
    lang = frame.language()
    for number, one in asked:
        yield render(lang, "rules-topic", number=number, title=one.title)
        yield from one.lines
    following = sections(rules.name, lang)[number:]
    if len(asked) == 1 and following:
        title = following[0].title
        yield render(lang, "rules-next", title=title, game=rules.name, number=number + 1)


def _as_data(number: int, one: Section) -> dict[str, object]:
    return {
        "number": number,
        "topic": one.topic,
        "title": one.title.text,
        "lines": [line.text for line in one.lines],
    }


def _title(rules: Game) -> str:
    return rules.deck.titles[frame.language()]
