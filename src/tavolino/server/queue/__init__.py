"""Looking for somebody to play with, over HTTP."""
