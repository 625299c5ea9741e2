"""Every trial of `stress/`, in its short form. Times are shown, not judged: other work may share the machine."""

import pytest
from typer.testing import CliRunner

from stress import __main__ as stress
from stress.alone import ROOT, run_alone
from stress.report import line, parts
from stress.trial import HOME, Scale


@pytest.mark.parametrize("row", sorted(HOME))
def test_what_is_promised_holds(row: int) -> None:
    outcome = run_alone(row, Scale(full=False))
    if outcome.skipped:
        pytest.skip(outcome.skipped)
    print(line(row, outcome))
    assert not outcome.failures, line(row, outcome)


def test_all_rows_are_run_in_their_long_form_unless_others_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[list[int], Scale]] = []
    monkeypatch.setattr(stress, "run", lambda rows, scale: asked.append((rows, scale)) or 0)
    program = CliRunner()
    assert program.invoke(stress.program, []).exit_code == 0
    assert program.invoke(stress.program, ["--short", "7", "3", "7"]).exit_code == 0
    assert asked == [(sorted(HOME), Scale(full=True)), ([3, 7], Scale(full=False))]
    for row in ("0", "99", "all"):
        refused = program.invoke(stress.program, [row])
        assert refused.exit_code == 2
        assert f"there is no row '{row}': rows are {min(HOME)} to {max(HOME)}" in refused.stderr
    assert len(asked) == 2


def test_no_module_of_a_trial_is_overlooked_when_results_are_kept() -> None:
    runners = {"__init__", "__main__", "alone", "report"}
    by_itself = {"cluster", "spread"}  # two nodes of Ray: no row of the table
    every = {path.stem for path in (ROOT / "stress").glob("*.py")}
    assert {path.stem for row in HOME for path in parts(row)} == every - runners - by_itself
