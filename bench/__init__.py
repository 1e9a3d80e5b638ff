"""Speed and strength, measured beside peers. Every module and package here is a command, but `measure`."""
