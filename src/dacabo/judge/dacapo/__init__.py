"""The judge of Da Capo!."""
