"""The data file: what a designer may change, and what is refused in words that name the line."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from trivet.engine.data import Data
from trivet.engine.errors import BadData
from trivet.games import own_data_file
from trivet.games.goldblivion.checks import load_book
from trivet.games.goldblivion.data import Book

Load = Callable[[str], Book]
OURS = own_data_file("goldblivion").read_text(encoding="utf-8")
MINE = """
[[building]]
id = "quarry"
name = "Quarry"
copies = 12
types = ["building"]
cost = { material = 2 }
effects = [{ op = "magic", n = 1 }, { op = "reactivate", type = "character" }]

[[character]]
id = "pip"
name = "Pip"
copies = 6
types = ["elf", "dwarf"]
cost = { nuggets = 1, material = 1 }
effects = [{ op = "destroy_market", n = 3, market = "red" }, { op = "combat" }, { op = "magic", n = 2 }]
"""


@pytest.fixture
def book() -> Load:
    return lambda text: load_book(Data("mine.toml", text, "goldblivion.toml"))


def changed(old: str, new: str) -> str:
    assert old in OURS
    return OURS.replace(old, new, 1)


def test_our_own_file_loads(book: Load) -> None:
    assert len(book(OURS).blue()) == 39


def test_cards_may_be_added(book: Load) -> None:
    assert len(book(OURS + MINE).blue()) == 41


def test_a_designers_cards_are_played(tmp_path: Path) -> None:
    """Whole random games, with more copies than ours has of any card."""
    path = tmp_path / "mine.toml"
    path.write_text(OURS + MINE, encoding="utf-8")
    here = Path(__file__).parent / "designed_game.py"
    command = [sys.executable, "-m", "tests.designed", "goldblivion", str(path), str(here)]
    environment = {**os.environ, "TRIVET_COMPILE": "0"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hand_draw = 5", "hand_draw = 6"),
        ("material_max = 4", "material_max = 6"),
        ("bars_to_trigger_end = 10", "bars_to_trigger_end = 5"),
        ("cost = { nuggets = 7 }, gain", "cost = { nuggets = 5 }, gain"),
        ('id = "mine"\nname = "Mine"\ncopies = 2', 'id = "mine"\nname = "Mine"\ncopies = 20'),
        ("strength = 10", "strength = 12"),
        ('effects = [{ op = "bars", n = 1 }]', 'effects = [{ op = "bars", n = 1 }, { op = "draw_blue", n = 1 }]'),
    ],
)
def test_numbers_may_be_changed(book: Load, old: str, new: str) -> None:
    book(changed(old, new))


TOM = 'effects = [{ op = "nuggets", n = 1 }]\n\n[[starter]]\nid = "naya"'
BANDIT = 'power = [{ op = "nuggets", n = 2 }]'
FOREST_2 = 'reward = [{ op = "nuggets", n = 5 }]'
FACE = 'faces = 1\neffects = [{ op = "material", n = 1 }]'
ARCHIMUS = 'gain = [{ op = "bars", n = 1 }], limit = "once" }]\n\n[[character]]\nid = "colin"'
JADE_ELF = 'elf = [{ op = "nuggets", n = 2, per = "elf" }]'
CHART = "cost = { material = 3 }, gain = [{"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("hand_draw = 5", "hand_draw = 0", "hand_draw"),
        ("hand_draw = 5", "hand_draw = 5\ncolour = 1", "unknown field `colour`"),
        ('op = "nuggets", n = 1 }    # each', 'op = "material", n = 1 }    # each', "production.left"),
        ("solo_market_slot = 4", "solo_market_slot = 5", "solo_market_slot"),
        ('{ op = "free_red", n = 2 }', '{ op = "free_red", n = 2, per = "elf" }', "`per`"),
        ('id = "naya"', 'id = "tom"', "the id tom stands twice"),
        ('types = ["building"]', 'types = ["elf"]', "building bar: its type must be building"),
        ('types = ["dwarf"]', 'types = ["building"]', "gloric is no building"),
        ('edition = "rulebook"\ntypes = ["elf"]\neffects = [{ op = "nuggets", n = 1 }]',
         'edition = "extended"\ntypes = ["elf"]\neffects = [{ op = "nuggets", n = 1 }]', "3 nobles: it needs 4"),
        ("digit = 2", "digit = 1", "two magic tokens bear the digit 1"),
        ('"naya", "naya", "gloric"]', '"naya", "gloric"]', "naya has 2 copies a player, the starter_deck holds 1"),
        ('"naya", "naya", "gloric"]', '"naya", "naya", "glorick"]', "starter_deck: glorick is no [[starter]]"),
        ('"xena", "xena"]', '"xena", "archer"]', "starter_deck: archer is no [[combat_card]]"),
        ("main_actions = 2", "main_actions = 3", "setup for 2 players: main_actions must be 2"),
        ("main_actions_per_turn_solo = 3", "main_actions_per_turn_solo = 4", "setup for 1 players: main_actions must be 4"),
        ('id = "forest_2"\nterrain = "forest"\ncopies = 2', 'id = "forest_2"\nterrain = "forest"\ncopies = 1', "7 forest"),
        ("position = 10", "position = 13", "the Cow-Dragon's position 13 does not exist"),
        ("open_sides = 3", "open_sides = 2", "position 1 has 5 sides"),
        ("adjacent = [2, 4, 5]", "adjacent = [2, 4, 3]", "positions 1 and 3: one-sided neighbours"),
        ("adjacent = [2, 4, 5]", "adjacent = [2, 4, 15]", "its neighbour 15 does not exist"),
        ("cost = { nuggets = 7 }, gain", "cost = { nuggets = 0 }, gain", "a bar is paid in nuggets, 1 or more"),
        ("cost = { nuggets = 7 }, gain", "cost = { material = 1 }, gain", "a bar is paid in nuggets, 1 or more"),
        (TOM, TOM.replace('"nuggets"', '"strength"'), "tom: strength cannot stand here"),
        (TOM, TOM.replace('op = "nuggets", n = 1', 'op = "destroy_self"'), "tom: destroy_self cannot stand here"),
        (TOM, TOM.replace('"nuggets"', '"lose_nuggets"'), "tom: lose_nuggets cannot stand here"),
        (BANDIT, BANDIT.replace('"nuggets"', '"free_red"'), "bandit: free_red cannot stand here"),
        (FOREST_2, FOREST_2.replace('"nuggets", n = 5', '"combat"'), "forest_2: combat cannot stand here"),
        (FACE, FACE.replace('"material"', '"free_red"'), "die_material: free_red cannot stand here"),
        (ARCHIMUS, ARCHIMUS.replace("once", "unlimited"), "archimus: only bar_purchase and the charts"),
        (JADE_ELF, 'elf = [{ op = "draw_blue", n = 1 }]', "solo_jade: the noble cannot do all"),
        ('magic = [{ op = "nuggets", n = 1 }', 'magic = [{ op = "magic", n = 1 }', "solo_charles: its magic list"),
        (f'{CHART} op = "bars"', f'{CHART} op = "material"', "solo_jade: a line of the chart cannot give what it costs"),
        (f'{CHART} op = "bars"', f'{CHART} op = "magic"', "solo_jade: a chart gives goods"),
        ('["die_magic", "die_material"', '["die_material", "die_magic"', "market_slot_symbols"),
        ("[meta]", "[meta", "is not TOML"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(book: Load, old: str, new: str, problem: str) -> None:
    with pytest.raises(BadData) as raised:
        book(changed(old, new))
    assert problem in str(raised.value)
    assert str(raised.value).startswith("mine.toml")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("copies = 12", "copies = 12\ncolour = 1", None),
        ('id = "mine"\nname = "Mine"\ncopies = 2', 'id = "forge"\nname = "Mine"\ncopies = 2', 'id = "forge"'),
        (BANDIT, BANDIT.replace('"nuggets"', '"free_red"'), 'id = "bandit"'),
        ("digit = 2", "digit = 1", "digit = 1"),
        ("cost = { nuggets = 7 }, gain", "cost = { nuggets = 0 }, gain", "[bar_purchase]"),
    ],
)
def test_the_line_is_named(book: Load, old: str, new: str, line: str | None) -> None:
    text = changed(old, new)
    with pytest.raises(BadData) as raised:
        book(text)
    if line:
        number = next(n for n, written in enumerate(text.splitlines(), 1) if line in written)
        assert str(raised.value).startswith(f"mine.toml, line {number}: ")
    else:
        assert ", line " in str(raised.value)


def test_too_many_cards_are_refused(book: Load) -> None:
    more = "".join(
        f'\n[[character]]\nid = "pip{n}"\nname = "Pip"\ncopies = 20\ntypes = ["elf"]\neffects = []\n' for n in range(4)
    )
    with pytest.raises(BadData, match="142 cards in the market are too many"):
        book(OURS + more)


def test_a_payment_inside_a_payment_is_refused(book: Load) -> None:
    inner = '{ op = "pay_to_gain", cost = { nuggets = 1 }, gain = [] }'
    with pytest.raises(BadData, match="archimus: a payment cannot stand inside another"):
        book(changed(ARCHIMUS, ARCHIMUS.replace('{ op = "bars", n = 1 }', inner)))
