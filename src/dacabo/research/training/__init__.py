"""Training: players that learn by playing each other on the twin. `pip install dacabo[train]`."""
