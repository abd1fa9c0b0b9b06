"""The bots that understand Cabo."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from dacabo.bots.bot import Bot
from dacabo.bots.cabo.levels import Allegro, Andante, Greedy, Largo
from dacabo.bots.presto import Presto


def prestissimo(*given: Any, **named: Any) -> Bot:  # noqa: ANN401 (those of every bot)
    """The learned player; it needs NumPy, which the others do not."""
    from dacabo.bots.cabo.prestissimo import Prestissimo  # noqa: PLC0415 (seldom needed)

    return Prestissimo(*given, **named)


BOTS: Final[Mapping[str, Callable[..., Bot]]] = MappingProxyType(
    {
        "greedy": Greedy,
        "largo": Largo,
        "andante": Andante,
        "allegro": Allegro,
        "presto": partial(Presto, Allegro, prestissimo),
        "prestissimo": prestissimo,
    }
)
