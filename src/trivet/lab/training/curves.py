"""How a training went, as one page of HTML that fetches nothing: drawn with Altair, in the look of reports (extra `lab`)."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Any

import altair as alt

from ..report.charts import FIRST, LINE, SECOND, SOFT, WIDTH, data, svg
from .gate import Verdict
from .generations import Plan, Told

HEIGHT = 190


def page(game: str, plan: Plan, told: Sequence[Told]) -> str:
    style = files("trivet.lab.report").joinpath("page.css").read_text(encoding="utf-8")
    games, seconds = sum(one.games for one in told), sum(one.seconds for one in told)
    fits = sum(one.fitting for one in told)
    best = max(one.generation for one in told if one.passed)
    title = f"{game}: what was learnt"
    made = (
        f"{games:,} games for {', '.join(map(str, dict.fromkeys(plan.players)))} players in {len(told)} generations, seed "
        f"{plan.seed}: {seconds / 60:,.0f} minutes of one core to play, {fits / 60:,.1f} minutes to fit."
    )
    charts = "".join(
        figure(name, says, drawn)
        for name, says, drawn in (
            (
                "Against the best before it",
                "Wins of every generation less those of chance, with the 95 % interval. Where it lies above 0 the one before "
                + "is replaced: full dots.",
                gates(told, "gate"),
            ),
            (
                "Against the game’s own evaluation",
                "The same against bots that go by the evaluation, and think as long.",
                gates(told, "terms"),
            ),
            (
                "Who wins, foretold",
                "Mean squared error on games held out: lower is better. Always saying the mean has the error of the grey line.",
                foretold(told),
            ),
            (
                "The fits",
                "Mean squared error against what was learnt from, pass after pass: on what was fitted, and on games held out.",
                fitted(told),
            ),
        )
    )
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<header>\n<h1>{escape(title)}</h1>\n<p>{escape(made)}</p>\n"
        f'<p class="soft">Generation {best} is the best.</p>\n</header>\n<main>\n<div class="charts">\n{charts}</div>\n'
        f"{table(told)}</main>\n</body>\n</html>\n"
    )


def figure(name: str, says: str, drawn: Any) -> str:
    return f'<figure>\n<h3>{escape(name)}</h3>\n<p class="soft">{escape(says)}</p>\n{svg(drawn, "en", says)}</figure>\n'


def generation() -> Any:
    return alt.X("generation:O", title="generation", axis=alt.Axis(labelAngle=0))


def gates(told: Sequence[Told], name: str) -> Any:
    rows = [
        {
            "generation": one.generation,
            "ahead": verdict.share - verdict.chance,
            "low": verdict.low - verdict.chance,
            "high": verdict.high - verdict.chance,
            "passed": one.passed,
        }
        for one in told
        if (verdict := getattr(one, name))
    ]
    y = alt.Y("low:Q", title=None, axis=alt.Axis(format="+.0%"), scale=alt.Scale(zero=True))
    drawn = data([{"zero": 0}]).mark_rule(color=SOFT).encode(y="zero:Q")
    drawn += data(rows).mark_rule(color=FIRST, strokeWidth=1.5).encode(x=generation(), y=y, y2="high:Q")
    drawn += (
        data(rows)
        .mark_point(color=FIRST, filled=True, size=60, opacity=1)
        .encode(x=generation(), y="ahead:Q", fillOpacity=alt.condition("datum.passed", alt.value(1), alt.value(0.15)))
    )
    return drawn.properties(width=WIDTH - 60, height=HEIGHT)


def foretold(told: Sequence[Told]) -> Any:
    names = {"network": "the network", "player": "those who played", "constant": "the mean"}
    rows = [
        {"generation": one.generation, "who": said, "error": getattr(one, name)}
        for one in told
        for name, said in names.items()
    ]
    colours = alt.Scale(domain=list(names.values()), range=[FIRST, SECOND, LINE])
    return (
        data(rows)
        .mark_line(point=True)
        .encode(
            x=generation(),
            y=alt.Y("error:Q", title=None, scale=alt.Scale(zero=False)),
            color=alt.Color("who:N", sort=None, scale=colours),
        )
        .properties(width=WIDTH - 60, height=HEIGHT)
    )


def fitted(told: Sequence[Told]) -> Any:
    sides = ("fitted", "held out")
    rows: list[dict[str, Any]] = []
    ends = []
    for one in told:
        ends.append({"pass": len(rows) // 2})
        for both in one.errors:
            number = len(rows) // 2 + 1
            rows += [
                {"pass": number, "side": side, "error": error, "generation": one.generation}
                for side, error in zip(sides, both, strict=True)
            ]
    drawn = data(ends[1:]).mark_rule(color=LINE, strokeDash=[4, 4]).encode(x="pass:Q")
    drawn += (
        data(rows)
        .mark_line(point=True)
        .encode(
            x=alt.X("pass:Q", title="pass", axis=alt.Axis(grid=False, tickMinStep=1, format="d")),
            y=alt.Y("error:Q", title=None, scale=alt.Scale(zero=False)),
            color=alt.Color("side:N", sort=None, scale=alt.Scale(domain=list(sides), range=[FIRST, SECOND])),
            detail="generation:N",
        )
    )
    return drawn.properties(width=WIDTH - 60, height=HEIGHT)


def against(verdict: Verdict | None) -> tuple[str, str, str]:
    if verdict is None:
        return "", "", ""
    return f"{verdict.share:.1%}", f"{verdict.low:.1%} – {verdict.high:.1%}", f"{verdict.chance:.1%}"


def table(told: Sequence[Told]) -> str:
    heads = (
        "Generation",
        "Games",
        "By",
        "Rows",
        "Core-minutes",
        "Fit, s",
        "Error",
        "Players’",
        "Wins",
        "95 %",
        "Chance",
        "",
    )
    rows = [
        (
            f"{one.generation}",
            f"{one.games:,}",
            f"search, {one.iterations}" if one.iterations else "one step" if one.learned else "one step, evaluation",
            f"{one.rows:,}",
            f"{one.seconds / 60:,.1f}",
            f"{one.fitting:,.0f}",
            f"{one.network:.4f}",
            f"{one.player:.4f}",
            *against(one.gate),
            "taken" if one.passed else "",
            *against(one.terms)[:1],
        )
        for one in told
    ]
    head = "".join(f"<th>{word}</th>" for word in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows)
    return f'<div class="scroll"><table>\n<tr>{head}</tr>\n{body}</table></div>\n'
