"""What a module is made of: by its mark a module is known to be of just these rules, bots and data."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from trivet.engine.game import Game
from trivet.engine.package import data_of, folder, has_data

FORMAT, FORMAT_VERSION = "trivet module", 1
"""What stands beside a module says so."""
TRIVET = Path(__file__).parents[1]
PARTS = {
    "engine": ("actions", "buffers", "dice", "events", "features", "kernel", "names", "rule", "state", "views"),
    "bots": ("bot", "levels", "lookahead", "made", "network", "passing", "thoughts", "weighing"),
    "analysis": ("weighed",),
    "wasm": ("description", "exports", "learning", "linking", "lowering"),
}
"""Of Trivet itself: templates, and what says how memory is laid out."""
ASIDE = ("__init__.py", "terminal", "texts", "lessons", "pictures", "tables")
"""Of a game's package, what no rule comes from."""


def made_of(game: Game) -> str:
    """The hash of all that goes into a game's module: sources, data, and what the game says of itself beside its rules."""
    ruled = has_data(game.package)  # one from outside may have none, and take another's rules
    said = [
        data_of(game.package).mark if ruled else game.rules.__name__,
        game.mark,
        game.rules_versions,
        game.spread,
        game.exploration,
        sorted(game.odds.items()),
    ]
    said += [game.options, game.secrets, game.score_items, game.reasons, game.term_names]
    return hash_of(game.package, repr(said))


@cache
def hash_of(package: str, said: str) -> str:
    mark = sha256(said.encode())
    here = folder(package)
    own = [file for file in sorted(here.rglob("*.py")) if file.relative_to(here).parts[0] not in ASIDE]
    for file in [TRIVET / part / f"{name}.py" for part, names in PARTS.items() for name in names] + own:
        mark.update(file.name.encode() + b"\0" + file.read_bytes())
    return mark.hexdigest()[:32]
