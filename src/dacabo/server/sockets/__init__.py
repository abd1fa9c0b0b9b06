"""Connections: how many there may be, and lines that nobody can make wait."""
