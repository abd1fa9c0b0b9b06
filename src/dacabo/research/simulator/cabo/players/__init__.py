"""Bots of Cabo as kernels. They are functions of an observation, so they cannot cheat."""
