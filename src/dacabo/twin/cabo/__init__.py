"""The former name of `dacabo.research.simulator.cabo`."""
