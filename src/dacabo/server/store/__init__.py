"""Persistence: the store, its database file, and the timers of what it keeps."""
