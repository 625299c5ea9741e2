"""Hidden information: nobody sees the stacks, the deck tiles under the tops, the box."""

from collections import Counter
from typing import Any

import pytest

from trivet.engine.state import State
from trivet.testing.chance import UNLIKELY, deviation

from .positions import GOBI, TRIBE, position

DEALS = 2500


def middle() -> State:
    """Some way into a game of three: tiles laid and discarded, gifts taken, decks of different heights."""
    return position(
        """
        A0 B1 C  D
        B  A  E0 A2
        .  C  D  .
        """,
        players=3,
        discards=["AA", "B", ""],
        gifts=["silk good_company", "tea", ""],
        used=["", "china", ""],
        drawn="E",
    ).state


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_hidden_state_holds_nothing_unseen(seat: int | None) -> None:
    state = middle()
    whole, hidden = state.fields(), GOBI.hide(state, seat).fields()
    assert [hidden.rng[i] for i in range(4)] == [0, 0, 0, 0]
    assert {hidden.stack[p, i] for p in range(3) for i in range(whole.stack_left[p])} == {-1}
    assert {hidden.box[i] for i in range(6)} == {-1}
    for deck in range(4):
        top = whole.deck_left[deck] - 1
        assert hidden.deck[deck, top] == whole.deck[deck, top]
        assert {hidden.deck[deck, i] for i in range(top)} == {-1}


def test_the_tribes_still_to_come_are_public_by_counting() -> None:
    view = GOBI.view(GOBI.hide(middle(), 1), 1)
    assert view["unseen"] == {TRIBE["A"]: 3, TRIBE["B"]: 5, TRIBE["C"]: 6, TRIBE["D"]: 6, TRIBE["E"]: 6}


def test_the_view_shows_deck_tops_and_heights_alone() -> None:
    view = GOBI.view(middle(), None)
    assert view == GOBI.view(GOBI.hide(middle(), None), None)  # what is unseen is not looked at
    assert all(set(deck) == {"left", "top"} for deck in view["decks"])
    assert all(isinstance(player["stack"], int) for player in view["players"])
    assert "box" not in view


def test_the_unseen_is_dealt_uniformly() -> None:
    state = middle()
    hidden = GOBI.hide(state, 0)
    deals = [GOBI.imagine(hidden, seed).fields() for seed in range(DEALS)]
    tribes = [3, 5, 6, 6, 6]
    for seat in range(3):
        for place in range(state.fields().stack_left[seat]):
            held = Counter(deal.stack[seat, place] for deal in deals)
            assert deviation([held[t] for t in range(5)], [DEALS * n / 26 for n in tribes]) < UNLIKELY
    kinds = unseen_gifts(hidden.fields())
    for deck in range(4):
        for place in range(state.fields().deck_left[deck] - 1):
            check_gifts(Counter(deal.deck[deck, place] for deal in deals), kinds)
    for place in range(6):
        check_gifts(Counter(deal.box[place] for deal in deals), kinds)


def unseen_gifts(hidden: Any) -> Counter[int]:
    seen = Counter(hidden.deck[d, hidden.deck_left[d] - 1] for d in range(4))
    seen.update({4: 1, 7: 1, 3: 1, 2: 1})  # silk, good company, tea, and the used china
    return Counter({kind: copies - seen[kind] for kind, copies in enumerate([3] * 6 + [2] * 6)})


def check_gifts(held: Counter[int], kinds: Counter[int]) -> None:
    there = [kind for kind in kinds if kinds[kind]]
    assert set(held) <= set(there)
    total = sum(kinds.values())
    assert deviation([held[k] for k in there], [DEALS * kinds[k] / total for k in there]) < UNLIKELY


def test_two_neighbouring_places_are_dealt_independently() -> None:
    hidden = GOBI.hide(middle(), 0)
    pairs = Counter(
        (d.stack[0, 0], d.stack[0, 1]) for d in (GOBI.imagine(hidden, seed).fields() for seed in range(DEALS))
    )
    tribes = [3, 5, 6, 6, 6]
    expected = {(a, b): tribes[a] * (tribes[b] - (a == b)) / (26 * 25) for a in range(5) for b in range(5)}
    assert deviation([pairs[p] for p in expected], [DEALS * share for share in expected.values()]) < UNLIKELY
