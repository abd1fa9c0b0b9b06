"""What this server offers to programs: all routes, and the documents made from them."""
