"""The engine's fast twin: the same rules over arrays of numbers, many matches at a time.

Each game has a folder here; its bots can be kernels, too.
"""
