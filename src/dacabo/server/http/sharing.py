"""Limits per address that hold over all nodes: what is spent on one is gone on all."""

from functools import lru_cache
from hashlib import sha256
from time import monotonic

from dacabo.server.cost.limits import AddressCredits, Rate
from dacabo.server.store.nodes import Nodes


class SharedCredits(AddressCredits):
    """The credits of each address for one kind of request.

    For a node that has just started, or missed a message, an address has more left; it is never
    refused for what it has not spent.
    """

    def __init__(self, kind: str, rate: Rate, nodes: Nodes) -> None:
        super().__init__(rate)
        self._topic = f"spent-{kind}"
        self._nodes = nodes
        nodes.hear(self._topic, self._heard)

    def take(self, address: str, now: float, cost: float = 1) -> bool:
        """Spend an address's credits if each prefix has enough; otherwise spend nothing."""
        if not self.reserve(address, now, cost):
            return False
        self.spent(address, cost)
        return True

    def reserve(self, address: str, now: float, cost: float = 1) -> bool:
        """Do the same on this node only, until it is known whether they are spent."""
        return super().take(address, now, cost)

    def refund(self, address: str, now: float, cost: float = 1) -> None:
        """Give back what was reserved."""
        self.owe(self._prefixes(address), now, -cost)

    def spent(self, address: str, cost: float = 1) -> None:
        """Tell the other nodes what an address has spent here, in one message for all prefixes."""
        if not self._nodes.alone:
            self._nodes.say(self._topic, ",".join(self._prefixes(address)), str(cost).encode())

    def _prefixes(self, address: str) -> tuple[str, ...]:
        prefixes = super()._prefixes(address)
        return prefixes if self._nodes.alone else tuple(map(_veiled, prefixes))

    def _heard(self, veiled: str, cost: bytes) -> None:
        self.owe(veiled.split(","), monotonic(), float(cost))


@lru_cache(maxsize=1024)
def _veiled(prefix: str) -> str:
    """A hash by which nodes tell prefixes apart; the database gets to see no address."""
    return sha256(b"dacabo/home\0" + prefix.encode()).hexdigest()[:32]
