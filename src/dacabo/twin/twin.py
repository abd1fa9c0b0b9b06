"""The former name of `dacabo.research.simulator.twin`."""

from dacabo.research.simulator.twin import *  # noqa: F403
