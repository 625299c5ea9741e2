"""What the log says of each move: the turn and the round it was made in, at a table as in its replay."""

import json
from typing import Any

from tests.games.golden import MATCHES

from .people import Person, Table

OLD = json.loads(MATCHES["gobi-2-china"].read_text(encoding="utf-8"))
"""A match by version 1 of the rules."""


def stages(log: list[dict[str, Any]]) -> list[tuple[int, int]]:
    return [(entry["turn"], entry["round"]) for entry in log]


def replayed(ann: Person, table: Table) -> tuple[list[Any], list[tuple[int, int]]]:
    """The entries of a replay, and how far the match was at each position."""
    positions = ann.ask("GET", f"/tables/{table['id']}/replay?seat={table['seat']}")["positions"]
    return [p["entry"] for p in positions[1:]], [(p["turn"], p["round"]) for p in positions]


def test_a_move_is_told_with_the_turn_and_the_round_it_was_made_in(ann: Person) -> None:
    table = ann.new_table("me", "me", game="goldblivion")
    table = ann.act_until(table, lambda t: t["round"] == 2)
    table = ann.look(table, table["seat"])
    log, course = replayed(ann, table)
    assert table["log"] == log and stages(log) == course[:-1]
    assert (table["turn"], table["round"]) == course[-1]
    assert {entry["round"] for entry in log} == {0, 1}


def test_what_is_taken_back_takes_its_turn_with_it(ann: Person) -> None:
    table = ann.new_table("me", "me")
    first = ann.act_until(table, lambda t: t["undo"])
    undone = ann.undo(first)
    assert undone["turn"] == first["turn"]
    table = ann.look(ann.act_until(undone, lambda t: t["turn"] > first["turn"]), 0)
    assert stages(table["log"]) == stages(replayed(ann, table)[0])


def test_a_match_of_an_earlier_version_of_the_rules_is_told_by_turns_too(ann: Person) -> None:
    table = ann.ask("POST", "/matches", 201, json=OLD)
    turns = [turn for turn, _ in stages(table["log"])]
    assert len(turns) == len(OLD["moves"]) and turns == sorted(turns) and turns[-1] > 10
