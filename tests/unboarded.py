"""A game of ours as a package from outside that brings no board: a short Gobi, laid by a declaration or shown as tables."""

import re
from pathlib import Path

from trivet.engine.boards import Board, Counters, Deck, Grid, Hand
from trivet.languages import LANGUAGES

from . import outside

BOARD = """Board(
    Grid("tiles", at="cell", shows=("tribe", "camels"), touched=("cell", "tile", "ends")),
    Deck("decks", count="left", top="top", touched=("deck",)),
    Counters("supply", "coffees", verbs=("coffee",)),
    Counters("in_hand", "drawn", verbs=("place",)),
    Hand("players.gifts", touched=("use.gift",)),
    seats=("camels",),
)"""
LAID: Board = eval(BOARD, {"Board": Board, "Counters": Counters, "Deck": Deck, "Grid": Grid, "Hand": Hand})
PACKAGE = """
from dataclasses import replace
from trivet.engine.boards import Board, Counters, Deck, Grid, Hand
from trivet.games import load

GAME = replace(load("gobi", {data!r}), id={name!r}, package=__name__, board={board})
"""
GOBI = outside.ROOT / "src/trivet/games/gobi"


def install(folder: Path) -> None:
    """Installs `dunes`, which declares a board, and `sands`, which does not."""
    data = (GOBI / "gobi.toml").read_text(encoding="utf-8")
    for field, value in (("players", "[2]"), ("tiles_per_tribe", "4")):
        data = re.sub(rf"(?m)^{field} = .*", f"{field} = {value}", data)
    for name, board in (("dunes", BOARD), ("sands", "None")):
        texts = folder / name / "texts"
        texts.mkdir(parents=True)
        (folder / name / "__init__.py").write_text(PACKAGE.format(name=name, board=board, data=data))
        for language in LANGUAGES:
            said = (GOBI / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
            (texts / f"{language}.ftl").write_text(re.sub(r"\bgobi-", f"{name}-", said), encoding="utf-8")
    outside.install(folder, "unboarded", dunes="dunes", sands="sands")
