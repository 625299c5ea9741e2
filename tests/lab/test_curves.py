"""Comparisons drawn: a page that fetches nothing, and says in words what its charts show."""

import re

import pytest

pytest.importorskip("scipy")
pytest.importorskip("altair")
pytest.importorskip("vl_convert")

from trivet.lab.compare import Comparison
from trivet.lab.curves import page
from trivet.lab.edits import read_sweep
from trivet.lab.paired import Finding


def compared(name: str, shift: float) -> Comparison:
    points = Finding("points", 8.0, 8.0 + shift, shift, 0.1, 3.0, 0.16, 0)
    wins = Finding("wins, 1 in turn order", 0.5, 0.51, 0.01, 0.05, 2.0, 0.02, 900)
    return Comparison(name, 400, [wins, points], [])


def test_a_sweep_is_a_curve_for_each_measure() -> None:
    text = page("gobi", "gobi's <own>", [compared("a", -1.0), compared("b", 1.0)], read_sweep("perfume.points=1,3"))
    assert not re.search(r"(src|href)=|@import|url\(|<script", text)
    assert text.count("<svg") == 2 and "gobi&#x27;s &lt;own&gt;" in text
    assert "8.00 with gobi&#x27;s &lt;own&gt; (dashed). Surely another with 1, 3." in text
    assert "900 more games" in text


def test_two_files_are_shown_by_their_differences() -> None:
    text = page("gobi", "old.toml", [compared("new.toml", 1.0)], None)
    assert "Surely different: points +1.00 (+0.90 – +1.10)." in text
    assert "+1.0% (-4.0% – +6.0%)" in text and "Nothing is surely different." in text
