"""The servers that share a database: each of them, a *node*, serves everything.

The log has all that is written. A node that appends to it tells the others, and each of them reads
on. Nothing depends on being heard: nodes also look for themselves, every two seconds and whenever
they may have missed something. What is said besides (who is here, a reaction) is not written.

One node at a time has the *lease* of a stream: it fires the timers and lets the bots play. If its
process dies, its leases are free as soon as its connection to the database ends; if its machine
dies, they are free when its membership has expired. That two nodes never do the same is assured by
the log alone, in which every fact has its number.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from typing import Final, Protocol, TypeAlias

Listener: TypeAlias = Callable[[str, bytes], None]
"""Called with what something is about, such as a stream or a guest, and its content."""
KeepTime: TypeAlias = Callable[[int], None]
"""Called with the time that all nodes keep, in milliseconds since 1970."""

WROTE: Final = "wrote"
"""About a stream, with the number of its last fact."""
FORGOTTEN: Final = "forgotten"
"""About a stream that was deleted."""
RELEASED: Final = "released"
"""About a stream whose lease is free."""
PRESENT: Final = "present"
"""About a stream where somebody came or went."""
GUEST: Final = "guest"
"""About a guest with another name or fewer devices; about nobody when it could be any."""
SAID: Final = "said"
"""About a stream, what is for its people and not for the log."""
LOOK: Final = "look"
"""It is time to look whether anything was missed."""
CUT_OFF: Final = "cut-off"
"""This node cannot reach the database any more, while others may: its people should go there."""
OTHERS: Final = "others"
"""A node has gone, or this one was cut off: leases may be free, or taken by others."""


class Nodes(Protocol):
    """The other nodes, as one of them knows them."""

    alone: bool
    """Whether there cannot be any others."""

    @property
    def cut_off(self) -> bool:
        """Whether this node is cut off from the database, so that it can do nothing."""
        ...

    def subscribe(self, topic: str, listener: Listener) -> None:
        """Call a listener with everything that is said on a topic."""

    def publish(self, topic: str, about: str, body: bytes = b"") -> None:
        """Tell all other nodes, in the order in which it is said; it may get lost."""

    async def said(self) -> None:
        """Wait until everything that was said is on its way: before all that is written later."""

    async def heads(self, streams: Collection[str]) -> Mapping[str, int]:
        """The numbers of the last facts of streams; those that do not exist are omitted."""

    async def take(self, streams: Collection[str]) -> set[str]:
        """Take the leases of streams; those that this node has now."""

    def release(self, streams: Collection[str]) -> None:
        """Give up the leases of streams."""

    def show(self, stream: str, guests: Collection[str]) -> None:
        """Say which guests are connected to a stream here."""

    async def present(self, streams: Collection[str]) -> Mapping[str, set[str]]:
        """The guests who are connected to streams on other nodes."""

    async def start(self, node: str, speaks: str, keep_time: KeepTime) -> None:
        """Become a node.

        Args:
            node: its name, which no other has.
            speaks: what a node has to understand; the same for all.
            keep_time: called now and then, for the first time before this returns.

        Raises:
            StoreError: the nodes that are there speak something else.
        """

    async def close(self) -> None:
        """Leave everything to the others."""


class Subscribers:
    """The listeners of each topic."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def subscribe(self, topic: str, listener: Listener) -> None:
        """Listen to what is said on a topic."""
        self._listeners[topic].append(listener)

    def deliver(self, topic: str, about: str = "", body: bytes = b"") -> None:
        """Call all listeners of a topic."""
        for listener in self._listeners[topic]:
            listener(about, body)


class Alone(Subscribers):
    """The only node: everything is its own, and there is nobody to talk to."""

    alone = True
    cut_off = False

    def publish(self, topic: str, about: str, body: bytes = b"") -> None:
        """Nobody hears it."""

    async def said(self) -> None:
        """Nothing is on its way."""

    async def heads(self, streams: Collection[str]) -> Mapping[str, int]:
        """Never asked: nobody else writes."""
        raise NotImplementedError

    async def take(self, streams: Collection[str]) -> set[str]:
        """All of them."""
        return {*streams}

    def release(self, streams: Collection[str]) -> None:
        """Nobody takes them."""

    def show(self, stream: str, guests: Collection[str]) -> None:
        """Nobody looks."""

    async def present(self, streams: Collection[str]) -> Mapping[str, set[str]]:  # noqa: ARG002
        """Nobody is anywhere else."""
        return {}

    async def start(self, node: str, speaks: str, keep_time: KeepTime) -> None:
        """There is nothing to agree on."""

    async def close(self) -> None:
        """Nobody takes over."""
