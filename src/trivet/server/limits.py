"""How much one person may ask for: a bucket of tokens for each, refilled as time goes by."""

import math
import time
from dataclasses import dataclass

from .errors import too_many
from .settings import Rate

KEPT = 10_000


@dataclass
class Bucket:
    tokens: float
    at: float


class Limiter:
    """One kind of request; who asks too often is refused, nobody else notices."""

    def __init__(self, what: str, rate: Rate) -> None:
        self.what = what
        self.rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> None:
        now = time.monotonic()
        bucket = self._buckets.setdefault(who, Bucket(self.rate.burst, now))
        bucket.tokens = self._filled(bucket, now)
        bucket.at = now
        if len(self._buckets) > KEPT:
            self._forget_full(now)
        if bucket.tokens < 1:
            raise too_many(self.what, math.ceil((1 - bucket.tokens) / self.rate.per_second))
        bucket.tokens -= 1

    def _filled(self, bucket: Bucket, now: float) -> float:
        return min(self.rate.burst, bucket.tokens + (now - bucket.at) * self.rate.per_second)

    def _forget_full(self, now: float) -> None:
        """A full bucket says nothing. Where hardly any is full, those longest unused go."""
        kept = [(who, b) for who, b in self._buckets.items() if self._filled(b, now) < self.rate.burst]
        kept.sort(key=lambda entry: entry[1].at)
        self._buckets = dict(kept[-KEPT // 2 :])
