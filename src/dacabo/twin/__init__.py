"""The former name of `dacabo.research.simulator`: what docs told people to import, and no more."""

from dacabo.research.simulator import SimulatorError as TwinError

__all__ = ["TwinError"]
