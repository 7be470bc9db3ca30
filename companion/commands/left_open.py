"""What a refusal leaves open: whether the question has to be heard again behind it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.table.outcomes import Declined, Outcome, Troubled, Withdrawn

LEAVES_OPEN = frozenset(
    {
        "ambiguous",
        "announce_too_early",
        "announced_already",
        "card_comes_first",
        "card_expected",
        "card_twice",
        "chosen_already",
        "dealer_does",
        "ending_already",
        "goes_by_number",
        "incomplete",
        "key_unusable",
        "line_of_its_own",
        "must_fit",
        "no_keep_choice",
        "no_such_card",
        "no_such_number",
        "no_such_seat",
        "none_of_colour",
        "none_unread",
        "not_here",
        "not_in_hand",
        "not_now",
        "not_read",
        "not_understood",
        "not_your_turn",
        "nothing_to_correct",
        "nothing_to_undo",
        "nothing_unread",
        "on_a_tray",
        "one_choice_a_line",
        "other_deck",
        "too_many_arguments",
        "undo_alone",
        "undo_not_yours",
        "undo_too_late",
        "unknown_code",
        "wrong_check",
    }
)
"""Refusals that do not say themselves what would be right."""

NO_CARD = frozenset({"untaught", "twice"})
"""Troubles of a tag that was read: it is no card, so that what is asked stays open."""


def leaves_open(
    outcomes: Sequence[Outcome], *, held_back: bool = False, halfway: bool = False
) -> bool:
    """Whether a refusal says so little that the question has to be heard again.

    What a line was refused for in its middle is another question than the one that is open.
    `held_back`: the question has not been heard at all. `halfway`: a move is being made, and what
    has been said of it still stands.
    """
    match outcomes:
        case [Withdrawn(), *_]:
            return True
        case [*_, Declined(reason)]:
            return held_back or halfway or reason.code in LEAVES_OPEN
        case [*_, Troubled(trouble)]:
            return trouble.code in NO_CARD
        case _:
            return False
