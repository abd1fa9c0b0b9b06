"""The bots that understand Cabo."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from dacabo.bots.bot import Bot, imported_late
from dacabo.bots.cabo.levels import Allegro, Andante, Greedy, Largo
from dacabo.bots.presto import Presto

PRESTISSIMO: Final = imported_late("dacabo.bots.cabo.prestissimo", "Prestissimo")
BOTS: Final[Mapping[str, Callable[..., Bot]]] = MappingProxyType(
    {
        "greedy": Greedy,
        "largo": Largo,
        "andante": Andante,
        "allegro": Allegro,
        "presto": partial(Presto, Allegro, PRESTISSIMO),
        "prestissimo": PRESTISSIMO,
    }
)
