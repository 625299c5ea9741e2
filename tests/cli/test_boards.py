"""The boards of the terminal, beyond what the suite asks of each: what they say, and that nobody sees what others hold."""

from trivet.engine.state import State
from trivet.terminal import Scene
from trivet.terminal.table import Table
from trivet.testing.terminal import match, positions, shown, table


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
    assert "coins now, for less income" in at.board.prompt(scene)


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
