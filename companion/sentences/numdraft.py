"""Num Draft in words: events, questions, answers and moves. What is secret is told to its seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from companion.cards import UNKNOWN
from companion.games.game import TABLE, GameEnded, Move, ScoreLine, ScoreSheet
from companion.games.notation import UNSEEN_VERB
from companion.games.numdraft.events import (
    CardDealt,
    CardGiven,
    CardPut,
    CardTold,
    CardTurned,
    ChoiceNoted,
    Chosen,
    GridRecounted,
    GridScored,
    HandReceived,
    HandsPassed,
    HiddenPassed,
    LastHiddenGiven,
    MasterNamed,
    NumDraftAnnounced,
    NumDraftEvent,
    PlaceChosen,
    TurnAgain,
    TurnUnseen,
)
from companion.games.numdraft.grid import EMPTY, HIDDEN, JOKERS, Grid, open_places
from companion.games.numdraft.hands import known_in
from companion.games.numdraft.score import pool_of, score_pool
from companion.games.numdraft.state import NumDraft
from companion.sentences.hands import hand_wording
from companion.sentences.lists import joined, listed, only
from companion.sentences.players import Speech
from companion.sentences.render import Wording
from companion.table.outcomes import Answered, Question

FEW = 3
"""So many places are named without being asked for."""
OVER = ("end", "over")
"""Phases in which nobody plays from a hand any more, so that nobody need hear of hands."""


class Words:
    """The words of Num Draft at one table."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._say = speech.say

    # Events

    def event(self, event: NumDraftEvent, view: NumDraft) -> Iterator[Wording]:
        """An event as one sentence; a score as one a line."""
        name = self._speech.name
        match event:
            case HandReceived() if view.phase in OVER:
                return
            case CardDealt() | ChoiceNoted() | HandReceived():
                yield self._secret(event)
            case Chosen(seat=seat):
                if seat not in view.waiting or view.phase != event.what:
                    yield self._say("numdraft-chosen", who=name(seat))
            case PlaceChosen(seat=seat, place=place):
                yield self._say("numdraft-place-chosen", who=name(seat), place=place)
            case CardTurned() | CardGiven() | CardPut():
                yield self._card_event(event, view)
            case TurnAgain(seats=seats, joker=joker):
                message = "numdraft-again-joker" if joker else "numdraft-again-all"
                yield self._say(message, who=self._speech.seats(seats), n=len(seats))
            case MasterNamed(seat=seat, card=card):
                yield self._say("numdraft-master", who=name(seat), card=self._speech.card(card))
            case HandsPassed():
                yield self._say("numdraft-passed" + ("-last" if view.phase in OVER else ""))
            case HiddenPassed():
                yield self._say("numdraft-hidden-passed")
            case NumDraftAnnounced(seat=seat, turns=turns):
                yield self._say("numdraft-announced", who=name(seat), n=turns)
            case LastHiddenGiven(seats=seats):
                who = self._speech.seats(seats)
                yield self._say("numdraft-last-hidden", who=who, n=len(seats))
            case CardTold(seat=seat):
                yield self._say("numdraft-told", who=name(seat))
            case TurnUnseen(seat=seat):
                yield self._say("numdraft-turn-unseen", who=name(seat))
            case GridRecounted():
                yield self._recounted(event)
            case GridScored():
                yield from self._scored(event)
            case GameEnded():
                yield self._game_ended(event)
            case _:
                assert_never(event)

    def _secret(self, event: CardDealt | ChoiceNoted | HandReceived) -> Wording:
        match event:
            case CardDealt(card=card, giver=giver):
                said = self._speech.card(card)
                if giver == TABLE:
                    return self._say("numdraft-secret-dealt", card=said)
                return self._say("numdraft-secret-given", who=self._speech.name(giver), card=said)
            case ChoiceNoted(what=what, values=values):
                return self._say("numdraft-secret-noted", move=self.move(Move(0, what, values)))
            case HandReceived(cards=cards):
                return self._say("numdraft-secret-hand", list=self._cards(cards))

    def _card_event(self, event: CardTurned | CardGiven | CardPut, view: NumDraft) -> Wording:
        who, card = self._speech.name(event.seat), self._speech.card(event.card)
        hidden = view.grids[event.seat].count(HIDDEN)
        match event:
            case CardTurned(place=place):
                return self._say("numdraft-turned", who=who, place=place, card=card, hidden=hidden)
            case CardPut(place=place):
                if event.card == UNKNOWN:
                    return self._say("numdraft-put-unread", who=who, place=place)
                return self._say("numdraft-put", who=who, place=place, card=card, hidden=hidden)
            case CardGiven(to=to, place=place):
                receiver = self._speech.name(to)
                if event.card == UNKNOWN:
                    return self._say("numdraft-given-hidden", who=who, to=receiver, place=place)
                return self._say("numdraft-given", who=who, to=receiver, place=place, card=card)

    def _recounted(self, event: GridRecounted) -> Wording:
        return self._say(
            "numdraft-recounted",
            who=self._speech.name(event.seat),
            cards=len(open_places(event.grid)),
            hidden=event.grid.count(HIDDEN),
        )

    def _scored(self, event: GridScored) -> Iterator[Wording]:
        """The sum first, then how it comes about."""
        who = self._speech.name(event.seat)
        yield self._say("numdraft-scored", who=who, points=self._speech.points(event.sheet.total))
        yield from self.sheet(event.sheet)

    def sheet(self, sheet: ScoreSheet) -> Iterator[Wording]:
        """The lines of a score sheet, one sentence each."""
        for line in sheet.lines:
            yield self._line(line)

    def _line(self, line: ScoreLine) -> Wording:
        points, cards = self._speech.points(line.points), self._cards(line.cards)
        if line.reason == "bonus":
            return self._say("numdraft-line-bonus", list=cards, points=points)
        size = int(str(line.facts["size"]))
        if JOKERS.issuperset(line.cards):
            return self._say("numdraft-line-jokers", points=points)
        if line.reason == "colour":
            group = self._say("numdraft-group-colour", family=str(line.facts["family"]))
        else:
            group = self._say("numdraft-group-value", value=int(str(line.facts["value"])))
        wild = line.facts["joined"]
        if not isinstance(wild, tuple) or not wild:
            return self._say("numdraft-line", group=group, n=size, points=points)
        joining = self._cards([str(card) for card in wild])
        return self._say("numdraft-line-joined", group=group, n=size, list=joining, points=points)

    def _game_ended(self, event: GameEnded) -> Wording:
        message = "numdraft-game-ended-" + ("one" if len(event.winners) == 1 else "shared")
        points = self._speech.points(max(event.totals))
        return self._say(message, who=self._speech.seats(event.winners), points=points)

    def _cards(self, cards: Sequence[str]) -> Wording:
        return listed([self._speech.card(card) for card in cards], self._speech.lang)

    # Questions

    def question(self, question: Question, view: NumDraft, *, full: bool) -> Wording | None:
        """What is asked now; None where the sentence before has said it. `full`: say it anyway."""
        match question.what:
            case "turn" | "give":
                return self._ask_place(question, full=full)
            case "put":
                return self._say("numdraft-ask-put", who=self._speech.name(question.seat))
            case "fill":
                return self._ask_fill(question, view)
            case "show":
                return self._ask_show(view)
            case "deal":
                seat = view.due[0][0] if view.due else TABLE
                if seat == TABLE:
                    return self._say("numdraft-ask-deal-any")
                return self._say("numdraft-ask-deal", who=self._speech.name(seat))
            case "recount":
                return self._ask_recount(question)
            case _:
                return None

    def _ask_place(self, question: Question, *, full: bool) -> Wording:
        """Whose place; many that are possible are named only when somebody asks again."""
        who, free = self._speech.name(question.seat), question.choices
        if len(free) == 9 or (len(free) > FEW and not full):
            return self._say(f"numdraft-ask-{question.what}", who=who)
        numbers = [Wording.same(str(place)) for place in free]
        places = listed(numbers, self._speech.lang, "or")
        return self._say(f"numdraft-ask-{question.what}-of", who=who, list=places)

    def _ask_fill(self, question: Question, view: NumDraft) -> Wording:
        numbers = [Wording.same(str(place)) for place in view.free_places(question.seat)]
        places = listed(numbers, self._speech.lang, "or")
        return self._say("numdraft-ask-fill", who=self._speech.name(question.seat), list=places)

    def _ask_show(self, view: NumDraft) -> Wording:
        seat, place = view.due[0] if view.due else (0, 0)
        message = "numdraft-ask-fill-place" if view.phase == "fill" else "numdraft-ask-show"
        return self._say(message, who=self._speech.name(seat), place=place)

    def _ask_recount(self, question: Question) -> Wording:
        if question.place == 0:
            names = self._speech.seats_to_choose(question.choices)
            return self._say("numdraft-ask-recount-seat", list=names)
        if question.place == 1:
            return self._say("numdraft-ask-recount", who=self._speech.name(question.seat))
        return self._say("numdraft-ask-recount-next", place=question.place)

    def noted(self, place: int, token: str) -> Wording:
        """One place of a grid just read."""
        return self._say("numdraft-place", place=place, what=self._token(token))

    def _token(self, token: str) -> Wording:
        if token in (EMPTY, HIDDEN):
            return self._say("numdraft-place-empty" if token == EMPTY else "numdraft-place-hidden")
        return self._speech.card(token)

    # Answers

    def answer(self, answer: Answered, view: NumDraft) -> Iterator[Wording]:
        """The answer to a query about the game."""
        match answer.query:
            case "score":
                yield from self._scores(view)
            case "hand":
                seat = self._seat(answer, view)
                yield hand_wording(self._speech, view.hand(seat), seat, answer.number)
            case "area":
                yield from self._grid_answer(answer, view)
            case "display":
                for seat in range(view.rules.seats):
                    yield from self._grid_of(seat, view)
            case "counts":
                yield self._say("numdraft-hidden-left", list=self._hidden_left(view))
            case "who" if view.turn and view.phase != "over":
                yield self._where(view)
            case "help":
                asked = answer.asked or view.awaited_verb
                filling = asked == "show" and view.phase == "fill"
                yield self._say("numdraft-help-" + ("fill-place" if filling else asked))

    def _where(self, view: NumDraft) -> Wording:
        master = self._speech.name(view.master)
        message = "numdraft-where-last" if view.last == view.turn else "numdraft-where"
        return self._say(message, turn=view.turn, who=master)

    def _scores(self, view: NumDraft) -> Iterator[Wording]:
        if view.phase == "over":
            yield self._say("numdraft-totals", list=self._seat_points(view.scores))
            return
        readings, seats = view.rules.readings, range(view.rules.seats)
        now = [score_pool(pool_of(seat, view.laid), readings) for seat in seats]
        totals = [sheet.total for sheet in now]
        yield self._say("numdraft-so-far", list=self._seat_points(totals))
        for who, sheet in zip(self._speech.everybody, now, strict=True):
            lines = list(self.sheet(sheet)) or [self._say("numdraft-no-group")]
            yield self._say("numdraft-now", who=who, list=joined(lines, " "))

    def _seat_points(self, points: Sequence[int]) -> Wording:
        return joined(
            [
                self._say("numdraft-seat-points", who=name, points=self._speech.points(mine))
                for name, mine in zip(self._speech.everybody, points, strict=True)
            ],
            "; ",
        )

    def _hidden_left(self, view: NumDraft) -> Wording:
        return joined(
            [
                self._say("numdraft-seat-hidden", who=name, n=grid.count(HIDDEN))
                for name, grid in zip(self._speech.everybody, view.laid, strict=True)
            ],
            "; ",
        )

    def _seat(self, answer: Answered, view: NumDraft) -> int:
        """The player named, else the first who has to choose."""
        first = view.waiting[0] if view.waiting and not view.due else 0
        return answer.seat if answer.seat is not None else first

    def _grid_answer(self, answer: Answered, view: NumDraft) -> Iterator[Wording]:
        seat = self._seat(answer, view)
        if answer.row is not None:
            yield self._say("numdraft-grid-of", who=self._speech.name(seat))
            yield from only(self.rows(view.laid[seat]), answer.row)
            return
        if answer.number is None or not 1 <= answer.number <= 9:
            yield from self._grid_of(seat, view)
            return
        yield self._say("numdraft-grid-of", who=self._speech.name(seat))
        yield self.noted(answer.number, view.laid[seat][answer.number - 1])

    def _grid_of(self, seat: int, view: NumDraft) -> Iterator[Wording]:
        yield self._say("numdraft-grid-of", who=self._speech.name(seat))
        yield from self.rows(view.laid[seat])
        known = known_in(view.hands[seat]) if view.hands else ()
        if known and seat == self._speech.you:
            yield hand_wording(self._speech, view.hand(seat), seat)
        elif known:
            yield self._say("numdraft-hand-known", list=self._cards(known))

    def rows(self, grid: Grid) -> Iterator[Wording]:
        """A grid as three lines."""
        for row in range(3):
            places = joined([self._token(token) for token in grid[3 * row : 3 * row + 3]], "; ")
            yield self._say("numdraft-grid-row", row=row + 1, list=places)

    # Moves

    def move(self, move: Move) -> Wording:
        """A move as one may make it, or as it was made; a secret card of a hand stays unsaid."""
        match move.verb, move.args:
            case verb, _ if verb == UNSEEN_VERB:
                return self._say("numdraft-move-unseen")
            case ("turn" | "give") as verb, (place, *_):
                return self._say(f"numdraft-move-{verb}", place=int(place))
            case ("put" | "show") as verb, (card, *_):
                return self._say(f"numdraft-move-{verb}", card=self._speech.card(str(card)))
            case "fill", (card, place, *_):
                said = self._speech.card(str(card))
                return self._say("numdraft-move-fill", card=said, place=int(place))
            case verb, _:
                return self._say(f"numdraft-move-{verb}")
