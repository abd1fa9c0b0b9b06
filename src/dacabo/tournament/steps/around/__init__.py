"""Around the play: what is said in the hall, who is forgotten, where it goes on, how it ends."""
