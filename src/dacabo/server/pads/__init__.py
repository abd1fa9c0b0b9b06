"""Score pads that people share: one change after the other, and the round being entered."""
