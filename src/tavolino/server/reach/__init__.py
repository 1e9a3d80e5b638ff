"""How other machines reach this server, and by which names and codes."""
