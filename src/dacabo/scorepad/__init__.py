"""The score pad for real cards: it computes points with the engine's code, and keeps a history.

A pad is a list of facts, which `fold` turns into its state. Nothing here reads a clock, draws a lot
or knows a link: time, ids and authors are passed in.

    opened = open_pad(Opening(game, preset, ("Ana", "Ben")), now, id="x1", by="Ana's phone")
    pad = fold(None, opened)
    for line in act(pad, Enter(1, entry), now, id="x2"):
        pad = fold(pad, line)
    view(pad).totals
"""
