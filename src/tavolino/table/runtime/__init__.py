"""Tables that run: the actor of each, those who look at it, its bots, and what it keeps."""
