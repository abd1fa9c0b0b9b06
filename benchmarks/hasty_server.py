"""`dacabo serve` without the limit for the messages of a connection, for benchmarks.

At ten tables that play as fast as the server answers, a benchmark would measure that limit.
"""

import sys

from dacabo.__main__ import main
from dacabo.server.limits.buckets import Rate
from dacabo.server.tables import client

client.MESSAGES = Rate(1e6, 1e6)  # type: ignore[attr-defined]  # in all of --processes

if __name__ == "__main__":
    sys.exit(main())
