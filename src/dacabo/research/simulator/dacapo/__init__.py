"""Da Capo! for the twin: its kernel, and the same numbers made from what a seat knows."""
