"""Rate limits for connections and addresses, as token buckets.

One customer of an internet provider has one IPv4 address, but up to 65,536 IPv6 networks. So an
IPv6 address is counted under several prefixes at once, and a request passes only if the bucket of
each prefix has enough tokens.

Times are seconds of a monotonic clock, passed in by the caller.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, Generic, TypeVar

from dacabo.core.values import Value

MAX_ADDRESSES: Final = 10_000
"""The most prefixes that each limit remembers."""

EVICTION_ATTEMPTS: Final = 8
"""The most entries that are examined to find one that can be evicted."""

MAX_DEBT: Final = 10
"""The largest debt, as a multiple of the burst."""

PREFIX_BITS: Final = (64, 56, 48)
"""The prefixes under which an IPv6 address is counted. The first has the allowance of an IPv4
address, the second twice as much, the third three times. A phone gets a /64, a home a /56, a
company, or a client of a tunnel broker, a /48; each of them is free to use all of it."""

_NAT64: Final = IPv6Network("64:ff9b::/96")

Entry = TypeVar("Entry")


class Rate(Value):
    """The speed at which a bucket fills, and the tokens that it holds."""

    per_second: float
    burst: float


def per_minute(count: int) -> Rate:
    """A rate of `count` per minute, which can be spent at once."""
    return Rate(count / 60, count)


class TokenBucket:
    """A token bucket that can be overdrawn."""

    __slots__ = ("_at", "_burst", "_least", "_left", "_speed")

    def __init__(self, rate: Rate, now: float = 0, max_debt: float = MAX_DEBT) -> None:
        self._speed = rate.per_second
        self._left = self._burst = rate.burst
        self._least = -max_debt * rate.burst
        self._at = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Spend tokens if there are enough; otherwise spend nothing."""
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
        """Whether there is a debt. The clock is read only if there was one at the last change."""
        return self._left < 0 and self.left(clock()) < 0

    def is_settled(self, now: float) -> bool:
        """Whether the bucket is full again."""
        return self.left(now) >= self._burst

    def wait(self, now: float) -> float:
        """Seconds until the debt is paid."""
        return max(-self.left(now) / self._speed, 0)

    def owe(self, now: float, cost: float) -> None:
        """Spend tokens even if there are not enough, down to the largest debt."""
        left = self._left + (now - self._at) * self._speed
        if left > self._burst:  # noqa: PLR1730 (as in `take`)
            left = self._burst
        self._at = now
        left -= cost
        self._left = left if left > self._least else self._least  # noqa: FURB136 (as in `take`)


class LruTable(Generic[Entry]):
    """A bounded number of entries by key. Only settled entries are evicted, so no debt is lost.

    An unsettled entry that is next to be evicted becomes the most recently used instead. Otherwise
    a few old debtors would keep all newcomers out.

    Args:
        is_settled: whether an entry is as good as a new one, at a time.
        most: the largest number of entries.
    """

    def __init__(self, is_settled: Callable[[Entry, float], bool], most: int) -> None:
        self._is_settled = is_settled
        self._most = most
        self._entries: OrderedDict[str, Entry] = OrderedDict()

    def get(self, key: str) -> Entry | None:
        """The entry of a key, which becomes the most recently used."""
        entry = self._entries.get(key)
        if entry is not None:
            self._entries.move_to_end(key)
        return entry

    def add(self, key: str, entry: Entry, now: float) -> bool:
        """Add an entry; False if the table is full."""
        if len(self._entries) >= self._most and not self._evict(now):
            return False
        self._entries[key] = entry
        return True

    def _evict(self, now: float) -> bool:
        for _ in range(EVICTION_ATTEMPTS):
            key, entry = next(iter(self._entries.items()))
            if self._is_settled(entry, now):
                del self._entries[key]
                return True
            self._entries.move_to_end(key)
        return False

    def __len__(self) -> int:
        return len(self._entries)


class AddressBuckets:
    """The buckets of all addresses for one kind of request.

    Addresses beyond the capacity share one bucket, which a flood of addresses soon empties.
    """

    def __init__(self, rate: Rate, most: int = MAX_ADDRESSES) -> None:
        self._rates = [
            Rate(times * rate.per_second, times * rate.burst)
            for times, _ in enumerate(PREFIX_BITS, start=1)
        ]
        self._table = LruTable(TokenBucket.is_settled, most)
        self._overflow = TokenBucket(rate)

    def take(self, address: str, now: float, cost: float = 1) -> bool:
        """Spend an address's tokens if each prefix has enough; otherwise spend nothing."""
        buckets = self._buckets(self._prefixes(address), now)
        if any(bucket.left(now) < cost for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.owe(now, cost)
        return True

    def owe(self, prefixes: Sequence[str], now: float, cost: float) -> None:
        """Spend the tokens of all these prefixes, even if there are not enough."""
        for bucket in self._buckets(prefixes, now):
            bucket.owe(now, cost)

    def _prefixes(self, address: str) -> tuple[str, ...]:
        """The keys by which an address is counted, the narrowest first."""
        return prefixes_of(address)

    def _buckets(self, prefixes: Sequence[str], now: float) -> list[TokenBucket]:
        """The buckets of these prefixes; the shared one occurs at most once."""
        buckets = []
        for prefix, rate in zip(prefixes, self._rates, strict=False):  # IPv4 has only one prefix
            bucket = self._table.get(prefix)
            if bucket is None:
                bucket = TokenBucket(rate, now)
                if not self._table.add(prefix, bucket, now):
                    bucket = self._overflow
            buckets.append(bucket)
        return [*dict.fromkeys(buckets)]

    def __len__(self) -> int:
        return len(self._table)


class ConnectionCounter:
    """The number of open connections per address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection; False if one of the address's prefixes has too many already."""
        prefixes = prefixes_of(address)
        for times, prefix in enumerate(prefixes, start=1):
            if self._open[prefix] >= times * self._most:
                return False
        self._open.update(prefixes)
        return True

    def leave(self, address: str) -> None:
        """Stop counting a connection that had entered."""
        for prefix in prefixes_of(address):
            self._open[prefix] -= 1
            if self._open[prefix] <= 0:
                del self._open[prefix]

    def __len__(self) -> int:
        return len(self._open)


@lru_cache(maxsize=1024)
def prefixes_of(address: str) -> tuple[str, ...]:
    """The prefixes under which an address is counted, the narrowest first."""
    try:
        ip = ip_address(address)
    except ValueError:
        return (address[:64],)
    if isinstance(ip, IPv4Address):
        return (str(ip),)
    embedded = _embedded_ipv4(ip)
    if embedded is not None:
        return (str(embedded),)
    return tuple(str(IPv6Network((int(ip), bits), strict=False)) for bits in PREFIX_BITS)


def _embedded_ipv4(ip: IPv6Address) -> IPv4Address | None:
    """The IPv4 address of the machine behind a mapped, 6to4, Teredo or NAT64 address."""
    if ip.teredo is not None:
        return ip.teredo[1]
    if ip in _NAT64:
        return IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.ipv4_mapped or ip.sixtofour
