"""What a store keeps of those who look for somebody to play with."""
