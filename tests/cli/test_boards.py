"""The boards of the terminal: every position can be drawn in words, and shows nobody what others hold."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from trivet.cli.output import console
from trivet.cli.table import Table
from trivet.engine.match import Match
from trivet.engine.state import State
from trivet.games import IDS, game
from trivet.lab.matches import random_match
from trivet.terminal import Scene
from trivet.texts import LANGUAGES, Seat, Texts

EVERY = 13
"""Of the positions of a match, those that are drawn."""
MESSAGE = re.compile(rf"\b(?:{'|'.join(IDS)}|terminal|table)-[a-z_-]+|\bNone\b|\{{")


@cache
def match(name: str, players: int, seed: int = 1) -> Match:
    return random_match(game(name), {"players": players}, seed, 0)


def table(name: str, players: int, language: str = "en") -> Table:
    one = game(name)
    seats = [Seat(name=f"P{seat}") for seat in range(players)]
    return Table(one, match(name, players).state, seats, Texts(language, {name: one.components}), console())


def positions(name: str, players: int, seed: int = 1) -> Iterator[tuple[State, int]]:
    """Some positions of a random match, and who is to act there."""
    played = match(name, players, seed)
    for number, (state, _, _) in enumerate(played.positions()):
        if number % EVERY == players % EVERY and (to_act := played.game.to_act(state)):
            yield state, to_act[0]


def shown(at: Table, state: State, seat: int | None) -> str:
    offers = [] if seat is None else at.game.offers(state, seat)
    scene = at.scene(state, seat, offers)
    with at.console.capture() as caught:
        at.show(scene)
        if seat is not None:
            at.show_offers(state, seat, offers, scene)
            for action in offers:
                at.console.print(at.label(action, scene))
    return caught.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), [(name, n) for name in IDS for n in (min(game(name).players), 4)])
def test_every_position_is_drawn_in_words(name: str, players: int, language: str) -> None:
    at = table(name, players, language)
    for state, seat in positions(name, players):
        out = shown(at, state, seat)
        assert not MESSAGE.findall(out), out
        assert all(f"P{player}" in out for player in range(players))
    assert not MESSAGE.findall(shown(at, match(name, players).state, None))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", IDS)
def test_every_line_of_the_log_is_in_words(name: str, language: str) -> None:
    players = max(game(name).players)
    at = table(name, players, language)
    for _, told, _ in match(name, players).positions():
        for seat in (0, None):
            lines = " ".join(at.log_lines(told, seat))
            assert not MESSAGE.findall(lines), lines


def scene_in(name: str, players: int, phase: str) -> tuple[Table, State, int, Scene]:
    """The first position of that phase in some random match."""
    at = table(name, players)
    for seed in range(1, 40):
        for state, *_ in match(name, players, seed).positions():
            for seat in at.game.to_act(state)[:1]:
                scene = at.scene(state, seat, at.game.offers(state, seat))
                if scene.view["phase"] == phase:
                    return at, state, seat, scene
    raise AssertionError(f"No {phase} in 40 matches.")


def labels(at: Table, seat: int, state: State, scene: Scene) -> list[str]:
    return [at.label(action, scene) for action in at.game.offers(state, seat)]


def test_a_loan_is_labelled_by_its_terms() -> None:
    at, state, seat, scene = scene_in("gorbino", 2, "loan")
    assert "Take 10 coins for 1 income" in labels(at, seat, state, scene)
    assert at.board.prompt(scene).endswith("choose a loan.")


def test_done_is_labelled_by_what_it_ends() -> None:
    at, state, seat, scene = scene_in("gorbino", 2, "trade")
    assert any(label.startswith(("Sell ", "Buy ")) for label in labels(at, seat, state, scene))
    at, state, seat, scene = scene_in("gorbino", 2, "cubes")
    assert "Take no more" in labels(at, seat, state, scene)


def test_what_lies_in_a_slot_or_on_a_pile_is_named() -> None:
    at, state, seat, scene = scene_in("goldblivion", 2, "destroy")
    card, soldier = scene.view["row"][0], scene.view["red_piles"][0]["top"]
    said = labels(at, seat, state, scene)
    assert f"Destroy {at.texts.word('goldblivion', 'card', card)}" in said
    assert f"Destroy {at.texts.word('goldblivion', 'soldier', soldier)}" in said


def test_options_are_labelled_by_their_effects() -> None:
    at, state, seat, scene = scene_in("goldblivion", 2, "option")
    said = labels(at, seat, state, scene)
    assert len(set(said)) == len(said) and all(label.startswith("Choose: ") for label in said)


def test_a_combat_says_how_it_would_end() -> None:
    at, state, seat, scene = scene_in("goldblivion", 2, "army")
    fight = scene.view["combat"]
    wins = fight["strength"] >= fight["enemy_strength"]
    assert f"Finish the combat: you {'win' if wins else 'lose'}" in labels(at, seat, state, scene)
    assert f"Strength {fight['strength']} against {fight['enemy_strength']}" in shown(at, state, seat)


def test_the_board_shows_a_seat_its_own_hand_alone() -> None:
    at = table("goldblivion", 2)
    state = next(state for state, _ in positions("goldblivion", 2) if at.game.to_act(state) == (0, 1))
    views = [at.scene(state, seat).view["players"] for seat in (0, 1)]
    assert views[0][0]["hand"] and views[0][1]["hand"] is None
    hands = [[line for line in shown(at, state, seat).splitlines() if "per elf" in line] for seat in (0, None)]
    naya = views[0][0]["hand"].count("naya")
    assert bool(hands[0]) == bool(naya) and not hands[1]


def test_the_automated_noble_is_named_and_listed() -> None:
    at = table("goldblivion", 1)
    assert [at.player(seat) for seat in (0, 1)] == ["P0", "Ariane"]
    state = match("goldblivion", 1).state
    out = shown(at, state, None)
    assert "Ariane, automated noble" in out and "Elf place" in out
    with at.console.capture() as caught:
        at.show_scores(state)
    assert "● Ariane" in caught.get()
    assert ("P0 wins with" in caught.get()) == (at.game.places(state)[0] == 1)
    assert ("Lost, with" in caught.get()) == (at.game.places(state)[0] == 2)


def test_help_tells_the_whole_text_of_a_thing() -> None:
    gorbino, gold, gobi = table("gorbino", 2), table("goldblivion", 2, "fr"), table("gobi", 2)
    assert gorbino.explain("master_masons") == gorbino.explain("Master MASONS")
    assert gorbino.explain("master masons") == ["Master Masons: Build 1 city next to one of yours. Gain 4 income."]
    assert gorbino.explain("fogbridge")[0].startswith("Fogbridge: Roads to ")
    assert gold.explain("naya") == ["Naya\u00a0: Gagner 1 pépite d’or par symbole elfe que vous avez en jeu."]
    assert len(gold.explain("jade")) == 2  # the card, and the automated noble
    assert gobi.explain("tea")[0].startswith("Tea: ")
    assert gobi.explain("chess") == []
