"""How much one person may ask for: a bucket of tokens for each, refilled as time goes by.

Where several workers serve, they count together, each by itself while the others cannot be reached.
"""

import math
import time
from dataclasses import dataclass

from ..basics.errors import too_many
from ..basics.settings import Rate
from .relay import Relay

KEPT = 10_000
HANDFULS = 50
"""A worker takes so small a part of a bucket at once: others hardly miss it."""


@dataclass
class Bucket:
    tokens: float
    at: float


class Limiter:
    """One kind of request; who asks too often is refused, nobody else notices."""

    def __init__(self, relay: Relay, what: str, rate: Rate) -> None:
        self._relay = relay
        self.what = what
        self.rate = rate
        self._buckets: dict[str, Bucket] = {}
        self._handful = max(1, int(rate.burst / HANDFULS))
        self._in_hand: dict[str, int] = {}
        """Tokens taken from the bucket of all workers and not used yet: not every request asks for one."""

    async def take(self, who: str) -> None:
        if self._in_hand.get(who, 0) > 0:
            self._in_hand[who] -= 1
            return
        counted = await self._relay.count(f"{self.what}:{who}", self.rate, self._handful)
        if counted is None:
            taken, wait = 1, self._count(who)
        else:
            taken, wait = counted
        if wait > 0:
            raise too_many(self.what, math.ceil(wait))
        if taken > 1:
            if len(self._in_hand) >= KEPT:
                self._in_hand.clear()
            self._in_hand[who] = self._in_hand.get(who, 0) + taken - 1

    def _count(self, who: str) -> float:
        """Take a token, or say how many seconds there will be none."""
        now = time.monotonic()
        bucket = self._buckets.setdefault(who, Bucket(self.rate.burst, now))
        bucket.tokens = self._filled(bucket, now)
        bucket.at = now
        if len(self._buckets) > KEPT:
            self._forget_full(now)
        if bucket.tokens < 1:
            return (1 - bucket.tokens) / self.rate.per_second
        bucket.tokens -= 1
        return 0.0

    def _filled(self, bucket: Bucket, now: float) -> float:
        return min(self.rate.burst, bucket.tokens + (now - bucket.at) * self.rate.per_second)

    def _forget_full(self, now: float) -> None:
        """A full bucket says nothing. Where hardly any is full, those longest unused go."""
        kept = [(who, b) for who, b in self._buckets.items() if self._filled(b, now) < self.rate.burst]
        kept.sort(key=lambda entry: entry[1].at)
        self._buckets = dict(kept[-KEPT // 2 :])
