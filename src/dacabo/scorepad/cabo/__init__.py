"""Cabo on the score pad and at events."""
