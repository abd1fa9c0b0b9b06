"""Guests, and how they find a table by its code."""
