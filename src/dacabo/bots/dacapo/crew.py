"""The bots that understand Da Capo!."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from dacabo.bots.bot import Bot
from dacabo.bots.dacapo.levels import Allegro, Andante, Greedy, Largo
from dacabo.bots.dacapo.oracle import Oracle
from dacabo.bots.dacapo.prestissimo import Prestissimo
from dacabo.bots.dacapo.presto import Presto

BOTS: Final[Mapping[str, Callable[..., Bot]]] = MappingProxyType(
    {
        "greedy": Greedy,
        "largo": Largo,
        "andante": Andante,
        "allegro": Allegro,
        "presto": Presto,
        "prestissimo": Prestissimo,
    }
)
ORACLE: Final = Oracle
