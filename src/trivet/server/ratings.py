"""How strong people and our bots are thought to be: openskill's Plackett-Luce model, from the places of rated tables.

The rules of rating, as people read them, stand in `texts/rating.en.md`; this is their place in code.
"""

import math
from collections.abc import Sequence
from datetime import timedelta
from statistics import fmean as mean
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, func, insert, select, update
from sqlalchemy.orm import aliased

from . import schema
from .records import Outcome, TableRecord

MODEL = PlackettLuce()
Belief = tuple[float, float, int]
"""Mu, sigma, and the number of games it rests on."""
MIDDLE = 1500.0
POINTS = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)
"""Points for one of mu: of two who are 400 apart, and well known, the stronger wins ten times as often."""
LOWEST = 100
RECENTLY = timedelta(days=1)
NEWCOMER: Belief = (MODEL.mu, MODEL.sigma, 0)
PRESUMED = {"random": 700, "greedy": 1000, "search": 1600, "easy": 1200, "normal": 1500, "hard": 1700, "expert": 1800}
"""What our bots are thought to be worth before anybody has played them for a rating."""
PRESUMED_SIGMA = MODEL.sigma / 2


def shown(mu: float) -> int:
    """A rating for people to read."""
    return max(LOWEST, round(MIDDLE + (mu - MODEL.mu) * POINTS))


def in_points(change: float) -> int:
    """A change of mu, for people to read."""
    return round(change * POINTS)


def margin(sigma: float) -> int:
    """How far off it may be, either way: nineteen times out of twenty the truth lies within."""
    return round(2 * sigma * POINTS)


def provisional(played: int) -> bool:
    return played < schema.PROVISIONAL


def presumed(bot: str) -> Belief:
    return (MODEL.mu + (PRESUMED[bot] - MIDDLE) / POINTS, PRESUMED_SIGMA, 0)


def rate(places: Sequence[int], before: Sequence[Belief], weights: Sequence[float]) -> list[Belief]:
    """What is thought of each after a game; a weight below 1 moves a belief by that part of the way."""
    teams = [[MODEL.rating(mu, sigma)] for mu, sigma, _ in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [
        (mu + weight * (team[0].mu - mu), sigma + weight * (team[0].sigma - sigma), played + 1)
        for (mu, sigma, played), team, weight in zip(before, after, weights, strict=True)
    ]


def note(connection: Connection, table: TableRecord, outcomes: Sequence[Outcome]) -> None:
    """What the end of a game means for those who played it, once: a table that has a result keeps it."""
    people = [o for o in outcomes if o.identity is not None]
    has_one = select(schema.Result.identity).where(schema.Result.table_id == table.id).limit(1)
    if not people or connection.execute(has_one).first():
        return
    gained = rated(connection, table, outcomes) if table.counts else {}
    connection.execute(
        insert(schema.Result),
        [
            {
                "table_id": table.id,
                "identity": outcome.identity,
                "game": table.game,
                "players": len(table.seats),
                "place": outcome.place,
                "gained": gained.get(outcome.identity),
            }
            for outcome in people
        ],
    )
    for outcome in sorted(people, key=lambda o: str(o.identity)):  # of games that end together, one waits for the other
        tally(connection, outcome, table)
    for mine in sorted(people, key=lambda o: str(o.identity)):
        for theirs in sorted(people, key=lambda o: str(o.identity)):
            if mine.identity != theirs.identity:
                met_again(connection, table.game, mine, theirs)


def met_again(connection: Connection, game: str, mine: Outcome, theirs: Outcome) -> None:
    """One more game that a person has finished against another."""
    found, moment = schema.Rival, schema.now()
    won, lost = int(mine.place < theirs.place), int(mine.place > theirs.place)
    pair = {"identity": mine.identity, "other": theirs.identity, "game": game}
    counted = {"played": found.played + 1, "won": found.won + won, "lost": found.lost + lost, "met": moment}
    if connection.execute(update(found).filter_by(**pair).values(**counted)).rowcount == 0:
        connection.execute(insert(found).values(**pair, played=1, won=won, lost=lost, met=moment))


def tally(connection: Connection, outcome: Outcome, table: TableRecord) -> None:
    """One more game of its kind that a person has finished."""
    found, won = schema.Tally, int(outcome.place == 1)
    kind = {"identity": outcome.identity, "game": table.game, "players": len(table.seats)}
    change = update(found).filter_by(**kind).values(played=found.played + 1, won=found.won + won)
    if connection.execute(change).rowcount == 0:
        connection.execute(insert(found).values(**kind, played=1, won=won))


def rated(connection: Connection, table: TableRecord, outcomes: Sequence[Outcome]) -> dict[str | None, float]:
    """Write down what is thought of everybody now; returns by how much each person's mu has changed."""
    counted = [o for o in outcomes if o.identity is not None or table.rates == "everybody"]
    if len(counted) < 2 or not any(o.stayed for o in counted):
        return {}
    game = table.game
    people = sorted(o.identity for o in counted if o.identity is not None)
    bots = sorted({o.bot for o in counted if o.bot is not None})
    strength = {
        **known(connection, schema.Rating.identity, game, people),
        **known(connection, schema.BotRating.bot, game, bots),
    }
    weight = {who: 0.5**games for who, games in met(connection, game, people, bots).items()}
    names = [str(o.identity or o.bot) for o in counted]
    before = [strength.get(name) or (presumed(name) if name in bots else NEWCOMER) for name in names]
    after = rate([o.place for o in counted], before, [weight.get(name, 1.0) for name in names])
    for name in sorted(set(names)):
        mine = [belief for who, belief in zip(names, after, strict=True) if who == name]
        values = {
            "mu": mean(mu for mu, _, _ in mine),
            "sigma": mean(sigma for _, sigma, _ in mine),
            "played": mine[0][2],
        }
        row, key = (schema.BotRating, "bot") if name in bots else (schema.Rating, "identity")
        which = {key: name, "game": game}
        if name in strength:
            connection.execute(update(row).filter_by(**which).values(**values))
        else:
            connection.execute(insert(row).values(**which, **values))
    return {
        outcome.identity: new - old
        for outcome, (old, _, _), (new, _, _) in zip(counted, before, after, strict=True)
        if outcome.identity is not None
    }


def known(connection: Connection, who: Any, game: str, names: Sequence[str]) -> dict[str, Belief]:
    """What is thought of these until now, and nobody else changes it meanwhile."""
    row = who.class_
    query = select(who.label("who"), row.mu, row.sigma, row.played).where(row.game == game, who.in_(names))
    found = connection.execute(query.order_by(who).with_for_update())
    return {line.who: (line.mu, line.sigma, line.played) for line in found}


def met(connection: Connection, game: str, people: Sequence[str], bots: Sequence[str]) -> dict[str, int]:
    """How many rated games each has had of late with the one of these people whom they met most often.

    People are not held to have met bots: whoever plays a level all day learns what they are worth against it.
    """
    own, other, seat = aliased(schema.Result), aliased(schema.Result), schema.Seat
    recent = (
        own.game == game,
        own.gained.is_not(None),
        own.created > schema.now() - RECENTLY,
        own.identity.in_(people),
    )
    with_people = (
        select(own.identity, func.count().label("games"))
        .join(other, and_(other.table_id == own.table_id, other.identity != own.identity))
        .where(*recent, other.identity.in_(people))
        .group_by(own.identity, other.identity)
    )
    with_bots = (
        select(seat.bot, func.count(own.table_id.distinct()).label("games"))
        .join(seat, seat.table_id == own.table_id)
        .where(*recent, seat.bot.in_(bots))
        .group_by(seat.bot, own.identity)
    )
    most: dict[str, int] = {}
    for who, games in (*connection.execute(with_people), *connection.execute(with_bots)):
        most[who] = max(most.get(who, 0), games)
    return most
