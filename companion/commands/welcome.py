"""What who comes back to a game is told before the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.game import Over
from companion.sentences.lists import listed
from companion.sentences.players import Speech
from companion.sentences.render import Value, Wording, render
from companion.sentences.sentence import Priority, Sentence
from companion.table.seating import Table
from companion.table.session import Session


@dataclass(frozen=True, slots=True)
class Welcome:
    """The parts of what is told."""

    game: Sequence[Sentence]
    """Which game goes on, how far it is, and who plays."""
    score: Sequence[Sentence]
    now: Sequence[Sentence]
    """Where the game is, and what happened last."""
    end: Sequence[Sentence]
    """Who has won, where the game is over."""
    hand: Sequence[Sentence] = ()
    """The own cards, where one person plays."""

    @property
    def in_order(self) -> list[Sentence]:
        """All of it, as it is told where there is room."""
        return [*self.game, *self.score, *self.now, *self.end, *self.hand]

    @property
    def by_weight(self) -> list[Sentence]:
        """What is to be kept longest first: the score can be asked for at any time."""
        game, others = self.game[:1], self.game[1:]
        return [*game, *self.hand, *others, *self.end, *self.now, *self.score]


def game_told(
    table: Table, lang: str, moves: int, *, torn: bool, you: int | None = None
) -> list[Sentence]:
    """Which game goes on after so many moves, and who plays.

    `torn`: the last line of the journal was cut short and is left out. `you`: who alone hears it.
    """
    speech = Speech(lang, table.game.deck, table.names, you)
    who = speech.seats(range(len(table.names)))
    return [
        _message(lang, "table-resumed", game=table.game.deck.titles[lang], n=moves),
        _message(lang, "table-resumed-players", who=who),
        *([_message(lang, "table-resumed-torn")] if torn else []),
    ]


def end_told(session: Session, lang: str) -> list[Sentence]:
    """Who has won; nothing while the game goes on."""
    match session.state.awaits:
        case Over(winners=winners):
            names = [Wording.same(session.table.names[seat]) for seat in winners]
            who = listed(names, lang)
            return [_message(lang, "replay-winner", who=who, n=len(winners))]
        case _:
            return []


def _message(lang: str, message_id: str, **values: Value) -> Sentence:
    wording = render(lang, message_id, **values)
    return Sentence(wording.speech, wording.text, lang, Priority.TURN)
