"""Running an event: registration, the draw, matches and their clocks, the final, the prizes.

An event is a list of facts, and `apply` computes the event from them. Nothing here reads a clock,
draws lots on its own or knows a link: time, the sealed seed and the role are passed in.

    step = open_event("Summer Cup", {}, seed, now, Organiser("Ana"))
    event = apply(None, step)
    for entry in ask(event, Register(("Ben",)), now, Organiser("Ana"), new_seed=new_seed):
        event = apply(event, entry)
"""
