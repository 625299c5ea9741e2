"""Lessons over the API: nothing is kept of them, and whoever learns is told what is right."""

import json

from .people import Person

LESSON = "/games/gobi/lessons/first"


def test_games_say_how_they_are_learnt(ann: Person) -> None:
    games = {game["id"]: game["lessons"] for game in ann.ask("GET", "/games")}
    first = games["gobi"][0]
    assert first["id"] == "first" and first["steps"] >= 10 and 5 <= first["minutes"] <= 8


def test_a_lesson_goes_on_with_every_right_move(ann: Person) -> None:
    done: list[int] = []
    steps = []
    while (at := ann.ask("GET", f"{LESSON}?done={','.join(map(str, done))}"))["right"]:
        steps.append(at["step"])
        assert {*at["right"], *map(int, at["told"])} == {offer["action"] for offer in at["offers"]}
        assert all(word for word in at["told"].values())
        told = [position["entry"] for position in at["positions"]]
        assert told == (at["log"][-len(told) :] if done else [None]) and (not done or told[0]["seat"] == 0)
        done.append(at["right"][0])
    assert steps == sorted(steps) and at["step"] == len(at["steps"]) - 1
    assert at["log"][-1]["seat"] == 1 and at["positions"][-1]["to_act"] == [0]
    assert ann.ask("GET", "/tables")["tables"] == []


def test_a_move_that_the_lesson_does_not_ask_for_is_refused(ann: Person) -> None:
    at = ann.ask("GET", LESSON)
    wrong = next(offer["action"] for offer in at["offers"] if offer["action"] not in at["right"])
    assert ann.ask("GET", f"{LESSON}?done={wrong}", 422)["code"] == "illegal_action"
    assert ann.ask("GET", f"{LESSON}?done=one", 422)["code"] == "bad_request"
    assert ann.ask("GET", "/games/gobi/lessons/none", 404)["code"] == "not_found"
    assert ann.ask("GET", "/games/none/lessons/first", 404)["code"] == "unknown_game"


def test_questions_are_answered_as_at_a_table(ann: Person) -> None:
    far = json.dumps({"verb": "place", "cell": [9, 9]})
    assert ann.ask("GET", f"{LESSON}/why-not?move={far}")["reason"] == "touches_nothing"
    right = ann.ask("GET", LESSON)["right"][0]
    assert {"put"} <= {event["event"] for event in ann.ask("GET", f"{LESSON}/foresee?action={right}")["events"]}
    assert ann.ask("GET", f"{LESSON}/foresee?action=0", 422)["code"] == "illegal_action"


def test_where_people_stop_is_counted_without_names(ann: Person) -> None:
    for step in ("theme", "goal"):
        assert ann.ask("POST", f"{LESSON}/steps/{step}") == {"reached": step}
    ann.ask("POST", f"{LESSON}/steps/none", 404)
    figures = ann.http.get("/metrics").text
    assert 'trivet_lesson_steps_total{game="gobi",lesson="first",step="goal"} 1.0' in figures
