"""What can happen at an event, by subject: requests, when they are allowed, what follows."""
