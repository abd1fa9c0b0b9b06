"""Live tables: who sits there, what they are told, and the bots that play with them."""
