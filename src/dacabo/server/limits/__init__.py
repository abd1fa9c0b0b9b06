"""Rate limits, budgets of CPU time for each address, and a process for expensive work."""
