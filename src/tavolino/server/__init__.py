"""HTTP and WebSocket, rate limits, and the wire types. The server knows no rules of any game."""
