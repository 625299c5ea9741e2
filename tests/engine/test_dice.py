"""Chance: the generator of the state is xoshiro128**, rolls are even, shuffles are fair."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from trivet.engine.dice import WARM_UP, next_word, roll, seed_words, shuffle, sow
from trivet.testing.chance import UNLIKELY, deviation

WORD = 2**32


class Generator:
    """A state that holds nothing but the generator."""

    def __init__(self, words: list[int]) -> None:
        self.rng = list(words)


def sown(seed: int) -> Generator:
    generator = Generator(seed_words(seed))
    sow(generator)
    return generator


def rotated(word: int, left: int) -> int:
    return (word << left | word >> 32 - left) % WORD


def xoshiro128_starstar(state: list[int]) -> int:
    """As published by Blackman and Vigna, word for word."""
    result = rotated(state[1] * 5 % WORD, 7) * 9 % WORD
    shifted = (state[1] << 9) % WORD
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = rotated(state[3], 11)
    return result


@given(words=st.lists(st.integers(0, WORD - 1), min_size=4, max_size=4))
def test_the_sequence_is_that_of_xoshiro128_starstar(words: list[int]) -> None:
    ours, theirs = Generator(words), list(words)
    for _ in range(50):
        assert next_word(ours) == xoshiro128_starstar(theirs)
        assert ours.rng == theirs


def test_the_first_words_from_1_2_3_4() -> None:
    generator = Generator([1, 2, 3, 4])
    assert [next_word(generator) for _ in range(3)] == [11520, 0, 5927040]


@given(seed=st.integers(0, 2**128 - 1))
def test_all_128_bits_of_a_seed_count(seed: int) -> None:
    assert sum(word << 32 * i for i, word in enumerate(seed_words(seed))) == seed
    for bit in (0, 31, 32, 64, 127):
        assert sown(seed).rng != sown(seed ^ 1 << bit).rng


def test_no_seed_leaves_the_generator_at_zero() -> None:
    unmixed = [(-0x9E3779B9 * (i + 1)) % WORD for i in range(4)]  # the words that are mixed to nothing
    generator = Generator(unmixed)
    sow(generator)
    assert any(generator.rng)
    assert WARM_UP > 0


def test_neighbouring_seeds_begin_unlike() -> None:
    firsts = [next_word(sown(seed)) for seed in range(4000)]
    assert len(set(firsts)) > 3990
    assert deviation([Counter(word >> 28 for word in firsts)[i] for i in range(16)]) < UNLIKELY


def test_rolls_are_even() -> None:
    generator = sown(7)
    for sides in (2, 3, 6, 7, 36, 40):
        rolls = Counter(roll(generator, sides) for _ in range(200 * sides))
        assert set(rolls) == set(range(sides))
        assert deviation([rolls[face] for face in range(sides)]) < UNLIKELY


def test_rolls_are_even_where_the_words_do_not_divide() -> None:
    sides = 3 * 2**30  # a careless roll would give a third of the numbers twice as often
    generator = sown(8)
    thirds = Counter(roll(generator, sides) * 3 // sides for _ in range(3000))
    assert deviation([thirds[i] for i in range(3)]) < UNLIKELY
    odd = Counter(roll(generator, sides) % 3 for _ in range(3000))
    assert deviation([odd[i] for i in range(3)]) < UNLIKELY


def test_one_after_the_other_rolls_are_independent() -> None:
    generator = sown(9)
    pairs = Counter((roll(generator, 6), roll(generator, 6)) for _ in range(7200))
    assert deviation([pairs[a, b] for a in range(6) for b in range(6)]) < UNLIKELY


def test_a_shuffle_makes_every_order_as_often() -> None:
    generator = sown(10)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards = [0, 1, 2, 3, 99]
        shuffle(generator, cards, 4)
        assert cards[4] == 99
        orders[tuple(cards[:4])] += 1
    assert deviation([orders[order] for order in permutations(range(4))]) < UNLIKELY
