"""Token buckets limit the requests of a connection and of an address."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dacabo.server.limits.buckets import (
    MAX_ADDRESSES,
    AddressBuckets,
    ConnectionCounter,
    Rate,
    TokenBucket,
    per_minute,
    prefixes_of,
)

RATE = Rate(per_second=20, burst=60)


def test_tokens_are_spent_and_refilled() -> None:
    """A burst is allowed at once; then the bucket refills, but never beyond the burst."""
    bucket = TokenBucket(RATE, now=0)
    assert sum(bucket.take(0) for _ in range(100)) == 60
    assert sum(bucket.take(0.5) for _ in range(100)) == 10
    assert sum(bucket.take(1000) for _ in range(100)) == 60


def test_a_refusal_costs_no_tokens() -> None:
    """After a refused expensive request, a cheap one may still be granted."""
    bucket = TokenBucket(RATE, now=0)
    assert not bucket.take(0, cost=61)
    assert bucket.take(0, cost=60)
    assert not bucket.take(0)


@given(
    st.lists(st.floats(0, 10), max_size=50),
    st.floats(0.1, 100),
    st.integers(1, 100),
)
def test_nobody_gets_more_than_the_burst_and_the_refill(
    waits: list[float], speed: float, burst: int
) -> None:
    """This holds over any time."""
    bucket, now, spent = TokenBucket(Rate(speed, burst), now=0), 0.0, 0
    for wait in waits:
        now += wait
        spent += sum(bucket.take(now) for _ in range(3))
    assert spent <= burst + now * speed + 1e-6


def test_addresses_have_separate_buckets() -> None:
    """One address that asks too much takes nothing from another."""
    all_of_them = AddressBuckets(per_minute(3))
    assert [all_of_them.take("192.0.2.1", 0) for _ in range(4)] == [True, True, True, False]
    assert all_of_them.take("192.0.2.2", 0)
    assert all_of_them.take("192.0.2.1", 20)


def test_full_buckets_are_forgotten() -> None:
    """No allowance is lost with them."""
    few = AddressBuckets(per_minute(60), most=10)
    for second in range(100):
        assert few.take(f"198.51.100.{second}", second)
        assert len(few) <= 10


def test_a_debt_survives_any_number_of_addresses() -> None:
    """However many addresses come, one that has spent everything stays refused."""
    few = AddressBuckets(per_minute(1), most=10)
    assert few.take("192.0.2.200", 0)
    for number in range(200):
        few.take(f"198.51.100.{number}", 0)
        assert len(few) <= 10
    assert not few.take("192.0.2.200", 30)
    assert few.take("192.0.2.200", 61)


def test_a_debt_survives_ten_thousand_addresses() -> None:
    """The memory has its usual size here."""
    all_of_them = AddressBuckets(per_minute(1))
    assert all_of_them.take("192.0.2.200", 0)
    for number in range(MAX_ADDRESSES + 1000):
        all_of_them.take(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", 0)
    assert not all_of_them.take("192.0.2.200", 30)


def test_addresses_beyond_the_memory_share_one_bucket() -> None:
    """A flood ends in it, and others are served again when there is room."""
    few = AddressBuckets(per_minute(5), most=10)
    for number in range(10):
        for _ in range(5):
            assert few.take(f"198.51.100.{number}", 0)
    flood = [few.take(f"203.0.113.{number}", 0) for number in range(100)]
    assert flood == [True] * 5 + [False] * 95
    assert not few.take("198.51.100.1", 0)
    assert few.take("203.0.113.200", 60)
    assert few.take("203.0.113.201", 60)


def test_debtors_do_not_fill_the_memory_for_newcomers() -> None:
    """Debtors are kept longest, but others beside them can be forgotten."""
    few = AddressBuckets(per_minute(60), most=50)
    for number in range(20):
        while few.take(f"192.0.2.{number}", 0):
            pass
    for number in range(30):
        few.take(f"198.51.100.{number}", 1)
    passed = [few.take(f"203.0.113.{number}", 10 + number) for number in range(30)]
    assert all(passed)
    for number in range(20):
        assert sum(few.take(f"192.0.2.{number}", 40) for _ in range(60)) == 40


def test_connections_of_an_address_are_limited_and_leave_no_trace() -> None:
    """A closed connection makes room."""
    crowd = ConnectionCounter(most=2)
    assert [crowd.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert crowd.enter("192.0.2.2")
    crowd.leave("192.0.2.1")
    assert crowd.enter("192.0.2.1")
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        crowd.leave(address)
    assert len(crowd) == 0


def test_a_refused_first_connection_leaves_no_trace() -> None:
    """An address that may not enter at all is not remembered."""
    crowd = ConnectionCounter(most=0)
    assert not crowd.enter("192.0.2.1")
    assert len(crowd) == 0


@pytest.mark.parametrize(
    ("address", "prefixes"),
    [
        ("192.0.2.7", ("192.0.2.7",)),
        ("::ffff:192.0.2.7", ("192.0.2.7",)),
        ("2002:c000:207:1::1", ("192.0.2.7",)),
        ("64:ff9b::c000:207", ("192.0.2.7",)),
        ("2001:0:cb00:7101:0:ffff:3fff:fdf8", ("192.0.2.7",)),
        (
            "2001:db8:1:203:3:4:5:6",
            ("2001:db8:1:203::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"),
        ),
        ("fe80::1%eth0", ("fe80::/64", "fe80::/56", "fe80::/48")),
        ("", ("",)),
        ("x" * 1000, ("x" * 64,)),
    ],
)
def test_the_prefixes_of_an_address(address: str, prefixes: tuple[str, ...]) -> None:
    """An IPv6 address counts with its network, and with the wider ones that a customer gets."""
    assert prefixes_of(address) == prefixes
