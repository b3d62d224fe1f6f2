"""The generator: streams that can be told how to begin."""

from catanica.kernel.rng import foretold, seeded


def test_a_stream_that_is_foretold_begins_with_two_words_and_goes_on_by_chance() -> None:
    met = set()
    for seed in range(200):
        stream = foretold(seeded(seed), 0xFFFFFFFF - seed, 7 * seed)
        assert [stream.next32(), stream.next32()] == [0xFFFFFFFF - seed, 7 * seed]
        met.add(stream.next32())
    assert len(met) == 200
    assert 0.45 < sum(met) / len(met) / 2**32 < 0.55
