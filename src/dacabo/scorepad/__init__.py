"""The score pad for real cards: it computes points with the engine's code, and keeps a history.

A pad is a list of facts, which `apply` turns into its state. Nothing here reads a clock, draws a
lot or knows a link: time, ids and authors are passed in.

    opening = Opening(game, preset, ("Ana", "Ben"))
    pad = apply(None, open_pad(opening, Context(now, "x1", by="Ana's phone")))
    for line in ask(pad, Enter(1, entry), Context(now, "x2")):
        pad = apply(pad, line)
    view(pad).totals
"""
