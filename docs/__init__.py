"""The documents, and the programs that generate some of them."""
