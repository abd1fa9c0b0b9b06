"""What score pads, events and club books have in common on the server."""
