"""Score pads and tournaments that people share, and the pages that watchers are shown."""
