"""Code that score pads, events and club books share on the server."""
