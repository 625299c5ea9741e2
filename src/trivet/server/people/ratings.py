"""How strong people and our bots are thought to be: openskill's Plackett-Luce model, from the places of rated tables.

The rules of rating, as people read them, stand in `texts/rating.en.md`; this is their place in code.
"""

import math
from collections.abc import Sequence
from datetime import timedelta
from statistics import fmean as mean
from typing import Any, NamedTuple, cast

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Insert, Select, Table, Update, and_, bindparam, func, insert, select, update

from ..storage import schema
from ..storage.records import Outcome, TableRecord

MODEL = PlackettLuce()
Belief = tuple[float, float, int]
"""Mu, sigma, and the number of games it rests on."""
MIDDLE = 1500.0
POINTS = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)
"""Points for one of mu: of two who are 400 apart, and well known, the stronger wins ten times as often."""
LOWEST = 100
RECENTLY = timedelta(days=1)
NEWCOMER: Belief = (MODEL.mu, MODEL.sigma, 0)
PRESUMED = {
    "random": 700,
    "greedy": 1000,
    "instant": 1400,
    "search": 1600,
    "easy": 1200,
    "normal": 1500,
    "hard": 1700,
    "expert": 1800,
}
"""What our bots are thought to be worth before anybody has played them for a rating."""
PRESUMED_SIGMA = MODEL.sigma / 2
RESULTS, TALLIES, RIVALS, SEATS, RATINGS, BOT_RATINGS = (
    cast(Table, part.__table__)
    for part in (
        schema.ResultRow,
        schema.TallyRow,
        schema.RivalRow,
        schema.SeatRow,
        schema.RatingRow,
        schema.BotRatingRow,
    )
)


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


# Statements are made once: to put one together takes longer than to carry it out.

HAS_RESULT = select(RESULTS.c.identity).where(RESULTS.c.table_id == bindparam("table")).limit(1)
NEW_RESULT, NEW_TALLY, NEW_RIVAL = insert(RESULTS), insert(TALLIES), insert(RIVALS)
ONE_MORE = (
    update(TALLIES)
    .where(
        TALLIES.c.identity == bindparam("who"),
        TALLIES.c.game == bindparam("of"),
        TALLIES.c.players == bindparam("at"),
    )
    .values(played=TALLIES.c.played + 1, won=TALLIES.c.won + bindparam("wins"))
)
MET_AGAIN = (
    update(RIVALS)
    .where(
        RIVALS.c.identity == bindparam("who"),
        RIVALS.c.other == bindparam("whom"),
        RIVALS.c.game == bindparam("of"),
    )
    .values(
        played=RIVALS.c.played + 1,
        won=RIVALS.c.won + bindparam("wins"),
        lost=RIVALS.c.lost + bindparam("losses"),
        met=bindparam("now"),
    )
)


class Beliefs(NamedTuple):
    """How what is thought of people, or of our bots, is read and written."""

    key: str
    known: Select[Any]
    changed: Update
    new: Insert


def beliefs(table: Table, key: str) -> Beliefs:
    who, game = table.c[key], table.c.game
    known = select(who, table.c.mu, table.c.sigma, table.c.played).where(
        game == bindparam("of"), who.in_(bindparam("names", expanding=True))
    )
    changed = update(table).where(who == bindparam("who"), game == bindparam("of"))
    return Beliefs(key, known.order_by(who).with_for_update(), changed, insert(table))


OF_PEOPLE, OF_BOTS = beliefs(RATINGS, "identity"), beliefs(BOT_RATINGS, "bot")
OWN, OTHER = RESULTS.alias("own"), RESULTS.alias("other")
RECENT = (
    OWN.c.game == bindparam("of"),
    OWN.c.gained.is_not(None),
    OWN.c.created > bindparam("after"),
    OWN.c.identity.in_(bindparam("people", expanding=True)),
)
MET_PEOPLE = (
    select(OWN.c.identity, func.count())
    .join(OTHER, and_(OTHER.c.table_id == OWN.c.table_id, OTHER.c.identity != OWN.c.identity))
    .where(*RECENT, OTHER.c.identity.in_(bindparam("people", expanding=True)))
    .group_by(OWN.c.identity, OTHER.c.identity)
)
MET_BOTS = (
    select(SEATS.c.bot, func.count(OWN.c.table_id.distinct()))
    .join(SEATS, SEATS.c.table_id == OWN.c.table_id)
    .where(*RECENT, SEATS.c.bot.in_(bindparam("bots", expanding=True)))
    .group_by(SEATS.c.bot, OWN.c.identity)
)


def note(connection: Connection, table: TableRecord, outcomes: Sequence[Outcome]) -> None:
    """What the end of a game means for those who played it, once: a table that has a result keeps it."""
    people = [o for o in outcomes if o.identity is not None]
    if not people or connection.execute(HAS_RESULT, {"table": table.id}).first():
        return
    gained = rated(connection, table, outcomes) if table.counts else {}
    connection.execute(
        NEW_RESULT,
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
    who, whom, moment = mine.identity, theirs.identity, schema.now()
    won, lost = int(mine.place < theirs.place), int(mine.place > theirs.place)
    counted = {"who": who, "whom": whom, "of": game, "wins": won, "losses": lost, "now": moment}
    if connection.execute(MET_AGAIN, counted).rowcount == 0:
        first = {"identity": who, "other": whom, "game": game, "played": 1, "won": won, "lost": lost, "met": moment}
        connection.execute(NEW_RIVAL, first)


def tally(connection: Connection, outcome: Outcome, table: TableRecord) -> None:
    """One more game of its kind that a person has finished."""
    who, game, players, won = outcome.identity, table.game, len(table.seats), int(outcome.place == 1)
    if connection.execute(ONE_MORE, {"who": who, "of": game, "at": players, "wins": won}).rowcount == 0:
        first = {"identity": who, "game": game, "players": players, "played": 1, "won": won}
        connection.execute(NEW_TALLY, first)


def rated(connection: Connection, table: TableRecord, outcomes: Sequence[Outcome]) -> dict[str | None, float]:
    """Write down what is thought of everybody now; returns by how much each person's mu has changed."""
    counted = [o for o in outcomes if o.identity is not None or table.rates == "everybody"]
    if len(counted) < 2 or not any(o.stayed for o in counted):
        return {}
    game = table.game
    people = sorted(o.identity for o in counted if o.identity is not None)
    bots = sorted({o.bot for o in counted if o.bot is not None})
    strength = known(connection, OF_PEOPLE, game, people) | known(connection, OF_BOTS, game, bots)
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
        of = OF_BOTS if name in bots else OF_PEOPLE
        if name in strength:
            connection.execute(of.changed, {"who": name, "of": game, **values})
        else:
            connection.execute(of.new, {of.key: name, "game": game, **values})
    return {
        outcome.identity: new - old
        for outcome, (old, _, _), (new, _, _) in zip(counted, before, after, strict=True)
        if outcome.identity is not None
    }


def known(connection: Connection, of: Beliefs, game: str, names: Sequence[str]) -> dict[str, Belief]:
    """What is thought of these until now, and nobody else changes it meanwhile."""
    if not names:
        return {}
    found = connection.execute(of.known, {"of": game, "names": names})
    return {who: (mu, sigma, played) for who, mu, sigma, played in found}


def met(connection: Connection, game: str, people: Sequence[str], bots: Sequence[str]) -> dict[str, int]:
    """How many rated games each has had of late with the one of these people whom they met most often.

    People are not held to have met bots: whoever plays a level all day learns what they are worth against it.
    """
    asked = {"of": game, "after": schema.now() - RECENTLY, "people": people}
    found = [*connection.execute(MET_PEOPLE, asked)]
    if bots:
        found += connection.execute(MET_BOTS, {**asked, "bots": bots})
    most: dict[str, int] = {}
    for who, games in found:
        most[who] = max(most.get(who, 0), games)
    return most
