"""The games on the table. Each is a package: rules in the rulebook's words, data, view, texts, and its boards.

Games are found by their entry points, ours and others' alike (`trivet.installed`). A game may import the engine alone,
its `terminal` what terminal boards are made with; bots, the lab, the server and the page ask for a game by its name.
"""

from collections.abc import Callable
from importlib import import_module

from trivet.engine.errors import BadGame, TrivetError, UnknownGame
from trivet.engine.game import Game
from trivet.installed import Installed, on_the_table

IDS = tuple(on_the_table().games)
"""All that are installed; one of them may yet fail to load."""


def game(name: str) -> Game:
    """The game of that name; raises UnknownGame, or BadGame where its package is at fault."""
    table = on_the_table()
    if name in table.games:
        return loaded(table.games[name])
    if name in table.refused:
        raise BadGame(table.refused[name])
    raise UnknownGame(f"There is no game {name!r}. The games are: {', '.join(IDS)}.")


def games(trouble: Callable[[str], None]) -> dict[str, Game]:
    """Every game that can be played; `trouble` is told of each that cannot, and why."""
    found = {}
    for name in IDS:
        try:
            found[name] = game(name)
        except TrivetError as error:
            trouble(str(error))
    for why in on_the_table().refused.values():
        trouble(why)
    return found


def loaded(one: Installed) -> Game:
    """The game of a package; whatever goes wrong in it is told in a sentence."""
    mend = f"Mend the package, or uninstall {one.by}."
    try:
        module = import_module(one.package)
    except TrivetError:
        raise
    except (Exception, SystemExit) as error:
        what = f"{type(error).__name__}: {error}".rstrip(".")
        raise BadGame(f"The game {one.id} of {one.said} does not load ({what}). {mend}") from error
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise BadGame(f"The game {one.id} of {one.said} has no GAME = Game(…) in its __init__.py. {mend}")
    if found.id != one.id:
        raise BadGame(
            f"The entry point {one.id} of {one.said} leads to a game that says its id is {found.id}: "
            f"let them be the same."
        )
    return found
