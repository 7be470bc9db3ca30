"""Skyjo in words: events, questions, answers and moves. Order: who, action, card, place, whose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from companion.cards import UNKNOWN
from companion.games.game import GameEnded, Move, ScoreLine, ScoreSheet
from companion.games.notation import UNSEEN_VERB
from companion.games.skyjo.choices import PLAYED
from companion.games.skyjo.events import (
    CardDiscarded,
    CardDrawn,
    CardExchanged,
    CardTaken,
    CardTurned,
    ColumnRemoved,
    DiscardShown,
    EnderNamed,
    GridRecounted,
    GridScored,
    LastLapBegan,
    PileRenewed,
    RoundBegan,
    RoundEnded,
    SkyjoEvent,
    StarterFound,
    TurnUnseen,
)
from companion.games.skyjo.grid import (
    COLUMNS,
    FACE_DOWN,
    HIDDEN,
    PLACES,
    REMOVED,
    SIZE,
    VALUE,
    Grid,
)
from companion.games.skyjo.state import Skyjo
from companion.sentences.lists import joined, listed, only
from companion.sentences.players import Speech
from companion.sentences.render import Wording, signed
from companion.table.outcomes import Answered, Question

_HELP = {
    "opened": "shown",
    "drawn": "shown",
    "taken": "shown",
    "turned": "shown",
    "last": "shown",
    "replaced": "unread",
    "top": "unread",
}
"""Phase -> the help that fits it, where several share one."""


class Words:
    """The words of Skyjo at one table."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._say = speech.say

    # Events

    def event(self, event: SkyjoEvent, view: Skyjo) -> Iterator[Wording]:
        """An event as one sentence; a score as one a line."""
        name = self._speech.name
        match event:
            case RoundBegan():
                yield self._say("skyjo-round-began", round=event.round)
            case DiscardShown(card=top):
                message = "skyjo-discard-unread" if top == UNKNOWN else "skyjo-discard-shown"
                yield self._say(message, card=self._speech.card(top))
            case StarterFound():
                yield self._starter(event)
            case PileRenewed():
                yield self._say("skyjo-pile-renewed", n=event.cards)
            case CardDrawn() | CardTaken() | CardExchanged() | CardDiscarded() | CardTurned():
                yield self._moved(event, view)
            case ColumnRemoved():
                card = self._speech.card(event.card)
                yield self._say("skyjo-column-removed", card=card, column=event.column)
            case LastLapBegan():
                yield self._say("skyjo-last-lap", who=name(event.seat))
            case TurnUnseen():
                yield self._say("skyjo-turn-unseen", who=name(event.seat))
            case GridRecounted():
                yield self._recounted(event)
            case EnderNamed():
                yield self._say("skyjo-ender-named", who=name(event.seat))
            case RoundEnded():
                yield self._say("skyjo-round-ended", round=event.round, who=name(event.ender))
            case GridScored():
                yield from self._scored(event, view)
            case GameEnded():
                yield self._game_ended(event)
            case _:
                assert_never(event)

    def _starter(self, event: StarterFound) -> Wording:
        who = self._speech.name(event.seat)
        if event.sum is None:
            return self._say("skyjo-starter", who=who)
        return self._say("skyjo-starter-sum", who=who, sum=self._speech.points(event.sum))

    def _moved(
        self, event: CardDrawn | CardTaken | CardExchanged | CardDiscarded | CardTurned, view: Skyjo
    ) -> Wording:
        who, card = self._speech.name(event.seat), self._speech.card(event.card)
        hidden = view.grids[event.seat].count(HIDDEN)
        match event:
            case CardDrawn():
                return self._say("skyjo-card-drawn", who=who, card=card, n=view.pile)
            case CardTaken(card=text):
                message = "skyjo-card-taken" + ("-unread" if text == UNKNOWN else "")
                return self._say(message, who=who, card=card)
            case CardExchanged(place=place, out=out):
                return self._say(
                    "skyjo-card-exchanged",
                    who=who,
                    card=card,
                    place=place,
                    out=self._speech.card(out),
                    hidden=hidden,
                )
            case CardDiscarded():
                return self._say("skyjo-card-discarded", who=who, card=card)
            case CardTurned(place=place):
                return self._say(
                    "skyjo-card-turned", who=who, card=card, place=place, hidden=hidden
                )

    def _recounted(self, event: GridRecounted) -> Wording:
        return self._say(
            "skyjo-grid-recounted",
            who=self._speech.name(event.seat),
            n=sum(cell in VALUE for cell in event.grid),
            hidden=event.grid.count(HIDDEN),
        )

    def _scored(self, event: GridScored, view: Skyjo) -> Iterator[Wording]:
        """The sum first, then how it comes about."""
        yield self._say(
            "skyjo-grid-scored",
            who=self._speech.name(event.seat),
            round=view.course.round,
            points=self._speech.points(event.sheet.total),
            total=self._speech.points(event.total),
        )
        yield from self.sheet(event.sheet)

    def sheet(self, sheet: ScoreSheet) -> Iterator[Wording]:
        """The lines of a score sheet, one sentence each."""
        for line in sheet.lines:
            yield self._line(line)

    def _line(self, line: ScoreLine) -> Wording:
        points = self._speech.points(line.points)
        match line.reason:
            case "column_removed":
                column, card = int(str(line.facts["column"])), str(line.facts["card"])
                card_words = self._speech.card(card)
                return self._say("skyjo-line-column-removed", column=column, card=card_words)
            case "doubled":
                return self._say("skyjo-line-doubled", points=points)
            case _:
                sums = line.facts["columns"]
                assert isinstance(sums, tuple)
                if not sums:
                    return self._say("skyjo-line-nothing-left", points=points)
                words = [signed(int(each), self._speech.lang) for each in sums]
                columns = listed(words, self._speech.lang)
                number = len(words)
                return self._say("skyjo-line-column-sum", list=columns, n=number, points=points)

    def _game_ended(self, event: GameEnded) -> Wording:
        message = "skyjo-game-ended-" + ("one" if len(event.winners) == 1 else "shared")
        points = self._speech.points(min(event.totals))
        return self._say(message, who=self._speech.seats(event.winners), points=points)

    # Questions

    def question(self, question: Question, view: Skyjo, *, full: bool) -> Wording | None:
        """What is asked now; None where the sentence before has said it. `full`: say it anyway."""
        match question.what:
            case "recount":
                return self._ask_recount(question)
            case "ended":
                names = self._speech.seats_to_choose(question.choices)
                return self._say("skyjo-ask-ended", list=names)
            case "round":
                return self._ask_round(view)
            case "choose":
                return self._ask_choose(view, full=full)
            case "show" | "swap" | "turn":
                return self._ask_in_turn(question, view)
            case _:
                return None

    def _ask_round(self, view: Skyjo) -> Wording:
        number, starter = view.course.round + 1, view.course.ender
        if view.rules.count_only:
            return self._say("skyjo-ask-count-round", round=view.course.round + 1)
        if starter is None:
            return self._say("skyjo-ask-round-first")
        return self._say("skyjo-ask-round", round=number, who=self._speech.name(starter))

    def _ask_choose(self, view: Skyjo, *, full: bool) -> Wording:
        who = self._speech.name(view.turn)
        if len(list(view.moves())) == 1:
            return self._say("skyjo-ask-choose-pile", who=who)
        top = view.discard[-1]
        message = "skyjo-ask-choose" + ("-unread" if top == UNKNOWN else "")
        message = "skyjo-ask-choose-list" if full else message
        return self._say(message, who=who, card=self._speech.card(top))

    def _ask_in_turn(self, question: Question, view: Skyjo) -> Wording:
        """A place, or a card that is read: what for is the phase of the game."""
        phase = view.phase
        match phase:
            case "opening":
                second = view.grids[view.turn].count(HIDDEN) < SIZE
                which = "second" if second else "first"
                return self._say(f"skyjo-ask-opening-{which}", who=self._speech.name(view.turn))
            case "opened" | "turned":
                return self._say("skyjo-ask-turned", place=view.place)
            case "replaced":
                return self._say("skyjo-ask-replaced", place=view.place)
            case "last":
                who = self._speech.name(view.turn)
                return self._say("skyjo-ask-last", who=who, place=view.place)
            case _:
                return self._say(f"skyjo-ask-{phase}")

    def _ask_recount(self, question: Question) -> Wording:
        if question.place == 0:
            names = self._speech.seats_to_choose(question.choices)
            return self._say("skyjo-ask-recount-seat", list=names)
        if question.place == 1:
            return self._say("skyjo-ask-recount", who=self._speech.name(question.seat))
        return self._say("skyjo-ask-recount-next", place=question.place)

    def noted(self, place: int, token: str) -> Wording:
        """One place of a grid just read."""
        return self._say("skyjo-place", place=place, what=self._cell(token))

    def _cell(self, cell: str) -> Wording:
        if cell in (HIDDEN, FACE_DOWN):
            return self._say("skyjo-cell-hidden")
        return self._say("skyjo-cell-gone") if cell == REMOVED else self._speech.card(cell)

    # Answers

    def answer(self, answer: Answered, view: Skyjo) -> Iterator[Wording]:
        """The answer to a query about the game."""
        match answer.query:
            case "score":
                yield from self._scores(view)
            case "hand":
                yield self._say("hand-none")
            case "area":
                yield from self._grid_answer(answer, view)
            case "display":
                yield from self._table(view)
            case "counts":
                yield self._say("skyjo-pile", n=view.pile)
            case "who" if view.phase in PLAYED:
                yield self._where(view)
            case "help":
                yield self._say("skyjo-help-" + self._help(answer, view))

    def _help(self, answer: Answered, view: Skyjo) -> str:
        """The help that fits the open question."""
        if answer.asked in ("recount", "ended"):
            return answer.asked
        if view.rules.count_only and view.phase == "round":
            return "count-round"
        return _HELP.get(view.phase, view.phase)

    def _scores(self, view: Skyjo) -> Iterator[Wording]:
        lang = self._speech.lang
        yield self._say("skyjo-totals", list=self._seat_points(view.totals))
        if view.phase not in ("round", "over"):
            shown = tuple(sum(VALUE.get(cell, 0) for cell in grid) for grid in view.grids)
            yield self._say("skyjo-open", list=self._seat_points(shown))
            for who, grid in zip(self._speech.everybody, view.grids, strict=True):
                columns = (grid[column::COLUMNS] for column in range(COLUMNS))
                left = [column for column in columns if REMOVED not in column]
                sums = [sum(VALUE.get(cell, 0) for cell in column) for column in left]
                said = listed([signed(points, lang) for points in sums], lang)
                hidden = grid.count(HIDDEN)
                yield self._say("skyjo-now", who=who, list=said, hidden=hidden)

    def _seat_points(self, points: tuple[int, ...]) -> Wording:
        return joined(
            [
                self._say("skyjo-seat-points", who=name, points=self._speech.points(mine))
                for name, mine in zip(self._speech.everybody, points, strict=True)
            ],
            "; ",
        )

    def _grid_answer(self, answer: Answered, view: Skyjo) -> Iterator[Wording]:
        """The grid of the player named, else of the player whose turn it is."""
        seat = answer.seat if answer.seat is not None else view.turn
        if not view.grids:
            yield self._say("skyjo-no-grid")
            return
        yield self._say("skyjo-grid-of", who=self._speech.name(seat))
        if answer.number is not None and answer.number in PLACES:
            what = self._cell(view.grids[seat][answer.number - 1])
            yield self._say("skyjo-place", place=answer.number, what=what)
            return
        yield from only(self._rows(view.grids[seat]), answer.row)

    def _rows(self, grid: Grid) -> Iterator[Wording]:
        """A grid as three lines."""
        for row, first in enumerate(range(0, SIZE, COLUMNS), start=1):
            cells = joined([self._cell(cell) for cell in grid[first : first + COLUMNS]])
            yield self._say("skyjo-row", row=row, list=cells)

    def _table(self, view: Skyjo) -> Iterator[Wording]:
        """What lies in the middle, and what somebody holds."""
        if view.held not in (None, UNKNOWN):
            who = self._speech.name(view.turn)
            yield self._say("skyjo-held", who=who, card=self._speech.card(str(view.held)))
        if view.discard:
            card = self._speech.card(view.discard[-1])
            yield self._say("skyjo-discard", card=card, n=len(view.discard) - 1)
        else:
            yield self._say("skyjo-discard-empty")
        yield self._say("skyjo-pile", n=view.pile)

    def _where(self, view: Skyjo) -> Wording:
        ender = view.course.ender
        if ender is None:
            return self._say("skyjo-where", round=view.course.round)
        who = self._speech.name(ender)
        return self._say("skyjo-where-last-lap", round=view.course.round, who=who)

    # Moves

    def move(self, move: Move) -> Wording:
        """A move as one may make it, or as it was made."""
        match move.verb:
            case verb if verb == UNSEEN_VERB:
                return self._say("skyjo-move-unseen")
            case "draw" | "take" | "discard" | "recount":
                return self._say(f"skyjo-move-{move.verb}")
            case "swap" | "turn":
                return self._say(f"skyjo-move-{move.verb}", place=int(move.args[0]))
            case "round":
                return self._say("skyjo-move-round", round=int(move.args[0]))
            case "ended":
                return self._say("skyjo-move-ended", who=self._speech.name(int(move.args[0])))
            case _:
                return self._say("skyjo-move-show", card=self._speech.card(str(move.args[0])))
