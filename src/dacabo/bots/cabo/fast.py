"""The bots that are kernels too, for the twin."""

from typing import Final

from dacabo.twin.players import Players

FAST: Final = Players(
    ("allegro", "greedy"),
    (
        "dacabo.bots.cabo.kernel.outlook",
        "dacabo.bots.cabo.kernel.judging",
        "dacabo.bots.cabo.kernel.calling",
        "dacabo.bots.cabo.kernel.answering",
    ),
)
