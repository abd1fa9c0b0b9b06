"""What is played for: draws, clocks, results, penalties, prizes."""
