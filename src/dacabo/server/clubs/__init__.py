"""Club books: people, evenings and seasons, for the holders of their links."""
