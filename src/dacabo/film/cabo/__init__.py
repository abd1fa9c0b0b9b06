"""What the film of Cabo knows."""
