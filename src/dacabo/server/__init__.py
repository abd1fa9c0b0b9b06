"""The card room over HTTP and WebSocket: tables, guests, and the file that remembers them."""
