"""Who may ask for what, and what happens automatically. Everything here reads a table and returns entries."""
