"""companion count odin: may these cards be laid, or how many cards are left in each hand."""

from __future__ import annotations

import click

from companion.commands import frame
from companion.commands.counting.layouts import count_at_table, reader_options, refuse_json
from companion.commands.seats import options_of
from companion.games.game import Reason
from companion.games.odin import ODIN, PlayError, Verdict, judge_play, may_be_a_hand
from companion.sentences.narrator import Narrator
from companion.sentences.players import Speech
from companion.sentences.render import Wording


@click.command(
    "odin",
    help=frame.words("help-count-odin"),
    short_help=ODIN.deck.titles[frame.language()],
)
@click.option(
    "--middle", metavar=frame.words("metavar-cards"), help=frame.words("help-count-odin-middle")
)
@click.option(
    "--play", metavar=frame.words("metavar-cards"), help=frame.words("help-count-odin-play")
)
@click.option(
    "--hand", metavar=frame.words("metavar-cards"), help=frame.words("help-count-odin-hand")
)
@reader_options
@frame.json_option
@frame.common
def command(
    middle: str | None,
    play: str | None,
    hand: str | None,
    readers: tuple[str, ...],
    players: str | None,
    settings: tuple[str, ...],
    silent: bool,
    as_json: bool,
) -> None:
    options = options_of(settings, ODIN)
    if readers or players is not None:
        if players is None or (middle, play, hand) != (None, None, None):
            raise frame.Failure("error-count-odin-reader", exit_code=2)
        refuse_json(as_json)
        count_at_table(ODIN, players, options, readers, silent=silent)
        return
    if middle is None or play is None:
        raise frame.Failure("error-count-odin-nothing", exit_code=2)
    try:
        verdict = judge_play(middle, play, hand)
    except PlayError as error:
        why = _why(error.reason)
        facts = {"layout": error.written, "reason": error.reason.code}
        raise frame.Failure("error-count-play", exit_code=2, why=why, **facts) from error
    if as_json:
        frame.emit_json(_as_data(verdict))
    elif verdict.reason is None:
        frame.line(frame.words("count-odin-legal", value=verdict.value or 0))
    else:
        frame.line(frame.words("count-odin-illegal", why=_why(verdict.reason)))
        if hand is None and may_be_a_hand(middle, play):
            frame.line(frame.words("count-odin-whole-hand"))


def _why(reason: Reason) -> Wording:
    """A reason in words; no player is named in it."""
    return Narrator(Speech(frame.language(), ODIN.deck, ())).reason(reason)


def _as_data(verdict: Verdict) -> dict[str, object]:
    if verdict.reason is None:
        return {"legal": True, "value": verdict.value}
    facts = {
        name: list(fact) if isinstance(fact, tuple) else fact
        for name, fact in verdict.reason.facts.items()
    }
    return {"legal": False, "reason": verdict.reason.code, "facts": facts}
