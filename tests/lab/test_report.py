"""Reports: what was put into made-up games is found in them, said in words and drawn."""

import json
import re
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

pytest.importorskip("scipy")
pytest.importorskip("altair")

from trivet.games import load
from trivet.lab.report import balance, cards, charts, made, stats, verdicts
from trivet.lab.report.drama import drama, lead_changes
from trivet.lab.report.page import headlines, page
from trivet.lab.report.sample import Sample, Turns
from trivet.lab.report.strategies import strategies
from trivet.lab.report.words import Words
from trivet.languages import LANGUAGES
from trivet.texts import Texts

from .made_up import STRONG, made_up

GAME = load("gorbino")


@cache
def games(last: float = 0.4) -> Sample:
    return made_up(GAME, last=last)


@cache
def report(last: float = 0.4) -> made.Report:
    asked = made.Asked(GAME.id, 1, {"players": 4}, ("greedy",) * 4, games(last).games, 0, False)
    return made.report(GAME, asked, games(last), ("coins", "cubes.wood"))


def test_an_unfair_turn_order_is_found_where_seats_look_even() -> None:
    order, seats = balance.by_order(games()), balance.by_seat(games())
    assert order and seats
    assert order.favourite == 3 and order.furthest.low < 0.4 < order.furthest.high
    assert order.test.p < 1e-9
    assert seats.test.p > 0.01
    first = report().verdicts[0]
    assert (first.topic, first.level, first.word) == ("order", "bad", "unfair")


def test_a_fair_turn_order_is_called_fair_or_not_yet_decided() -> None:
    for count, word in ((6000, "fair"), (40, "open")):
        order = balance.by_order(made_up(GAME, games=count, last=0.25))
        assert order
        verdict = next(verdicts.fairness("order", order))
        assert verdict.word == word
    assert verdict.figures["games"] > 1000


def test_the_game_that_shows_it_does() -> None:
    order = balance.by_order(games())
    assert order
    last = games().order[order.shown_by, 3]
    assert games().place[order.shown_by, last] == 1


def test_a_thing_that_goes_with_winning_has_the_highest_lift() -> None:
    found = cards.cards(games())
    assert (found[0].verb, found[0].kind, found[0].word) == games().things.names[STRONG]
    assert found[0].sways and found[0].lift and found[0].lift.low > 0.03
    assert sum(one.sways for one in found) <= 2
    assert [(one.verb, one.word) for one in cards.never_used(found)] == [
        (n[0], n[2]) for n in games().things.names[-1:]
    ]


def test_lead_changes_are_counted_by_hand() -> None:
    leader = np.array([0, 1, 1, 0, 2, 2, 2, 1])
    sole = np.array([1, 1, 0, 1, 1, 1, 1, 1], bool)
    blank = np.zeros(8, int)
    turns = Turns(np.array([0, 0, 0, 0, 5, 5, 5, 5]), blank, blank, blank, blank, blank, blank)
    changes, last = lead_changes(turns, leader, sole)
    assert changes.tolist() == [2, 1]
    assert last.tolist() == [1.0, 1.0]


def test_a_runaway_leader_and_a_comeback() -> None:
    """One game that is never in doubt, one in which the winner is far behind until the last turn."""
    ahead, behind = [[0.6, 0.4]] * 3 + [[1, 0]], [[0.2, 0.8]] * 3 + [[1, 0]]
    one = games()
    turns = replace(
        one.turns,
        **{name: getattr(one.turns, name)[:8] for name in ("seat", "decisions", "points", "counters")},
        game=np.repeat([0, 1], 4),
        choices=np.array([0, 1, 1, 1, 1, 1, 1, 1]),
        chance=np.array(ahead + behind),
    )
    few = replace(one, number=np.array([10, 11]), place=np.array([[1, 2], [1, 2]]), players=2, turns=turns)
    found = drama(few)
    assert found
    assert found.lead_changes.value == 0.5
    assert found.half_time.value == 0.5 and found.comeback.value == 0.5
    assert found.runaway.value == 0.5 and found.dead.value == 1 / 8
    assert found.behind.value == 3 / 8 and found.drama.value == pytest.approx(0.6**0.5)
    assert found.shown_by["comeback"] == 11 and found.shown_by["runaway"] == 10


def test_points_of_winners_come_from_what_was_put_there() -> None:
    found = balance.points(games(), GAME.score_items)
    name, winners, others = found.items[0]
    assert name == GAME.score_items[0] and winners.value - others.value == pytest.approx(8, abs=0.5)
    assert found.ties.value == 0 and found.margin.value >= 1


def test_ways_to_play_are_told_apart_where_there_are_some() -> None:
    one = games()
    assert (found := strategies(one, GAME.score_items)) and len(found.groups) == 1
    items = one.items.copy()
    items[:, 0, :-1] = np.eye(len(GAME.score_items))[1] * 60
    items[:, 1:, :-1] = np.eye(len(GAME.score_items))[2] * 60
    found = strategies(replace(one, items=items), GAME.score_items)
    assert found and len(found.groups) == 2
    assert found.groups[0].marks[0].item in (GAME.score_items[1], GAME.score_items[2])
    assert found.groups[0].size.value + found.groups[1].size.value == pytest.approx(1)


def test_a_conclusion_that_flips_says_so() -> None:
    found = made.second(report(), report(0.1), "easy")
    assert next(how for one, _, how in found.verdicts if one.topic == "order") == "flips"
    told = made.compared(report(), report(0.1), "easy")
    flipped = next(one for one in headlines(told, Words(Texts("en"), GAME)) if "With other bots" in one[1])
    assert flipped[0] == "!" and "turn order" in flipped[2]
    same = made.second(report(), report(), "easy")
    assert {how for one, _, how in same.verdicts if one.level != verdicts.OPEN} == {"holds"}
    assert same.told == sum(one.level != verdicts.OPEN for one, *_ in same.verdicts) > 0


def test_where_neither_strength_is_sure_nothing_is_said_to_hold() -> None:
    unsure = [replace(one, level=verdicts.OPEN) for one in report().verdicts]
    told = made.compared(report(), replace(report(), verdicts=unsure), "easy")
    (said,) = (one for one in headlines(told, Words(Texts("en"), GAME)) if "With other bots" in one[1])
    assert said[0] == "?" and "not yet decided" in said[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_it_all_and_fetches_nothing(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if language == "fr":  # charts are the same but for their words
        monkeypatch.setattr(charts, "svg", lambda chart, language, says: f"<svg>{says}</svg>")
    worth = made.Worth("draft", "card", "old_guard", stats.mean([0, 1, 1, 0.5]), stats.mean([3, 4, 5, 1]), 0.01)
    rung = made.Rung("random", "greedy", stats.share([1, 1, 0]), 0.25)
    whole = replace(
        report(),
        forks=[worth],
        ladder=[rung],
        opponents={"one": rung.wins},
        second=made.second(report(), report(0.1), "easy"),
    )
    words = Words(Texts(language), GAME)
    text = page(whole, words, {number: "{}" for number in whole.shown()}, ["trivet", "report", GAME.id], "http://here")
    assert not re.search(r"(src|href)=[\"'](?!#|data:|http://here/match#)|@import|url\(", text)
    assert "report-" not in re.sub(r'href="[^"]*"|<style>.*</style>', "", text, flags=re.DOTALL)
    assert not re.search(r"\{ ?\$", text)
    assert text.index("verdicts") < text.index("<svg")
    shouted = text[text.index('class="bad"') : text.index("<nav")]
    order = report().order
    assert order and words.share(order.furthest) in shouted
    for part in re.findall(r'aria-labelledby="(\w+)"', text):
        assert f'id="{part}"' in text
    for number in re.findall(r">(\d+)</a>", text):
        assert f"{GAME.id}-{number}.json" in text
    for link in re.findall(r'href="#([^"]+)"', text):
        assert f'id="{link}"' in text
    assert text.count("<figure>") == text.count("<details>")


def test_a_choice_is_called_by_the_thing_that_it_takes() -> None:
    """Where the action's label names the place that the thing lies at, too."""
    words = Words(Texts("en"), load("gobi"))
    assert words.deed("use", "gift", "Tea") == "Use Tea"
    assert words.deed("gift", "gift", "Tea") == "Take a gift: Tea"


def test_what_never_varies_is_said_without_spread_or_with_what_so_few_games_can_tell() -> None:
    one = games()
    words = Words(Texts("en"), GAME)
    assert words.amount(stats.mean([36, 36, 36])) == "36"
    assert (words.small(0), words.chance(0.02)) == ("<\u00a00.001", "p\u00a0=\u00a00.020")
    never = stats.portion([0, 0, 0], [9, 9, 9])
    assert never.value == never.low == 0 and never.high > 0.5
    length = balance.length(replace(one, turn_count=np.full(one.games, 36)))
    verdict = next(verdicts.of_length(length))
    assert verdict.word == "fixed" and verdict.level == verdicts.GOOD
    same = stats.shift(np.zeros(12))
    assert same.value == 0 and same.low < -0.2 and same.high > 0.2


def test_a_way_to_play_that_never_wins_is_shown_by_a_game_of_its_own() -> None:
    one = games()
    items, place = one.items.copy(), np.full_like(one.place, 2)
    items[:, :, :-1] = np.eye(len(GAME.score_items))[1] * 60
    items[7:, 3, :-1] = np.eye(len(GAME.score_items))[2] * 60
    place[:, 0] = 1
    found = strategies(replace(one, items=items, place=place), GAME.score_items)
    assert found
    loser = found.groups[-1]
    assert loser.wins.value == loser.wins.low == 0 < loser.wins.high
    assert loser.shown_by in one.number[7:]


def test_the_figures_are_plain_data() -> None:
    data = json.loads(json.dumps(report().as_data(), allow_nan=False))
    assert data["order"]["rates"][3]["value"] == pytest.approx(0.4, abs=0.05)
    assert data["verdicts"][0]["word"] == "unfair"
    assert {"offered", "taken", "lift", "q"} <= data["cards"][0].keys()


def test_headlines_are_for_a_terminal_too() -> None:
    mark, headline, sentence = headlines(report(), Words(Texts("en"), GAME))[0]
    assert mark == "✗" and headline.startswith("Turn order: unfair")
    assert "The last in turn order wins" in sentence and "25.0\u00a0%" in sentence


def test_a_thing_whose_takers_all_lose_is_not_called_sure_beyond_its_games() -> None:
    lift = cards.lift_of(np.zeros(40), np.full(40, 0.25), np.arange(40))
    assert lift.value == -0.25 and lift.low == -0.25 and lift.high == pytest.approx(0.0876 - 0.25, abs=1e-4)
