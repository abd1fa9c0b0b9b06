"""The kit that every game is proved with: laws, leaks, counts, events, golden matches.

A game's tests say what is special about it in a `Subject`; everything else is here. See
docs/adding-a-game.md.
"""
