"""What must hold after every action."""

import json
from collections import Counter
from typing import Any

from trivet.games.gorbino.components import BOOK, CARD_WORDS, STARTERS

from .positions import GORBINO, GorbinoTable

TECHNOLOGIES = set(CARD_WORDS[STARTERS:])
STARTER_WORDS = set(CARD_WORDS[:STARTERS])


def check(table: GorbinoTable) -> None:
    s = table.state.fields()
    view = table.view
    json.dumps(view)
    check_pieces(view)
    check_cards(view, s)
    check_track(view)
    for player in view["players"]:
        assert 0 <= player["coins"] <= 300
        assert -10 <= player["income"] <= 25
        assert all(n >= 0 for n in player["cubes"].values())
        assert player["stock"] >= 0
    assert view["round"] <= 42 - len(view["players"])
    assert table.over == (view["deck"] == 0 and not any(slot["card"] for slot in view["track"]) and view["round"] > 0)


def check_pieces(view: dict[str, Any]) -> None:
    for resource in BOOK.resource:
        held = sum(player["cubes"][resource.id] for player in view["players"])
        assert view["bank"][resource.id] + held == 20
        assert view["bank"][resource.id] >= 0
    assert set(Counter(city["token"] for city in view["cities"]).values()) == {6}
    owned = Counter(city["owner"] for city in view["cities"])
    for seat, player in enumerate(view["players"]):
        assert owned[seat] + player["stock"] == 15
        assert view["phase"] == "found" or view["round"] == 0 or owned[seat] >= 1


def check_cards(view: dict[str, Any], s: Any) -> None:
    held = [] if s.held < 0 else [CARD_WORDS[s.held]]
    zones = [view["unseen"], [slot["card"] for slot in view["track"] if slot["card"]], view["scrapped"], held]
    zones += [player[zone] for player in view["players"] for zone in ("hand", "discard", "aside")]
    cards = [card for zone in zones for card in zone]
    assert sorted(card for card in cards if card in TECHNOLOGIES) == sorted(TECHNOLOGIES)
    assert len(view["unseen"]) == view["deck"]
    for player in view["players"]:
        assert "starter_reset" in player["hand"]
        starters = [card for card in [*player["hand"], *player["discard"]] if card in STARTER_WORDS]
        assert sorted(starters) == sorted(STARTER_WORDS)
        assert not STARTER_WORDS & set(player["aside"])


def check_track(view: dict[str, Any]) -> None:
    full = [slot["card"] is not None for slot in view["track"]]
    if view["round"] > 0:
        assert full == sorted(full), "an empty slot right of a card"
        assert all(full) or view["deck"] == 0


def play_at_random(table: GorbinoTable, chance: Any, actions: int = 10_000) -> None:
    """Go on until the game is over, and count after every action."""
    for _ in range(actions):
        if table.over:
            return
        seat = table.seat
        offers = GORBINO.offers(table.state, seat)
        assert offers and len(set(offers)) == len(offers), "a dead end, or an offer twice"
        action = chance.choice(offers)
        reveals, before = GORBINO.reveals(table.state, seat, action), GORBINO.revealed(table.state)
        told = GORBINO.play(table.state, seat, action)
        json.dumps(told.to(seat))
        assert (GORBINO.revealed(table.state) > before) == reveals, GORBINO.actions.text(action)
        check(table)
