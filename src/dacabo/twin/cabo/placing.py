"""The former name of `dacabo.research.simulator.cabo.from_engine_state`."""

from dacabo.research.simulator.cabo.from_engine_state import load_engine_state as place

__all__ = ["place"]
