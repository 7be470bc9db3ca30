"""Odin in words: events, questions, answers and moves. Order: who, action, cards, whose turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from companion.cards import UNKNOWN
from companion.games.game import COUNT, PHYSICAL, TABLE, GameEnded, Move, ScoreSheet
from companion.games.notation import UNSEEN_VERB
from companion.games.odin.events import (
    CardDealt,
    CardPicked,
    CardsPlayed,
    HandDealt,
    HandRecounted,
    HandScored,
    MiddleCleared,
    OdinEvent,
    Passed,
    RoundBegan,
    RoundEnded,
    SetFound,
    TurnUnseen,
)
from companion.games.odin.sets import NUMBER, Cards, fault, in_order, value
from companion.games.odin.state import Odin
from companion.sentences.hands import hand_wording
from companion.sentences.lists import joined, listed, numbered
from companion.sentences.players import Speech
from companion.sentences.render import Value, Wording
from companion.table.outcomes import Answered, Question

HIGHEST = 9
"""The highest number of a card."""


class Words:
    """The words of Odin at one table."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._say = speech.say

    # Events

    def event(self, event: OdinEvent, view: Odin) -> Iterator[Wording]:
        """An event as one sentence; dealt cards are said when the hand is complete."""
        who = "" if isinstance(event, GameEnded) else self._who(event)
        match event:
            case RoundBegan():
                message = "odin-count-round" if event.starter == TABLE else "odin-round-began"
                yield self._say(message, round=event.round, who=who)
            case CardDealt():
                if view.rules.table == PHYSICAL:
                    yield self._say("odin-card-dealt", who=who, card=self._speech.card(event.card))
            case HandDealt():
                cards = numbered(list(map(self._speech.card, event.cards)), self._speech.lang)
                yield self._say(
                    "odin-hand-dealt", who=who, cards=self._cards(event.cards), list=cards
                )
            case CardsPlayed():
                yield self._played(event, who)
            case CardPicked():
                yield self._picked(event, who)
            case Passed():
                yield self._say("odin-passed", who=who)
            case MiddleCleared():
                yield self._say("odin-middle-cleared", who=who)
            case TurnUnseen():
                yield self._say("odin-turn-unseen", who=who)
            case HandRecounted():
                yield self._say("odin-hand-recounted", who=who, left=event.cards)
            case SetFound():
                yield self._say("odin-set-found", n=event.cards)
            case RoundEnded():
                yield self._say("odin-round-ended", round=event.round, who=who)
            case HandScored():
                points = self._speech.points(event.sheet.total)
                total = self._speech.points(event.total)
                yield self._say("odin-hand-scored", who=who, points=points, total=total)
            case GameEnded():
                yield self._game_ended(event)
            case _:
                assert_never(event)

    def _who(self, event: OdinEvent) -> Value:
        """The name of whom an event is about; nobody's where it is about the table."""
        return self._speech.name(getattr(event, "seat", getattr(event, "starter", TABLE)))

    def _played(self, event: CardsPlayed, who: Value) -> Wording:
        """What lies there now; how many cards are left is said when no card is taken after it."""
        message = "odin-played" + ("-set" if len(event.cards) > 1 else "")
        message += "-left" if not event.on and event.left else ""
        return self._say(
            message,
            who=who,
            cards=self._cards(event.cards),
            value=event.value,
            left=event.left,
            beaten=value(event.on) or 0 if event.on else 0,
        )

    def _picked(self, event: CardPicked, who: Value) -> Wording:
        """The card that somebody took; the name is said already where it is taken at once."""
        if event.card == UNKNOWN:
            return self._say("odin-picked-unread", who=who, left=event.left)
        card = self._speech.card(event.card)
        if event.at_once:
            return self._say("odin-picked-at-once", who=who, card=card, left=event.left)
        return self._say("odin-picked", who=who, card=card, left=event.left)

    def _game_ended(self, event: GameEnded) -> Wording:
        message = "odin-game-ended-" + ("one" if len(event.winners) == 1 else "shared")
        points = self._speech.points(min(event.totals))
        return self._say(message, who=self._speech.seats(event.winners), points=points)

    def _cards(self, cards: Iterable[str]) -> Wording:
        """Cards as they are worth: the highest first."""
        falling = sorted(cards, key=lambda card: -NUMBER.get(card, 0))
        return listed([self._speech.card(card) for card in falling], self._speech.lang)

    # Questions

    def question(self, question: Question, view: Odin, *, full: bool) -> Wording | None:
        """What is asked now; None where the sentence before has said it. `full`: say it anyway."""
        who = self._speech.name(question.seat)
        match question.what:
            case "start":
                return self._say("odin-ask-start", list=self._names(question))
            case "deal":
                return self._ask_deal(question)
            case "play":
                return self._ask_play(question, view, who, full=full)
            case "pick":
                cards = [self._speech.card(str(card)) for card in question.choices]
                if not cards:
                    return self._say("odin-ask-pick-unread", who=who)
                return self._say("odin-ask-pick", who=who, list=self._numbered(cards))
            case "recount":
                return self._ask_recount(question, view)
            case "round" if view.rules.table == COUNT:
                return self._say("odin-ask-count-round", round=view.round + 1)
            case "round":
                starter = self._speech.name(view.starter)
                return self._say("odin-ask-round", round=view.round + 1, who=starter)
            case _:
                return None

    def _names(self, question: Question) -> Wording:
        return self._speech.seats_to_choose(question.choices)

    def _numbered(self, parts: list[Wording]) -> Wording:
        return numbered(parts, self._speech.lang)

    def _ask_deal(self, question: Question) -> Wording:
        if not question.made:
            return self._say("odin-ask-deal-seat", list=self._names(question))
        return self._say("odin-ask-deal", who=self._speech.name(int(question.made[0])))

    def _ask_play(self, question: Question, view: Odin, who: Value, *, full: bool) -> Wording:
        """Whose turn it is; then, card by card, what lies there and whether it is enough."""
        cards = in_order(map(str, question.made))
        if cards:
            whole = fault(cards, view.middle, len(view.hands[view.turn])) is None
            message = "odin-ask-more" if whole else "odin-ask-rest"
            return self._say(message, cards=self._cards(cards))
        if not view.middle:
            return self._say("odin-ask-first", who=who)
        if self._must_pass(question, view):
            return self._say("odin-ask-pass", value=value(view.middle) or 0)
        if not full:
            return self._say("odin-ask-play", who=who)
        return joined([self._say("odin-ask-play", who=who), self._what_beats(view.middle)], " ")

    def _must_pass(self, question: Question, view: Odin) -> bool:
        """Whether one's own hand holds nothing that may be laid."""
        own = question.seat == self._speech.you and UNKNOWN not in view.hands[view.turn]
        return own and not question.choices

    def _what_beats(self, middle: Cards) -> Wording:
        """What may be laid on the middle."""
        least, most, worth = len(middle), len(middle) + 1, value(middle)
        if worth is None:
            return self._say("odin-beats-unread", least=least, most=most)
        if all(NUMBER[card] == HIGHEST for card in middle):
            return self._say("odin-beats-nines", most=most)
        return self._say("odin-beats", least=least, most=most, value=worth)

    def _ask_recount(self, question: Question, view: Odin) -> Wording:
        if not question.made:
            return self._say("odin-ask-recount-seat", list=self._names(question))
        who = self._speech.name(int(question.made[0]))
        read = len(question.made) - 1
        if read:
            return self._say("odin-ask-left-next", n=read)
        if view.rules.table == COUNT:
            first = len(view.unsure) == view.rules.seats
            return self._say("odin-ask-left" if first else "odin-ask-left-too", who=who)
        return self._say("odin-ask-recount", who=who)

    def noted(self, place: int, token: str) -> Wording:
        """A card of a counted hand just read."""
        return self._say("odin-noted", card=self._speech.card(token))

    # Answers

    def answer(self, answer: Answered, view: Odin) -> Iterator[Wording]:
        """The answer to a query about the game."""
        match answer.query:
            case "score":
                yield self._say("odin-totals", list=self._totals(view))
                yield self._say("odin-now", list=self._counts(view))
            case "hand" | "area":
                yield self._hand(answer, view)
            case "display":
                yield self._middle(view)
            case "counts":
                yield self._say("odin-counts", list=self._counts(view))
            case "who" if view.phase in ("play", "pick"):
                yield self._say("odin-where", round=view.round)
            case "moves" if view.phase == "play" and UNKNOWN in view.hands[view.turn]:
                yield self._moves(view)
            case "help":
                yield self._say(f"odin-help-{answer.asked or view.phase}")

    def _moves(self, view: Odin) -> Wording:
        """What the rules allow, since nobody else knows what is in the hand."""
        if not view.middle:
            return self._say("odin-beats-nothing")
        return joined([self._what_beats(view.middle), self._say("odin-or-pass")], " ")

    def _totals(self, view: Odin) -> Wording:
        return joined(
            [
                self._say("odin-seat-points", who=name, points=self._speech.points(points))
                for name, points in zip(self._speech.everybody, view.totals, strict=True)
            ],
            "; ",
        )

    def _counts(self, view: Odin) -> Wording:
        hands = view.hands or ((),) * view.rules.seats
        return joined(
            [
                self._say("odin-seat-cards", who=name, left=len(hand))
                for name, hand in zip(self._speech.everybody, hands, strict=True)
            ],
            "; ",
        )

    def _hand(self, answer: Answered, view: Odin) -> Wording:
        """The hand of the player named, else of the player whose turn it is."""
        if not view.hands:
            return self._say("odin-no-hand")
        seat = view.turn if answer.seat is None else answer.seat
        return hand_wording(self._speech, view.hand(seat), seat, answer.number)

    def _middle(self, view: Odin) -> Wording:
        worth = value(view.middle) if view.middle else None
        if not view.middle:
            return self._say("odin-middle-empty")
        if worth is None:
            return self._say("odin-middle-unread", n=len(view.middle))
        message = "odin-middle" if len(view.middle) == 1 else "odin-middle-set"
        return self._say(message, cards=self._cards(view.middle), value=worth)

    # Moves and scores

    def move(self, move: Move) -> Wording:
        """A move as one may make it, or as it was made."""
        match move.verb:
            case _ if move.verb == UNSEEN_VERB:
                return self._say("odin-move-unseen")
            case "start":
                return self._say("odin-move-start", who=self._speech.name(int(move.args[0])))
            case "deal":
                who = self._speech.name(int(move.args[0]))
                return self._say("odin-move-deal", who=who)
            case "play":
                return self._say("odin-move-play", cards=self._cards(map(str, move.args)))
            case "pick":
                return self._say("odin-move-pick", card=self._speech.card(str(move.args[0])))
            case "round":
                return self._say("odin-move-round", round=int(move.args[0]))
            case verb:
                return self._say(f"odin-move-{verb}")

    def sheet(self, sheet: ScoreSheet) -> Iterator[Wording]:
        """The lines of a score sheet, one sentence each."""
        for line in sheet.lines:
            yield self._say("odin-line-cards_left", points=self._speech.points(line.points))
