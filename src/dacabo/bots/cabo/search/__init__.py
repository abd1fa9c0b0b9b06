"""Trying moves in many worlds at once: what Presto and the oracle think with."""
