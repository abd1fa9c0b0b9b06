"""Da Capo!: build 1 to 10, empty your stack."""
