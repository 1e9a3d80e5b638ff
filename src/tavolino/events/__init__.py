"""Play that many people share: the queue for somebody to play with."""
