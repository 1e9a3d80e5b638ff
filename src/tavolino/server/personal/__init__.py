"""The socket of a person or a program: where they sit, where it is their turn, and what they are invited to."""
