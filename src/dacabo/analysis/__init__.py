"""The analysis of a match: what each decision was worth, and how much of the result was luck.

`results.py` has the types, which a server may import. Only `analyse.py` and what it imports need
the networks, and with them NumPy.
"""
