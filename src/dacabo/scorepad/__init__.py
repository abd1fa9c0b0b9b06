"""The score pad for real cards: it reckons as the engine does, and forgets nothing.

A pad is its list of facts; `fold` makes the pad of them. Nothing here reads a clock, draws a lot or
knows a link: time, ids and who writes come in from outside.

    opened = open_pad(Opening(game, preset, ("Ana", "Ben")), now, id="x1", by="Ana's phone")
    pad = fold(None, opened)
    for line in act(pad, Enter(1, entry), now, id="x2"):
        pad = fold(pad, line)
    view(pad).totals
"""
