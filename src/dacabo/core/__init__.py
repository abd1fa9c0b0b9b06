"""The parts that all games share: the game interface, seats, cards, sealed chance, errors."""
