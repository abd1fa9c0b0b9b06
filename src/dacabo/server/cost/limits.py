"""Rate limits for a connection or an address: credits that grow with time.

Times are seconds of a monotonic clock, passed in by the caller.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Generic, TypeVar

from dacabo.core.values import Value

MOST_ADDRESSES: Final = 10_000
"""Addresses remembered per limit; the one that was quiet for longest is forgotten first."""

MOST_OWED: Final = 10
"""The largest debt, as a multiple of the largest balance."""

_NETWORK_BITS: Final = 64
"""A home or a phone gets an IPv6 network of this prefix length, and is free to use all of it."""


Thing = TypeVar("Thing")


class Rate(Value):
    """How fast credits grow, and how many can be saved."""

    per_second: float
    burst: float


def per_minute(count: int) -> Rate:
    """A rate of `count` per minute, which can be spent at once."""
    return Rate(count / 60, count)


class Credits:
    """What one connection may still ask for."""

    __slots__ = ("_at", "_burst", "_least", "_left", "_speed")

    def __init__(self, rate: Rate, now: float = 0) -> None:
        self._speed = rate.per_second
        self._left = self._burst = rate.burst
        self._least = -MOST_OWED * rate.burst
        self._at = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Spend credits if there are enough; otherwise spend nothing."""
        left = self._left + (now - self._at) * self._speed
        if left > self._burst:  # noqa: PLR1730 (`min` takes twice as long, for every message)
            left = self._burst
        self._at = now
        enough = left >= cost
        self._left = left - cost if enough else left
        return enough

    def left(self, now: float) -> float:
        """The balance; negative for a debt."""
        self.take(now, 0)
        return self._left

    def owes(self, clock: Callable[[], float]) -> bool:
        """Whether there is a debt; the time matters only if there was one."""
        return self._left < 0 and self.left(clock()) < 0

    def wait(self, now: float) -> float:
        """Seconds until the debt is paid."""
        return max(-self.left(now) / self._speed, 0)

    def owe(self, now: float, cost: float) -> None:
        """Spend credits even if there are not enough, up to the largest debt."""
        left = self._left + (now - self._at) * self._speed
        if left > self._burst:  # noqa: PLR1730 (as in `take`)
            left = self._burst
        self._at = now
        left -= cost
        self._left = left if left > self._least else self._least  # noqa: FURB136 (as in `take`)


class ByAddress(Generic[Thing]):
    """One object per address, created on first use."""

    def __init__(self, make: Callable[[], Thing], most: int = MOST_ADDRESSES) -> None:
        self._make = make
        self._most = most
        self._known: OrderedDict[str, Thing] = OrderedDict()

    def of(self, address: str) -> Thing:
        """The object of an address."""
        home = home_of(address)
        if home in self._known:
            self._known.move_to_end(home)
        else:
            self._known[home] = self._make()
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        return self._known[home]

    def __len__(self) -> int:
        return len(self._known)


class AddressCredits(ByAddress[Credits]):
    """The credits of each address for one kind of request."""

    def __init__(self, rate: Rate, most: int = MOST_ADDRESSES) -> None:
        super().__init__(lambda: Credits(rate), most)

    def take(self, address: str, now: float, cost: float = 1) -> bool:
        """Spend an address's credits if there are enough; otherwise spend nothing."""
        return self.of(address).take(now, cost)


class Crowd:
    """The number of open connections per address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection; False if the address has too many already."""
        home = home_of(address)
        if self._open[home] >= self._most:
            return False
        self._open[home] += 1
        return True

    def leave(self, address: str) -> None:
        """Stop counting a connection that had entered."""
        home = home_of(address)
        self._open[home] -= 1
        if self._open[home] <= 0:
            del self._open[home]

    def __len__(self) -> int:
        return len(self._open)


@lru_cache(maxsize=1024)
def home_of(address: str) -> str:
    """The household behind an address: an IPv4 address, or the network of an IPv6 address."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return str(ip_network((int(ip), _NETWORK_BITS), strict=False))
