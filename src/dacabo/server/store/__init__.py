"""Persistence: the store, its database file, and the alarms of what it keeps."""
