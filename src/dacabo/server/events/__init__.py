"""Tournaments that people share, their matches, and the pages that watchers are shown."""
