"""Comparisons drawn: one HTML page that fetches nothing, with Altair (extra `lab`)."""

from html import escape
from typing import Any

from .compare import Comparison
from .edits import Sweep

WIDTH, HEIGHT = 260, 150


def page(game: str, base: str, found: list[Comparison], swept: Sweep | None) -> str:
    """A curve for each measure where values are swept, else the differences with their intervals."""
    chart: Any = curves(found, swept) if swept else differences(found[0])
    title = (
        f"{game}: {swept.name if swept else found[0].name} against {base}, {found[0].pairs:,} games each, the same luck"
    )
    html: str = chart.properties(title=escape(title)).to_html(inline=True)
    return html


def curves(found: list[Comparison], swept: Sweep) -> Any:
    import altair

    rows = [
        {
            "value": value,
            "measure": each.name,
            "mean": each.b,
            "low": each.a + each.interval[0],
            "high": each.a + each.interval[1],
            "base": each.a,
        }
        for value, one in zip(swept.values, found, strict=True)
        for each in one.measures
    ]
    line = altair.Chart({"values": rows}).encode(x=altair.X("value:Q", title=swept.name))
    layers = altair.layer(
        line.mark_area(opacity=0.25).encode(
            y=altair.Y("low:Q", title=None, scale=altair.Scale(zero=False)), y2="high:Q"
        ),
        line.mark_line(point=True).encode(y="mean:Q"),
        line.mark_line(strokeDash=[4, 4], color="grey").encode(y="base:Q"),
    ).properties(width=WIDTH, height=HEIGHT)
    return layers.facet(facet=altair.Facet("measure:N", title=None), columns=3).resolve_scale(y="independent")


def differences(one: Comparison) -> Any:
    import altair

    told = [each for each in one.content if each.verdict == "differs"]
    wins = [each for each in one.measures if each.name.startswith("wins")]
    rest = [each for each in one.measures if not each.name.startswith("wins")]
    rows = [
        {
            "measure": each.name,
            "difference": each.difference,
            "low": each.interval[0],
            "high": each.interval[1],
            "of": of,
        }
        for of, some in (("wins", wins), ("the rest", rest), ("taken, share of the seats", told))
        for each in some
    ]
    points = altair.Chart({"values": rows}).encode(y=altair.Y("measure:N", title=None, sort=None))
    layers = altair.layer(
        points.mark_rule().encode(x=altair.X("low:Q", title="difference"), x2="high:Q"),
        points.mark_point(filled=True, size=60).encode(x="difference:Q"),
        points.mark_rule(strokeDash=[4, 4], color="grey").encode(
            x=altair.datum(0), y=altair.value(0), y2=altair.value("height")
        ),
    ).properties(width=2 * WIDTH)
    return layers.facet(row=altair.Row("of:N", title=None, sort=None)).resolve_scale(x="independent", y="independent")
