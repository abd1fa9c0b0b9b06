"""Cabo for the simulator: its kernel, its fast players, and positions of the engine."""
