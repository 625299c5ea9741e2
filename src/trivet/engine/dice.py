"""Chance. The generator lives in the state: xoshiro128**, four 32-bit words held in 64-bit integers, which
neither overflow nor differ between compiled and uncompiled play."""

from .rule import Buffer, Record, rule

WORD = 0xFFFFFFFF
WARM_UP = 16


def seed_words(seed: int) -> list[int]:
    """128 bits as the generator's four words."""
    return [seed >> 32 * i & WORD for i in range(4)]


@rule
def sow(s: Record) -> None:
    """Turn the seed in `s.rng` into a generator: neighbouring seeds give unlike games."""
    for i in range(4):
        x = (s.rng[i] + 0x9E3779B9 * (i + 1)) & WORD
        x = ((x ^ (x >> 16)) * 0x45D9F3B) & WORD
        x = ((x ^ (x >> 16)) * 0x45D9F3B) & WORD
        s.rng[i] = x ^ (x >> 16)
    if s.rng[0] | s.rng[1] | s.rng[2] | s.rng[3] == 0:
        s.rng[0] = 1
    for _ in range(WARM_UP):
        next_word(s)


@rule
def next_word(s: Record) -> int:
    a, b, c, d = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
    word = (b * 5) & WORD
    word = (((word << 7) | (word >> 25)) & WORD) * 9 & WORD
    shifted = (b << 9) & WORD
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = ((d << 11) | (d >> 21)) & WORD
    s.rng[0] = a
    s.rng[1] = b
    s.rng[2] = c
    s.rng[3] = d
    return word


@rule
def roll(s: Record, n: int) -> int:
    """A number from 0 to n − 1, each as likely as the others."""
    product = next_word(s) * n
    if (product & WORD) < n:
        uneven = (WORD + 1) % n
        while (product & WORD) < uneven:
            product = next_word(s) * n
    return product >> 32


@rule
def shuffle(s: Record, cards: Buffer, n: int) -> None:
    for i in range(n - 1, 0, -1):
        j = roll(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
