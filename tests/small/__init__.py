"""A very small game of somebody else's, for tests of what such games are told."""
