"""The score pad for real cards: it computes points with the engine's code, and has a history.

A pad is a list of facts, which `apply` turns into its state. The package is pure: callers pass in
the time, the seeds, the ids and the authors.

    opening = Opening(game, preset, ("Ana", "Ben"))
    pad = apply(None, open_pad(opening, Context(now, "x1", by="Ana's phone")))
    for line in handle(pad, Enter(1, round_entry), Context(now, "x2")):
        pad = apply(pad, line)
    view(pad).totals
"""
