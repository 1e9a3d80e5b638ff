"""What a store keeps of contests in which everybody plays the same deals."""
