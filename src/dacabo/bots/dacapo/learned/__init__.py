"""The network of the learned player of Da Capo!, its features, and fast inference at a table."""
