"""Reverse proxies in front of the server, and whom to believe about a client's address."""
