"""Repairs at a physical table, and the counting of penalty cards where nobody follows the turns.

`Ana ? turn` says that nobody read what Ana played. `table board R3@3 B3@4 ...` tells what really
lies on the board. `table recount Ana 4` tells how many penalty cards lie before Ana.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from companion.cards import UNKNOWN
from companion.games.game import COUNT, PHYSICAL, TABLE, Argument, Event, Move, Reason, Slot, Step
from companion.games.notation import UNSEEN_TURN, UNSEEN_VERB
from companion.games.yellowstone import deeds, scoring
from companion.games.yellowstone.board import (
    COLUMNS,
    Board,
    BoardError,
    Laid,
    board_fault,
    cells,
    face_of,
    parse_board,
    parse_laid,
)
from companion.games.yellowstone.events import (
    BoardRecounted,
    CardPlayed,
    CardsPickedUp,
    PenaltiesRecounted,
    TurnUnseen,
)
from companion.games.yellowstone.rules import BONUS, MOST_PLAYED
from companion.games.yellowstone.sampling import can_be_completed, with_told
from companion.games.yellowstone.sources import (
    INDEX,
    WHOLE_DECK,
    Source,
    counts_of,
    seen_from_hand,
)

if TYPE_CHECKING:
    from companion.games.yellowstone.state import Yellowstone

VERBS = ("recount", "board")
Hands = tuple[tuple[str, ...], ...]
REPAIRABLE = ("play", "refill", "draw")
"""Phases in which a physical table may be told anew."""


# Slot by slot


def slot(state: Yellowstone, move: Move) -> Slot | None:
    """Seat and number of a recount; card and column, again and again, of a board."""
    if move.verb == "recount":
        match len(move.args):
            case 0:
                return Slot("seat", _countable(state))
            case 1:
                return Slot("place", tuple(range(sum(WHOLE_DECK) + 1)))
            case _:
                return None
    if move.args and "@" not in str(move.args[-1]):
        return Slot("place", _columns(state, move))
    return Slot("card", (), unseen=True, optional=bool(move.args))


def _countable(state: Yellowstone) -> tuple[int, ...]:
    if state.rules.table == COUNT:
        return (len(state.counted),)
    return tuple(range(state.rules.seats))


def _columns(state: Yellowstone, move: Move) -> tuple[int, ...]:
    """The columns in which the card named last may lie beside those named before."""
    return tuple(column for column in COLUMNS if why_not(state, _with_column(move, column)) is None)


def _with_column(move: Move, column: Argument) -> Move:
    return move._replace(args=(*move.args[:-1], f"{move.args[-1]}@{column}"))


def fill(state: Yellowstone, move: Move, value: Argument) -> Move:
    """Fill the next slot; a card that can lie in one column only needs no column."""
    if move.verb == "recount":
        return move._replace(args=(*move.args, str(value) if move.args else value))
    if move.args and "@" not in str(move.args[-1]):
        return _with_column(move, value)
    filled = move._replace(args=(*move.args, str(value)))
    if "@" in str(value) or why_not(state, filled) is not None:
        return filled
    columns = _columns(state, filled)
    return _with_column(filled, columns[0]) if len(columns) == 1 else filled


# The judge


def why_not(state: Yellowstone, move: Move) -> Reason | None:
    """Judge a repair, whole or as far as it has been told."""
    counting = state.rules.table == COUNT
    if move.verb == UNSEEN_VERB:
        return _why_no_unseen_turn(state, move)
    wanted = "recount" if counting else "board"
    fits = state.phase == wanted and move.verb == wanted
    if not counting and state.rules.table == PHYSICAL:
        fits = fits or state.phase in REPAIRABLE
    if not fits or move.seat != TABLE:
        return Reason("not_now", {"verb": move.verb, "phase": state.phase})
    if move.verb == "board":
        return _why_no_board(state, move)
    return _why_no_count(state, move)


def _why_no_unseen_turn(state: Yellowstone, move: Move) -> Reason | None:
    missed = state.phase == "play" and state.rules.table == PHYSICAL and move.seat != TABLE
    if move.args != UNSEEN_TURN or not missed:
        return Reason("not_now", {"verb": move.verb, "phase": state.phase})
    if move.seat != state.turn:
        return Reason("not_your_turn", {"seat": move.seat, "turn": state.turn})
    return None


def _why_no_count(state: Yellowstone, move: Move) -> Reason | None:
    match move.args:
        case ():
            return None
        case (int(seat), *rest) if seat in range(state.rules.seats):
            pass
        case _:
            return Reason("no_such_seat", {"seat": move.args[0]})
    if seat not in _countable(state):
        return Reason("count_in_order", {"seat": seat, "turn": len(state.counted)})
    if len(rest) > 1:
        return Reason("too_many_arguments", {"verb": move.verb})
    if not rest:
        return None
    text = str(rest[0])
    if not text.isascii() or not text.isdecimal():
        return Reason("no_such_count", {"number": text})
    if state.rules.table == COUNT:
        enough = sum(state.counted) + int(text) <= sum(WHOLE_DECK)
    else:
        counts = _counts(state)
        counts[seat] = int(text)
        enough = _is_enough(state, state.board, counts, state.hands)
    return None if enough else Reason("more_than_there_are", {"number": int(text)})


def _is_enough(state: Yellowstone, board: Board, counts: list[int], hands: Hands) -> bool:
    """Whether board, hands and penalty cards leave a pile, if there still is one."""
    return _pile_left(board, counts, hands) >= (0 if state.last else 1)


def _pile_left(board: Board, counts: list[int], hands: Hands) -> int:
    """Cards that are neither on the board nor with a player."""
    return sum(WHOLE_DECK) - len(board) - sum(map(len, hands)) - sum(counts)


def _why_no_board(state: Yellowstone, move: Move) -> Reason | None:
    tokens = [str(token) for token in move.args]
    open_end = tokens.pop() if tokens and "@" not in tokens[-1] else None
    try:
        # As they were told: of two cards that cannot both be right, the later one is named.
        board = tuple(map(parse_laid, tokens))
        last = parse_laid(f"{open_end}@1")[1] if open_end is not None else None
    except BoardError as error:
        return error.reason
    fault = _why_not_so(state, board)
    return _why_no_more(state, board, last) if fault is None and last is not None else fault


def _why_not_so(state: Yellowstone, board: Board) -> Reason | None:
    """Say why a board cannot lie there as a whole."""
    fault = board_fault(board, one_column=state.rules.one_column) or _same_card_twice(board)
    if fault is not None:
        return fault
    if state.phase == "board" and _turn_of(state, board) is not None:
        return None
    hands = _hands_after(state) if state.phase == "board" else state.hands
    enough = _is_enough(state, board, _counts(state), hands)
    return None if enough else Reason("more_than_there_are", {"number": len(board)})


def _hands_after(state: Yellowstone) -> Hands:
    """The hands after a turn that the board does not explain: one card was played, if possible."""
    hand = state.hands[state.turn]
    return deeds.replaced(state.hands, state.turn, hand[1:] or hand)


def _same_card_twice(board: Board) -> Reason | None:
    ids = Counter(card for _, card in board if "#" in card)
    twice = next((card for card, count in ids.items() if count > 1), None)
    return None if twice is None else Reason("card_twice", {"card": face_of(twice)})


def _why_no_more(state: Yellowstone, board: Board, card: str) -> Reason | None:
    """The card named last must have a column left; else what is wrong everywhere is told."""
    faults: dict[str, Reason] = {}
    for column in COLUMNS:
        fault = _why_not_so(state, (*board, (column, card)))
        if fault is None:
            return None
        faults[fault.code] = fault
    return faults.get("no_window") or next(iter(faults.values()))


# Doing it


def repaired(state: Yellowstone, move: Move) -> Step:
    """The state and the events after a legal repair."""
    if move.verb == UNSEEN_VERB:
        return Step(state._replace(phase="board"), (TurnUnseen(state.turn),))
    if move.verb == "board":
        board = parse_board([str(token) for token in move.args])
        return _turn_found(state, board) if state.phase == "board" else _board_told(state, board)
    seat, count = int(move.args[0]), int(move.args[1])
    told = (PenaltiesRecounted(seat, count),)
    if state.rules.table == COUNT:
        counted = state._replace(counted=(*state.counted, count))
        if len(counted.counted) < state.rules.seats:
            return Step(counted, told)
        return scoring.scored(counted, told)
    counts = _counts(state)
    counts[seat] = count
    return Step(_only_counts(state, state.board, counts), told)


def _board_told(state: Yellowstone, board: Board) -> Step:
    told = BoardRecounted(len(board), cells(board))
    return Step(_only_counts(state, board, _counts(state)), (told,))


def _not_explained(state: Yellowstone, board: Board) -> Step:
    """A board that no turn can have left is believed; the turn is over all the same."""
    told = BoardRecounted(len(board), cells(board))
    believed = state._replace(hands=_hands_after(state))
    return deeds.next_turn(_only_counts(believed, board, _counts(state)), (told,))


def _counts(state: Yellowstone) -> list[int]:
    return [state.penalties(seat) for seat in range(state.rules.seats)]


def _only_counts(state: Yellowstone, board: Board, counts: list[int]) -> Yellowstone:
    """After a repair only the board and the numbers of cards are sure."""
    hands = tuple(map(len, state.hands))
    pile = _pile_left(board, counts, state.hands)
    seen = counts_of(card for _, card in board)
    left = tuple(all_ - on_board for all_, on_board in zip(WHOLE_DECK, seen, strict=True))
    number = deeds.shuffles(state) or 1
    source = Source(number, left, pile, hands, tuple(counts))
    return state._replace(
        board=board,
        hands=tuple((UNKNOWN,) * count for count in hands),
        open=((),) * state.rules.seats,
        shut=tuple((UNKNOWN,) * count for count in counts),
        sources=(source,),
    )


class _Turn(NamedTuple):
    """What a turn that nobody read did to the board."""

    added: tuple[tuple[int, str], ...]
    """Columns and faces of the cards played."""
    picked: Board


def _turn_of(state: Yellowstone, board: Board) -> _Turn | None:
    """The turn that explains a board; None if none of this hand does."""
    before, now = _faces(state.board), _faces(board)
    added, gone = tuple(sorted((now - before).elements())), before - now
    hand = state.hands[state.turn]
    if not 1 <= len(added) <= min(MOST_PLAYED - state.played, len(hand)):
        return None
    if not _may_be_played(state, [face for _, face in added]):
        return None
    picked: list[Laid] = []
    for laid in state.board:
        key = laid[0], face_of(laid[1])
        if gone[key]:
            gone[key] -= 1
            picked.append(laid)
    return _Turn(added, tuple(picked))


def _may_be_played(state: Yellowstone, faces: Sequence[str]) -> bool:
    """Whether the hand whose turn it is may hold these cards, all of them together."""
    seat, hand = state.turn, state.hands[state.turn]
    untold = Counter(faces) - Counter(card for card in hand if card != UNKNOWN)
    unseen = state.unseen()
    if untold.total() > hand.count(UNKNOWN):
        return False
    if any(unseen[INDEX[face]] < count for face, count in untold.items()):
        return False
    return can_be_completed(with_told(state, seat, untold.elements()))


def _turn_found(state: Yellowstone, board: Board) -> Step:
    """What the board has more was played in the unread turn, what it has less was picked up."""
    turn = _turn_of(state, board)
    if turn is None:
        return _not_explained(state, board)
    seat = state.turn
    told: list[Event] = [BoardRecounted(len(board), cells(board))]
    before = _faces(state.board)
    found = state._replace(played=state.played + len(turn.added))
    for column, face in turn.added:
        hand = list(found.hands[seat])
        hand.remove(face if face in hand else UNKNOWN)
        found = found._replace(
            hands=deeds.replaced(found.hands, seat, tuple(hand)),
            sources=seen_from_hand(found.sources, seat, face),
        )
        told.append(CardPlayed(seat, face, int(face[1]), column, before[column, face] > 0))
    cards = tuple(card for _, card in turn.picked)
    found = found._replace(
        board=board,
        open=deeds.replaced(found.open, seat, tuple(sorted((*found.open[seat], *cards)))),
    )
    if turn.picked:
        faces = tuple(map(face_of, cards))
        told.append(CardsPickedUp(seat, faces, found.penalties(seat), unsure=False))
    found, events = deeds.moved_back(found, _steps(state, turn, board), cells(board))
    return deeds.end_turn(found, (*told, *events))


def _steps(state: Yellowstone, turn: _Turn, board: Board) -> int:
    """How far the marker goes back; whoever picked up had seven cells at most before a card."""
    start = min(BONUS) - 1 if turn.picked else cells(state.board)
    return sum(BONUS.get(number, 0) for number in range(start + 1, cells(board) + 1))


def _faces(board: Board) -> Counter[tuple[int, str]]:
    return Counter((column, face_of(card)) for column, card in board)
