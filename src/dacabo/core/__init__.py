"""What every game shares: the protocol, seats, cards, sealed chance, errors."""
