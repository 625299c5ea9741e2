"""A folder with the files that the pages speak of, as somebody who reads them would have them."""

import os
import shutil
from pathlib import Path

from trivet.engine.match import Match
from trivet.games import load, own_data_file

from .written import ROOT, blocks

PLAIN = os.environ | {"TRIVET_COMPILE": "0"}


def prepare(folder: Path) -> None:
    own = own_data_file("gorbino").read_text(encoding="utf-8")
    for name in ("old.toml", "new.toml", "my.toml"):
        changed = own if name == "old.toml" else own.replace("max_coins = 300", "max_coins = 250")
        (folder / name).write_text(changed, encoding="utf-8")
    shutil.copy(own_data_file("gorbino").with_name("gorbino.1.toml"), folder)
    bot = next(block.code for block in blocks("write-a-bot.md") if block.language == "python")
    (folder / "my_bots.py").write_text(bot, encoding="utf-8")
    game = load("gobi")
    match = Match(game, {"players": 2}, seed=7)
    for _ in range(5):
        seat = game.to_act(match.state)[0]
        match.play(seat, game.offers(match.state, seat)[0])
    (folder / "match.json").write_text(match.save(), encoding="utf-8")
    shutil.copytree(ROOT / "examples" / "liars_dice" / "liars_dice", folder / "liars_dice")
