"""What a seat observes of Gorbino's Quest."""

import numpy as np
import pytest

from trivet.games.gorbino.components import MAX_COINS

from .positions import GORBINO, position


@pytest.mark.parametrize("coins", [0, 99, 100, 101, 127, 128, 200, 201, MAX_COINS])
def test_coins_are_told_to_the_last_in_pots_that_take_a_byte_each(coins: int) -> None:
    state = position(coins=[7, coins]).state
    raw = GORBINO.observe(state, 1)
    told = GORBINO.observes.named(raw)["coins"]
    assert raw.dtype == np.int8
    assert (told[0].sum(), told[1].sum()) == (coins, 7)
    assert (told[0][:-1] >= told[0][1:]).all(), "They are filled one after the other."
