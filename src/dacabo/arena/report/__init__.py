"""How results are shown: a table in the terminal, and a page with plots."""
