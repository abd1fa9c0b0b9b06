"""Credits: what a connection and an address may ask for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dacabo.server.cost.limits import AddressCredits, Credits, Crowd, Rate, home_of, per_minute

RATE = Rate(per_second=20, burst=60)


def test_credits_are_spent_and_grow_again() -> None:
    """A burst is allowed at once; then as much as grows, and never more than the burst."""
    mine = Credits(RATE, now=0)
    assert sum(mine.take(0) for _ in range(100)) == 60
    assert sum(mine.take(0.5) for _ in range(100)) == 10
    assert sum(mine.take(1000) for _ in range(100)) == 60


def test_whoever_is_refused_loses_nothing() -> None:
    """A refused expensive request leaves the credits for a cheap one."""
    mine = Credits(RATE, now=0)
    assert not mine.take(0, cost=61)
    assert mine.take(0, cost=60)
    assert not mine.take(0)


@given(
    st.lists(st.floats(0, 10), max_size=50),
    st.floats(0.1, 100),
    st.integers(1, 100),
)
def test_nobody_gets_more_than_burst_and_growth(
    waits: list[float], speed: float, burst: int
) -> None:
    """Over any time, no more is spent than was saved and has grown."""
    mine, now, spent = Credits(Rate(speed, burst), now=0), 0.0, 0
    for wait in waits:
        now += wait
        spent += sum(mine.take(now) for _ in range(3))
    assert spent <= burst + now * speed + 1e-6


def test_addresses_have_credits_of_their_own() -> None:
    """One address that asks too much takes nothing from another."""
    all_of_them = AddressCredits(per_minute(3))
    assert [all_of_them.take("192.0.2.1", 0) for _ in range(4)] == [True, True, True, False]
    assert all_of_them.take("192.0.2.2", 0)
    assert all_of_them.take("192.0.2.1", 20)


def test_few_addresses_are_remembered() -> None:
    """The one that was quiet for longest is forgotten; one that keeps asking is not."""
    few = AddressCredits(per_minute(1), most=10)
    assert few.take("192.0.2.200", 0)
    for last in range(100):
        few.take(f"198.51.100.{last}", 0)
        assert not few.take("192.0.2.200", 0)
        assert len(few) <= 10
    assert few.take("198.51.100.1", 0)


def test_a_crowd_is_bounded_and_leaves_no_trace() -> None:
    """A limit for the connections of an address at once; leaving makes room."""
    crowd = Crowd(most=2)
    assert [crowd.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert crowd.enter("192.0.2.2")
    crowd.leave("192.0.2.1")
    assert crowd.enter("192.0.2.1")
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        crowd.leave(address)
    assert len(crowd) == 0


def test_refusing_the_first_leaves_no_trace_either() -> None:
    """An address that may not enter at all is not remembered."""
    crowd = Crowd(most=1)
    assert crowd.enter("192.0.2.1")
    crowd.leave("192.0.2.1")
    assert len(crowd) == 0


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("x" * 1000, "x" * 64),
    ],
)
def test_an_ipv6_address_counts_with_its_whole_network(address: str, home: str) -> None:
    """Another address of the same network has no new credits."""
    assert home_of(address) == home
