"""The page about environments says what is true: its samples run, one after the other."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs/environments.md").read_text(encoding="utf-8")


def test_the_samples_run() -> None:
    samples = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    asked = "print(len(seen), (np.asarray(there) == env.observations).all(), there.unsafe_buffer_pointer() % 64)"
    done = subprocess.run(
        [sys.executable, "-c", "\n".join([*samples, asked])], capture_output=True, text=True, check=False
    )
    assert done.stdout.splitlines()[-1:] == ["64 True 0"], done.stderr
