"""The film of a match over HTTP."""
