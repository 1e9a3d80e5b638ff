"""Pages about people on a server that many have used."""
