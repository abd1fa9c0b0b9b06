"""Tasks shared among processes: of this machine, or of a cluster."""
