"""What a store keeps for those who run the place."""
