"""Random games: whatever anyone imagines fits all that has happened in the open.

A witness who sees the public events alone keeps a history of its own, unlike the one in the record, and checks
imagined states against it."""

from collections import Counter, defaultdict
from random import Random
from typing import Any

import pytest

from .table import GOLDBLIVION
from .test_imagine import Deal

CHARACTERS = [card["id"] for part in ("starter", "noble", "character") for card in GOLDBLIVION.components[part]]
BUILDINGS = [card["id"] for card in GOLDBLIVION.components["building"]]


class Witness:
    """What one player has shown."""

    def __init__(self) -> None:
        self.owned = Counter(tom=3, naya=2, gloric=1)
        self.owned_before: dict[int, Counter[str]] = {}  # the development of each round
        self.played: Counter[str] = Counter()
        self.unplayed: dict[int, list[Counter[str]]] = defaultdict(list)  # in each round, what was not in play at once
        self.fresh: Counter[str] = Counter()  # since the last draw
        self.late: int | None = None  # cards drawn since the first new card of the round

    def begins_round(self, number: int) -> None:
        self.owned_before[number] = self.owned.copy()
        self.played.clear()
        self.fresh.clear()
        self.late = None

    def sees(self, event: dict[str, Any], number: int) -> None:
        if event["event"] in ("buy", "gain", "draft") and event["card"] not in BUILDINGS:
            self.owned[event["card"]] += 1
            self.fresh[event["card"]] += 1
            self.late = self.late or 0
        elif event["event"] == "draw":
            self.fresh.clear()
            if self.late is not None:
                self.late += 1
        elif event["event"] == "play":
            self.played[event["card"]] += 1
            self.unplayed[number].append(self.owned - self.played)

    def agrees(self, hand: Counter[str], developed: list[tuple[int, str]], number: int) -> None:
        """A hand as imagined, and the cards of each round's development."""
        for r, before in self.owned_before.items():
            until = Counter(card for at, card in developed if at <= r)
            assert until <= before
            assert all(until <= unplayed for unplayed in self.unplayed[r])
        assert hand + Counter(card for _, card in developed) <= self.owned - self.played - self.fresh
        surely_new = hand + self.played - self.owned_before.get(number, self.owned)
        assert surely_new.total() <= (self.late or 0)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_imagined_fits_what_was_seen(seed: int) -> None:
    chance = Random(seed)
    players = chance.randint(2, 4)
    options = {"players": players, "edition": chance.choice(["rulebook", "extended"])}
    state = GOLDBLIVION.set_up(options, seed)
    witnesses = [Witness() for _ in range(players)]
    tokens: list[list[set[str]]] = [[] for _ in range(players)]
    number = 0
    while not GOLDBLIVION.over(state) and number < 12:
        seat = chance.choice(GOLDBLIVION.to_act(state))
        offers = GOLDBLIVION.offers(state, seat)
        texts = [GOLDBLIVION.actions.text(action) for action in offers]
        weights = [8 if text.startswith(("magic", "activate", "buy", "play")) else 1 for text in texts]
        told = GOLDBLIVION.play(state, seat, chance.choices(offers, weights)[0])
        for event in told.to(None):
            if event["event"] == "round":
                number = event["number"]
                for witness in witnesses:
                    witness.begins_round(number)
            if "seat" in event and event["seat"] is not None:
                witnesses[event["seat"]].sees(event, number)
            note_tokens(tokens, event)
        if chance.random() < 0.12:
            check(state, chance, witnesses, tokens, number)


def note_tokens(tokens: list[list[set[str]]], event: dict[str, Any]) -> None:
    """For each token held, those that were seen elsewhere meanwhile."""
    if event["event"] == "take_magic":
        tokens[event["seat"]].append(set())
    elif event["event"] == "use_magic":
        mine = tokens[event["seat"]]
        # which one it was is not seen: what is surely not left in a place is what neither of two candidates can be
        fits = [i for i, excluded in enumerate(mine) if event["token"] not in excluded]
        left = [[set(x) for j, x in enumerate(mine) if j != i] for i in fits]
        tokens[event["seat"]] = [set.intersection(*places) for places in zip(*left, strict=True)]
        for held in tokens:
            for excluded in held:
                excluded.add(event["token"])


def check(state: Any, chance: Random, witnesses: list[Witness], tokens: list[list[set[str]]], number: int) -> None:
    onlooker = chance.choice([*range(len(witnesses)), None])
    hidden = GOLDBLIVION.hide(state, onlooker)
    for _ in range(2):
        imagined = GOLDBLIVION.imagine(hidden, chance.getrandbits(64))
        s = imagined.fields()
        for p, witness in enumerate(witnesses):
            player = Deal(imagined).own(p)
            developed = [(s.developed_round[p, i], CHARACTERS[s.developed[p, i]]) for i in range(s.developed_left[p])]
            witness.agrees(Counter(player["hand"]), developed, number)
            for token, excluded in zip(player["tokens"], tokens[p], strict=True):
                assert token not in excluded
        held = [token for p in range(len(witnesses)) for token in Deal(imagined).own(p)["tokens"]]
        assert len(set(held)) == len(held)
