"""The subjects of an event: their requests and facts, when they are allowed, their effects."""
