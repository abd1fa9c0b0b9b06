"""Doors for researchers: the engine behind the interfaces that their libraries speak.

Each door needs its library, which is an extra; nothing that plays for people imports this layer.
What belongs to one game is in the folder of its name. docs/research.md shows the doors in use.
"""
