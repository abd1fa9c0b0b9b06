"""Guests and their devices, and how they find a table by its code."""
