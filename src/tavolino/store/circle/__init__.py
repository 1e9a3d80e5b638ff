"""What a store keeps about the people whom somebody knows."""
