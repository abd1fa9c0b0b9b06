"""Reports of results: a table in the terminal, a page with plots, files for programs."""
