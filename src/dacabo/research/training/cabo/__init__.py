"""Training for Cabo."""
