"""Observations and actions of Da Capo!."""
