"""The games on the table. Each is a package: rules in the rulebook's words, data, view, texts, and its boards.

Games are found by their entry points, ours and others' alike (`trivet.installed`). A game may import the engine alone,
its `terminal` what terminal boards are made with; bots, the lab, the server and the page ask for a game by its name.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from trivet.engine import package
from trivet.engine.contract import Rules
from trivet.engine.data import fields, named
from trivet.engine.errors import BadData, BadGame, TrivetError, UnknownGame
from trivet.engine.game import Game
from trivet.engine.lessons import lessons_of
from trivet.installed import Installed, on_the_table

IDS = tuple(on_the_table().games)
"""All that are installed; one of them may yet fail to load."""


def load(id: str, data: Path | str | None = None, rules_version: int | None = None) -> Game:
    """The game of that name, with the data in a file, or of a text, instead of its own.

    A process may hold a game with several data files at once. `rules_version`: without data, the game's own as they were
    for that version of the rules. Raises UnknownGame, BadData, or BadGame where the package is at fault.
    """
    one = installed(id)
    try:
        return loaded(one, data, rules_version)
    except BadData:
        if data is not None and (other := meant_for(data)) not in (id, None):
            raise BadData(f"{named(data)[0]} is a data file of {other}, not of {id}. Load it with that game.") from None
        raise


def games(
    trouble: Callable[[str], None], data: Mapping[str, str] | None = None, shown: bool = False
) -> dict[str, Game]:
    """Every game that can be played, some with data of a designer's; `trouble` is told of each that cannot, and why.

    `shown`: to people, so that what a game shows when it begins must be what it declares.
    """
    found = {}
    for name in IDS:
        try:
            one = load(name, (data or {}).get(name))
            if shown:
                check_sight(one)
            found[name] = one
        except TrivetError as error:
            trouble(str(error))
    for why in on_the_table().refused.values():
        trouble(why)
    return found


def check_sight(game: Game) -> None:
    """Raises BadGame where a new game cannot be shown by its schema, to a player and to whoever looks on, or its lessons
    do not read."""
    one = installed(game.id)
    try:
        state = game.set_up(game.choose_options({}), 0)
        for seat in (0, None):
            game.view(game.hide(state, seat), seat)
        lessons_of(game)
    except Exception as error:
        what = str(error) if isinstance(error, TrivetError) else f"({type(error).__name__}: {error})."
        mend = f"Mend the package, or uninstall {one.by}."
        raise BadGame(f"The game {one.id} of {one.said} cannot be shown. {what} {mend}") from error


def installed(id: str) -> Installed:
    table = on_the_table()
    if id in table.games:
        return table.games[id]
    if id in table.refused:
        raise BadGame(table.refused[id])
    raise UnknownGame(f"There is no game {id!r}. The games are: {', '.join(IDS)}.")


def loaded(one: Installed, data: Path | str | None, rules_version: int | None) -> Game:
    """The game of a package; whatever goes wrong in it is told in a sentence."""
    mend = f"Mend the package, or uninstall {one.by}."
    try:
        found = package.load_package(one.package, data, rules_version)
    except TrivetError as error:
        if data is not None:
            raise
        raise BadGame(f"The game {one.id} of {one.said} does not load. {error} {mend}") from error
    except (Exception, SystemExit) as error:
        what = f"{type(error).__name__}: {error}".rstrip(".")
        raise BadGame(f"The game {one.id} of {one.said} does not load ({what}). {mend}") from error
    if not isinstance(found, Game):
        raise BadGame(f"The game {one.id} of {one.said} has no GAME = Game(…) in its __init__.py. {mend}")
    if found.id != one.id:
        raise BadGame(
            f"The entry point {one.id} of {one.said} leads to a game that says its id is {found.id}: "
            f"let them be the same."
        )
    if missing := [part for part in vars(Rules) if part[0] != "_" and not callable(getattr(found.rules, part, None))]:
        raise BadGame(
            f"The game {one.id} of {one.said} is not whole: its rules lack {', '.join(missing)}. "
            f"trivet.engine.contract says what each does: write it, or uninstall {one.by}."
        )
    return found


def is_loaded(id: str, data: str | None, rules_version: int | None = None) -> bool:
    """Whether a game is loaded with these data already, or with its own, for which there is always room."""
    return package.is_loaded(installed(id).package, data, rules_version)


def own_data_file(id: str) -> Path:
    """The data file that comes with a game."""
    return package.own_file(installed(id).package)


def meant_for(data: Path | str) -> str | None:
    """The game that a data file is for, told by its fields; none where they are of no game. Raises BadData."""
    known = fields(data)
    shared = {id: len(known & own_fields(id)) for id in IDS}
    best = max(shared.values())
    likely = [id for id, count in shared.items() if count == best]
    return likely[0] if len(likely) == 1 and 2 * best > len(known) else None


@cache
def own_fields(id: str) -> set[str]:
    """The fields of a game's own data file; none where it has no such file."""
    try:
        return fields(package.own_data(installed(id).package).text)
    except (BadData, ImportError):
        return set()
