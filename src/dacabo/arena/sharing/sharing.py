"""Where tasks are played: the only place that knows of both."""

from collections.abc import Callable, Generator, Iterable
from typing import TypeAlias, TypeVar

from dacabo.arena.sharing.cores import on_cores

Task = TypeVar("Task")
Done = TypeVar("Done")

Where: TypeAlias = int | str
"""The number of processes of this machine, or the address of a cluster."""


def shared(
    play: Callable[[Task], Done], tasks: Iterable[Task], where: Where
) -> Generator[tuple[Task, Done] | None]:
    """Yield each task with its result, as they finish; None periodically while waiting.

    The results do not depend on where they are played.
    """
    if isinstance(where, int):
        return on_cores(play, tasks, where)
    from dacabo.arena.sharing.cluster import on_cluster  # noqa: PLC0415 (an extra)

    return on_cluster(play, tasks, where)
