"""What a table of Da Capo! is worth to a player, in cards of the stack."""
