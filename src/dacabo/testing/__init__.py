"""The kit that proves a game: laws, leaks, counts, events, golden matches.

A game's tests describe the game with a `Subject`; everything else is here. See
docs/adding-a-game.md.
"""
