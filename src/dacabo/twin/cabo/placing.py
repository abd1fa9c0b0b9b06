"""The former name of `dacabo.research.simulator.cabo.placing`."""

from dacabo.research.simulator.cabo.placing import *  # noqa: F403
