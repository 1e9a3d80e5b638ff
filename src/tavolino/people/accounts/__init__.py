"""What makes a guest an account: a name that nobody else has here, and ways to come back."""
