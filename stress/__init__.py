"""The trials that show what Trivet promises: lost moves, leaked cards, races, floods, outages, bytes of any kind.

`python -m stress` (or `make stress`) runs them all in their long form and writes docs/reliability.md; tests/test_trials.py
runs each in its short form. One idea a file: `load`, `crashes`, `outages` and so on hold the trials, `trial` says what
one is. Trials may import all of Trivet, and the people and services of `tests.server`; nothing imports them.
"""

import os

os.environ.setdefault("TRIVET_COMPILE", "0")  # as on the server; trials of compiled rules start processes of their own
