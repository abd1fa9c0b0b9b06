"""Everything that goes over the wire: the messages of the WebSockets and the bodies of HTTP."""
