"""What a seat sees and knows as bytes, its moves as numbers; bots and simulator share them."""
