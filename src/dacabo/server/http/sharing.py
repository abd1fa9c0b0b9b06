"""Limits per address that hold over all nodes: what is spent on one is gone on all."""

from functools import lru_cache
from hashlib import sha256
from time import monotonic

from dacabo.server.cost.limits import AddressCredits, Credits, Rate, home_of
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

    def of(self, address: str) -> Credits:
        """The credits of an address."""
        return super().of(address if self._nodes.alone else _veiled(home_of(address)))

    def take(self, address: str, now: float, cost: float = 1) -> bool:
        """Spend an address's credits if there are enough; otherwise spend nothing."""
        if not super().take(address, now, cost):
            return False
        self.spent(address, cost)
        return True

    def spent(self, address: str, cost: float = 1) -> None:
        """Tell the other nodes what an address has spent here."""
        if not self._nodes.alone:
            self._nodes.say(self._topic, _veiled(home_of(address)), str(cost).encode())

    def _heard(self, veiled: str, cost: bytes) -> None:
        super().of(veiled).owe(monotonic(), float(cost))


@lru_cache(maxsize=1024)
def _veiled(home: str) -> str:
    """A home by which nodes tell homes apart; the database gets to see no address."""
    return sha256(b"dacabo/home\0" + home.encode()).hexdigest()[:32]
