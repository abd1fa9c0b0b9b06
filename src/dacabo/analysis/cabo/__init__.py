"""Decisions and positions of Cabo, as its judge sees them."""
