"""What a learned player of Da Capo! is made of: what it notices, and its network."""
