"""The talk of a sticking session: first each label onto its card, then a look at the whole deck."""

from __future__ import annotations

from collections.abc import Callable

from companion.cards import Card, Deck, has_id_shape
from companion.commands.frame import Failure
from companion.commands.inputs import Input
from companion.commands.kit_labels import KitLabels, Spot
from companion.commands.questions import NO, YES
from companion.commands.sticking import Sticking
from companion.commands.talking_cards import card_of, card_said
from companion.commands.teller import Teller
from companion.readings import Reading, Trouble
from companion.sentences.keys import has_key
from companion.sentences.lists import joined
from companion.sentences.render import Wording, render
from companion.sentences.sentence import Priority
from companion.sentences.troubles import trouble_wording
from companion.table.command_cards import command_cards
from companion.table.tokens import Number, Token, Word

LEAVE = "0"
"""The answer that ends a session; it goes on another time."""


class StickingTalk:
    """One session over the labels of one kit. Each step is kept before it is said."""

    def __init__(
        self,
        deck: Deck,
        kit: KitLabels,
        sticking: Sticking,
        keep: Callable[[Sticking], None],
        teller: Teller,
    ) -> None:
        self._deck = deck
        self._kit = kit
        self.sticking = sticking
        self._keep = keep
        self._teller = teller
        self._put_off: tuple[str, ...] = ()
        self._asked: Card | None = None

    @property
    def over(self) -> bool:
        """Nothing is left to stick or to look at."""
        return not self._to_stick() and not self._to_see()

    @property
    def expects_card(self) -> bool:
        """Whether a card is the answer to what was said last."""
        return self._asked is None

    def begin(self) -> None:
        """Say how far it is, what can be answered, and the first step."""
        stuck = sum(card.id in self.sticking.stuck for card in self._kit.cards)
        if stuck:
            self._teller.say("kit-check-goes-on", n=stuck, all=len(self._kit.cards))
        if self._to_stick():
            self._teller.say("kit-check-answers")
        elif self._to_see():
            self._teller.say("kit-check-look")
        self._step()

    def take(self, item: Input) -> bool:
        """Take one reading or line; False when it is left for later."""
        self._teller.hush()
        match item:
            case Trouble():
                self._teller.tell(trouble_wording(item, self._teller.lang), Priority.ERROR)
            case Reading(lifted=True):
                pass
            case Reading(id=code) if code in command_cards():
                return self._obey(command_cards()[code])
            case Reading(id=code):
                self._scan(code)
            case _ if has_key(item):
                self._teller.say("why-key_unusable", priority=Priority.ERROR)
            case _ if item.strip() == LEAVE:
                return False
            case _ if has_id_shape(item.strip().upper()):
                self._scan(item)
            case _ if self._asked is not None:
                self._answer(self._asked, item.strip().casefold())
            case _ if self._to_stick():
                self._stick_word(item.strip())
            case _:
                self._look_word(item.strip())
        return True

    def _obey(self, token: Token) -> bool:
        """A command card is as good as its word, so that hands need no keyboard."""
        match token:
            case Number(value):
                return self.take(str(value))
            case Word("yes" | "no" as answer) if self._asked is not None:
                return self.take(answer)
            case Word("repeat"):
                self._step()
            case _:
                self._teller.say("kit-check-not-understood", priority=Priority.ERROR)
                self._step()
        return True

    # What is left

    def _to_stick(self) -> tuple[Card, ...]:
        """Cards whose label is still on its sheet, those that were put off last."""
        left = [
            card
            for card in self._kit.cards
            if card.id not in self.sticking.stuck
            and self.sticking.again.get(card.id) != self._kit.folder
        ]
        # `sorted` keeps the order of the sheets among those that were not put off.
        order = {card_id: number for number, card_id in enumerate(self._put_off, start=1)}
        return tuple(sorted(left, key=lambda card: order.get(card.id, 0)))

    def _to_see(self) -> tuple[Card, ...]:
        stuck, seen = self.sticking.stuck, self.sticking.seen
        return tuple(card for card in self._kit.cards if card.id in stuck and card.id not in seen)

    # Steps

    def _step(self) -> None:
        """Say what is to be done now."""
        if self._asked is not None:
            self._teller.say("kit-check-is-printed", card=self._said(self._asked))
        elif left := self._to_stick():
            done = len(self._kit.cards) - len(left)
            places = joined([self._place(spot) for spot in self._kit.spots[left[0].id]], " ")
            self._teller.say(
                "kit-check-step",
                step=done + 1,
                steps=len(self._kit.cards),
                places=places,
                card=self._said(left[0]),
            )
        elif to_see := self._to_see():
            self._teller.say("kit-check-next", n=len(to_see))

    def _place(self, spot: Spot) -> Wording:
        where = render(self._teller.lang, f"kit-at-{spot.position}")
        facts = {"page": spot.page, "row": spot.row, "column": spot.column}
        return render(self._teller.lang, "kit-check-place", where=where, **facts)

    def _said(self, card: Card) -> Wording:
        return card_said(self._deck, card, self._deck, self._teller.lang)

    # Scans

    def _scan(self, code: str) -> None:
        try:
            deck, card = card_of(code)
        except Failure as failure:
            self._teller.refuse(failure)
            return
        if deck.name != self._deck.name:
            game = deck.titles[self._teller.lang]
            self._teller.say("kit-check-other-deck", priority=Priority.ERROR, game=game)
        elif self._asked is not None:
            self._step()
        elif left := self._to_stick():
            self._stick(card, left)
        else:
            self._look_at(card)

    def _stick(self, card: Card, left: tuple[Card, ...]) -> None:
        wanted = left[0]
        if card.id in self.sticking.stuck:
            self._refuse("kit-check-already", card)
        elif card not in left:
            self._refuse("kit-check-lost", card)
        elif card.face != wanted.face:
            self._refuse("kit-check-wrong", card, wanted=self._said(wanted))
        else:
            # Cards that look the same may take each other's labels.
            self._change(self.sticking.with_stuck(card.id))
            self._teller.say("kit-check-right", card=self._said(card))
            self._after_sticking()

    def _after_sticking(self) -> None:
        if not self._to_stick() and self._to_see():
            self._teller.say("kit-check-look")
        self._step()

    def _look_at(self, card: Card) -> None:
        if card.id in self.sticking.seen:
            self._refuse("kit-check-seen", card)
        elif card.id not in self.sticking.stuck:
            self._refuse("kit-check-lost", card)
        elif card not in self._kit.cards:
            self._refuse("kit-check-other-kit", card)
        else:
            self._asked = card
            self._step()

    def _refuse(self, message: str, card: Card, **facts: Wording) -> None:
        self._teller.say(message, priority=Priority.ERROR, card=self._said(card), **facts)

    # Answers

    def _stick_word(self, word: str) -> None:
        wanted = self._to_stick()[0]
        match word:
            case "" | "2":
                self._step()
            case "1":
                self._change(self.sticking.with_lost([wanted.id], self._kit.folder))
                self._teller.say("kit-check-spoiled", card=self._said(wanted))
                self._after_sticking()
            case "3":
                self._put_off = (*(i for i in self._put_off if i != wanted.id), wanted.id)
                self._step()
            case _:
                self._teller.say("kit-check-not-understood", priority=Priority.ERROR)
                self._teller.say("kit-check-answers")

    def _look_word(self, word: str) -> None:
        match word:
            case "" | "2":
                self._step()
            case "1":
                missing = self._to_see()
                ids = [card.id for card in missing]
                self._change(self.sticking.with_lost(ids, self._kit.folder))
                self._teller.say("kit-check-missing", n=len(missing))
            case _:
                self._teller.say("kit-check-not-understood", priority=Priority.ERROR)
                self._teller.say("kit-check-look")

    def _answer(self, card: Card, word: str) -> None:
        if word in YES:
            self._change(self.sticking.with_seen(card.id))
            self._asked = None
        elif word in NO:
            self._change(self.sticking.with_lost([card.id], self._kit.folder))
            self._asked = None
            self._teller.say("kit-check-misplaced", card=self._said(card))
        self._step()

    def _change(self, sticking: Sticking) -> None:
        self._keep(sticking)
        self.sticking = sticking
