"""Speed and strength, compared with other programs. Every module and package here except `measure` is a command."""
