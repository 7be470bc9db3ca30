"""The rules in the middle of a game: the list of topics, or one topic read."""

from __future__ import annotations

from companion.sentences.lists import numbered
from companion.sentences.render import Wording, render
from companion.sentences.rulebook import NoSuchTopic, has_rules, section, sections


def rules_read(game: str, lang: str, topic: str) -> list[Wording]:
    """The topics of a game's rules, numbered; or the lines of the one that a number or word calls.

    What is not there is said so, and how the list is heard.
    """
    if not has_rules(game):
        return [render(lang, "rules-here-none")]
    if not topic:
        titles = numbered([known.title for known in sections(game, lang)], lang)
        return [render(lang, "rules-here-topics", list=titles)]
    try:
        found = section(game, lang, topic)
    except NoSuchTopic:
        return [render(lang, "rules-here-unknown", topic=topic)]
    known = sections(game, lang)
    after = known.index(found) + 1
    following = [
        render(lang, "rules-here-next", title=one.title, number=after + 1)
        for one in known[after : after + 1]
    ]
    return [render(lang, "rules-here-title", title=found.title), *found.lines, *following]
