"""The ear: understands the sentences of a table, and nothing else."""

from __future__ import annotations

import re

import sounds
from grammar import Form, Grammar, Heard, Lists
from sounds import Said, by_ear, plain

from companion.cards import load_deck
from companion.sentences.render import Level, message_ids

ELSEWHERE = re.compile(r"(help-|why-|error-|metavar-|count-)|-(help|repair|recount|move|count)-")
"""Messages of another table, or inside of others; help and refusals tell nothing of the game."""
EVERY_GAME = re.compile(r"(hand|play|list)-|table-(no-)?more(-points|-next)?$|table-ended$")
LISTS: Lists = {
    "hand-cards": lambda grammar: sounds.numbered(grammar.card),
    "hand-choices": lambda grammar: sounds.numbered(grammar.card),
    "hand-choices-yellowstone": lambda grammar: sounds.numbered(grammar.card),
    "hand-choices-yellowstone numbers": lambda grammar: grammar.listed(grammar.number),
    "hand-of-known": lambda grammar: grammar.listed(grammar.card),
    "list-item what": lambda grammar: grammar.moves(),
    "play-ask-sure move": lambda grammar: grammar.moves(),
    "play-ask-sure": lambda grammar: sounds.numbered(
        grammar.words({"play-sure-yes": True, "play-sure-no": False})
    ),
}
"""Lists that sound alike in all games."""


class NotUnderstood(AssertionError):
    """Something was said that no form of a message explains."""


class Ear:
    """Understands a game in a language, at a level."""

    def __init__(
        self,
        lang: str,
        game: str,
        names: tuple[str, ...],
        level: Level,
        lists: Lists,
        said: Said = by_ear,
    ) -> None:
        """`lists`: how the lists of the game sound; `said`: in which form sentences come.

        What happens may be told in brief at the other levels too, where much happens at once.
        """
        self._by_first_word: dict[str, list[Form]] = {}
        self._open: list[Form] = []
        levels = (level,) if level is Level.BRIEF else (level, Level.BRIEF)
        for each in levels:
            grammar = Grammar(lang, load_deck(game), names, each, {**LISTS, **lists}, said)
            for message_id in sorted(message_ids(lang)):
                ours = message_id.startswith(f"{game}-") or EVERY_GAME.match(message_id)
                if ours and ELSEWHERE.search(message_id) is None:
                    for form in grammar.forms(message_id):
                        if form.whole:
                            self._sort(form)

    def _sort(self, form: Form) -> None:
        """Keep a form by its first word, where that is always the same."""
        written = form.pattern.pattern.replace("\\", "")
        first = re.match(r"(?:[^\W\d_]|')+(?=[ :.,])", written)
        if first is None:
            self._open.append(form)
        else:
            self._by_first_word.setdefault(first[0], []).append(form)

    def understand(self, utterance: str) -> list[tuple[Heard, ...]]:
        """All that an utterance can mean, each as a row of messages. Raises NotUnderstood."""
        text = plain(utterance)
        meanings: dict[int, list[tuple[Heard, ...]]] = {len(text) + 1: [()]}

        def from_here(at: int) -> list[tuple[Heard, ...]]:
            if at not in meanings:
                meanings[at] = [
                    (heard, *rest)
                    for heard, end in self._next(text, at)
                    for rest in from_here(end + 1)
                ]
            return meanings[at]

        found = from_here(0)
        if not found:
            raise NotUnderstood(utterance)
        return found

    def _next(self, text: str, at: int) -> list[tuple[Heard, int]]:
        word = re.compile(r"(?:[^\W\d_]|')+").match(text, at)
        forms = [*self._open, *(self._by_first_word.get(word[0], ()) if word else ())]
        found: list[tuple[Heard, int]] = []
        for form in forms:
            match = form.pattern.match(text, at)
            if match is not None and text[match.end() : match.end() + 1] in ("", " "):
                heard = (form.heard(match), match.end())
                if heard not in found:
                    found.append(heard)
        return found
