"""The chapters of the rule book, in the order of a match: what each move does."""
