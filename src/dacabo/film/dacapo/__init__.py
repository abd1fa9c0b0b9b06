"""What the film of Da Capo! knows."""
