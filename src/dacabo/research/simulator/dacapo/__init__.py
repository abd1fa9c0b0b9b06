"""Da Capo! for the simulator: its kernel."""
