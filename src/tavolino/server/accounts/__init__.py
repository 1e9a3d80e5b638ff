"""Accounts over HTTP: a name is kept, people sign in, bring a guest's matches along, and own programs."""
