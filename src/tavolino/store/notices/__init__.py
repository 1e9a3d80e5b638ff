"""What a store keeps so that people hear that it is their turn: where, when, and what waits to be sent."""
