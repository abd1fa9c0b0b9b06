"""Players that see only what their seat was told."""
