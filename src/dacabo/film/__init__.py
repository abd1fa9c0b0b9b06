"""The film of a match: its frames with what they show, and who knew which card at each of them."""
