"""Da Capo! on the score pad."""
