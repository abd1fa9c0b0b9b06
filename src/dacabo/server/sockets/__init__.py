"""Connections: how many there may be, and lines that never block the server."""
