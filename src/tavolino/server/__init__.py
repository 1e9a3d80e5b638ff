"""HTTP and WebSocket, who may ask for how much, and the wire types. It knows no rules."""
