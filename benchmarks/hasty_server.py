"""`dacabo serve` without the limit for the messages of a connection, for benchmarks.

At ten tables that play as fast as the server answers, a benchmark would measure that limit.
"""

import sys
from typing import Any

from dacabo.__main__ import main
from dacabo.server import app
from dacabo.server.limits.buckets import Rate
from dacabo.server.tables.client import Client

UNLIMITED = Rate(1e6, 1e6)


class UnlimitedClient(Client):
    """A client that may send any number of messages."""

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 (those of a client)
        super().__init__(*args, **options | {"limit": UNLIMITED})


app.Client = UnlimitedClient  # type: ignore[attr-defined]  # in all of --processes

if __name__ == "__main__":
    sys.exit(main())
