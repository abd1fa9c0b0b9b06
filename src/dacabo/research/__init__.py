"""The research package: a fast simulator, the training of players, adapters for other libraries.

Nothing that plays for people imports this package. Arena and rehearsals find the simulator by name,
as their fast back-end (`dacabo.arena.backend`).
"""
