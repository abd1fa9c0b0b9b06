"""Tests in `inside` run only in an installation with a third game, by `test_third_game.py`."""

from dacabo.games import GAMES

collect_ignore = [] if "toy" in GAMES else ["inside"]
