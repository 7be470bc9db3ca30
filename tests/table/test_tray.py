"""A tray reads cards from below, hidden ones too: it never tells what nobody may know."""

from __future__ import annotations

from companion.games.game import PHYSICAL, Move
from companion.games.skyjo import SKYJO
from companion.readings import Reading
from companion.table.command_cards import command_cards
from companion.table.outcomes import Declined, Happened, Outcome
from companion.table.seating import Table
from companion.table.session import Session
from companion.table.timeline import Timeline
from companion.table.tokens import Number, Token, Word

COMMANDS = {token: code for code, token in reversed(command_cards().items())}
CARDS = {(card.face.text, card.copy): card.id for card in SKYJO.deck.cards}


def scan(session: Session, *what: str | Token) -> tuple[Outcome, ...]:
    """Lay cards on a reader with a single place, first copies; the last outcomes."""
    outcomes: tuple[Outcome, ...] = ()
    for it in what:
        code = CARDS[it, 1] if isinstance(it, str) else COMMANDS[it]
        outcomes = session.read(Reading("scanner", code, 0))
    return outcomes


def lay(session: Session, card: str, place: int, copy: int = 1) -> tuple[Outcome, ...]:
    """Lay a card on a place of a tray."""
    return session.read(Reading("tray", CARDS[card, copy], 0, place))


def dealt() -> Session:
    """Ana has turned up 5 and 3, Bo 1 and 2, on the first places; 9 lies on the discard."""
    session = Session(Table(SKYJO, ("Ana", "Bo")), Timeline(SKYJO, SKYJO.new(2, table=PHYSICAL)))
    scan(session, "9", Number(1), "5", Number(2), "3", Number(1), "1", Number(2), "2")
    return session


def test_hidden_cards_laid_on_a_tray_say_nothing_and_that_is_explained_once() -> None:
    session = dealt()
    before = session.state
    (first,) = lay(session, "12", 3)
    assert isinstance(first, Declined)
    assert (first.reason.code, dict(first.reason.facts)) == ("on_a_tray", {})
    assert [lay(session, card, place) for place, card in enumerate(("0", "-2", "7"), 4)] == [()] * 3
    assert session.state == before


def test_a_hidden_card_on_a_tray_is_not_taken_for_the_card_that_was_drawn() -> None:
    session = dealt()
    scan(session, Word("pile"))
    lay(session, "12", 3)
    assert lay(session, "8", 4) == ()
    last = scan(session, "4")
    assert isinstance(last[0], Happened)
    assert last[0].move == Move(-1, "show", (f"4#{CARDS['4', 1]}",))


def test_the_card_just_drawn_names_its_place_when_it_is_laid_there() -> None:
    session = dealt()
    scan(session, Word("discard"))
    first, *_ = lay(session, "9", 2)
    assert isinstance(first, Happened)
    assert first.move == Move(0, "swap", (2,))


def test_command_cards_may_lie_on_a_tray() -> None:
    session = dealt()
    first, *_ = session.read(Reading("tray", COMMANDS[Word("discard")], 0, 6))
    assert isinstance(first, Happened)
    assert first.move.verb == "take"


def test_f38_lifting_cards_while_a_move_is_made_takes_nothing_back() -> None:
    session = dealt()
    scan(session, Word("pile"), "4")
    before = (session.state, session.question())
    for card, place in (("4", None), ("5", 1), ("3", 2)):
        lifted = Reading("tray", CARDS[card, 1], 0, place, lifted=True)
        assert session.read(lifted) == ()
    assert (session.state, session.question()) == before


def test_f38_a_card_that_slides_over_a_reader_makes_no_move_the_rules_do_not_allow() -> None:
    session = dealt()
    scan(session, Word("pile"), "4")
    before = session.state
    outcomes = scan(session, "9")
    assert isinstance(outcomes[0], Declined)
    assert session.state == before
