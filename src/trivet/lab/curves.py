"""Comparisons drawn: one page that fetches nothing, in the look of a report, with Altair (extra `lab`)."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Any

import altair as alt

from .compare import Comparison, said
from .edits import Sweep
from .paired import Finding
from .report import charts
from .report.pieces import paragraph, side_by_side, table

LANGUAGE = "en"
"""As the command line speaks."""
HOW = "Intervals hold whenever one stops, for all measures together (95 %)."


def page(game: str, base: str, found: list[Comparison], swept: Sweep | None) -> str:
    """A curve for each measure where values are swept, else the differences with their intervals."""
    what = swept.name if swept else found[0].name
    title = f"{game}: {what} against {base}"
    body = curves(base, found, swept) if swept else differences(base, found[0])
    needed = max(one.needed for one in found)
    decided = f"It would take about {needed:,} more games on each side to decide all." if needed else "All is decided."
    style = files("trivet.lab.report").joinpath("page.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{LANGUAGE}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<header>\n<h1>{escape(title)}</h1>\n"
        f"{paragraph(f'{found[0].pairs:,} games of each, the same luck for all. {decided}')}{paragraph(HOW, 'soft')}</header>\n"
        f"<main>\n{body}</main>\n</body>\n</html>\n"
    )


def figure(title: str, says: str, chart: Any, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    drawn = charts.svg(chart, LANGUAGE, f"{title}. {says}")
    caption = f"<figcaption><h3>{escape(title)}</h3>{paragraph(says, 'soft')}</figcaption>"
    return f"<figure>\n{caption}\n{drawn}\n{table(head, rows, 'words')}</figure>\n"


def curves(base: str, found: list[Comparison], swept: Sweep) -> str:
    """A measure each; the dashed line is the file as it is."""
    shown = []
    for each in zip(*(one.measures for one in found), strict=True):
        first = each[0]
        rows = [
            {"at": value, "value": one.b, "low": one.a + one.interval[0], "high": one.a + one.interval[1]}
            for value, one in zip(swept.values, each, strict=True)
        ]
        away = [str(value) for value, one in zip(swept.values, each, strict=True) if one.verdict == "differs"]
        says = f"{said(first.name, first.a)} with {base} (dashed). "
        says += f"Surely another with {', '.join(away)}." if away else "With no value is it surely another."
        lines = [
            (str(value), said(one.name, one.b), difference(one)) for value, one in zip(swept.values, each, strict=True)
        ]
        form = "%" if first.name.startswith("wins") else ",.2~f"
        chart = curve(rows, first.a, swept.name, form)
        shown.append(figure(first.name, says, chart, (swept.name, "", "Difference"), lines))
    return side_by_side(shown)


def curve(rows: Sequence[dict[str, Any]], base: float, title: str, form: str) -> Any:
    drawn = charts.data(rows)
    x = alt.X(
        "at:Q", title=title, scale=alt.Scale(zero=False), axis=alt.Axis(values=[row["at"] for row in rows], format="~g")
    )
    y = alt.Y("low:Q", title=None, scale=alt.Scale(zero=False), axis=alt.Axis(format=form, tickCount=5))
    layers = drawn.mark_area(opacity=0.25, color=charts.FIRST).encode(x=x, y=y, y2="high:Q")
    layers += drawn.mark_line(color=charts.FIRST, strokeWidth=2).encode(x=x, y="value:Q")
    layers += drawn.mark_point(color=charts.FIRST, filled=True, opacity=1).encode(x=x, y="value:Q")
    fair = charts.data([{"value": base}]).mark_rule(color=charts.SECOND, strokeDash=[5, 3], strokeWidth=2)
    return (layers + fair.encode(y="value:Q")).properties(width=charts.WIDTH - 70, height=160)


def differences(base: str, one: Comparison) -> str:
    """What differs, in kinds that share a scale."""
    kinds = {
        "Wins": [each for each in one.measures if each.name.startswith("wins")],
        "Points and turns": [each for each in one.measures if not each.name.startswith("wins")],
        "Taken, share of the seats": [each for each in one.content if each.verdict == "differs"],
    }
    shown = []
    for title, some in kinds.items():
        if not some:
            continue
        rows = [
            {"label": each.name, "value": each.difference, "low": each.interval[0], "high": each.interval[1]}
            | {"sure": each.verdict == "differs"}
            for each in some
        ]
        sure = [f"{each.name} {difference(each)}" for each in some if each.verdict == "differs"]
        says = f"Surely different: {'; '.join(sure[:3])}." if sure else "Nothing is surely different."
        form = ",.2~f" if title == "Points and turns" else "+.1%"
        lines = [
            (each.name, said(each.name, each.a), said(each.name, each.b), difference(each), each.verdict)
            for each in some
        ]
        head = ("", base, one.name, "Difference", "")
        shown.append(figure(title, f"{says} Full dots are sure.", charts.dots(rows, form), head, lines))
    return side_by_side(shown, "wide")


def difference(one: Finding) -> str:
    """ "+3.54 (+3.12 – +3.96)" """
    low, high = one.interval
    return f"{said(one.name, one.difference, '+')} ({said(one.name, low, '+')} – {said(one.name, high, '+')})"
