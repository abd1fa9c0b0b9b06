"""Observations for bots and the simulator: a seat's knowledge as bytes, its moves as numbers."""
