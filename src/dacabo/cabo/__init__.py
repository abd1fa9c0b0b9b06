"""The Cabo family: original rules, Gretel & Malte's, the Dutch version, tournament rules."""
