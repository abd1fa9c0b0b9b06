"""Decisions and positions of Da Capo!, as its judge sees them."""
