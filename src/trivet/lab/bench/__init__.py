"""`trivet bench`: our speed beside that of other engines, in one run on one core.

`run` conducts, and plays nothing itself: `ours` and `peers` are programs that play for a while whenever they are told
to and report how far they came, so that all take turns under the same conditions.
"""

from .run import Measure, Report, bench, steps

__all__ = ["Measure", "Report", "bench", "steps"]
