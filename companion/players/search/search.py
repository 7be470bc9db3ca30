"""The search: each candidate is played on in the same deals, and the rule of thumb is overruled
only where that is clear.

Play-outs are noisy: rounds have a spread of many points, and two moves differ by one or two.
Whoever believes the best mean at once plays worse than the rule of thumb. Games with a learned
value need none, see `companion.players.learned`.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

from companion.games.game import Reason, State
from companion.players.advice import COMPARING, Advice, Found
from companion.players.parts import part
from companion.players.search.budget import Budget, Clock, Timer
from companion.players.search.chance import Chance
from companion.players.search.plans import Plan, plan_of
from companion.players.search.sample import Sample
from companion.players.thumbs import NORMAL, thumb_of

_LEARNED = "companion.players.learned"
"""Where the modules of some games have `weighed`: moves by what was learned, best first."""
_BATCH = 12
"""Deals between two looks at who is still in it; the fewest that a word about a move rests on."""
_HOPELESS = 2.5
"""A candidate that is behind by so many standard errors is tried no further."""
_TOLD = 2.0
"""Standard errors by which a move must be ahead for a word about how many points that is."""
_CLOSE = 0.5
"""Points; a move that is weighed exactly and behind by less is about as good."""


def found(
    view: State,
    seat: int,
    generator: Random,
    budget: Budget,
    clock: Clock,
) -> Found | None:
    """Search for the move of a seat that has to choose; None where its rule of thumb knows none.

    `view` is what the seat may know.
    """
    thumb = thumb_of(view)
    rated = thumb.advice(view, seat, NORMAL) if thumb is not None else []
    if not rated:
        return None
    if _is_only_move(view, seat):
        return Found(replace(rated[0], reason=Reason("only_move")), 0)
    timer = Timer(budget, clock)
    learned = part(_LEARNED, view)
    if learned is not None and budget.deals and not timer.is_over:
        weighed = learned.weighed(view, seat)
        if weighed:
            return _weighed(weighed)
    plan = plan_of(view)
    if plan is None:
        return Found(rated[0], 0)
    is_searched = plan.can_be_searched(view)
    samples = [Sample() for _ in rated[: plan.width]]
    alive = list(range(len(samples)))
    deals = 0
    while is_searched and len(alive) > 1 and deals < budget.deals and not timer.is_over:
        seed = generator.getrandbits(64)
        sampled, chance = view.sample(Random(seed)), Chance(seed)
        values = []
        for at in alive:
            chance.rewind()
            values.append(plan.playing_on(sampled, rated[at].move, chance))
            if timer.is_over:
                break
        if len(values) < len(alive):
            break
        for at, value in zip(alive, values, strict=True):
            samples[at].values.append(value)
        deals += 1
        if deals % _BATCH == 0:
            alive = _hopeful(samples, alive)
    return _told(rated, samples, plan, deals)


def _weighed(advice: list[Advice]) -> Found:
    """What needs no deals: what may come of each move was weighed."""
    best, *others = advice
    if not others:
        return Found(best, 0)
    return Found(best, 0, others[0], best.value - others[0].value, _CLOSE)


def _is_only_move(view: State, seat: int) -> bool:
    """Whether nothing else is allowed; a rule of thumb may leave out what it cannot judge."""
    mine = (move for move in view.moves() if move.seat == seat)
    return len(list(islice(mine, 2))) == 1


def _hopeful(samples: list[Sample], alive: list[int]) -> list[int]:
    """Those not clearly behind the best. The first is the rule of thumb's and stays in."""
    best = max(alive, key=lambda at: samples[at].mean)
    return [
        at
        for at in alive
        if at in (0, best) or not samples[best].lead(samples[at]).is_clear(_HOPELESS, _BATCH)
    ]


def _told(rated: list[Advice], samples: list[Sample], plan: Plan, deals: int) -> Found:
    ranked = sorted(
        (at for at in range(len(samples)) if len(samples[at].values) == deals and deals),
        key=lambda at: (-samples[at].mean, at),
    )
    chosen = 0
    if ranked and samples[ranked[0]].lead(samples[0]).is_clear(plan.errors, plan.deals):
        chosen = ranked[0]
    leads = {
        at: samples[chosen].lead(samples[at])
        for at in range(len(samples))
        if at != chosen and len(samples[at].values) >= _BATCH
    }
    if not leads:
        return Found(rated[chosen], deals)
    # One that was given up early may still be the next best.
    second = min(leads, key=lambda at: leads[at].mean)
    lead = leads[second]
    advice = _compared(rated[chosen], lead.deals)
    if lead.mean >= plan.close and not lead.is_clear(_TOLD, _BATCH):
        return Found(advice, deals)
    return Found(advice, deals, rated[second], lead.mean, plan.close)


def _compared(advice: Advice, deals: int) -> Advice:
    """A move with a reason that holds beside the others in so many deals."""
    if advice.reason.code not in COMPARING:
        return advice
    return replace(advice, reason=Reason("ends_best", {"deals": deals}))
