"""The interface to other nodes: servers that share a database, each of which serves everything.

A node that appends to a log sends a message to the others, and each of them reads the new facts.
Correctness does not depend on messages: nodes also poll the database, every two seconds and
whenever they may have missed a message. Other messages, such as who is connected or a reaction, are
not stored.

One node at a time has the *lease* of a stream: it fires the timers and lets the bots play. A lease
is valid as long as the membership of its node. If the process dies, that ends with its connection
to the database. If the machine dies, it expires after some seconds.

Leases save work; only the numbers of the facts in the log ensure that two nodes never write the
same fact.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from typing import Final, Protocol, TypeAlias

Listener: TypeAlias = Callable[[str, bytes], None]
"""Called with the subject of a message, such as a stream or a guest, and its body."""
KeepTime: TypeAlias = Callable[[int], None]
"""Called with the time of the shared clock, in milliseconds since 1970."""

APPENDED: Final = "wrote"
"""Another node has written to a stream; the body is the number of its last fact."""
FORGOTTEN: Final = "forgotten"
"""Another node has deleted a stream."""
RELEASED: Final = "released"
"""The lease of a stream is free."""
PRESENT: Final = "present"
"""Somebody has connected to a stream, or disconnected."""
GUEST: Final = "guest"
"""A guest has another name or fewer devices. The subject is empty if it may be any guest."""
MESSAGE: Final = "said"
"""Another node sends a message to the clients of a stream, which is not stored."""
POLL: Final = "look"
"""The moment to poll the database for missed messages."""
CUT_OFF: Final = "cut-off"
"""This node has lost the database, while others may not have: its clients should go there."""
NODE_LOST: Final = "others"
"""A node has died, or this one was cut off: leases may have become free, or been taken."""


class Nodes(Protocol):
    """The other nodes, as one of them knows them."""

    alone: bool
    """Whether there cannot be any others."""

    @property
    def cut_off(self) -> bool:
        """Whether this node has lost the database, so that it can do nothing."""
        ...

    def subscribe(self, topic: str, listener: Listener) -> None:
        """Call a listener with every message on a topic."""

    def publish(self, topic: str, about: str, body: bytes = b"") -> None:
        """Send a message to all other nodes. Messages arrive in order, but may get lost."""

    async def flush(self) -> None:
        """Wait until all messages are sent, so that they arrive before later writes."""

    async def heads(self, streams: Collection[str]) -> Mapping[str, int]:
        """The numbers of the last facts of streams; those that do not exist are omitted."""

    async def take_leases(self, streams: Collection[str]) -> set[str]:
        """Take the leases that are free; return the streams whose lease this node has now."""

    def release(self, streams: Collection[str]) -> None:
        """Give up the leases of streams."""

    def publish_presence(self, stream: str, guests: Collection[str]) -> None:
        """Publish which guests are connected to a stream here."""

    async def present(self, streams: Collection[str]) -> Mapping[str, set[str]]:
        """The guests who are connected to streams on other nodes."""

    async def start(self, node: str, speaks: str, keep_time: KeepTime) -> None:
        """Become a node.

        Args:
            node: a unique name for this node.
            speaks: a fingerprint of facts, games and messages, the same on all nodes.
            keep_time: called periodically, for the first time before this returns.

        Raises:
            StoreError: the other nodes have another fingerprint.
        """

    async def close(self) -> None:
        """Release all leases and disconnect."""


class Subscribers:
    """The listeners of each topic."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)

    def subscribe(self, topic: str, listener: Listener) -> None:
        """Call a listener with every message on a topic."""
        self._listeners[topic].append(listener)

    def deliver(self, topic: str, about: str = "", body: bytes = b"") -> None:
        """Call all listeners of a topic."""
        for listener in self._listeners[topic]:
            listener(about, body)


class Alone(Subscribers):
    """The only node, which has all leases. This is the null object of `Nodes`."""

    alone = True
    cut_off = False

    def publish(self, topic: str, about: str, body: bytes = b"") -> None:
        """Do nothing."""

    async def flush(self) -> None:
        """Do nothing."""

    async def heads(self, streams: Collection[str]) -> Mapping[str, int]:
        """Is never called, because nobody else writes."""
        raise NotImplementedError

    async def take_leases(self, streams: Collection[str]) -> set[str]:
        """Return all streams."""
        return {*streams}

    def release(self, streams: Collection[str]) -> None:
        """Do nothing."""

    def publish_presence(self, stream: str, guests: Collection[str]) -> None:
        """Do nothing."""

    async def present(self, streams: Collection[str]) -> Mapping[str, set[str]]:  # noqa: ARG002
        """Return nobody."""
        return {}

    async def start(self, node: str, speaks: str, keep_time: KeepTime) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""
