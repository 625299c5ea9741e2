"""The charts of a report, by Altair, as SVG to be put into a page: no script, nothing fetched, sharp on paper.

Colours are put in by name and become the page's own (`var(--…)`), so that a chart is light or dark as the page is.
"""

from collections.abc import Sequence
from typing import Any

import altair as alt
import vl_convert

from .stats import Estimate

INK = {"--ink": "#010101", "--soft": "#020202", "--line": "#030303", "--first": "#040404", "--second": "#050505"}
"""What is drawn with, each by a colour that stands for it until the page has its say."""
TEXT, SOFT, LINE, FIRST, SECOND = INK.values()
WIDTH = 420
ROW = 22
STROKES = alt.Legend(symbolType="stroke", symbolOpacity=1, symbolStrokeWidth=2, symbolSize=200)
LOCALES: dict[str, Any] = {"en": "en-US", "fr": "fr-FR"}


def svg(chart: Any, language: str, says: str) -> str:
    """The chart as an element of a page, with a sentence for those who do not see it."""
    look = {
        "background": None,
        "font": "Arial, Helvetica, sans-serif",
        "padding": {"left": 14, "right": 18, "top": 4, "bottom": 4},  # the reader's letters may be wider than ours
        "view": {"stroke": None},
        "axis": {
            "labelColor": TEXT,
            "titleColor": SOFT,
            "gridColor": LINE,
            "domainColor": LINE,
            "tickColor": LINE,
            "labelFontSize": 12,
            "titleFontSize": 12,
            "titleFontWeight": "normal",
            "labelLimit": 190,
            "labelFlush": False,
        },
        "legend": {"labelColor": TEXT, "title": None, "orient": "top", "labelFontSize": 12},
        "text": {"color": TEXT, "fontSize": 12},
        "title": {"color": TEXT, "fontSize": 13, "fontWeight": "normal", "anchor": "start"},
        "header": {"labelColor": TEXT, "labelFontSize": 13, "title": None, "labelAnchor": "start"},
    }
    spec = {**chart.to_dict(), "config": look}
    drawn = vl_convert.vegalite_to_svg(spec, format_locale=LOCALES.get(language, "en-US"))
    for name, stands_for in INK.items():
        drawn = drawn.replace(stands_for, f"var({name})")
    label = says.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)


def data(rows: Sequence[dict[str, Any]]) -> Any:
    return alt.Chart({"values": list(rows)})


def row(label: str, estimate: Estimate, **more: Any) -> dict[str, Any]:
    return {"label": label, "value": estimate.value, "low": estimate.low, "high": estimate.high, **more}


def bars(rows: Sequence[dict[str, Any]], form: str, fair: float | None = None) -> Any:
    """A bar for each, with its interval, and a line where all would be alike."""
    base = data(rows)
    x = alt.X("value:Q", title=None, axis=alt.Axis(format=form, tickCount=6), scale=alt.Scale(zero=True))
    y = alt.Y("label:N", sort=None, title=None, axis=alt.Axis(ticks=False, domain=False))
    drawn = base.mark_bar(color=FIRST, height=ROW * 0.6, opacity=0.85).encode(x=x, y=y)
    drawn += base.mark_rule(color=TEXT, strokeWidth=1.5).encode(x="low:Q", x2="high:Q", y=y)
    if fair is not None:
        drawn += data([{"value": fair}]).mark_rule(color=SECOND, strokeWidth=2, strokeDash=[5, 3]).encode(x="value:Q")
    return drawn.properties(width=WIDTH - 150, height=ROW * len(rows))


def pairs(rows: Sequence[dict[str, Any]], sides: Sequence[str]) -> Any:
    """Two bars for each label, of the two sides, with their intervals."""
    base = data(rows)
    y = alt.Y("label:N", sort=None, title=None, axis=alt.Axis(ticks=False, domain=False))
    offset = alt.YOffset("side:N", sort=list(sides))
    colour = alt.Color("side:N", sort=list(sides), scale=alt.Scale(domain=list(sides), range=[FIRST, SECOND]))
    drawn = base.mark_bar(opacity=0.85).encode(
        x=alt.X("value:Q", title=None, axis=alt.Axis(tickCount=6)), y=y, yOffset=offset, color=colour
    )
    drawn += base.mark_rule(color=TEXT).encode(x="low:Q", x2="high:Q", y=y, yOffset=offset)
    return drawn.properties(width=WIDTH - 150, height=2 * ROW * len({one["label"] for one in rows}))


def dots(rows: Sequence[dict[str, Any]], form: str) -> Any:
    """A dot and its interval for each, about 0: full where it is sure, hollow where it is not."""
    base = data(rows)
    y = alt.Y("label:N", sort=None, title=None, axis=alt.Axis(ticks=False, domain=False, grid=True))
    label = f"format(datum.value, datum.value ? '{form}' : '{form.removeprefix('+')}')"  # there is no +0 %
    x = alt.X("low:Q", title=None, axis=alt.Axis(labelExpr=label, tickCount=3), scale=alt.Scale(zero=True))
    drawn = data([{"value": 0}]).mark_rule(color=SOFT).encode(x="value:Q")
    drawn += base.mark_rule(color=FIRST, strokeWidth=1.5).encode(x=x, x2="high:Q", y=y)
    drawn += base.mark_point(fill=FIRST, stroke=FIRST, strokeWidth=1.5, size=45, opacity=1).encode(
        x="value:Q", y=y, fillOpacity=alt.condition("datum.sure", alt.value(1), alt.value(0))
    )
    return drawn.properties(width=WIDTH - 190, height=(ROW - 4) * len(rows))


def histogram(rows: Sequence[tuple[int, int]], x_title: str, y_title: str) -> Any:
    """How many games took how long."""
    first, last = rows[0][0], rows[-1][0]
    step = max(1, -(-(last - first + 1) // 40))
    counts: dict[int, int] = {}
    for value, count in rows:
        counts[(value - first) // step] = counts.get((value - first) // step, 0) + count
    bins = [{"from": first + i * step, "to": first + (i + 1) * step, "games": counts[i]} for i in sorted(counts)]
    return (
        data(bins)
        .mark_bar(color=FIRST, opacity=0.85, binSpacing=1)
        .encode(
            x=alt.X("from:Q", bin="binned", title=x_title, axis=alt.Axis(tickMinStep=1, grid=False, format=",d")),
            x2="to:Q",
            y=alt.Y("games:Q", title=y_title, axis=alt.Axis(tickCount=4)),
        )
        .properties(width=WIDTH - 60, height=150)
    )


def course(rows: Sequence[dict[str, Any]], sides: Sequence[str], x_title: str, form: str = ",.2~f") -> Any:
    """Curves over the course of a game, winners' and others', each with its band."""
    base = data(rows)
    x = alt.X("moment:Q", title=x_title, axis=alt.Axis(format="%", tickCount=5, grid=False))
    colour = alt.Color(
        "side:N", sort=list(sides), scale=alt.Scale(domain=list(sides), range=[FIRST, SECOND]), legend=STROKES
    )
    drawn = base.mark_area(opacity=0.25).encode(x=x, y=alt.Y("low:Q", title=None), y2="high:Q", color=colour)
    drawn += base.mark_line(strokeWidth=2).encode(
        x=x,
        y=alt.Y("value:Q", axis=alt.Axis(tickCount=5, format=form), title=None),
        color=colour,
        strokeDash=alt.StrokeDash("side:N", sort=list(sides), legend=None),
    )
    return drawn.properties(width=WIDTH - 60, height=170)


def small_courses(rows: Sequence[dict[str, Any]], sides: Sequence[str], names: Sequence[str]) -> Any:
    """The same for many things, a small one each, every one on a scale of its own."""
    x = alt.X("moment:Q", title=None, axis=alt.Axis(format="%", values=[0, 0.5, 1], grid=False))
    colour = alt.Color(
        "side:N", sort=list(sides), scale=alt.Scale(domain=list(sides), range=[FIRST, SECOND]), legend=STROKES
    )
    base = alt.Chart()
    drawn = base.mark_area(opacity=0.25).encode(x=x, y=alt.Y("low:Q", title=None), y2="high:Q", color=colour)
    drawn += base.mark_line(strokeWidth=2).encode(
        x=x,
        y=alt.Y("value:Q", title=None, axis=alt.Axis(tickCount=3, minExtent=38)),
        color=colour,
        strokeDash=alt.StrokeDash("side:N", sort=list(sides), legend=None),
    )
    facet = alt.Facet("name:N", sort=list(names), title=None)
    small = drawn.properties(width=(WIDTH - 110) // 2, height=80)
    return (
        alt.layer(small, data={"values": list(rows)}).facet(facet, columns=2, spacing=14).resolve_scale(y="independent")
    )
