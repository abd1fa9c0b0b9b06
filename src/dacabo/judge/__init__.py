"""The judge: two networks for each game that value decisions and positions.

The *question network* sees what the acting seat knows. The *position network* sees all cards, for
matches that are over.
"""
