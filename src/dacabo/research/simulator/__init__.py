"""The engine's fast twin: the same rules over arrays of numbers, many matches at a time.

A layer of its own: nothing that plays for people imports it. Each game has a folder here.
"""
