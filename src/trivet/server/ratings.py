"""How strong people are thought to be: openskill's Plackett-Luce model, from the places of rated tables."""

from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce

from .records import Outcome

MODEL = PlackettLuce()
Belief = tuple[float, float, int]
"""Mu, sigma, and the number of games it rests on."""


def rate(outcomes: Sequence[Outcome], known: Mapping[str, Belief]) -> dict[str, Belief]:
    """What is thought of each person after a game. Whoever left it to a bot is placed last."""
    before = [known.get(o.identity, (MODEL.mu, MODEL.sigma, 0)) for o in outcomes]
    last = max(o.place for o in outcomes) + 1
    after = MODEL.rate(
        [[MODEL.rating(mu, sigma)] for mu, sigma, _ in before],
        ranks=[float(o.place if o.stayed else last) for o in outcomes],
    )
    return {
        outcome.identity: (team[0].mu, team[0].sigma, played + 1)
        for outcome, team, (_, _, played) in zip(outcomes, after, before, strict=True)
    }


def shown(mu: float, sigma: float) -> float:
    """A rating for people to read: low while little is known."""
    return round(mu - 3 * sigma, 2)
