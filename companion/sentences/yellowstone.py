"""Yellowstone Park in words: events, questions, answers and moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import assert_never

from companion.cards import UNKNOWN
from companion.games.game import GameEnded, Move, ScoreLine, ScoreSheet
from companion.games.notation import UNSEEN_VERB
from companion.games.yellowstone.board import (
    SIZE,
    WINDOW,
    Board,
    PickUp,
    Span,
    face_of,
    row_of,
)
from companion.games.yellowstone.events import (
    BoardRecounted,
    CardDealt,
    CardPlayed,
    CardsDrawn,
    CardsPickedUp,
    FirstCard,
    GameBegan,
    MarkerMoved,
    NewPile,
    PenaltiesRecounted,
    RoundBegan,
    RoundEnded,
    SeatScored,
    TurnUnseen,
    YellowstoneEvent,
)
from companion.games.yellowstone.rules import HAND
from companion.games.yellowstone.state import Yellowstone
from companion.sentences.hands import hand_wording
from companion.sentences.lists import items, joined, listed, numbered
from companion.sentences.players import Speech
from companion.sentences.render import Level, Value, Wording
from companion.table.outcomes import Answered, Question

LISTED_CARDS = 16
"""Cards in the ways to pick up that a question lists; other ways are told when somebody asks."""


class Words:
    """The words of Yellowstone Park at one table."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._say = speech.say

    # Events

    def event(self, event: YellowstoneEvent, view: Yellowstone) -> Iterator[Wording]:
        """An event as one sentence; a score as one a line."""
        name = self._speech.name
        match event:
            case GameBegan():
                yield self._say("yellowstone-began", who=name(event.starter))
                if event.seats == 2:
                    yield self._say("yellowstone-two-players")
            case RoundBegan():
                yield self._say("yellowstone-count-round", round=event.round)
            case CardDealt():
                card = self._speech.card(event.card)
                yield self._say("yellowstone-dealt", who=name(event.seat), card=card)
            case FirstCard():
                yield self._first(event)
            case CardPlayed():
                yield self._played(event)
            case CardsPickedUp():
                yield from self._picked_up(event)
            case MarkerMoved():
                yield self._marker(event)
            case CardsDrawn():
                yield self._drawn(event, view)
            case TurnUnseen():
                yield self._say("yellowstone-turn-unseen", who=name(event.seat))
            case BoardRecounted():
                yield self._say("yellowstone-board-told", n=event.cards)
            case PenaltiesRecounted():
                who = name(event.seat)
                yield self._say("yellowstone-penalties-told", who=who, n=event.count)
            case RoundEnded():
                message = "yellowstone-round-ended" + ("-last" if event.last else "")
                yield self._say(message)
            case SeatScored():
                yield from self._scored(event)
            case NewPile():
                yield self._say("yellowstone-new-pile", n=event.count)
            case GameEnded():
                yield self._ended(event)
            case _:
                assert_never(event)

    def _drawn(self, event: CardsDrawn, view: Yellowstone) -> Wording:
        message = "yellowstone-drawn-penalty" if event.penalty else "yellowstone-drawn"
        who, pile = self._speech.name(event.seat), view.pile
        if event.cards:
            cards = self._cards(event.cards)
            return self._say(f"{message}-cards", who=who, list=cards, pile=pile)
        return self._say(message, who=who, n=event.count, pile=pile)

    def _first(self, event: FirstCard) -> Wording:
        return self._say(
            "yellowstone-first",
            card=self._speech.card(event.card),
            row=row_of(event.card),
            column=event.column,
            windows=event.windows,
        )

    def _played(self, event: CardPlayed) -> Wording:
        return self._say(
            "yellowstone-played" + ("-second" if event.second else ""),
            who=self._speech.name(event.seat),
            card=self._speech.card(event.card),
            row=event.row,
            column=event.column,
        )

    def _picked_up(self, event: CardsPickedUp) -> Iterator[Wording]:
        yield self._say(
            "yellowstone-picked-up",
            who=self._speech.name(event.seat),
            n=len(event.cards),
            list=self._cards(event.cards),
            total=event.total,
        )
        if event.unsure:
            yield self._say("yellowstone-unsure")

    def _cards(self, cards: Sequence[str]) -> Wording:
        return listed([self._speech.card(card) for card in cards], self._speech.lang)

    def _marker(self, event: MarkerMoved) -> Wording:
        return self._say(
            "yellowstone-marker",
            who=self._speech.name(event.seat),
            cells=event.cells,
            steps=event.steps,
            marker=self._marker_at(event.marker),
        )

    def _marker_at(self, marker: int) -> Wording:
        return self._say("yellowstone-marker-at", n=marker)

    def _scored(self, event: SeatScored) -> Iterator[Wording]:
        who, marker = self._speech.name(event.seat), self._marker_at(event.total)
        yield self._say("yellowstone-scored", who=who, marker=marker)
        before = ScoreLine("marker", event.total - event.sheet.total)
        if before.points:
            yield self._line(before)
        yield from self.sheet(event.sheet)

    def sheet(self, sheet: ScoreSheet) -> Iterator[Wording]:
        """The lines of a score sheet, one sentence each."""
        for line in sheet.lines:
            yield self._line(line)

    def _line(self, line: ScoreLine) -> Wording:
        points = self._speech.points(line.points)
        return self._say(f"yellowstone-line-{line.reason}", points=points)

    def _ended(self, event: GameEnded) -> Wording:
        message = "yellowstone-ended-" + ("one" if len(event.winners) == 1 else "shared")
        points = self._speech.points(min(event.totals))
        return self._say(message, who=self._speech.seats(event.winners), points=points)

    # Questions

    def question(self, question: Question, view: Yellowstone, *, full: bool) -> Wording | None:
        """What is asked now; `full`: with all that helps to answer."""
        who = self._speech.name(question.seat)
        match question.what:
            case "start":
                names = self._speech.seats_to_choose(question.choices)
                return self._say("yellowstone-ask-start", list=names)
            case "deal":
                return self._ask_deal(view)
            case "show" | "round":
                return self._say(f"yellowstone-ask-{question.what}", round=view.round + 1)
            case "play":
                return self._ask_play(question, view, who, full=full)
            case "window":
                return self._ask_window(view, who)
            case "refill":
                count = min(6 - len(view.hands[view.turn]), view.pile)
                return self._say("yellowstone-ask-refill", who=who, n=count)
            case "draw":
                return self._say("yellowstone-ask-draw", who=who)
            case "recount":
                return self._ask_recount(question, view)
            case "board":
                return self._ask_board(question)
            case _:
                return None

    def _numbered(self, parts: Sequence[Wording]) -> Wording:
        return numbered(parts, self._speech.lang)

    def _ask_deal(self, view: Yellowstone) -> Wording | None:
        if view.draw is None:
            return None
        who = self._speech.name(view.draw.seat)
        return self._say("yellowstone-ask-deal", who=who, n=view.draw.left)

    def _ask_play(
        self, question: Question, view: Yellowstone, who: Value, *, full: bool
    ) -> Wording:
        if question.choices and all(isinstance(choice, int) for choice in question.choices):
            return self._ask_column(question)
        own = question.seat == self._speech.you and UNKNOWN not in view.hands[view.turn]
        if view.played:
            stuck = own and not question.choices
            asked = self._say("yellowstone-ask-" + ("done" if stuck else "second"), who=who)
        else:
            asked = self._say("yellowstone-ask-play" + ("-full" if full else ""), who=who)
        alike = self._alike(view) if own else None
        return asked if alike is None else joined([asked, alike], " ")

    def _alike(self, view: Yellowstone) -> Wording | None:
        """That no card of the hand fits, or that all do and are not listed."""
        hand = view.hands[view.turn]
        fitting = sum(_fits(card, view) for card in hand)
        if not fitting and not view.played:
            return self._say("yellowstone-none-fits")
        brief = self._speech.level is Level.BRIEF
        if fitting == len(hand) and fitting in (range(2, HAND + 1) if brief else (HAND,)):
            return self._say("yellowstone-all-fit")
        return None

    def _columns(self, columns: Sequence[object]) -> Wording:
        return listed([Wording.same(str(c)) for c in columns], self._speech.lang, "or")

    def _ask_recount(self, question: Question, view: Yellowstone) -> Wording:
        seats = [choice for choice in question.choices if isinstance(choice, int)]
        if view.phase == "recount":
            who = self._speech.name(len(view.counted))
            return self._say("yellowstone-ask-count", who=who)
        if len(seats) == view.rules.seats:
            names = self._speech.seats_to_choose(seats)
            return self._say("yellowstone-ask-recount-seat", list=names)
        return self._say("yellowstone-ask-recount")

    def _ask_board(self, question: Question) -> Wording:
        """The next card; the one that was just read is said back with its column."""
        if question.choices:
            return self._ask_column(question)
        if not question.made:
            return self._say("yellowstone-ask-board")
        card, _, column = str(question.made[-1]).partition("@")
        read = self._speech.card(face_of(card))
        return self._say("yellowstone-ask-board-after", card=read, column=int(column))

    def _ask_column(self, question: Question) -> Wording:
        """Where the card that was just read lies; it is said back."""
        card = self._speech.card(face_of(str(question.made[-1])))
        columns = self._columns(question.choices)
        return self._say("yellowstone-ask-column", card=card, list=columns)

    def _ask_window(self, view: Yellowstone, who: Value) -> Wording:
        """What may be picked up, the fewest cards first; of many ways only the first."""
        ways = view.ways()
        cards = list(accumulate(way.cost for way in ways))
        count = max(1, sum(so_far <= LISTED_CARDS for so_far in cards))
        told = self._numbered([self.way(way) for way in ways[:count]])
        asked = self._say("yellowstone-ask-window", who=who, list=told)
        if count == len(ways):
            return asked
        return joined([asked, self._say("yellowstone-more-ways", last=len(ways))], " ")

    def way(self, way: PickUp) -> Wording:
        """What a window costs."""
        cards = [face_of(card) for _, card in way.cards]
        return self._say("yellowstone-way", n=way.cost, list=self._cards(cards))

    def noted(self, place: int, token: str) -> Wording:
        """A piece of a longer reading."""
        return self._speech.card(face_of(token))

    # Answers

    def answer(self, answer: Answered, view: Yellowstone) -> Iterator[Wording]:
        """The answer to a query about the game."""
        match answer.query:
            case "score":
                yield self._scores(view)
                for seat in range(len(view.hands)):
                    yield self._seat_now("yellowstone-now", seat, view)
            case "hand":
                seat = answer.seat if answer.seat is not None else view.turn
                yield hand_wording(self._speech, view.hand(seat), seat, answer.number)
            case "area":
                yield from self._seat(answer, view)
            case "display":
                yield from self.rows(view.board, answer.row)
            case "counts":
                yield from self._counts(view)
            case "who" if view.board and view.phase != "over":
                yield self._say("yellowstone-where", played=view.played)
            case "moves":
                yield from self._possible(view)
            case "help":
                yield self._say(f"yellowstone-help-{answer.asked or view.phase}")

    def _possible(self, view: Yellowstone) -> Iterator[Wording]:
        """Where a card fits, or what may be picked up; of other moves the narrator makes a list."""
        if view.phase == "window":
            yield from items([self.way(way) for way in view.ways()], self._speech.lang)
        if view.phase != "play":
            return
        span = Span.of(view.board)
        yield self._say(
            "yellowstone-fits",
            top=max(1, span.bottom - WINDOW + 1),
            bottom=min(SIZE, span.top + WINDOW - 1),
            left=max(1, span.right - WINDOW + 1),
            right=min(SIZE, span.left + WINDOW - 1),
        )
        columns = sorted((column, home) for home, taken in span.homes.items() for column in taken)
        colours = [
            self._say("yellowstone-column", column=column, colour=self._colour(home))
            for column, home in columns
        ]
        yield self._say("yellowstone-colours", list=joined(colours, "; "))

    def _colour(self, letter: str) -> Wording:
        return Wording.same(self._speech.deck.family(letter).names[self._speech.lang])

    def _scores(self, view: Yellowstone) -> Wording:
        seats = [
            self._say("yellowstone-seat-marker", who=name, marker=marker)
            for name, marker in zip(self._speech.everybody, view.markers, strict=True)
        ]
        return self._say("yellowstone-markers", list=joined(seats, "; "))

    def _seat(self, answer: Answered, view: Yellowstone) -> Iterator[Wording]:
        """The player named, else the one whose turn it is."""
        seat = answer.seat if answer.seat is not None else view.turn
        who, marker = self._speech.name(seat), self._marker_at(view.markers[seat])
        if not view.hands:
            yield self._say("yellowstone-seat-counted", who=who, marker=marker)
            return
        yield self._seat_now("yellowstone-seat", seat, view)

    def _seat_now(self, message: str, seat: int, view: Yellowstone) -> Wording:
        return self._say(
            message,
            who=self._speech.name(seat),
            marker=self._marker_at(view.markers[seat]),
            hand=len(view.hands[seat]),
            penalties=view.penalties(seat),
        )

    def rows(self, board: Board, row: int | None = None) -> Iterator[Wording]:
        """The board by the rows that hold cards, or one that is asked for."""
        board = tuple(lying for lying in board if row_of(lying[1]) == row) or board
        if not board:
            yield self._say("yellowstone-board-empty")
        for row in sorted({row_of(card) for _, card in board}):
            cells = Counter(
                (column, face_of(card)) for column, card in board if row_of(card) == row
            )
            parts = [
                self._say("yellowstone-cell", card=self._speech.card(card), column=column, n=count)
                for (column, card), count in sorted(cells.items())
            ]
            yield self._say("yellowstone-row", row=row, list=joined(parts, "; "))

    def _counts(self, view: Yellowstone) -> Iterator[Wording]:
        yield self._say("yellowstone-pile", n=view.pile)
        hands = [
            self._say("yellowstone-seat-hand", who=name, n=len(hand))
            for name, hand in zip(self._speech.everybody, view.hands, strict=False)
        ]
        if hands:
            yield self._say("yellowstone-hands", list=joined(hands, "; "))

    # Moves

    def move(self, move: Move) -> Wording:
        """A move as one may make it, or as it was made."""
        if move.verb == UNSEEN_VERB:
            return self._say("yellowstone-move-unseen")
        match move.verb, move.args:
            case "play", (card, column):
                words = self._speech.card(face_of(str(card)))
                return self._say("yellowstone-move-play", card=words, column=int(column))
            case "start", (seat,):
                return self._say("yellowstone-move-start", who=self._speech.name(int(seat)))
            case "deal", (seat, *_):
                return self._say("yellowstone-move-deal", who=self._speech.name(int(seat)))
            case "show", (card,):
                words = self._speech.card(face_of(str(card)))
                return self._say("yellowstone-move-show", card=words)
            case "refill" | "draw", (word,):
                return self._say(f"yellowstone-move-{move.verb}-{word}")
            case "window" | "round" | "bonus", (number,):
                return self._say(f"yellowstone-move-{move.verb}", number=int(number))
            case verb, _:
                return self._say(f"yellowstone-move-{verb}")


def _fits(card: str, view: Yellowstone) -> bool:
    """Whether a card can be laid without a pick-up."""
    span = Span.of(view.board)
    return any(span.fits(row_of(card), column) for column in view.columns(card))
