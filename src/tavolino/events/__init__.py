"""What happens at many tables at once: the same deal for everybody on a day."""
