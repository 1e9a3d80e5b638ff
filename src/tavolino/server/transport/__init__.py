"""Bytes on the wire: HTTP and WebSockets on uvicorn's transports, compressed, counted and timed."""
