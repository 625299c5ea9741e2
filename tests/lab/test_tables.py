"""What reports ask of the tables: offers and choices counted, what seats keep, games that go on from their first actions."""

from functools import cache

import numpy as np

from trivet.games import load
from trivet.lab.play import matches_of, play_task
from trivet.lab.records import TABLES, Rows, Task, columns

OPTIONS = {"players": 2}
TASK = Task("gorbino", None, OPTIONS, ("random", "random"), 4, (0, 1), frozenset(TABLES))


@cache
def rows() -> Rows:
    return play_task(TASK)


def test_offers_and_choices_are_those_of_the_decisions() -> None:
    played = rows()
    for game in played.games:
        made = played.decisions[played.decisions["number"] == game["number"]]
        assert game["offers"] == made["offers"].sum()
        assert game["choices"] == (made["offers"] > 1).sum()
        assert game["choices"] == played.turns["choices"][played.turns["number"] == game["number"]].sum()


def test_what_a_seat_kept_is_what_it_has_at_the_end() -> None:
    game, played = load("gorbino"), rows()
    things = columns(game, OPTIONS).content
    matches = dict(matches_of(game, OPTIONS, TASK.seed, played))
    cards = [row for row in played.content if things[row["content"]].verb == "develop"]
    assert {row["kept"] > 0 for row in cards} == {False, True}
    for row in cards:
        seen = game.observes.named(game.observe(matches[int(row["number"])].state, int(row["seat"])))
        at = game.observes.features["hand"].axes[0].index(things[row["content"]].word)  # type: ignore[union-attr]
        assert row["kept"] == sum(int(seen[place][0, at]) for place in ("hand", "pile", "aside"))


def test_a_game_goes_on_from_its_first_actions() -> None:
    first = rows().decisions[rows().decisions["number"] == 1]["action"]
    script = tuple(int(action) for action in first[:30])
    task = Task(
        "gorbino", None, OPTIONS, TASK.bots, TASK.seed, (1, 1), frozenset(TABLES), (script, (*script, int(first[30])))
    )
    played = play_task(task)
    assert len(played) == 2
    went = np.split(played.decisions["action"], np.flatnonzero(played.decisions["move"] == 0)[1:])
    assert [list(one[:30]) for one in went] == [list(script)] * 2
    assert went[1][30] == first[30]
    whole = play_task(
        Task("gorbino", None, OPTIONS, TASK.bots, TASK.seed, (1,), frozenset(TABLES), (tuple(map(int, first)),))
    )
    assert (whole.decisions["action"] == first).all()
    assert (whole.seats == rows().seats[rows().seats["number"] == 1]).all()
