"""One table and the people at it: seats, words, clocks, bots sitting in, rematch.

A table is its list of facts; `fold` makes the table of them. Nothing here reads a clock, draws a
card by itself or knows a game: time and seeds come in from outside.
"""
