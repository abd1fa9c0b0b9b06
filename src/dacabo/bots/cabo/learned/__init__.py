"""The network of the learned player of Cabo, its features, and fast inference at a table."""
