"""What a store keeps of people who have an account, and of their programs."""
