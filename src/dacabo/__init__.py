"""Dacabo: an open card room for Cabo and Da Capo!."""

__version__ = "0.1.0"
