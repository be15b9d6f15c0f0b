"""The server, proved from the inside and through real sockets."""
