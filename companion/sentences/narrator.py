"""The narrator: what the session answers becomes sentences, one utterance a turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from companion.games.game import TABLE, Event, Move, Over, Reason, State
from companion.games.notation import UNSEEN_VERB
from companion.sentences.game_words import words_of
from companion.sentences.hands import own_choices
from companion.sentences.hints import hint_wording
from companion.sentences.lists import items, joined, listed, numbered
from companion.sentences.misfits import misfit_wording
from companion.sentences.players import Speech
from companion.sentences.render import Level, Value, Wording, has_message
from companion.sentences.sentence import Priority, Sentence
from companion.sentences.troubles import trouble_wording
from companion.table.outcomes import (
    Answered,
    Cancelled,
    Corrected,
    Declined,
    Happened,
    Hinted,
    Noted,
    Outcome,
    Question,
    TakenBack,
    Troubled,
    Undone,
    Unwritten,
    Withdrawn,
)

MANY = 12
"""More choices than one can keep in the ear; they are counted instead of listed."""


class Narrator:
    """Makes sentences for one table."""

    def __init__(self, speech: Speech, most: int | None = None, *, condensed: bool = False) -> None:
        """`most`: how many sentences are joined in one utterance; as many as come if None.

        `condensed`: events come in their brief form, or in their detailed one where that is the
        level, each by itself; the question, by itself too, in its usual form.
        """
        self._speech = speech
        self._condensed = condensed
        self._most = 1 if condensed else most
        self._words = words_of(speech)
        brief = condensed and speech.level is not Level.DETAILED
        self._events = words_of(replace(speech, level=Level.BRIEF)) if brief else self._words

    def tell(self, outcomes: Sequence[Outcome]) -> list[Sentence]:
        """Say outcomes; events and the question after them are one utterance."""
        sentences: list[Sentence] = []
        waiting: list[Wording] = []
        clear = any(_speaks_for_itself(outcome) for outcome in outcomes)
        wordy = self._speech.level is Level.DETAILED
        for outcome in outcomes:
            if isinstance(outcome, Question):
                full = not clear or (wordy and outcome.what not in ("over", "over_for_good"))
                asked = self._question(outcome, full=full)
                if self._condensed:
                    sentences += self._flush(waiting, Priority.EVENT)
                if asked is not None:
                    waiting.append(asked)
                sentences += self._flush(waiting, Priority.TURN)
            elif isinstance(outcome, Happened):
                for event in outcome.events:
                    sentences += self._event(event, outcome.view, waiting)
            else:
                sentences += self._flush(waiting, Priority.EVENT)
                sentences += self._other(outcome, waiting)
        sentences += self._flush(waiting, Priority.EVENT)
        # What a level leaves out altogether is a sentence without words.
        return [sentence for sentence in sentences if sentence.speech]

    def _event(self, event: Event, view: State, waiting: list[Wording]) -> Iterator[Sentence]:
        """Public events join the utterance of the turn; a secret is a sentence for each who may."""
        worded = list(self._events.event(event, view))
        if event.audience is None and not event.alone:
            waiting += worded
            return
        yield from self._flush(waiting, Priority.EVENT)
        for wording in worded:
            said = replace(self._sentence(wording, Priority.EVENT), result=event.alone)
            for seat in (None,) if event.audience is None else event.audience:
                yield replace(said, audience=seat)

    def _flush(self, waiting: list[Wording], priority: Priority) -> Iterator[Sentence]:
        most = self._most or len(waiting) or 1
        for at in range(0, len(waiting), most):
            yield self._sentence(joined(waiting[at : at + most], " "), priority)
        waiting.clear()

    def _other(self, outcome: Outcome, waiting: list[Wording]) -> Iterator[Sentence]:
        match outcome:
            case Declined(reason, _):
                yield self._sentence(self.reason(reason), Priority.ERROR)
            case Withdrawn(misfit):
                yield self._sentence(misfit_wording(self._speech, misfit), Priority.ERROR)
            case Answered():
                for wording in self._answer(outcome):
                    said = self._sentence(wording, Priority.ANSWER)
                    yield replace(said, audience=outcome.audience)
            case Hinted(_, found, why, instead=instead):
                wording = hint_wording(self._speech, found, why=why)
                if instead:
                    wording = self._speech.say("hint-instead", hint=wording)
                yield self._sentence(wording, Priority.ANSWER)
            case Troubled(trouble):
                wording = trouble_wording(trouble, self._speech.lang)
                yield self._sentence(wording, Priority.ERROR)
            case Unwritten(code, facts, waits):
                message = "waits" if waits and code == "write" else code
                wording = self._speech.say(f"error-journal-{message}", **facts)
                yield self._sentence(wording, Priority.ERROR)
            case Noted(_, place, token, skipped):
                if skipped:
                    waiting.append(self._skipped(place, skipped))
                waiting.append(self._words.noted(place, token))
            case Undone(move):
                move_words = self._words.move(move)
                waiting.append(self._speech.say("table-undone", move=move_words))
            case TakenBack(choice):
                who = self._speech.name(choice.seat)
                waiting.append(self._speech.say("play-taken-back", who=who))
            case Corrected():
                waiting += self._corrected(outcome)
            case Cancelled():
                waiting.append(self._speech.say("table-cancelled"))

    def _question(self, question: Question, *, full: bool) -> Wording | None:
        view = question.view
        match question.what:
            case "correct_old" | "correct_new":
                return self._speech.say("table-ask-" + question.what.replace("_", "-"))
            case "which_card":
                cards = [self._speech.card(str(card)) for card in question.choices]
                return self._speech.say("table-ask-which", list=self._numbered(cards))
            case "repair":
                offers = [self._own("repair-", str(choice)) for choice in question.choices]
                return self._speech.say("table-ask-repair", list=self._numbered(offers))
            case "repair_words":
                repairs = question.choices[:-1]
                words = [self._speech.say(f"repair-word-{repair}") for repair in repairs]
                offered = listed(words, self._speech.lang, "or")
                return self._speech.say("table-ask-repair-words", list=offered)
            case "over":
                return self._speech.say("why-over") if full else None
            case "over_for_good":
                return self._speech.say("play-over") if full else None
            case "gate":
                return self._speech.say("play-gate", who=self._speech.names[question.seat])
            case "sure":
                move = self._words.move(Move(question.seat, str(question.choices[0])))
                answers = [self._speech.say(f"play-sure-{answer}") for answer in ("yes", "no")]
                who = self._speech.name(question.seat)
                choices = self._numbered(answers)
                return self._speech.say("play-ask-sure", who=who, move=move, list=choices)
            case _:
                asked = self._words.question(question, view, full=full)
                own = own_choices(self._speech, question, view) if view is not None else None
                return asked if asked is None or own is None else joined([asked, own], " ")

    def _numbered(self, parts: Iterable[Wording]) -> Wording:
        return numbered(list(parts), self._speech.lang)

    def reason(self, reason: Reason) -> Wording:
        """A refusal: what is wrong, and what would be right."""
        facts = reason.facts
        values = {name: self._speech.fact(name, value) for name, value in facts.items()}
        if "card" in facts:
            others = [it for fact in facts.values() if isinstance(fact, tuple) for it in fact]
            values["card"] = self._speech.told_apart(str(facts["card"]), map(str, others))
        return self._own("why-", reason.code, **values)

    def _own(self, kind: str, code: str, /, **values: Value) -> Wording:
        """A message that a game may have in words of its own: `why-GAME-CODE`, else `why-CODE`."""
        own = f"{kind}{self._speech.deck.name}-{code}"
        known = has_message(self._speech.lang, own)
        return self._speech.say(own if known else f"{kind}{code}", **values)

    def move(self, move: Move) -> Wording:
        """A move in words."""
        return self._words.move(move)

    def _skipped(self, place: int, count: int) -> Wording:
        first, last = place - count, place - 1
        return self._speech.say("table-places-empty", first=first, last=last, count=count)

    def _corrected(self, outcome: Corrected) -> Iterator[Wording]:
        old, new = self._speech.card(outcome.old), self._speech.card(outcome.new)
        yield self._speech.say("table-corrected", old=old, new=new)
        if outcome.unfit is not None:
            yield self._speech.say("table-unfit", move=self._words.move(outcome.unfit))
            yield self._speech.say("table-aside", n=len(outcome.aside))

    def _answer(self, answer: Answered) -> Iterator[Wording]:
        if answer.query == "moves":
            yield from self._moves(answer)
            return
        if answer.query == "help" and answer.playable:
            nothing_asked = answer.asked == "gate" or isinstance(answer.view.awaits, Over)
            now = () if nothing_asked else ("now",)
            parts = ("game", "know", "voice", "leave") if answer.everything else (*now, "all")
            for part in parts:
                yield self._own("play-help-", part)
            return
        if answer.query == "help" and answer.asked.startswith("correct"):
            yield self._speech.say("table-help-correct")
        else:
            yield from self._words.answer(answer, answer.view)
        if answer.query == "help":
            yield self._own("table-help-", "always")

    def _moves(self, answer: Answered) -> Iterator[Wording]:
        """The moves, as the game says them or as a list; where there is none, what help says."""
        own = [] if answer.playable else list(self._words.answer(answer, answer.view))
        if answer.playable and answer.choices:
            moves = [self._words.move(move) for move in answer.choices]
            yield from items(moves, self._speech.lang)
        elif own:
            yield from own
        elif isinstance(answer.view.awaits, Over):
            yield self._speech.say("why-over")
        elif len(answer.choices) > MANY and not _at_places(answer.choices):
            yield self._speech.say("table-moves-many", n=len(answer.choices))
        elif 0 < len(answer.choices) <= MANY:
            yield self._listed_moves(answer)
        else:
            yield from self._words.answer(replace(answer, query="help"), answer.view)

    def _listed_moves(self, answer: Answered) -> Wording:
        moves = [self._words.move(move) for move in answer.choices]
        places = _places_alone(answer.choices)
        if len(places) > 2 and places == list(range(places[0], places[-1] + 1)):
            first, last = places[0], places[-1]
            return self._speech.say("table-moves-range", first=first, last=last)
        if places:
            free = listed([Wording.same(str(place)) for place in places], self._speech.lang, "or")
            return self._speech.say("table-moves-at", n=len(places), list=free)
        if _at_places(answer.choices):
            # A bare number names a place; numbers of the list would be taken for places.
            each = listed(moves, self._speech.lang, "or")
            return self._speech.say("table-moves-places", list=each)
        return self._speech.say("table-moves", list=self._numbered(moves))

    def _sentence(self, wording: Wording, priority: Priority) -> Sentence:
        return Sentence(wording.speech, wording.text, self._speech.lang, priority)


def _places_alone(moves: Sequence[Move]) -> list[int]:
    """The places of moves that differ in nothing else; none where there are other moves."""
    alike = len({(move.seat, move.verb) for move in moves}) == 1
    places = [move.args[0] for move in moves if move.seat != TABLE and len(move.args) == 1]
    whole = alike and len(places) == len(moves)
    return sorted(place for place in places if isinstance(place, int)) if whole else []


def _at_places(moves: Sequence[Move]) -> bool:
    """Whether a player chooses among places; the table's numbers are seats and rounds."""
    return any(move.seat != TABLE and isinstance((*move.args, "")[0], int) for move in moves)


def _speaks_for_itself(outcome: Outcome) -> bool:
    """Whether what happened leaves no doubt what comes next; a repair does not, an end does."""
    match outcome:
        case Happened(move, _, view):
            return move.verb not in ("recount", UNSEEN_VERB) or isinstance(view.awaits, Over)
        case _:
            return isinstance(outcome, Noted)
