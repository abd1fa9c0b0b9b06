"""The bots that are kernels too, for the twin."""

from typing import Final

from dacabo.research.simulator.players import Players

FAST: Final = Players(
    ("allegro", "greedy"),
    (
        "dacabo.research.simulator.cabo.players.outlook",
        "dacabo.research.simulator.cabo.players.judging",
        "dacabo.research.simulator.cabo.players.calling",
        "dacabo.research.simulator.cabo.players.answering",
    ),
)
