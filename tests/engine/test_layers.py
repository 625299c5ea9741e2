"""Each layer of the map in docs/architecture.md imports only those below it, and each room of the server those it names."""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import trivet
from trivet.games import IDS

SOURCE = Path(trivet.__file__).parent
LAYERS = ["engine", "games", "bots", "wasm", "analysis", "envs", "lab", "server", "cli", "testing"]
"""From the bottom to the top; texts stand beside them and import nothing of ours but where games lie."""
BESIDE = {"installed", "extras", "languages"}
"""What all may ask: which games there are, which languages, and whether an extra is. They import nothing of ours but its errors."""
RULES = LAYERS[:2]
"""They know numbers and names, no language."""
SPEAKING = {"texts", "terminal"}
"""The words, and games as text, made of words and the engine: what a game's own terminal board is made with."""


def imports(file: Path) -> Iterator[str]:
    """Everything of ours that a file imports, by its full name."""
    package = ["trivet", *file.relative_to(SOURCE).parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def layer(name: str) -> str | None:
    """The layer of an imported name; None where it is none of ours, or the version, which all may say."""
    parts = name.split(".")
    return parts[1] if parts[0] == "trivet" and len(parts) > 1 and name != "trivet.__version__" else None


def files() -> list[Path]:
    """All of ours; the template of a new game is to be somebody else's."""
    found = [file for file in sorted(SOURCE.rglob("*.py")) if file.parent != SOURCE]
    return [file for file in found if not file.is_relative_to(SOURCE / "template")]


def below(file: Path) -> set[str]:
    """The layers that a file may import."""
    own = file.relative_to(SOURCE).parts[0]
    found = {own, *LAYERS[: LAYERS.index(own)], *BESIDE} if own in LAYERS else {own, *BESIDE}
    if own == "terminal":
        found |= {"engine"}
    if own not in (*RULES, "texts") or "terminal" in file.relative_to(SOURCE).parts:
        found |= SPEAKING
    return found


def test_a_file_imports_its_own_layer_and_those_below() -> None:
    every = [(file, name) for file in files() for name in imports(file)]
    assert len(every) > 1000
    assert not [f"{file} imports {name}" for file, name in every if layer(name) not in {None, *below(file)}]


def test_every_folder_is_a_layer() -> None:
    folders = {file.relative_to(SOURCE).parts[0] for file in files()}
    assert folders <= {*LAYERS, *SPEAKING}


def of_games() -> list[Path]:
    return [file for file in files() if file.is_relative_to(SOURCE / "games")]


def test_a_game_does_not_know_another() -> None:
    games = {folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").exists()}
    for file in of_games():
        own = file.relative_to(SOURCE / "games").parts[0]
        for name in imports(file):
            other = name.startswith("trivet.games.") and name.split(".")[2] in games - {own}
            assert not other, f"{file} imports {name}"


def test_rules_know_no_terminal() -> None:
    rules = [file for file in of_games() if file.parent.name != "terminal"]
    assert not [file for file in rules if any(".terminal" in name for name in imports(file))]


def test_what_stands_beside_the_layers_imports_nothing_of_them() -> None:
    assert not [name for name in imports(SOURCE / "installed.py") if layer(name)]
    assert {layer(name) for name in imports(SOURCE / "terminal" / "__init__.py")} - {None} == {"texts"}


SERVER = SOURCE / "server"
WAYS_IN = {"launch", "workers", "app", "admin"}
"""How a server is started, put together and looked after, and what a program finds when it imports the server."""


def room(file: Path) -> str:
    """A folder of the server; what stands beside them is a room of its own."""
    return file.relative_to(SERVER).with_suffix("").parts[0]


def rooms() -> dict[str, set[str]]:
    """Every room of the server, and those that it imports."""
    found: dict[str, set[str]] = {}
    for file in SERVER.rglob("*.py"):
        if file.parent != SERVER or file.stem != "__init__":
            inside = {name.split(".")[2] for name in imports(file) if name.startswith("trivet.server.")}
            found.setdefault(room(file), set()).update(inside - {room(file)})
    return found


def named(room: str) -> set[str]:
    """The rooms that a room says it may import."""
    said = ast.get_docstring(ast.parse((SERVER / room / "__init__.py").read_text(encoding="utf-8"))) or ""
    found = re.search(r"May import ([\w,\s]+)\.", said)
    assert found, f"The room {room} does not say what it may import."
    return set(re.split(r",\s+|\s+and\s+", found[1])) - {"no other room"}


def test_a_room_of_the_server_imports_those_it_names() -> None:
    folders = {room: imported for room, imported in rooms().items() if (SERVER / room).is_dir()}
    assert len(folders) > 10
    assert {room: named(room) for room in folders} == folders


def test_rooms_of_the_server_do_not_go_round_in_circles() -> None:
    found = rooms()
    order = [*TopologicalSorter(found).static_order()]
    assert set(order) == set(found)
    assert order[0] == "basics"
    assert not [room for room, imported in found.items() if room not in WAYS_IN and imported & WAYS_IN]
    assert {room for room in found if not (SERVER / room).is_dir()} == {*WAYS_IN, "service"}


def test_a_module_of_the_server_has_a_name_of_its_own() -> None:
    """But for addresses and what they answer, which are called alike."""
    files = [file for file in SERVER.rglob("*.py") if file.stem != "__init__" and "migrations" not in file.parts]
    names = [(file.stem, "api" if room(file) == "answers" else room(file)) for file in files]
    assert sorted({name for name, _ in names}) == sorted(name for name, _ in {*names})


def test_a_class_of_the_server_has_a_name_of_its_own() -> None:
    """But for what is asked and what is answered, which OpenAPI tells apart."""
    files = [file for file in SERVER.rglob("*.py") if room(file) != "answers" and file.stem != "requests"]
    parsed = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    names = [node.name for tree in parsed for node in tree.body if isinstance(node, ast.ClassDef)]
    assert len(names) > 100
    assert not [name for name in {*names} if names.count(name) > 1]


def test_nothing_above_the_games_names_one() -> None:
    web = SOURCE.parents[1] / "web" / "src"
    shared = [file for kind in ("py", "ftl") for file in SOURCE.rglob(f"*.{kind}")]
    shared += [file for kind in ("ts", "svelte", "css") for file in web.rglob(f"*.{kind}")]
    above = [file for file in shared if not {"games", "static"} & {*file.parts} or file.parent.name == "games"]
    assert len(above) > 150
    named = re.compile("|".join(IDS), re.IGNORECASE)
    assert not [file for file in above if named.search(file.read_text(encoding="utf-8"))]


def test_the_check_sees_imports_of_every_form(tmp_path: Path) -> None:
    file = SOURCE / "games" / "gobi" / "rules.py"
    assert {layer(name) for name in imports(file)} == {"games"}
    assert {"trivet.engine.rule.rule", "trivet.games.gobi.components.NOTHING"} <= set(
        imports(SOURCE / "games" / "gobi" / "desert.py")
    )
