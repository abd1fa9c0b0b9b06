"""The former name of `dacabo.research.simulator.simulator`."""

from typing import Any

from dacabo.core.rules import RuleSet
from dacabo.research.simulator.simulator import *  # noqa: F403
from dacabo.research.simulator.simulator import Simulator
from dacabo.research.simulator.simulator import TimeStep as Now
from dacabo.twin import TwinError

__all__ = ["MATCH_OVER", "ROUND_OVER", "TRUNCATED", "Now", "Twin", "TwinError"]  # noqa: F405


class Twin(Simulator):
    """A simulator whose number of envs is called `lanes`."""

    def __init__(
        self,
        game: str,
        rules: str | RuleSet,
        players: int,
        lanes: int = 4096,
        **options: Any,  # noqa: ANN401 (those of a simulator)
    ) -> None:
        super().__init__(game, rules, players, lanes, **options)
        self.lanes = lanes
