"""The log of a table, and the table that follows from it."""
