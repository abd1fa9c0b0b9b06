"""Bots that understand Cabo."""
