"""HTTP: routes, sockets, the page, and limits on what a client may send."""
