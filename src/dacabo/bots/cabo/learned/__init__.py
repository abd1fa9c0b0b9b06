"""What a learned player of Cabo is made of: what it notices, its network, and the file of both."""
