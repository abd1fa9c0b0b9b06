"""Cabo behind the doors."""
