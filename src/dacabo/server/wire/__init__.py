"""Everything that goes over the wire: messages, bodies, routes, and the schemas made from them."""
