"""What a store keeps about deals that were fixed in advance for many tables."""
