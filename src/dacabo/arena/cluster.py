"""Tasks on a cluster of Dask's: workers on any machines, which may come, go and die meanwhile.

A task whose worker dies is played again by another, and comes out the same: its result depends on
the task and on the versions of what plays, which are compared before it is played.
"""

import pickle
import platform
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from logging import CRITICAL, getLogger
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import numpy as np

from dacabo import __version__
from dacabo.arena.entrants import ArenaError
from dacabo.arena.sharing import TICK
from dacabo.core.errors import DacaboError, extra

Task = TypeVar("Task")
Done = TypeVar("Done")

SCHEME: Final = "dask"
PORT: Final = 8786
"""Where a scheduler listens unless it is told otherwise."""
CONNECT_SECONDS: Final = 5
WORKERS_SECONDS: Final = 30
"""Seconds without any worker after which nobody waits for one."""
AHEAD: Final = 3
"""Tasks sent for each thread of the workers, so that none waits for the next."""


def on_cluster(
    play: Callable[[Task], Done], tasks: Iterable[Task], cluster: str
) -> Generator[tuple[Task, Done] | None]:
    """Yield each task with its result, as they finish; None periodically while waiting.

    Args:
        play: what to do with a task; it can be pickled.
        tasks: any number; only a few are sent ahead.
        cluster: the address of its scheduler, such as `dask://host:8786`.

    Raises:
        ArenaError: the cluster cannot be used, or no longer.
    """
    here = plays_with()
    there = _playing(here, pickle.dumps(play))
    to_do = iter(tasks)
    running: dict[Any, Task] = {}
    finished: SimpleQueue[Any] = SimpleQueue()
    with _connected(cluster) as client:
        workers = _Workers(client, cluster)
        following = [*islice(to_do, 1)]
        while following or running:
            workers.look()
            while following and len(running) < workers.room:
                future = client.submit(there, following[0], pure=False)
                running[future] = following[0]
                future.add_done_callback(finished.put)
                following = [*islice(to_do, 1)]
            try:
                future = finished.get(timeout=TICK)
            except Empty:
                yield None
            else:
                done = _result(future, cluster, here)
                yield running.pop(future), done


def plays_with() -> str:
    """Everything whose version a result may depend on."""
    python = ".".join(platform.python_version_tuple()[:2])
    return f"Dacabo {__version__}, Python {python}, NumPy {np.__version__}"


def play_as(theirs: str, packed: bytes, task: object) -> object:
    """Play a task on a worker that has the same versions as the sender."""
    if theirs != plays_with():
        raise ArenaError("cluster-differs", there=plays_with(), here=theirs)
    return pickle.loads(packed)(task)  # noqa: S301 (the sender may run anything here)


def _playing(here: str, packed: bytes) -> Callable[[Any], Any]:
    """A function that every worker can read, even one without Dacabo.

    Dask sends a function within another by its code, and any other by its name: a worker that does
    not find the name ends without a word.
    """
    name = __name__

    def play(task: Any) -> Any:  # noqa: ANN401 (any task)
        return import_module(name).play_as(here, packed, task)

    return play


class _Workers:
    """The workers of a cluster, looked at now and then."""

    def __init__(self, client: Any, cluster: str) -> None:  # noqa: ANN401 (Dask's)
        self.room = 0
        """How many tasks they can have at once."""
        self._client = client
        self._cluster = cluster
        self._seen = monotonic()
        self._looked = float("-inf")

    def look(self) -> None:
        """Count them again, if it is time.

        Raises:
            ArenaError: there have been none for too long, or nobody says how many.
        """
        now = monotonic()
        if now - self._looked < TICK:
            return
        self._looked = now
        try:
            self.room = AHEAD * sum(self._client.nthreads().values())
        except OSError:
            raise ArenaError("cluster-lost", cluster=self._cluster) from None
        if self.room:
            self._seen = now
        elif now - self._seen > WORKERS_SECONDS:
            raise ArenaError("cluster-empty", cluster=self._cluster)


def _result(future: Any, cluster: str, here: str) -> Any:  # noqa: ANN401 (Dask's, and any result)
    import distributed  # noqa: PLC0415 (an extra)

    try:
        return future.result()
    except DacaboError:
        raise
    except distributed.KilledWorker:
        raise ArenaError("cluster-workers-died") from None
    except (distributed.client.FutureCancelledError, OSError):
        raise ArenaError("cluster-lost", cluster=cluster) from None
    except ImportError:
        raise ArenaError("cluster-differs-unknown", here=here) from None


@contextmanager
def _connected(cluster: str) -> Iterator[Any]:
    address = _address(cluster)
    with extra("cluster"):
        import distributed  # noqa: PLC0415 (an extra)
    for name in ("distributed", "distributed.client"):  # what matters is said in a sentence
        getLogger(name).setLevel(CRITICAL)
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError):
        raise ArenaError("cluster-unreachable", cluster=cluster) from None
    with client:  # what still waits there is dropped with it
        yield client


def _address(cluster: str) -> str:
    """The address as Dask reads it."""
    try:
        found = urlsplit(cluster)
        scheme, host, port = found.scheme, found.hostname, found.port or PORT
    except ValueError:
        scheme, host, port = "", None, PORT
    if scheme != SCHEME or not host:
        raise ArenaError("cluster-unreadable", cluster=cluster)
    return f"tcp://[{host}]:{port}" if ":" in host else f"tcp://{host}:{port}"
