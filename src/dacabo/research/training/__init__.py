"""Training of players by self-play on the simulator: `pip install dacabo[train]`."""
