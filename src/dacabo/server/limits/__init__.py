"""What work costs, which address pays for it, and where expensive work is done."""
