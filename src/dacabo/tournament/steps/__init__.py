"""The steps of an event by subject: requests, when they are allowed, and their effects."""
