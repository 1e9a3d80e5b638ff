"""Several real nodes, players who come back by themselves, and what a failure costs them.

The tests and `./tavolino bench cluster` do the same things, for shorter and for longer.
"""
