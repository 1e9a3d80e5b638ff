"""What everything has to pass: limits, shares of room, and heavy work one after another."""
