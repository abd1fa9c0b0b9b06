"""The card room over HTTP and WebSocket: tables, guests, and the database that stores them."""
