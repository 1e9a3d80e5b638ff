"""Running tables: the actor of each, its audience, its bots, and what it stores."""
