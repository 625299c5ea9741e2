"""`trivet site`: the page as a folder, written whole, and over nothing but an earlier one."""

import json
import re
from pathlib import Path

import pytest

from stress.modules import at_home
from trivet.games import load
from trivet.server.page import site as page
from trivet.server.page.local import mark

from .conftest import Run


@pytest.fixture(autouse=True)
def ready() -> None:
    at_home(load("gobi"))
    if not (page.FOLDER / "index.html").exists():
        pytest.skip("the page is not built")


def test_a_site_is_nothing_but_files_with_addresses_from_where_it_lies(run: Run, tmp_path: Path) -> None:
    done = run("site", "site", "--games", "gobi", "--json")
    assert done.code == 0, done.err
    folder = tmp_path / "site"
    names = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    assert done.data["files"] == len(names) and names == {*json.loads((folder / "site.json").read_text())["files"]}
    index = (folder / "index.html").read_text(encoding="utf-8")
    assert "<html data-alone " in index and "default-src 'self'" in index
    addresses = re.findall(r'(?:src|href)="([^"]+)"', index)
    assert len(addresses) > 4 and all(one.startswith("./") and (folder / one).is_file() for one in addresses)
    told = json.loads((folder / "sw.js").read_text(encoding="utf-8").partition("const KEPT=")[2].partition(";\n")[0])
    for name, found in told["files"].items():
        assert mark((folder / (name or "index.html")).read_bytes()) == found
    games = json.loads((folder / "local/games.json").read_text(encoding="utf-8"))
    assert [game["id"] for game in games] == ["gobi"] and (folder / "local/gobi/module.wasm").is_file()
    assert list(tmp_path.iterdir()) == [folder]


def test_an_earlier_site_is_written_anew_and_nothing_else(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    assert run("site", folder, "--games", "gobi").code == 0
    before = {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    assert run("site", folder, "--games", "gobi").code == 0
    assert {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()} == before
    (folder / "diary.txt").write_text("Dear diary")
    refused = run("site", folder, "--games", "gobi")
    assert refused.code == 2 and "holds diary.txt, which is no file of a site" in refused.err
    assert (folder / "diary.txt").read_text() == "Dear diary" and list(tmp_path.iterdir()) == [folder]
    (tmp_path / "file").touch()
    assert "is a file: name a new folder" in run("site", "file").err
    assert "There is no folder" in run("site", "none/site").err


def test_what_goes_wrong_while_it_is_written_leaves_the_earlier_site(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    assert run("site", folder, "--games", "gobi").code == 0
    before = (folder / "sw.js").read_bytes()
    rename = Path.rename

    def failing(path: Path, to: Path) -> Path:
        if to == folder and "old" not in path.name:
            raise OSError("No space left on device")
        return rename(path, to)

    monkeypatch.setattr(Path, "rename", failing)
    assert "cannot be written" in run("site", folder, "--games", "gobi").err
    assert (folder / "sw.js").read_bytes() == before and list(tmp_path.iterdir()) == [folder]


def test_a_game_without_a_module_is_refused_by_name(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trivet.bots.module.has_module", lambda game: False)
    refused = run("site", "site", "--games", "gobi")
    assert refused.code == 2 and "gobi has no WebAssembly module here" in refused.err
    assert "trivet wasm gobi" in refused.err
    assert "There is no game 'chess'" in run("site", "site", "--games", "chess").err
