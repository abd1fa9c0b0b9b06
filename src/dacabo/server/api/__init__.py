"""The server's public interface: all routes, and the documents generated from them."""
