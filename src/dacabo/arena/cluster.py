"""Tasks on a cluster of Dask, whose workers may come, go and die at any time.

If a worker dies, another one plays its task again with the same result. A result depends only on
the task and on the versions of Dacabo, Python and NumPy, which each worker compares first.
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
"""The port on which a scheduler listens by default."""
CONNECT_SECONDS: Final = 5
WORKERS_SECONDS: Final = 30
"""The arena gives up after this many seconds without any worker."""
TASKS_PER_THREAD: Final = 3
"""The tasks sent for each thread of the workers, so that no thread waits for its next."""


def map_on_cluster(
    play: Callable[[Task], Done], tasks: Iterable[Task], cluster: str
) -> Generator[tuple[Task, Done] | None]:
    """Yield each task with its result, as they finish; None periodically while waiting.

    Args:
        play: the function that plays a task; it has to be picklable.
        tasks: any number of tasks; only a few are sent ahead.
        cluster: the address of its scheduler, such as `dask://host:8786`.

    Raises:
        ArenaError: the cluster cannot be used, or can no longer be used.
    """
    our_versions = versions()
    play_remotely = _remote_function(our_versions, pickle.dumps(play))
    pending = iter(tasks)
    running: dict[Any, Task] = {}
    finished: SimpleQueue[Any] = SimpleQueue()
    with _connected(cluster) as client:
        workers = _Workers(client, cluster)
        next_task = [*islice(pending, 1)]
        while next_task or running:
            workers.refresh()
            while next_task and len(running) < workers.capacity:
                future = client.submit(play_remotely, next_task[0], pure=False)
                running[future] = next_task[0]
                future.add_done_callback(finished.put)
                next_task = [*islice(pending, 1)]
            try:
                future = finished.get(timeout=TICK)
            except Empty:
                yield None
            else:
                result = _result(future, cluster, our_versions)
                yield running.pop(future), result


def versions() -> str:
    """Return the versions of everything that a result may depend on."""
    python = ".".join(platform.python_version_tuple()[:2])
    return f"Dacabo {__version__}, Python {python}, NumPy {np.__version__}"


def play_with_versions(sender_versions: str, pickled_play: bytes, task: object) -> object:
    """Play a task on a worker; refuse if its versions differ from those of the sender."""
    if sender_versions != versions():
        raise ArenaError("cluster-differs", there=versions(), here=sender_versions)
    return pickle.loads(pickled_play)(task)  # noqa: S301 (the sender may run anything here)


def _remote_function(our_versions: str, pickled_play: bytes) -> Callable[[Any], Any]:
    """Return a function that every worker can load, even one without Dacabo.

    Dask sends a nested function by its code, and any other by its name. A worker that does not find
    the name ends without a message.
    """
    name = __name__

    def play(task: Any) -> Any:  # noqa: ANN401 (any task)
        return import_module(name).play_with_versions(our_versions, pickled_play, task)

    return play


class _Workers:
    """The workers of a cluster, counted once in a while."""

    def __init__(self, client: Any, cluster: str) -> None:  # noqa: ANN401 (Dask's)
        self.capacity = 0
        """The number of tasks that the workers can have at once."""
        self._client = client
        self._cluster = cluster
        self._last_with_workers = monotonic()
        self._last_count = float("-inf")

    def refresh(self) -> None:
        """Count the workers again, unless the last count is recent.

        Raises:
            ArenaError: there have been no workers for too long, or the scheduler does not answer.
        """
        now = monotonic()
        if now - self._last_count < TICK:
            return
        self._last_count = now
        try:
            self.capacity = TASKS_PER_THREAD * sum(self._client.nthreads().values())
        except OSError:
            raise ArenaError("cluster-lost", cluster=self._cluster) from None
        if self.capacity:
            self._last_with_workers = now
        elif now - self._last_with_workers > WORKERS_SECONDS:
            raise ArenaError("cluster-empty", cluster=self._cluster)


def _result(future: Any, cluster: str, our_versions: str) -> Any:  # noqa: ANN401 (Dask's, and any result)
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
        raise ArenaError("cluster-differs-unknown", here=our_versions) from None


@contextmanager
def _connected(cluster: str) -> Iterator[Any]:
    address = _address(cluster)
    with extra("cluster"):
        import distributed  # noqa: PLC0415 (an extra)
    for name in ("distributed", "distributed.client"):  # our errors say what matters
        getLogger(name).setLevel(CRITICAL)
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError):
        raise ArenaError("cluster-unreachable", cluster=cluster) from None
    with client:  # leaving it cancels the tasks that still wait
        yield client


def _address(cluster: str) -> str:
    """Return the address as Dask reads it."""
    try:
        url = urlsplit(cluster)
        scheme, host, port = url.scheme, url.hostname, url.port or PORT
    except ValueError:
        scheme, host, port = "", None, PORT
    if scheme != SCHEME or not host:
        raise ArenaError("cluster-unreadable", cluster=cluster)
    return f"tcp://[{host}]:{port}" if ":" in host else f"tcp://{host}:{port}"
