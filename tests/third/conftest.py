"""What is inside is run in a house with a third game, by `test_third_game.py`."""

from dacabo.games import GAMES

collect_ignore = [] if "toy" in GAMES else ["inside"]
