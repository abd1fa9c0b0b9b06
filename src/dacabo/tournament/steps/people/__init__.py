"""Who takes part: the list, the organisers, their links, and who is there."""
