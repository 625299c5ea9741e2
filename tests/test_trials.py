"""Every trial of `stress/`, in its short form. Times are shown, not judged: other work may share the machine."""

import pytest

from stress.alone import run_alone
from stress.report import line
from stress.trial import HOME, Scale


@pytest.mark.parametrize("row", sorted(HOME))
def test_what_is_promised_holds(row: int) -> None:
    outcome = run_alone(row, Scale(full=False))
    if outcome.skipped:
        pytest.skip(outcome.skipped)
    print(line(row, outcome))
    assert not outcome.failures, line(row, outcome)
