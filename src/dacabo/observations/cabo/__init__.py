"""Observations and actions of Cabo."""
