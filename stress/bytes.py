"""Any bytes where a saved match, a data file, an option or an argument belongs: a named error, and nothing else."""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.test_bad_input import commands, listing, words
from tests.games.golden import MATCHES
from trivet.engine.errors import BadData, BadMatch, BadOptions
from trivet.engine.match import Match, read_match
from trivet.games import IDS, load, own_data_file
from trivet.lab.processes import Where, spread

from .command_line import trivet
from .fuzz import TARGETS
from .trial import Outcome, Scale, trial

WHOLE = {name: MATCHES[f"{name}-2"].read_bytes() for name in IDS}
PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12)
ANYTHING = st.recursive(PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))
HANG = 20
"""Seconds for one piece of bytes, after which it hangs."""
MEGABYTES = 3000
FEW = 12
DESIGNS = 50
"""Data files that a process tries."""


@trial(
    18,
    "any bytes as a saved match, data file, option or CLI argument (hypothesis, atheris)",
    "a named error; never a traceback, a hang or a changed file",
    minutes=15,
)
def run(scale: Scale) -> Outcome:
    trying = Trying(scale)
    with in_a_folder() as folder:
        before = listing(folder)
        for what in (trying.damaged_matches, trying.any_value_in_a_match, trying.any_options, trying.any_arguments):
            what()
        trying.expect(listing(folder) == before, "files were left or changed")
    designs = scale.of(10, 200)
    tasks = [(name, first, min(DESIGNS, designs)) for name in IDS for first in range(0, designs, DESIGNS)]
    for counts, wrong in spread(try_designs, tasks, Where(scale.of(1, 2))):
        trying.counts += counts
        trying.wrong += wrong
    fuzzed = [(target, scale.of(2, 30)) for target in TARGETS]
    for counts, wrong in spread(fuzz, fuzzed, Where(scale.of(1, 2))):
        trying.counts += counts
        trying.wrong += wrong
    return Outcome({what: f"{count:,}" for what, count in trying.counts.items()}, trying.wrong[:10])


@contextmanager
def in_a_folder() -> Iterator[Path]:
    """An empty one, with a data file and a match in it."""
    here = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="trivet-bytes-") as folder:
        os.chdir(folder)
        os.environ["TRIVET_DATA_FOLDER"] = str(Path(folder, "data"))
        Path("match.json").write_bytes(WHOLE["gobi"])
        Path("mine.toml").write_bytes(own_data_file("gobi").read_bytes())
        try:
            yield Path(folder)
        finally:
            os.chdir(here)


class Trying:
    def __init__(self, scale: Scale) -> None:
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.examples = scale.of(25, 1_000)

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.wrong.append(what)

    def often(self, test: Callable[..., None], examples: int = 0) -> None:
        """Have Hypothesis try it; what it finds is one thing that is wrong."""
        quiet = settings(
            max_examples=examples or self.examples,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        try:
            quiet(test)()
        except Exception as error:  # noqa: BLE001  this is what is looked for
            self.wrong.append(f"{type(error).__name__}: {error} {getattr(error, '__notes__', '')}"[:2000])

    def load(self, data: bytes) -> None:
        self.counts["saved matches"] += 1
        try:
            file = read_match(data)
            if file.game in IDS:
                Match.load(load(file.game, file.data, file.rules_version), file)
        except (BadData, BadMatch) as error:
            assert str(error), "an error says nothing"

    def damaged_matches(self) -> None:
        """A piece of a real one left out, or something else put there."""

        @given(name=st.sampled_from(IDS), at=st.integers(0), put=st.binary(max_size=20), cut=st.integers(0, 40))
        def damaged(name: str, at: int, put: bytes, cut: int) -> None:
            whole = WHOLE[name]
            at %= len(whole)
            self.load(whole[:at] + put + whole[at + cut :])

        self.often(damaged)
        self.often(given(data=st.binary(max_size=300))(self.load))

    def any_value_in_a_match(self) -> None:
        real = {name: json.loads(whole) for name, whole in WHOLE.items()}
        fields = sorted(real["gobi"])

        @given(name=st.sampled_from(IDS), field=st.sampled_from(fields), value=ANYTHING)
        def changed(name: str, field: str, value: Any) -> None:
            self.load(json.dumps(real[name] | {field: value}).encode())

        self.often(changed)

    def any_options(self) -> None:
        @given(
            name=st.sampled_from(IDS),
            options=st.dictionaries(
                st.sampled_from(["players", "edition", "opponent"]) | st.text(max_size=8), ANYTHING
            ),
            seed=st.integers() | PLAIN,
        )
        def tried(name: str, options: dict[str, Any], seed: Any) -> None:
            self.counts["options and seeds"] += 1
            try:
                Match(load(name), options, seed)
            except BadOptions as error:
                assert str(error), "an error says nothing"

        self.often(tried)

    def any_arguments(self) -> None:
        files = st.sampled_from(["match.json", "mine.toml", ".", "missing", "/", "/dev/null", ""])

        @given(command=commands, arguments=st.lists(words | files | words.map("--{}".format), min_size=1, max_size=5))
        def typed(command: str, arguments: list[str]) -> None:
            self.counts["command lines"] += 1
            said = trivet(command, "--json", *arguments)
            assert said.code in (0, 2) and "Traceback" not in said.err, said
            if said.code == 2 and "--json" in [command, "--json", *arguments][:2]:
                assert json.loads(said.out)["error"]["code"], said

        self.often(typed, max(1, self.examples // 4))


def try_designs(task: tuple[str, int, int]) -> tuple[Counter[str], list[str]]:
    command = [sys.executable, "-m", "stress.designs", *map(str, task)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        return Counter(), [done.stderr[-2000:]]
    said = json.loads(done.stdout)
    return Counter({f"data files, {what}": count for what, count in said["counts"].items()}), said["wrong"]


def beginning(name: str) -> bytes:
    """A match that is quickly played through."""
    file = json.loads(WHOLE[name])
    return json.dumps(file | {"moves": file["moves"][:FEW]}).encode()


def fuzz(task: tuple[str, int]) -> tuple[Counter[str], list[str]]:
    """libFuzzer, in a process of its own, for so many seconds."""
    target, seconds = task
    with tempfile.TemporaryDirectory(prefix="trivet-corpus-") as corpus:
        for name in IDS:
            Path(corpus, name).write_bytes(own_data_file("gobi").read_bytes() if target == "data" else beginning(name))
        limits = [f"-max_total_time={seconds}", f"-timeout={HANG}", f"-rss_limit_mb={MEGABYTES}", "-max_len=20000"]
        command = [sys.executable, "-m", "stress.fuzz", target, *limits, f"-artifact_prefix={corpus}/", corpus]
        # Its last words are all that is wanted of what it says.
        done = subprocess.run(command, capture_output=True, check=False, timeout=seconds * 3 + 300)
    said = done.stderr.decode(errors="replace")
    runs = re.search(r"Done (\d+) runs", said)
    if done.returncode or not runs:
        return Counter(), [f"atheris, {target}: {(done.stdout.decode(errors='replace') + said)[-3000:]}"]
    return Counter({f"runs of atheris on {target}": int(runs[1])}), []
