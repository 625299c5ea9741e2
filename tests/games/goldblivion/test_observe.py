"""What a seat observes of GOLDblivion."""

import numpy as np
import pytest

from .positions import position
from .table import GOLDBLIVION


@pytest.mark.parametrize(("there", "told"), [(0, 0), (126, 126), (127, 127), (128, 127), (400, 127)])
def test_more_than_a_byte_holds_counts_as_what_it_holds(there: int, told: int) -> None:
    state = position(nuggets=[3, there], material=[1, there], bars=[2, there]).state
    raw = GOLDBLIVION.observe(GOLDBLIVION.hide(state, 1), 1)
    seen = GOLDBLIVION.observes.named(raw)
    assert raw.dtype == np.int8
    for name, other in (("nuggets", 3), ("material", 1), ("bars", 2)):
        assert seen[name][:2].tolist() == [told, other]
