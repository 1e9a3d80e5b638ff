"""A bot of this process as a player on a server: `tavolino bot`."""
