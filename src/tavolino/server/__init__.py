"""The doors of the house: HTTP and WebSocket, who somebody is, how much one may ask for. No rules are known here."""
