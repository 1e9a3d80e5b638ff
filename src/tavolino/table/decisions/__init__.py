"""Who may ask for what, and what happens without anybody asking. Everything here reads a table and returns entries."""
