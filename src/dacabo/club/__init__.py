"""The club book: people, evenings and seasons as a log, and what follows from it.

`commands.handle` turns a request into facts, and `club.apply` turns facts into the club. From the
club follow the standings of a season, the ratings, and who met whom. The package is pure and names
no game.
"""
