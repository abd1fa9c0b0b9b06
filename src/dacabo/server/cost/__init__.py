"""What work costs, who pays for it, and where it is done when it is dear."""
