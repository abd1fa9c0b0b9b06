"""Cabo behind the adapters."""
