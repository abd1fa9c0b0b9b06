"""The judge of Cabo."""
