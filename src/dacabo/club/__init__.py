"""The club book: people, evenings and seasons as a log, and what follows from it.

`commands.ask` turns a request into facts, `club.apply` turns facts into the club, and the rest is
computed from that: standings of a season, ratings, who met whom. It is all pure, and names no game.
"""
