"""A customer with many IPv6 addresses gets only a few times as much as one address."""

from contextlib import AsyncExitStack, suppress

import pytest
from server.harness.rig import Json, Server, over_sockets
from websockets.exceptions import InvalidStatus

from dacabo.server.limits.buckets import AddressBuckets, ConnectionCounter, per_minute
from dacabo.server.limits.cpu_budget import CpuBudgets

IPV4 = "198.51.100.7"
IPV4_INSIDE = [
    "::ffff:198.51.100.7",
    "2002:c633:6407::1",  # 6to4
    "2002:c633:6407:ffff::1",
    "64:ff9b::198.51.100.7",  # NAT64
    "2001:0:cb00:7101:8000:63bf:39cc:9bf8",  # Teredo: the client's address is inverted
]
"""Other forms of one IPv4 address."""


def addresses_in_networks(count: int, width: int = 64) -> list[str]:
    """An address in each of this many networks of one /48."""
    step = 1 << (64 - width)
    return [f"2001:db8:7:{number * step:x}::1" for number in range(count)]


# --- each limit by itself ----------------------------------------------------------------------


def test_a_48_prefix_has_three_times_the_allowance() -> None:
    """A /64 has one allowance, a /56 two, and a /48 three."""
    one, some, all_ = (AddressBuckets(per_minute(10)) for _ in range(3))
    assert sum(one.take(f"2001:db8:7::{host:x}", 0) for host in range(100)) == 10
    assert sum(some.take(address, 0) for address in addresses_in_networks(100)) == 20
    assert sum(all_.take(address, 0) for address in addresses_in_networks(100, 56)) == 30
    assert all_.take("2001:db8:8::1", 0), "the neighbour has their own"


def test_a_refusal_by_one_prefix_costs_the_others_nothing() -> None:
    """When a full /56 is refused, the /48 still has an allowance for another /56."""
    buckets = AddressBuckets(per_minute(10))
    assert [buckets.take(address, 0) for address in addresses_in_networks(100)].count(False) == 80
    assert sum(buckets.take("2001:db8:7:100::1", 0) for _ in range(100)) == 10
    assert not buckets.take("2001:db8:7:200::1", 0)


@pytest.mark.parametrize("other", IPV4_INSIDE)
def test_an_ipv4_address_in_an_ipv6_address_is_that_address(other: str) -> None:
    """All forms share one allowance."""
    buckets, counter, budgets = (
        AddressBuckets(per_minute(1)),
        ConnectionCounter(1),
        CpuBudgets(0.05),
    )
    assert buckets.take(IPV4, 0)
    assert not buckets.take(other, 0)
    assert counter.enter(IPV4)
    assert not counter.enter(other)
    budgets.of(IPV4).pay(1000)
    assert budgets.of(other).is_overdrawn


def test_connections_of_a_48_prefix_are_limited() -> None:
    """The limit is three times that of one address; a closed connection makes room."""
    crowd = ConnectionCounter(most=2)
    inside = [address for address in addresses_in_networks(50, 56) * 2 if crowd.enter(address)]
    assert len(inside) == 6
    assert crowd.enter("2001:db8:8::1")
    crowd.leave(inside[0])
    assert crowd.enter(addresses_in_networks(51, 56)[-1])
    for address in (*inside[1:], "2001:db8:8::1", addresses_in_networks(51, 56)[-1]):
        crowd.leave(address)
    assert len(crowd) == 0


# --- through a proxy ---------------------------------------------------------------------------

SERVER = {"trusted_proxies": "127.0.0.1", "guests_per_minute": 10, "connections_per_address": 2}
"""The server is behind a proxy, and has low limits."""


def new_guest(server: Server, address: str) -> int:
    """The status for a new guest from an address."""
    asked: Json = {"name": "Ana", "program": True}
    return server.http("POST", "/api/guests", asked, **{"x-forwarded-for": address})[0]


def test_two_hundred_networks_of_a_48_prefix_share_a_limit_for_guests(server: Server) -> None:
    """They may make three times as many guests as one address, and a few that accrue meanwhile."""
    statuses = [new_guest(server, address) for address in addresses_in_networks(200)]
    assert set(statuses) == {201, 429}
    assert 20 <= statuses.count(201) <= 25, "all of them are in one /56"
    statuses += [new_guest(server, address) for address in addresses_in_networks(200, 56)]
    assert 30 <= statuses.count(201) <= 40


def test_a_blocked_ipv4_address_is_blocked_in_every_form(server: Server) -> None:
    """The 6to4, NAT64, Teredo and mapped addresses of one machine share its allowance."""
    while new_guest(server, IPV4) == 201:
        pass
    assert {new_guest(server, address) for address in IPV4_INSIDE} == {429}
    assert new_guest(server, "198.51.100.8") == 201


@over_sockets
async def test_networks_of_a_48_prefix_share_a_limit_for_sockets(server: Server) -> None:
    """They may have three times as many open as one address."""
    opened = 0
    async with AsyncExitStack() as stack:
        for network in addresses_in_networks(20, 56):
            headers = {"x-forwarded-for": network}
            with suppress(InvalidStatus):
                await stack.enter_async_context(
                    server.connect("/api/watch", additional_headers=headers)
                )
                opened += 1
    assert opened == 6
