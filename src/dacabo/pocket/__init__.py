"""The card room on one device: the server's own application, without sockets and processes."""
