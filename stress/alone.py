"""A trial in a process of its own: should it crash or hang, then that row has failed, and the others go on."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path

from .trial import Outcome, Scale, load

ROOT = Path(__file__).parents[1]
SHORT_MINUTES = 10.0
LEAVING = 20.0
"""Seconds that processes of a trial may outlast it."""


def run_alone(number: int, scale: Scale) -> Outcome:
    """Run the trial of a row in a new process, with all that it starts, and see that nothing is left of it."""
    minutes = load(number).minutes if scale.full else SHORT_MINUTES
    with tempfile.TemporaryDirectory(prefix="trivet-trial-") as folder:
        answer, log = Path(folder, "outcome.json"), Path(folder, "log")
        command = [sys.executable, "-m", "stress.alone", str(number), str(scale), str(answer)]
        with log.open("wb") as said:
            # The trial listens on its input: when we are gone, however that came, it goes too.
            process = subprocess.Popen(
                command, cwd=ROOT, env=surroundings(scale), stdin=subprocess.PIPE, stdout=said, stderr=said,
                start_new_session=True,
            )  # fmt: skip
            try:
                status = process.wait(minutes * 60)
            except subprocess.TimeoutExpired:
                return Outcome(failures=[f"not over after {minutes:g} minutes: {tail(log)}"])
            finally:
                left = end_group(process)
        if status or not answer.exists():
            return Outcome(failures=[f"ended with status {status}: {tail(log)}"])
        outcome = Outcome(**json.loads(answer.read_text(encoding="utf-8")))
    if left:
        outcome.failures.append("left processes behind")
    return outcome


def surroundings(scale: Scale) -> dict[str, str]:
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    surroundings = os.environ | {"PYTHONPATH": path}
    return surroundings | ({"REQUIRE_SERVICES": "1"} if scale.full else {})


def end_group(process: "subprocess.Popen[bytes]") -> bool:
    """Whether there was still somebody to end; where the trial is over, after a moment in which they could leave."""
    end = time.monotonic() + LEAVING
    with suppress(ProcessLookupError):
        while process.poll() is not None and time.monotonic() < end:
            os.killpg(process.pid, 0)
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return True
    return False


def tail(log: Path) -> str:
    return log.read_text(encoding="utf-8", errors="replace")[-3000:].strip() or "it said nothing"


def follow_the_starter() -> None:
    os.read(0, 1)  # which answers when there is nobody left to write
    os.killpg(0, signal.SIGKILL)


def run(number: int, scale: Scale) -> Outcome:
    import pytest  # whose way of saying that a service is missing the helpers of the tests use

    try:
        return load(number).run(scale)
    except pytest.skip.Exception as missing:
        return Outcome(skipped=str(missing))
    except pytest.fail.Exception as missing:
        return Outcome(failures=[str(missing)])


def main(arguments: list[str]) -> None:
    number, scale, answer = arguments
    threading.Thread(target=follow_the_starter, daemon=True).start()
    outcome = run(int(number), Scale(scale == "full"))
    Path(answer).write_text(json.dumps(outcome.data()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
