"""What must hold after every action, counted over what all the players see."""

import json
from collections import Counter
from random import Random
from typing import Any

from trivet.games.goldblivion.components import BOOK

from .table import GOLDBLIVION, GoldblivionTable

Player = dict[str, Any]


class Watch:
    """Looks at a table after every action and remembers what must not shrink."""

    def __init__(self, table: GoldblivionTable, options: dict[str, Any]) -> None:
        self.table = table
        self.players: int = options["players"]
        self.used = {"rulebook", options.get("edition", "rulebook")}
        self.bars = [0] * (self.players + 1)
        self.developed: list[list[str]] = [[] for _ in range(self.players)]
        self.full = GOLDBLIVION.census(table.state)

    def check(self) -> None:
        state = self.table.state
        views = [GOLDBLIVION.view(GOLDBLIVION.hide(state, seat), seat) for seat in range(self.players)]
        owners = [view["players"][seat] for seat, view in enumerate(views)]
        json.dumps(views)
        assert GOLDBLIVION.census(state) == self.full
        check_blue(views[0], owners, self.used)
        check_red(views[0], owners)
        check_tiles(views[0], owners)
        check_tokens(views[0], owners, self.used)
        check_market(views[0])
        for seat, owner in enumerate(owners):
            self.check_player(seat, owner, views[0])
        if views[0]["phase"] in ("draft", "develop", "act", "end"):
            assert views[0]["combat"] is None
        if noble := views[0]["noble"]:
            assert noble["bars"] >= self.bars[1] and noble["nuggets"] >= 0 and noble["material"] >= 0
            self.bars[1] = noble["bars"]

    def check_player(self, seat: int, owner: Player, view: dict[str, Any]) -> None:
        assert 0 <= owner["material"] <= 4 and owner["nuggets"] >= 0
        assert owner["bars"] >= self.bars[seat]
        self.bars[seat] = owner["bars"]
        buildings = [building["card"] for building in owner["buildings"]]
        assert len(set(buildings)) == len(buildings)
        assert owner["hand_size"] == len(owner["hand"]) and owner["pile_size"] == len(owner["pile"])
        cards = owner["development"]["left"]["cards"] + owner["development"]["right"]["cards"]
        assert not Counter(self.developed[seat]) - Counter(cards), "a developed card has left"
        assert len(cards) <= view["round"]
        self.developed[seat] = cards


def cards_of(owner: Player) -> list[str]:
    zones = [owner["hand"], owner["pile"], owner["play_area"], [b["card"] for b in owner["buildings"]]]
    zones += [side["cards"] for side in owner["development"].values()]
    return [card for zone in zones for card in zone]


def check_blue(view: dict[str, Any], owners: list[Player], used: set[str]) -> None:
    cards = Counter(card for owner in owners for card in cards_of(owner))
    market = [card for card in view["row"] if card] + view["unseen"] + view["bottom"] + view["box"]
    under = [card for place in (view["noble"] or {"cards": {}})["cards"].values() for card in place]
    cards += Counter(market) + Counter(under)
    for card in [*BOOK.character, *BOOK.building]:
        assert cards.pop(card.id, 0) == (card.copies if card.edition in used else 0)
    for card in BOOK.starter:
        assert cards.pop(card.id) == card.copies * len(owners)
    nobles = cards.total() + len(view["nobles"]) if view["round"] == 0 else cards.total()
    assert nobles == len(owners) or view["round"] == 0
    assert set(cards) <= {noble.id for noble in BOOK.noble if noble.edition in used} and set(cards.values()) <= {1}
    for owner in owners:
        assert all(card not in {b.id for b in BOOK.building} for card in owner["pile"] + owner["hand"])


def check_red(view: dict[str, Any], owners: list[Player]) -> None:
    zones = [view["red_unseen"], view["red_box"], [pile["top"] for pile in view["red_piles"] if pile["top"]]]
    zones += [owner[zone] for owner in owners for zone in ("red_pile", "exhausted")]
    zones += [view["combat"]["army"]] if view["combat"] else []
    cards = Counter(card for zone in zones for card in zone)
    for card in BOOK.combat_card:
        assert cards[card.id] == card.copies * (len(owners) if card.starter else 1)
    assert sum(pile["left"] for pile in view["red_piles"]) == len(view["red_unseen"]) + sum(
        pile["top"] is not None for pile in view["red_piles"]
    )


def check_tiles(view: dict[str, Any], owners: list[Player]) -> None:
    visible = [place["enemy"] for place in view["places"] if place["enemy"] not in (None, "cow_dragon")]
    won = [tile for owner in owners for tile in owner["trophies"]] + (view["noble"] or {"trophies": []})["trophies"]
    tiles = Counter(visible) + Counter(won) + Counter(view["tiles_unseen"])
    assert all(tiles[tile.id] == tile.copies for tile in BOOK.territory)
    down = sum(place["down"] for place in view["places"])
    assert down + len(visible) + len(won) == (15 if len(owners) == 4 else 12)


def check_tokens(view: dict[str, Any], owners: list[Player], used: set[str]) -> None:
    held = [token for owner in owners for token in owner["tokens"]]
    assert all(len(owner["tokens"]) <= 3 for owner in owners)
    tokens = held + view["tokens"]["up"]
    assert len(set(tokens)) == len(tokens)
    assert len(tokens) + view["tokens"]["down"] == sum(token.edition in used for token in BOOK.magic_token)


def check_market(view: dict[str, Any]) -> None:
    assert view["market"] == len(view["unseen"]) + len(view["bottom"])
    if view["noble"]:
        assert None not in view["row"] or view["phase"] == "over"
    else:
        assert None not in view["row"] or view["market"] == 0


def play_at_random(
    table: GoldblivionTable, options: dict[str, Any], chance: Random, every: int = 1, most: int = 10_000
) -> None:
    """Go on until the game is over; count after every action, or after every so many."""
    watch = Watch(table, options)
    watch.check()
    for n in range(most):
        if table.over:
            break
        seat = chance.choice(table.asked)
        offers = GOLDBLIVION.offers(table.state, seat)
        assert offers and len(set(offers)) == len(offers), "a dead end, or an offer twice"
        action = chance.choice(offers)
        reveals, before = GOLDBLIVION.reveals(table.state, seat, action), GOLDBLIVION.revealed(table.state)
        GOLDBLIVION.play(table.state, seat, action)
        assert (GOLDBLIVION.revealed(table.state) > before) == reveals, GOLDBLIVION.actions.text(action)
        if n % every == 0:
            watch.check()
    watch.check()
