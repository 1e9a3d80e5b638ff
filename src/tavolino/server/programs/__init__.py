"""People's programs in the Bot menu: who is willing to play, and the calls to a table."""
