"""Puzzles: shown as their seat sees them, graded by what an answer costs, counted once."""

import json
from datetime import UTC, datetime

from trivet.analysis.puzzles import own_puzzles, position
from trivet.games import IDS, load

from .people import Person, Served


def test_every_game_brings_puzzles_that_its_rules_lead_to() -> None:
    for name in IDS:
        game = load(name)
        own = own_puzzles(game)
        assert own is not None and len(own.puzzles) == 60
        for puzzle in own.puzzles:
            offered = game.offers(position(game, puzzle).state, puzzle.seat)
            best, *others = puzzle.answers
            assert best.cost == 0 and len(offered) >= 6
            assert all(other.cost >= 0.1 for other in others if other.weighed), "every other answer costs much"


def test_an_answer_is_graded_by_what_it_costs_and_the_first_counts(served: Served, ann: Person) -> None:
    known = ann.ask("GET", "/games/gobi/puzzles")
    assert known["today"] in known["puzzles"] and known["rating"] is None and known["tries"] == []
    one, other = (f"/games/gobi/puzzles/{known['puzzles'][i]}" for i in (0, 1))
    said = ann.ask("GET", one)
    assert said["tried"] is None and said["number"] == 1 and len(said["offers"]) >= 6
    assert "cost" not in json.dumps(said), "nothing tells the answer before it is given"
    assert ann.ask("POST", one, 422, json={"action": 10**9})["code"] == "illegal_action"
    wrong = ann.ask("POST", one, json={"action": said["offers"][0]["action"]})
    best = wrong["answers"][0]["offer"]["action"]
    if best == said["offers"][0]["action"]:
        wrong = ann.ask("POST", other, json={"action": ann.ask("GET", other)["offers"][-1]["action"]})
    costs = [answer["cost"] for answer in wrong["answers"]]
    assert costs == sorted(costs) and costs[0] == 0
    again = ann.ask("POST", one, json={"action": best})
    assert again["cost"] == 0 and again["change"] == 0, "only the first answer counts"
    assert ann.ask("GET", one)["tried"] == again["first"]
    assert len(ann.ask("GET", "/me/export")["puzzles"]) == len(ann.ask("GET", "/games/gobi/puzzles")["tries"])


def test_best_answers_raise_a_rating_and_costly_ones_lower_it(served: Served) -> None:
    changes = []
    for place in (0, -1):
        person = served.person()
        known = person.ask("GET", "/games/gobi/puzzles")
        path = f"/games/gobi/puzzles/{known['today']}"
        spy = served.person()
        answers = spy.ask("POST", path, json={"action": spy.ask("GET", path)["offers"][0]["action"]})["answers"]
        made = person.ask("POST", path, json={"action": answers[place]["offer"]["action"]})
        changes.append(made["change"])
        today = datetime.now(UTC).date().isoformat()
        assert made["first"]["day"] == today and made["rating"]["played"] == 1
    assert changes[0] > 0 > changes[1]


def test_what_is_not_there_is_said(ann: Person) -> None:
    assert "no such puzzle" in ann.ask("GET", "/games/gobi/puzzles/nothing", 404)["message"]
    assert ann.ask("GET", "/games/chess/puzzles", 404)["code"] == "unknown_game"
    known = ann.ask("GET", "/games/gobi/puzzles")["today"]
    asked = json.dumps({"verb": "end_turn"})
    answer = ann.ask("GET", f"/games/gobi/puzzles/{known}/why-not?move={asked}")
    assert answer["code"] == "illegal_action" and answer["message"]
