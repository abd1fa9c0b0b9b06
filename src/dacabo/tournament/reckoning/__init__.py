"""What is derived from the state of an event: players, advancement, places, prizes, seals."""
