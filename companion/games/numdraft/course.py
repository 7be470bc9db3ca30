"""The course of a game: what follows from a move that is allowed.

Order of the file: choices; the master; give, place, pass; the end; the score.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from companion.cards import UNKNOWN
from companion.games.game import TABLE, Event, GameEnded, Move, Step
from companion.games.notation import UNSEEN_VERB
from companion.games.numdraft import repair
from companion.games.numdraft.events import (
    CardDealt,
    CardGiven,
    CardPut,
    CardTurned,
    ChoiceNoted,
    Chosen,
    GridScored,
    HandReceived,
    HandsPassed,
    HiddenPassed,
    LastHiddenGiven,
    MasterNamed,
    NumDraftAnnounced,
    PlaceChosen,
    TurnAgain,
)
from companion.games.numdraft.grid import EMPTY, FACES, HIDDEN, JOKERS, places_of, with_token
from companion.games.numdraft.hands import (
    PUBLIC,
    UNSEEN_HAND,
    known_in,
    passed_left,
    with_card,
    without,
)
from companion.games.numdraft.score import pool_of, score_pool

if TYPE_CHECKING:
    from companion.games.numdraft.state import NumDraft

Events = tuple[Event, ...]
Choices = Mapping[int, tuple[str, ...]]
"""What each seat has chosen in this step, as `NumDraft.sealed` writes it."""


def after(state: NumDraft, move: Move) -> Step:
    """What follows from a whole move that is allowed."""
    match move.verb:
        case "deal":
            return _deal(state, int(move.args[0]), str(move.args[1]))
        case "show":
            return _show(state, str(move.args[0]))
        case "announce":
            return _announce(state, move.seat)
        case "recount":
            return repair.recounted(state, move)
        case verb if verb == UNSEEN_VERB:
            return repair.unseen_turn(state, move)
        case _:
            return _choose(state, move)


# Choices


def _choose(state: NumDraft, move: Move) -> Step:
    """One more seat has chosen; when all have, it is carried out."""
    return carried_out(state.with_choice(move), _noticed(state, move))


def _noticed(state: NumDraft, move: Move) -> Events:
    """What is noticed of a choice before it is carried out: at a real table, all of it."""
    seat, verb, args = move
    if state.rules.sealed:
        return Chosen(seat, verb), ChoiceNoted(seat, verb, args)
    match verb:
        case "turn":
            return (PlaceChosen(seat, int(args[0])),)
        case "give":
            return (_given(state, seat, int(args[0])),)
        case _:
            return (CardPut(seat, str(args[0]), state.grids[seat].index(EMPTY) + 1),)


def carried_out(state: NumDraft, events: Events) -> Step:
    """Carry out the choices if nobody has to choose any more."""
    if state.waiting:
        return Step(state, events)
    choices = dict(enumerate(state.sealed))
    opened = state._replace(sealed=((),) * state.rules.seats)
    return _DEEDS[state.phase](opened, choices, events)


# The set-up: the smallest value that occurs once names the master


def _turn(state: NumDraft, choices: Choices, events: Events) -> Step:
    places = {seat: int(mine[0]) for seat, mine in choices.items() if mine}
    turned = tuple(places.get(seat, place) for seat, place in enumerate(state.turned))
    return Step(state._replace(turned=turned, due=tuple(places.items())), events)


def _find_master(state: NumDraft, events: Events) -> Step:
    """A Joker has no value, so its owner turns another card; without a single value, all do."""
    cards = [grid[place - 1] for grid, place in zip(state.grids, state.turned, strict=True)]
    jokers = tuple(
        seat for seat, card in enumerate(cards) if card in JOKERS and HIDDEN in state.grids[seat]
    )
    if jokers:
        return _again(state, jokers, events, joker=True)
    values = [FACES[card].number for card in cards if card not in JOKERS]
    single = [value for value, times in Counter(values).items() if times == 1]
    if single:
        named = next(seat for seat, card in enumerate(cards) if _names(card, min(single)))
        return _first_turn(state, named, (*events, MasterNamed(named, cards[named])))
    if all(HIDDEN in grid for grid in state.grids):
        return _again(state, tuple(range(state.rules.seats)), events, joker=False)
    return _first_turn(state, 0, (*events, MasterNamed(0, cards[0])))


def _names(card: str, value: int) -> bool:
    return card not in JOKERS and FACES[card].number == value


def _again(state: NumDraft, seats: tuple[int, ...], events: Events, *, joker: bool) -> Step:
    turned = tuple(0 if seat in seats else place for seat, place in enumerate(state.turned))
    return Step(state._replace(turned=turned), (*events, TurnAgain(seats, joker)))


def _first_turn(state: NumDraft, master: int, events: Events) -> Step:
    """The card turned last is the one given first."""
    given = dict(enumerate(state.turned))
    told = tuple(_given(state, seat, place) for seat, place in given.items())
    began = state._replace(turn=1, master=master, turned=())
    return _hand_over(began, given, (*events, *told))


# Give, place, pass


def _give(state: NumDraft, choices: Choices, events: Events) -> Step:
    places = {seat: int(mine[0]) for seat, mine in choices.items() if mine}
    if state.rules.sealed:
        events = (*events, *(_given(state, seat, place) for seat, place in places.items()))
    return _hand_over(state, places, events)


def _given(state: NumDraft, seat: int, place: int) -> CardGiven:
    card = state.grids[seat][place - 1]
    to = (seat + 1) % state.rules.seats
    return CardGiven(seat, to, place, UNKNOWN if card == HIDDEN else card)


def _hand_over(state: NumDraft, places: Mapping[int, int], events: Events) -> Step:
    """The given cards go to the left; a hidden one is seen by its receiver alone.

    A seat that nobody watched gave a card too.
    """
    due: list[tuple[int, int]] = []
    seats = state.rules.seats
    grids, hands = list(state.grids), list(state.hands)
    for giver in range(seats):
        receiver, card = (giver + 1) % seats, HIDDEN
        if giver in places:
            card = grids[giver][places[giver] - 1]
            grids[giver] = with_token(grids[giver], places[giver], EMPTY)
        if card != HIDDEN:
            passed = 0 if card == UNKNOWN else PUBLIC
            hands[receiver] = with_card(hands[receiver], card, passed)
        elif state.rules.sealed:
            due.append((receiver, 0))
        else:
            hands[receiver] = with_card(hands[receiver], UNKNOWN)
    placing = state._replace(
        phase="put", grids=tuple(grids), hands=tuple(hands), due=tuple(sorted(due))
    )
    return carried_out_or_due(*_near_the_end(placing, events))


def carried_out_or_due(state: NumDraft, events: Events) -> Step:
    """Cards that are to appear come first."""
    return Step(state, events) if state.due else carried_out(state, events)


def _near_the_end(state: NumDraft, events: Events) -> tuple[NumDraft, Events]:
    """Whoever gives away the last hidden card ends the game after one more turn."""
    bare = tuple(
        seat
        for seat, grid in enumerate(state.grids)
        if HIDDEN not in grid and seat not in state.unsure
    )
    if state.last or not bare:
        return state, events
    ending = state._replace(ending="last_hidden", last=state.turn + 1)
    return ending, (*events, LastHiddenGiven(bare))


def _put(state: NumDraft, choices: Choices, events: Events) -> Step:
    """The place just freed takes the card; then all hands go to the left."""
    grids, hands = list(state.grids), list(state.hands)
    for seat, mine in choices.items():
        if mine:
            place = grids[seat].index(EMPTY) + 1
            if state.rules.sealed:
                events = (*events, CardPut(seat, mine[0], place))
            grids[seat] = with_token(grids[seat], place, mine[0])
            hands[seat] = without(hands[seat], mine[0])
        elif seat in state.unsure:
            hands[seat] = UNSEEN_HAND
    return _pass(state._replace(grids=tuple(grids), hands=tuple(hands)), events)


def _pass(state: NumDraft, events: Events) -> Step:
    seats = state.rules.seats
    hands = tuple(passed_left(state.hands[seat - 1], seats) for seat in range(seats))
    passed = state._replace(hands=hands)
    told: list[Event] = [HandsPassed(state.turn)]
    if state.rules.sealed:
        told += (HandReceived(seat, known_in(hand)) for seat, hand in enumerate(hands))
    if passed.unsure:
        return Step(passed._replace(phase="recount"), (*events, *told))
    return turn_over(passed, (*events, *told))


def turn_over(state: NumDraft, events: Events) -> Step:
    """The next turn, or the end."""
    state, events = _near_the_end(state, events)
    if not state.last or state.turn < state.last:
        return Step(state._replace(phase="give", turn=state.turn + 1), events)
    if state.ending == "num_draft":
        return _complete(state, events)
    return _turn_up(state, events)


# The end


def _announce(state: NumDraft, seat: int) -> Step:
    """NUM DRAFT: the running turn is finished, then one more, unless its place is taken."""
    last = state.turn if state.rules.num_draft_end == "instead" else state.turn + 1
    announced = NumDraftAnnounced(seat, last - state.turn + 1)
    return Step(state._replace(ending="num_draft", last=last), (announced,))


def _complete(state: NumDraft, events: Events) -> Step:
    """All hidden cards go to the left at once; each fills the grid from the hand and from them.

    At a real table this is done when the cards that fill the grids are read.
    """
    counts = tuple(grid.count(HIDDEN) for grid in state.grids)
    due = []
    for seat, grid in enumerate(state.grids):
        received = counts[seat - 1]
        if state.rules.sealed:
            due += [(seat, 0)] * received
        else:
            for _ in range(received):
                state = state.with_hand(seat, with_card(state.hands[seat], UNKNOWN))
            due += [(seat, place) for place in places_of(grid, HIDDEN)]
        bare = tuple(EMPTY if token == HIDDEN else token for token in grid)
        state = state.with_grid(seat, bare)
    filling = state._replace(phase="fill", due=tuple(due))
    passed = (HiddenPassed(counts),) if any(counts) else ()
    return carried_out_or_due(filling, (*events, *passed))


def _fill(state: NumDraft, choices: Choices, events: Events) -> Step:
    for seat, mine in choices.items():
        for choice in mine:
            card, _, place = choice.partition("@")
            state = state.with_card_at(seat, int(place), card)
            state = state.with_hand(seat, without(state.hands[seat], card))
            events = (*events, CardPut(seat, card, int(place)))
    return score(state, events)


def _turn_up(state: NumDraft, events: Events) -> Step:
    """A card still hidden is turned up."""
    due = tuple(
        (seat, place) for seat, grid in enumerate(state.grids) for place in places_of(grid, HIDDEN)
    )
    if due:
        return Step(state._replace(phase="end", due=due), events)
    return score(state, events)


# Cards that appear


def _show(state: NumDraft, card: str) -> Step:
    seat, place = state.due[0]
    if state.phase == "fill":
        state = state.with_hand(seat, without(state.hands[seat], card))
    state = state.with_card_at(seat, place, card)
    return _appeared(state._replace(due=state.due[1:]), (CardTurned(seat, place, card),))


def _deal(state: NumDraft, seat: int, card: str) -> Step:
    if not state.due:
        return repair.told(state, seat, card)
    hands = list(state.hands)
    hands[seat] = with_card(hands[seat], card)
    dealt = state._replace(hands=tuple(hands), due=state.due[1:])
    giver = (seat - 1) % state.rules.seats if state.turn else TABLE
    return _appeared(dealt, (CardDealt(seat, card, giver),))


def _appeared(state: NumDraft, events: Events) -> Step:
    """One card fewer is due; after the last one the game goes on."""
    if state.due:
        return Step(state, events)
    match state.phase:
        case "turn" if any(state.turned):
            return _find_master(state, events)
        case "end":
            return score(state, events)
        case _:
            return carried_out(state, events)


# The score


def score(state: NumDraft, events: Events) -> Step:
    """The only scoring of the game."""
    seats, readings = range(state.rules.seats), state.rules.readings
    sheets = [score_pool(pool_of(seat, state.grids), readings) for seat in seats]
    ended = state._replace(phase="over", scores=tuple(sheet.total for sheet in sheets))
    best = max(ended.scores)
    winners = tuple(seat for seat in seats if ended.scores[seat] == best)
    scored = (GridScored(seat, sheet) for seat, sheet in enumerate(sheets))
    return Step(ended, (*events, *scored, GameEnded(ended.scores, winners)))


_DEEDS: dict[str, Callable[[NumDraft, Choices, Events], Step]] = {
    "turn": _turn,
    "give": _give,
    "put": _put,
    "fill": _fill,
}
