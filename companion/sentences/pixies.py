"""Pixies in words: events, questions, answers and moves. Order: who, action, card, place, whose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from companion.cards import UNKNOWN
from companion.games.game import TABLE, GameEnded, Move, ScoreLine, ScoreSheet
from companion.games.notation import UNSEEN_VERB
from companion.games.pixies.area import Area, Place, free_places
from companion.games.pixies.events import (
    AreaRecounted,
    AreaScored,
    CardHidden,
    CardKept,
    CardPlaced,
    CardShown,
    CardTaken,
    PixiesEvent,
    RoundBegan,
    RoundEnded,
    TurnUnseen,
)
from companion.games.pixies.score import score_area
from companion.games.pixies.state import Pixies
from companion.sentences.lists import joined, listed, numbered, only
from companion.sentences.players import Speech
from companion.sentences.render import Value, Wording
from companion.table.outcomes import Answered, Question


class Words:
    """The words of Pixies at one table."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._say = speech.say

    # Events

    def event(self, event: PixiesEvent, view: Pixies) -> Iterator[Wording]:
        """An event as one sentence; a score as one a line."""
        name = self._speech.name
        match event:
            case RoundBegan(round=number, starter=int(starter)) if starter == TABLE:
                yield self._say("pixies-count-round", round=number)
            case RoundBegan():
                yield self._say("pixies-round-began", round=event.round, who=name(event.starter))
            case CardShown():
                yield self._shown(event)
            case CardTaken():
                card = self._speech.card(event.card)
                yield self._say("pixies-card-taken", who=name(event.seat), card=card)
            case CardPlaced() | CardKept() | CardHidden():
                yield self._placed(event, view)
            case TurnUnseen():
                yield self._say("pixies-turn-unseen", who=name(event.seat))
            case AreaRecounted():
                yield from self._recounted(event)
            case RoundEnded():
                yield self._round_ended(event)
            case AreaScored():
                yield from self._scored(event, view)
            case GameEnded():
                yield self._game_ended(event)
            case _:
                assert_never(event)

    def _shown(self, event: CardShown) -> Wording:
        message = "pixies-card-unread" if event.card == UNKNOWN else "pixies-card-shown"
        card = self._speech.card(event.card)
        return self._say(message, number=event.number, of=event.of, card=card)

    def _placed(self, event: CardPlaced | CardKept | CardHidden, view: Pixies) -> Wording:
        match event:
            case CardPlaced():
                message = "pixies-card-placed" + ("-validated" if event.validated else "")
            case CardKept():
                message = "pixies-card-kept-new" if event.new else "pixies-card-kept-old"
            case CardHidden():
                message = "pixies-card-hidden"
        return self._say(
            message,
            who=self._speech.name(event.seat),
            card=self._speech.card(event.card),
            place=event.place,
            filled=9 - len(free_places(view.areas[event.seat])),
        )

    def _recounted(self, event: AreaRecounted) -> Iterator[Wording]:
        """What was counted, and a warning where it is not what the player took."""
        who = self._speech.name(event.seat)
        yield self._say(
            "pixies-area-recounted",
            who=who,
            cards=sum(place.up is not None for place in event.area),
            hidden=sum(place.up is None and place.down is not None for place in event.area),
        )
        if event.taken not in (None, event.found):
            taken = int(event.taken or 0)
            yield self._say("pixies-recount-differs", who=who, taken=taken, found=event.found)

    def _round_ended(self, event: RoundEnded) -> Wording:
        if not event.full:
            return self._say("pixies-round-ended-short", round=event.round)
        who = self._speech.seats(event.full)
        return self._say("pixies-round-ended-full", round=event.round, who=who)

    def _scored(self, event: AreaScored, view: Pixies) -> Iterator[Wording]:
        """The sum first, then how it comes about."""
        yield self._say(
            "pixies-area-scored",
            who=self._speech.name(event.seat),
            round=view.round,
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
        family = str(line.facts.get("family", ""))
        match line.reason:
            case "bonus":
                colour = self._say("pixies-colour-bonus", family=family)
                return self._say("pixies-line-bonus", colour=colour, points=points)
            case "zone":
                return self._say(
                    "pixies-line-zone",
                    colour=self._say("pixies-colour-zone", family=family),
                    size=int(str(line.facts["size"])),
                    factor=int(str(line.facts["factor"])),
                    points=points,
                )
            case reason:
                return self._say(f"pixies-line-{reason}", points=points)

    def _game_ended(self, event: GameEnded) -> Wording:
        message = "pixies-game-ended-" + ("one" if len(event.winners) == 1 else "shared")
        points = self._speech.points(max(event.totals))
        return self._say(message, who=self._speech.seats(event.winners), points=points)

    # Questions

    def question(self, question: Question, view: Pixies, *, full: bool) -> Wording | None:
        """What is asked now; None where the sentence before has said it. `full`: say it anyway."""
        who = self._speech.name(question.seat)
        match question.what:
            case "start":
                names = self._speech.seats_to_choose(question.choices)
                return self._say("pixies-ask-start", list=names)
            case "show":
                return self._ask_show(view, full=full)
            case "take":
                return self._ask_take(view, who, full=full)
            case "keep":
                new, old = self._speech.card(str(view.held)), self._speech.card(self._old(view))
                return self._say("pixies-ask-keep", new=new, old=old)
            case "place":
                numbers = [Wording.same(str(choice)) for choice in question.choices]
                free = listed(numbers, self._speech.lang, "or")
                return self._say("pixies-ask-place", free=free)
            case "recount":
                return self._ask_recount(question)
            case "round":
                if view.rules.count_only:
                    return self._say("pixies-ask-count-round", round=view.round + 1)
                starter = self._speech.name(view.starter)
                return self._say("pixies-ask-round", round=view.round + 1, who=starter)
            case _:
                return None

    def _old(self, view: Pixies) -> str:
        return str(view.target().up)

    def _ask_show(self, view: Pixies, *, full: bool) -> Wording | None:
        picks = view.rules.picks
        if not view.display:
            starter = self._speech.name(view.starter)
            return self._say("pixies-ask-show", who=starter, n=picks)
        number = len(view.display) + 1
        return self._say("pixies-ask-show-next", number=number, of=picks) if full else None

    def _ask_take(self, view: Pixies, who: Value, *, full: bool) -> Wording:
        """Who chooses. Once a card has been taken, what is left has numbers of its own.

        Who takes a real card needs no number.
        """
        if not full and len(view.display) == 1 and not view.gone:
            card = self._speech.card(view.display[0])
            return self._say("pixies-ask-take-last", who=who, card=card)
        if full or (view.picks and self._speech.by_number):
            cards = self._displayed(view)
            return self._say("pixies-ask-take-list", who=who, list=cards)
        return self._say("pixies-ask-take", who=who)

    def _ask_recount(self, question: Question) -> Wording:
        if question.place == 0:
            names = self._speech.seats_to_choose(question.choices)
            return self._say("pixies-ask-recount-seat", list=names)
        if question.place == 1:
            return self._say("pixies-ask-recount", who=self._speech.name(question.seat))
        if question.place > 9:
            return self._say("pixies-ask-recount-last")
        return self._say("pixies-ask-recount-next", place=question.place)

    def noted(self, place: int, token: str) -> Wording:
        """One place of an area just read."""
        return self._say("pixies-place", place=place, what=self._token(token))

    def _token(self, token: str) -> Wording:
        """What a recount's token says of a place."""
        if token in (".", "H"):
            return self._say("pixies-place-empty" if token == "." else "pixies-place-hidden")
        card = self._speech.card(token.removesuffix("V"))
        return self._say("pixies-place-validated", card=card) if token.endswith("V") else card

    # Answers

    def answer(self, answer: Answered, view: Pixies) -> Iterator[Wording]:
        """The answer to a query about the game."""
        match answer.query:
            case "score":
                yield from self._scores(view)
            case "hand":
                yield self._say("hand-none")
            case "area":
                yield from self._area_answer(answer, view)
            case "display":
                yield self._display(view)
            case "counts":
                yield self._say("pixies-pile", n=view.pile)
            case "who" if view.phase in ("show", "take", "keep", "place"):
                yield self._say("pixies-where", round=view.round, picks=view.picks)
            case "help":
                yield self._say(f"pixies-help-{answer.asked or view.phase}")

    def _scores(self, view: Pixies) -> Iterator[Wording]:
        yield self._say("pixies-totals", list=self._seat_points(view.totals))
        if view.phase not in ("start", "round", "over"):
            counts_itself = view.rules.bonus_counts_itself
            now = [
                score_area(area, view.round, bonus_counts_itself=counts_itself)
                for area in view.areas
            ]
            totals = tuple(sheet.total for sheet in now)
            yield self._say("pixies-so-far", list=self._seat_points(totals))
            for who, sheet in zip(self._speech.everybody, now, strict=True):
                lines = list(self.sheet(sheet))
                if lines:
                    yield self._say("pixies-now", who=who, list=joined(lines, " "))
                else:
                    yield self._say("pixies-now-nothing", who=who)

    def _seat_points(self, points: tuple[int, ...]) -> Wording:
        return joined(
            [
                self._say("pixies-seat-points", who=name, points=self._speech.points(mine))
                for name, mine in zip(self._speech.everybody, points, strict=True)
            ],
            "; ",
        )

    def _area_answer(self, answer: Answered, view: Pixies) -> Iterator[Wording]:
        """The area of the player named, else of the player whose turn it is."""
        seat = answer.seat if answer.seat is not None else view.turn
        if not view.areas:
            yield self._say("pixies-no-area")
            return
        area = view.areas[seat]
        yield self._say("pixies-area-of", who=self._speech.name(seat))
        if answer.number is not None and 1 <= answer.number <= 9:
            what = self._place(area[answer.number - 1])
            yield self._say("pixies-place", place=answer.number, what=what)
            return
        yield from only(self.rows(area), answer.row)

    def rows(self, area: Area) -> Iterator[Wording]:
        """An area as three lines."""
        for row in range(3):
            places = joined([self._place(place) for place in area[3 * row : 3 * row + 3]], "; ")
            yield self._say("pixies-area-row", row=row + 1, list=places)

    def _place(self, place: Place) -> Wording:
        if place.up is None:
            empty = place.down is None
            return self._say("pixies-place-empty" if empty else "pixies-place-hidden")
        card = self._speech.card(place.up)
        return self._say("pixies-place-validated", card=card) if place.validated else card

    def _display(self, view: Pixies) -> Wording:
        if not view.display:
            return self._say("pixies-display-empty")
        count = len(view.display)
        return self._say("pixies-display", n=count, list=self._displayed(view))

    def _displayed(self, view: Pixies) -> Wording:
        """The cards that a number can take, then how many lie there unread."""
        known = [card for card in view.display if card != UNKNOWN]
        parts = []
        if known:
            parts.append(numbered([self._speech.card(card) for card in known], self._speech.lang))
        unread = len(view.display) - len(known)
        if unread:
            parts.append(self._say("pixies-display-unread", n=unread))
        return joined(parts, " ")

    # Moves

    def move(self, move: Move) -> Wording:
        """A move as one may make it, or as it was made."""
        if move.verb == UNSEEN_VERB:
            return self._say("pixies-move-unseen")
        value = move.args[0]
        match move.verb:
            case "keep":
                return self._say(f"pixies-move-keep-{value}")
            case "start":
                return self._say("pixies-move-start", who=self._speech.name(int(value)))
            case "place" | "round":
                return self._say(f"pixies-move-{move.verb}", **{str(move.verb): int(value)})
            case "recount":
                return self._say("pixies-move-recount")
            case verb:
                return self._say(f"pixies-move-{verb}", card=self._speech.card(str(value)))
