"""One table and the people at it: seats, shares in the shuffle, clocks, bots, rematches.

A table is a list of facts, which `apply` turns into its state. This package is pure and names no
game: callers pass in the time and the seeds.
"""
