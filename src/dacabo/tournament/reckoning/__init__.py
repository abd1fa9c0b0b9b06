"""What follows from an event as it stands: who is in it, who goes on, places, prizes, seals."""
