"""What a store keeps of slow matches, so that nobody needs their tables in memory to see whose turn it is."""
