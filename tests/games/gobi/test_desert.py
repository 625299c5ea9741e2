"""The desert has no edge: the longest that 40 tiles can make is played like any other."""

import pytest

from .positions import GOBI, GobiTable, position, reunited

LONG = 37


def row(camels: str = "", on: range = range(0), length: int = LONG) -> str:
    """A row of tiles from cell 0,0 to the right, with camels on some of them."""
    return " ".join("ABCDE"[x % 5] + (camels if x in on else "") for x in range(length))


def column() -> str:
    return "\n" + row().replace(" ", "\n")


@pytest.mark.parametrize(
    ("desert", "cell"),
    [(row(), [-1, 0]), (row(), [LONG, 0]), (column(), [0, -1]), (column(), [0, LONG])],
    ids=["left", "right", "up", "down"],
)
def test_a_line_goes_on_at_both_ends(desert: str, cell: list[int]) -> None:
    table = position(desert, drawn="D")
    table.play(f"place {cell[0]},{cell[1]}")
    assert table.view["tiles"][LONG]["cell"] == cell


def test_a_row_takes_new_tiles_at_its_own_sides_alone() -> None:
    table = position(row(), drawn="D")
    sides = {f"place {x},{y}" for x in range(LONG) for y in (-1, 1) if x % 5 != 3}
    assert table.offers("place") == sides | {"place -1,0", f"place {LONG},0"}


@pytest.mark.parametrize(("desert", "cell"), [(row(), f"{LONG},0"), (column(), f"0,{LONG}")], ids=["row", "column"])
def test_silk_reaches_from_end_to_end(desert: str, cell: str) -> None:
    table = position(desert, drawn="D", gifts=["silk"])
    table.play(f"place {cell}", "use silk")
    assert table.offers() == {f"put {tile}" for tile in range(LONG)}


def test_silk_keeps_to_its_own_row_and_column() -> None:
    table = position(f"\n{row(length=31)}\n{'. ' * 30} B D", drawn="D", gifts=["silk"])
    table.play("place 29,1", "use silk")
    assert table.offers() == {"put 29", "put 31", "put 32"}


def test_a_caravan_far_out_is_a_route() -> None:
    table = position(row("0", on=range(LONG - 6, LONG)))
    events = table.play("discard", "no camel")
    assert reunited(events) == [{"seat": 0, "ends": [LONG - 6, LONG - 1], "length": 6}]


def test_china_walks_in_both_directions_far_out() -> None:
    table = position(row("0", on=range(20, 21)), gifts=["china"])
    table.play("use china")
    assert table.offers() == {f"drop {tile}" for tile in (17, 18, 19, 21, 22, 23)}


def test_a_game_laid_in_one_direction_stays_in_its_rows() -> None:
    table = GobiTable(GOBI.set_up({"players": 2}, seed=3))
    while not GOBI.over(table.state):
        right = max(tile["cell"][0] for tile in table.view["tiles"]) + 1
        wanted = [f"place {right},0", f"place {right},1", "discard", "no camel", "end turn", *sorted(table.offers())]
        table.play(next(text for text in wanted if text in table.offers()))
    columns, rows = zip(*(tile["cell"] for tile in table.view["tiles"]), strict=True)
    assert set(rows) == {0, 1}
    assert set(columns) == set(range(len(table.view["tiles"]) - 2))
    assert max(columns) > 25


def test_every_tile_of_a_long_desert_is_observed() -> None:
    table = position(row(camels="1", on=range(LONG - 1, LONG)), drawn="D")
    seen = GOBI.observes.named(GOBI.observe(GOBI.hide(table.state, 0), 0))
    assert seen["x"][:LONG].tolist() == list(range(LONG))
    assert not seen["y"].any()
    assert seen["tribe"].argmax(axis=1)[:LONG].tolist() == [x % 5 for x in range(LONG)]
    assert seen["tribe"].sum() == LONG
    assert seen["camels"][1, LONG - 1] == 1
