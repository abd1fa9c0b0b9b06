"""One table and the people at it: seats, shares in the shuffle, clocks, bots, rematches.

A table is a list of facts, which `apply` turns into its state. Nothing here reads a clock, draws a
card or knows a game: time and seeds are passed in.
"""
