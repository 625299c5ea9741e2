"""Whole games between bots: the games that bots handed what their seats know would play, and what is written of them."""

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from trivet.bots import Bot, make_bot
from trivet.bots.desk import BOT
from trivet.bots.levels import ITERATIONS
from trivet.bots.network import Network
from trivet.bots.turn import play_turn
from trivet.engine.dice import next_word, roll, seed_words, sow
from trivet.engine.errors import UnknownBot
from trivet.engine.game import Game
from trivet.engine.match import Match
from trivet.engine.state import State, plain
from trivet.games import IDS, load
from trivet.lab.matches import bot_seed, game_seed
from trivet.lab.play import ROOM, bots_match, play_task, tables_for
from trivet.lab.processes import HERE, Where
from trivet.lab.records import TABLES, Content, Rows, Task, columns, merge
from trivet.lab.runs import Run

ALL = frozenset(TABLES)


class Seated(Bot):
    """A bot of ours whose chance is a generator of its own, as at a desk of whole games."""

    def __init__(self, game: Game, name: str, seed: int) -> None:
        super().__init__(game, seed)
        self.inner = make_bot(name, game, seed)
        self.dice = np.zeros(1, BOT)
        self.dice["rng"][0] = seed_words(seed)
        self.own = plain(self.dice)
        sow(self.own[0])
        self.inner.chance = self.chance  # type: ignore[method-assign]

    def chance(self, hidden: State, seat: int) -> int:
        return sum(int(next_word(self.own[0])) << 32 * i for i in range(4))

    def choose(self, hidden: State, seat: int) -> int:
        offers = self.game.offers(hidden, seat)
        if len(offers) == 1:
            return offers[0]
        if type(self.inner).__name__ == "RandomBot":
            return offers[int(roll(self.own[0], len(offers)))]
        return self.inner.choose(hidden, seat)


def in_python(game: Game, bots: Sequence[str], number: int) -> Match:
    """The same match, moved action by action between bots that are handed hidden states."""
    match = Match(game, {"players": len(bots)}, game_seed(5, number))
    seated = [Seated(game, name, bot_seed(5, number, seat)) for seat, name in enumerate(bots)]
    while to_act := game.to_act(match.state):
        for action in play_turn(game, seated[to_act[0]], game.hide(match.state, to_act[0]), to_act[0]):
            match.play(to_act[0], action)
    return match


def test_bots_play_as_if_each_were_handed_what_its_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ITERATIONS, "easy", 3)
    game, bots = load("gobi"), ("random", "easy", "greedy:1")
    assert bots_match(game, {"players": 3}, bots, 5, 3).moves == in_python(game, bots, 3).moves


def task(name: str, *bots: str, games: int = 3, tables: frozenset[str] = ALL) -> Task:
    game = load(name)
    options = game.choose_options({"players": len(bots)})
    return Task(name, None, options, bots, 5, tuple(range(games)), tables)


def same(one: Rows, other: Rows) -> bool:
    return all(getattr(one, t.name).tobytes() == getattr(other, t.name).tobytes() for t in fields(Rows))


def test_bots_with_networks_play_as_if_each_were_handed_what_its_seat_knows(tmp_path: Path) -> None:
    game, bots = load("gobi"), []
    for seed in (1, 2):
        Network.new(game, seed).save(tmp_path / f"{seed}.safetensors")
        bots.append(f"search:1:{tmp_path / f'{seed}.safetensors'}")
    whole = bots_match(game, {"players": 2}, bots, 5, 0)
    assert [action for _, action in whole.moves] == [action for _, action in in_python(game, bots, 0).moves]


@pytest.mark.parametrize("name", IDS)
def test_what_is_written_is_what_was_played(name: str) -> None:
    asked = task(name, "random", "random", games=2)
    rows, game = play_task(asked), load(name)
    cols = columns(game, asked.options)
    for number in asked.numbers:
        match = bots_match(game, asked.options, asked.bots, 5, number)
        seats = rows.seats[rows.seats["number"] == number]
        assert rows.games[number]["moves"] == len(match.moves) == seats["moves"].sum()
        assert rows.games[number]["turns"] == game.turn(match.state)
        assert seats["place"].tolist() == game.places(match.state)
        assert [s["total"] for s in game.scores(match.state)] == seats["points"].tolist()
        assert seats["win"].sum() == 1
        assert sorted(seats["order"].tolist()) == [0, 1]
        last = rows.turns[rows.turns["number"] == number][-1]
        assert last["points"].tolist() == seats["points"].tolist() and last["chance"].tolist() == seats["win"].tolist()
        decisions = rows.decisions[rows.decisions["number"] == number]
        assert [(int(d["seat"]), int(d["action"])) for d in decisions] == match.moves
        check_content(rows, game, match, number, cols.content)


def check_content(rows: Rows, game: Game, match: Match, number: int, content: tuple[Content, ...]) -> None:
    """What the actions name is counted as they are offered and taken."""
    found = {
        (int(row["seat"]), content[row["content"]]): (int(row["offered"]), int(row["taken"]), int(row["first_taken"]))
        for row in rows.content[rows.content["number"] == number]
    }
    named = {one for one in content if one.argument in game.actions.verbs[one.verb]}
    offered: dict[tuple[int, Content], int] = {}
    taken: dict[tuple[int, Content], list[int]] = {}
    state = game.set_up(match.options, match.seed)
    for move, (seat, action) in enumerate(match.moves):
        offers = game.offers(state, seat)
        for one in {each for offer in offers for each in names(game, offer)} & named:
            offered[seat, one] = offered.get((seat, one), 0) + 1
        for one in set(names(game, action)) & named:
            taken.setdefault((seat, one), []).append(move)
        game.play(state, seat, action)
    expected = {
        key: (count, len(taken.get(key, [])), taken[key][0] if key in taken else -1) for key, count in offered.items()
    }
    assert expected == {key: value for key, value in found.items() if key[1] in named}
    assert all(0 < taken <= offered or taken == 0 for offered, taken, _ in found.values())


def names(game: Game, action: int) -> list[Content]:
    form = game.actions.form(action)
    return [
        Content(form["verb"], key, value) for key, value in form.items() if isinstance(value, str) and key != "verb"
    ]


def test_cards_that_lie_in_a_row_are_content_too() -> None:
    """GOLDblivion's market is bought from by the slot: what lies there is what was offered."""
    rows = play_task(task("goldblivion", "random", "random"))
    content = columns(load("goldblivion"), {"players": 2}).content
    bought = [row for row in rows.content if content[row["content"]].verb == "buy" and row["taken"]]
    assert bought and all(content[row["content"]].argument == "card" for row in bought)
    assert {one.argument for one in columns(load("gobi"), {"players": 2}).content if one.verb == "gift"} == {"gift"}


def test_tables_that_fill_up_are_emptied_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = task("gobi", "random", "random")
    whole = play_task(asked)
    tables_for.cache_clear()
    for name in ROOM:
        monkeypatch.setitem(ROOM, name, 20)
    assert same(play_task(asked), whole)
    tables_for.cache_clear()


def test_rows_are_the_same_for_any_number_of_workers_and_shares() -> None:
    run = Run(load("gobi"), {"players": 2}, ("random", "random"), 5, ALL)
    whole = merge(run.play(range(6), HERE))
    shares = [play_task(run.tasks([0])[0].only(*numbers)) for numbers in ((4, 5), (0, 3), (1, 2))]
    assert same(merge(shares), whole)


class First(Bot):
    """Somebody else's bot."""

    def choose(self, hidden: State, seat: int) -> int:
        return self.game.offers(hidden, seat)[0]


def test_a_bot_from_outside_plays_beside_ours() -> None:
    first = f"{__name__}:First"
    rows = play_task(task("gobi", first, "random"))
    assert rows.seats["win"].sum() == 3 and len(rows.turns) > 10
    assert same(rows, play_task(task("gobi", first, "random")))
    mine = rows.decisions[(rows.decisions["number"] == 0) & (rows.decisions["seat"] == 0)]
    assert mine[0]["action"] == bots_match(load("gobi"), {"players": 2}, (first, "random"), 5, 0).moves[0][1]


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trivet.lab.runs.games_in_a_task", lambda bots: 2)
    run = Run(load("gobi"), {"players": 2}, ("random", "random"), 5, ALL)
    where = Where(1, tmp_path)
    whole = merge(run.play(range(6), HERE))
    going = run.play(range(6), where)
    next(going), next(going)
    going.close()
    damaged = sorted(tmp_path.glob("*.npz"))
    assert len(damaged) == 2
    damaged[0].write_bytes(b"half")
    heard: list[int] = []
    assert same(merge(run.play(range(6), where, heard.append)), whole)
    assert heard == [2, 2, 2]
    monkeypatch.setattr("trivet.lab.runs.play_task", None)
    assert same(merge(run.play(range(6), where)), whole)


@pytest.mark.parametrize("name", ["greedy:0", "greedy:1001", "greedy:many", "greedy:"])
def test_a_greedy_bot_that_makes_no_sense(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name, load("gobi"), 0)
