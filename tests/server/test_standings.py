"""How people stand to each other: one's own games by what they were, whom one met, and who is strongest."""

import sqlite3
from contextlib import closing

from .people import Person, Served, Start, Table
from .test_records import play_out


def me(person: Person) -> str:
    return str(person.ask("GET", "/me")["id"])


def finished(host: Person, guest: Person, game: str = "gobi", **more: object) -> Table:
    return play_out(guest.join(host.new_table("me", "open", game=game, public=True, **more)), host, guest)


def ids(person: Person, query: str) -> list[str]:
    return [table["id"] for table in person.ask("GET", f"/tables?{query}")["tables"]]


def test_ones_own_games_are_found_by_what_they_were(start: Start) -> None:
    served = start()
    ann, bob, cy = (served.person() for _ in range(3))
    with_bob, with_cy = finished(ann, bob), finished(ann, cy)
    alone = ann.new_table("me", "random", game="gorbino")["id"]
    waiting = ann.new_table("me", "open")["id"]
    won = [t["id"] for t in (with_cy, with_bob) if t["places"][0] == 1]
    lost = [t["id"] for t in (with_cy, with_bob) if t["places"][0] != 1]
    assert ids(ann, "status=won") == won and ids(ann, "status=lost") == lost
    assert ids(ann, "game=gorbino") == [alone] and ids(ann, "game=none") == []
    assert ids(ann, "game=gobi&status=going") == [waiting]
    assert ids(ann, f"with={me(bob)}") == [with_bob["id"]] == ids(bob, f"with={me(ann)}&status=finished&game=gobi")
    assert ids(ann, f"with={me(bob)}&status=won") == [t for t in won if t == with_bob["id"]]
    assert ids(ann, f"with={me(bob)}&game=gorbino") == [] == ids(ann, "with=nobody")
    bob.join(served_table(ann, waiting))
    assert ids(ann, f"with={me(bob)}&status=going") == [waiting]
    assert ids(cy, f"with={me(bob)}") == [], "they never met"


def served_table(person: Person, table: str) -> Table:
    found: Table = person.ask("GET", f"/tables/{table}")
    return found


def test_whom_one_met_is_counted_and_stays_when_tables_go(start: Start) -> None:
    served = start()
    ann, bob, cy = (served.person() for _ in range(3))
    bob.ask("PUT", "/me", json={"name": "Bob"})
    played = [finished(ann, bob), finished(ann, bob), finished(ann, cy)]
    better = sum(t["places"][0] < t["places"][1] for t in played[:2])
    worse = sum(t["places"][0] > t["places"][1] for t in played[:2])
    first = ann.ask("GET", "/me/rivals?limit=1")
    assert [r["person"] for r in first["rivals"]] == [me(cy)], "whom one met last comes first"
    (rival,) = ann.ask("GET", f"/me/rivals?limit=1&after={first['next']}")["rivals"]
    assert (rival["name"], rival["played"], rival["won"], rival["lost"]) == ("Bob", 2, better, worse)
    counted = {"game": "gobi", "played": 2, "won": worse, "lost": better}
    assert bob.ask("GET", f"/people/{me(ann)}")["against"] == [counted], "and the other way round"
    assert ann.ask("GET", f"/people/{me(ann)}")["against"] == [] == cy.ask("GET", f"/people/{me(bob)}")["against"]
    assert ann.ask("GET", "/me/export")["rivals"][0]["played"] in (1, 2)
    ann.ask("GET", "/me/rivals?after=x", 422)
    bob.ask("DELETE", "/me")
    assert [r["person"] for r in ann.ask("GET", "/me/rivals")["rivals"]] == [me(cy)], "who is gone is forgotten"
    assert ids(ann, "status=finished") == [t["id"] for t in reversed(played)]


def put_ratings(served: Served, rows: list[tuple[str, float, int]]) -> None:
    with closing(sqlite3.connect(served.database)) as database, database:
        for name, mu, played in rows:
            person = name.ljust(22, "x")
            database.execute("INSERT INTO identities VALUES (?, ?, NULL, '2026-01-01 00:00:00.000000')", (person, name))
            database.execute("INSERT INTO ratings VALUES (?, 'gobi', ?, 2.0, ?)", (person, mu, played))


def test_a_leaderboard_ranks_those_who_are_known_and_names_the_others_apart(start: Start) -> None:
    served = start()
    ann = served.person()
    put_ratings(served, [("Al", 30.5, 12), ("Bo", 33.25, 40), ("Cy", 30.5, 10), ("Di", 45.0, 3)])
    board = ann.ask("GET", "/games/gobi/leaderboard?limit=2")
    assert [(one["rank"], one["name"]) for one in board["leaders"]] == [(1, "Bo"), (2, "Cy")]
    assert {one["bot"] for one in board["bots"]} >= {"easy", "normal", "hard", "expert"}
    rest = ann.ask("GET", f"/games/gobi/leaderboard?limit=2&after={board['next']}")
    assert [(one["rank"], one["name"]) for one in rest["leaders"]] == [(3, "Al")] and rest["next"] is None
    apart = ann.ask("GET", "/games/gobi/leaderboard?provisional=true")["leaders"]
    assert [one["name"] for one in apart] == ["Di"] and apart[0]["rating"]["provisional"]
    assert ann.ask("GET", "/games/gorbino/leaderboard")["leaders"] == []
    assert ann.ask("GET", "/games/chess/leaderboard", 404)["code"] == "unknown_game"
    assert ann.ask("GET", "/games/gobi/leaderboard?after=zz", 422)["code"] == "bad_request"
