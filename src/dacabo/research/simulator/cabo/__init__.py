"""Cabo for the twin: its kernel, and the same numbers made from what a seat at a table knows."""
