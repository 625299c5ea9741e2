"""The data file: what a designer may change, and what is refused in words that help."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from trivet.engine.data import Data
from trivet.engine.errors import BadData
from trivet.games import own_data_file
from trivet.games.gorbino.data import Book, load_book

Load = Callable[[str], Book]
HERE = Path(__file__).parent
OURS = own_data_file("gorbino").read_text(encoding="utf-8")
CITIES, ROADS = "\ncities = [", "\nroads = ["
NEWPORT = '{ id = "newport", name = "Newport", province = "misthaven", x = 20, y = 20 },'


@pytest.fixture
def book() -> Load:
    return lambda text: load_book(Data("mine.toml", text, "gorbino.toml"))


def changed(old: str, new: str) -> str:
    assert old in OURS
    return OURS.replace(old, new, 1)


def designed() -> str:
    text = changed(CITIES, f"{CITIES}\n  {NEWPORT}").replace(ROADS, f'{ROADS}\n  ["newport", "fogbridge"],', 1)
    return text + (HERE / "designer_cards.toml").read_text(encoding="utf-8")


def test_our_own_file_loads(book: Load) -> None:
    assert len(book(OURS).technology) == 42


def test_cards_and_cities_and_resources_may_be_added(book: Load) -> None:
    mine = book(designed())
    assert (len(mine.technology), len(mine.resource), len(mine.map.cities)) == (54, 6, 31)


def test_a_designers_cards_are_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(designed(), encoding="utf-8")
    command = [sys.executable, "-m", "tests.designed", "gorbino", str(path), str(HERE / "designed_cards.py")]
    environment = {**os.environ, "TRIVET_COMPILE": "0"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("max_coins = 300", "max_coins = 30000"),
        ("min_income = -10", "min_income = -100"),
        ("cubes_per_resource = 20", "cubes_per_resource = 60"),
        ("surcharges = [25, 20, 15, 10, 5, 0]", "surcharges = [30, 25, 20, 15, 10, 5, 0]"),
        ("per = 20", "per = 100"),
        ("cubes = 2 ", "cubes = 0 "),
        ("players = [2, 3, 4, 5, 6]", "players = [3]"),
        ("  [0, 1],\n", ""),
        ("tokens = 6\nbuild = { wood = 1 }", "tokens = 6\nbuild = {}"),
    ],
)
def test_numbers_may_be_changed(book: Load, old: str, new: str) -> None:
    book(changed(old, new))


TRADE = 'effects = [{ do = "trade", types = 2 }]'
LOAN = 'id = "starter_loan"\nname = "Starter Loan"\ntype = "loan"'
RESET = 'stays_in_hand = true   # [R]\neffects = [{ do = "reset", cards = 5, pick = "top" }'


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("max_coins = 300", "", "missing required field `max_coins`"),
        ("max_coins = 300", "max_coins = 300\ncolour = 1", "unknown field `colour`"),
        ("max_coins = 300", 'max_coins = "many"', "Expected `int`"),
        ("players = [2, 3, 4, 5, 6]", "players = [2, 7]", "Invalid enum value 7"),
        ("players = [2, 3, 4, 5, 6]", "players = []", "players names no number"),
        ('"white", "orange"]', "]", "4 colours for 6 players"),
        ("coins = 0\n", "coins = 301\n", "setup, coins: 301 is above the limit, 300"),
        ("  [0, 1],", "  [0],", "length >= 2 (at setup.order_coins"),
        ("  [0, 1],", "  [0, 1, 2, 3, 4, 5, 6],", "length <= 6 (at setup.order_coins"),
        ("  [0, 1],", "  [0, 1, 2],", "order_coins: two lists have 3 numbers"),
        ("  [0, 1],", "  [0, 301],", "order_coins: 301 more coins are above the limit, 300"),
        ("  [0, 1],", "  [0, -1],", "order_coins"),
        ("income = 0 ", "income = 26 ", "setup, income: 26 is not from -10 to 25"),
        ("cubes = 2 ", "cubes = 100 ", "setup.cubes"),
        ('id = "wood"', 'id = "food"', "the resource id food stands twice"),
        ('id = "gold"', 'id = "coins"', "no resource can have the id coins"),
        ('id = "food"', 'id = "fish"', "there is no resource food"),
        ("tokens = 6", "tokens = 7", "31 tokens for 30 cities"),
        ("build = { wood = 1 }", "build = { wool = 1 }", "there is no resource wool"),
        ("cubes_per_resource = 20", "cubes_per_resource = 61", "cubes_per_resource"),
        ('province = "misthaven",   x =  80', 'province = "mistheaven", x =  80', "there is no province mistheaven"),
        (
            '{ id = "thornmarch"',
            '{ id = "nowhere", name = "Nowhere" },\n  { id = "thornmarch"',
            "spread over 7 provinces",
        ),
        ('["greywater", "lanternquay"]', '["greywater", "lanternkay"]', "there is no city lanternkay"),
        ('["greywater", "lanternquay"]', '["greywater", "greywater"]', "must join two different cities"),
        ("surcharges = [25, 20, 15, 10, 5, 0]", "surcharges = [10, 5, 0]", "the track has 3 slots: 6 players"),
        ('counts = "one"', 'counts = "two"', "Invalid enum value 'two'"),
        ("per = 20", "per = 0", "per"),
        (TRADE, 'effects = [{ do = "barter" }]', "Invalid value 'barter'"),
        (TRADE, "effects = []", "length >= 1"),
        (TRADE, 'effects = [{ do = "trade" }]', "missing required field `types`"),
        (TRADE, 'effects = [{ do = "trade", types = 0 }]', "types"),
        (TRADE, 'effects = [{ do = "trade", type = 2 }]', "`type`"),
        (
            TRADE,
            'effects = [{ do = "income", amount = 1 }, { do = "trade", types = 2 }]',
            "only income and coins may follow",
        ),
        (
            TRADE,
            'effects = [{ do = "reset", cards = 2, pick = "top" }]',
            "starter_trade: a card that resets has the type reset",
        ),
        (TRADE, 'effects = [{ do = "produce", from = "everywhere", own = 1, others = 1 }]', "leave others out"),
        (TRADE, 'effects = [{ do = "develop", cards = 2, cube_discount = 100 }]', "cube_discount"),
        (LOAN, LOAN.replace('"loan"', '"borrowing"'), "Invalid enum value 'borrowing'"),
        (
            "cost = { iron = 1, gold = 1 }",
            "cost = { irn = 1, gold = 1 }",
            "card wayfarers_charter, cost: there is no resource irn",
        ),
        ('tags = ["green"]', 'tags = ["lime"]', "card wayfarers_charter: there is no tag lime"),
        ('id = "master_masons"', 'id = "wayfarers_charter"', "the card id wayfarers_charter stands twice"),
        ('id = "master_masons"', 'id = "Master Masons"', "matching regex"),
        ("one_shot = true", "one_shot = true\nstays_in_hand = true", "exclude each other"),
        ('type = "treachery"\n', 'type = "treachery"\nstays_in_hand = true\n', "only a starter can have stays_in_hand"),
        ("stays_in_hand = true", "stays_in_hand = false", "no starter is a reset that stays in hand"),
        (
            RESET,
            RESET.replace('do = "reset", cards = 5, pick = "top"', 'do = "trade", types = 1'),
            "no starter is a reset",
        ),
        ("title =", "title", "is not TOML"),
    ],
)
def test_what_is_wrong_is_said(book: Load, old: str, new: str, problem: str) -> None:
    with pytest.raises(BadData) as raised:
        book(changed(old, new))
    assert problem in str(raised.value)
    assert str(raised.value).startswith("mine.toml")


def test_a_province_without_a_city_is_refused(book: Load) -> None:
    empty = changed('{ id = "thornmarch"', '{ id = "nowhere", name = "Nowhere" },\n  { id = "thornmarch"')
    with pytest.raises(BadData, match="province nowhere has no city"):
        book(empty.replace("players = [2, 3, 4, 5, 6]", "players = [2, 3]"))


def test_too_many_cubes_for_the_offers_of_a_trade_are_refused(book: Load) -> None:
    more = "".join(
        f'\n[[resource]]\nid = "ware{n}"\ncolour = "plum"\nprice = 5\ntokens = 0\nbuild = {{}}\n' for n in range(12)
    )
    with pytest.raises(BadData, match="1020 cubes are too many"):
        book(changed("cubes_per_resource = 20", "cubes_per_resource = 60") + more)


def test_the_line_of_the_problem_is_named(book: Load) -> None:
    wrong = changed('id = "starter_trade"', 'id = "starter_trade"\ntags = ["mauve"]')
    line = wrong.splitlines().index('tags = ["mauve"]') + 1
    with pytest.raises(BadData, match=f"^mine.toml, line {line}: card starter_trade: there is no tag mauve"):
        book(wrong)
