"""Looking for somebody to play with: people wait, are found for each other, and are led to a table."""
