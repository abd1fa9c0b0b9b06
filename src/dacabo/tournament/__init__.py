"""Running an event: registration, the draw, matches and their clocks, the final, the prizes.

An event is its list of facts; `fold` makes the event of them. Nothing here reads a clock, draws a
lot by itself or knows a link: time, the sealed seed and who asks come in from outside.

    step = open_event("Summer Cup", {}, seed, now, Organiser("Ana"))
    event = fold(None, step)
    for entry in act(event, Register(("Ben",)), now, Organiser("Ana"), new_seed=new_seed):
        event = fold(event, entry)
"""
