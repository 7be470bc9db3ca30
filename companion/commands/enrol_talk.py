"""The talk that teaches tags: which card is next, what was laid on the reader, what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from companion.cards import Card, Deck, has_id_shape, is_card_id
from companion.commands.inputs import KEYBOARD, Input
from companion.commands.known_tags import Owner
from companion.commands.talking_cards import card_said
from companion.commands.teller import Teller
from companion.readings import Reading, Trouble
from companion.sentences.render import Wording
from companion.sentences.sentence import Priority
from companion.sentences.troubles import trouble_wording
from companion.table.command_cards import command_cards
from companion.table.tokens import Number, Word

if TYPE_CHECKING:
    from hardware import TagList

LEAVE = "0"
"""The answer that ends a session; it goes on another time."""
AT_ONCE_MS = 500
"""Nobody takes a tag away and lays the next one there in this time; a bad contact gives others."""
HUSH_MS = 3000
"""The same is wrong with what a reader sends at most once in this time: noise sends much."""


class EnrolTalk:
    """One session over the cards of one deck. Each tag is kept before it is said.

    `others` are the tags of all other decks.
    """

    def __init__(
        self,
        deck: Deck,
        tag_list: TagList,
        others: Mapping[str, Owner],
        keep: Callable[[TagList], None],
        teller: Teller,
    ) -> None:
        self._deck = deck
        self.tag_list = tag_list
        self._others = others
        self._keep = keep
        self._teller = teller
        self._put_off: tuple[str, ...] = ()
        self._chosen: Card | None = None
        self._last: str | None = None
        self._taught_at: int | None = None
        self._refused: tuple[str, int] | None = None
        """What was last wrong with what was read, and when."""

    @property
    def over(self) -> bool:
        """Every card has a tag."""
        return self._wanted() is None

    def begin(self) -> None:
        """Say how far it is, what can be answered, and the first card."""
        taught = len(self.tag_list.tags)
        if taught and not self.over:
            self._teller.say("enrol-goes-on", n=taught, all=len(self._deck.cards))
        if not self.over:
            self._teller.say("enrol-answers")
            self._step()

    def take(self, item: Input) -> bool:
        """Take one reading or line; False when the rest is left for later."""
        self._teller.hush()
        match item:
            case Trouble():
                self._teller.tell(trouble_wording(item, self._teller.lang), Priority.ERROR)
            case Reading(lifted=True):
                pass
            case Reading(id=code) if code in command_cards():
                return self._obey(command_cards()[code])
            case Reading(id=code) if has_id_shape(code):
                self._choose(code)
            case Reading():
                self._lay(item)
            case _ if item.strip() == LEAVE:
                return False
            case _ if has_id_shape(item.strip().upper()):
                self._choose(item.strip().upper())
            case _:
                self._word(item.strip())
        return True

    def _obey(self, token: object) -> bool:
        match token:
            case Number(value):
                return self.take(str(value))
            case Word("repeat"):
                self._step()
            case _:
                self._not_understood()
        return True

    # Steps

    def _wanted(self) -> Card | None:
        """The card whose tag is taught now: one that was chosen, else the next without a tag."""
        if self._chosen is not None:
            return self._chosen
        left = [card for card in self._deck.cards if card.id not in self.tag_list.tags]
        order = {card_id: number for number, card_id in enumerate(self._put_off, start=1)}
        return min(left, key=lambda card: order.get(card.id, 0), default=None)

    def _step(self) -> None:
        wanted = self._wanted()
        if wanted is not None:
            left = len(self._deck.cards) - len(self.tag_list.tags)
            self._teller.say("enrol-step", n=left, card=self._said(wanted))

    # Readings

    def _lay(self, reading: Reading) -> None:
        tag = reading.id
        wanted = self._wanted()
        owner = self._others.get(tag)
        its = self.tag_list.card_of(tag)
        if owner is not None:
            card = owner.deck.by_id[owner.card_id]
            said = card_said(owner.deck, card, None, self._teller.lang)
            self._teller.say("enrol-taken", priority=Priority.ERROR, card=said)
        elif its is not None:
            said = self._said(self._deck.by_id[its])
            lies_there_still = its == self._last or (wanted is not None and its == wanted.id)
            message = "enrol-same" if lies_there_still else "enrol-taken"
            self._teller.say(message, priority=Priority.ERROR, card=said)
        elif why := self._unfit(reading):
            self._refuse(why, reading.at)
        elif wanted is not None:
            self._taught_at = reading.at
            self._teach(wanted, tag)

    def _unfit(self, reading: Reading) -> str | None:
        """The message that says why what was read teaches no card; None if it does."""
        from hardware import is_random_number, is_tag_number

        if not is_tag_number(reading.id):
            return "enrol-no-number"
        if is_random_number(reading.id):
            return "enrol-random"
        # What was typed was meant, however fast: a list of numbers may be pasted.
        if reading.reader == KEYBOARD or self._taught_at is None:
            return None
        return "enrol-too-soon" if abs(reading.at - self._taught_at) < AT_ONCE_MS else None

    def _refuse(self, message: str, at: int) -> None:
        before, told_at = self._refused or ("", 0)
        if message != before or abs(at - told_at) >= HUSH_MS:
            self._refused = (message, at)
            self._teller.say(message, priority=Priority.ERROR)

    def _teach(self, card: Card, tag: str) -> None:
        self._change(self.tag_list.with_tag(card.id, tag))
        self._last, self._chosen = card.id, None
        self._put_off = tuple(card_id for card_id in self._put_off if card_id != card.id)
        self._teller.say("enrol-taught", card=self._said(card))
        self._step()

    def _choose(self, code: str) -> None:
        """The sticker or the typed code of a card: its tag is the next one."""
        card = self._deck.by_id.get(code)
        if card is None:
            known = "other" if is_card_id(code) else "wrong"
            self._teller.say(f"enrol-choose-{known}", priority=Priority.ERROR)
        else:
            self._chosen = card
            again = "enrol-choose-again" if card.id in self.tag_list.tags else "enrol-choose"
            self._teller.say(again, card=self._said(card))

    # Answers

    def _word(self, word: str) -> None:
        match word:
            case "" | "2":
                self._step()
            case "1":
                self._put_aside()
            case "3":
                self._take_back()
            case _:
                self._not_understood()

    def _put_aside(self) -> None:
        wanted = self._wanted()
        if self._chosen is not None:
            self._chosen = None
        elif wanted is not None:
            others = (card_id for card_id in self._put_off if card_id != wanted.id)
            self._put_off = (*others, wanted.id)
        self._step()

    def _take_back(self) -> None:
        if self._last is None:
            self._teller.say("enrol-nothing-back", priority=Priority.ERROR)
        else:
            card = self._deck.by_id[self._last]
            self._change(self.tag_list.without(card.id))
            self._last, self._chosen = None, card
            self._teller.say("enrol-taken-back", card=self._said(card))
        self._step()

    def _not_understood(self) -> None:
        self._teller.say("enrol-not-understood", priority=Priority.ERROR)
        self._teller.say("enrol-answers")

    def _change(self, tag_list: TagList) -> None:
        self._keep(tag_list)
        self.tag_list = tag_list

    def _said(self, card: Card) -> Wording:
        return card_said(self._deck, card, self._deck, self._teller.lang)
