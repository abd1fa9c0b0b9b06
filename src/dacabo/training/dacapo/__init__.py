"""Training for Da Capo!."""
