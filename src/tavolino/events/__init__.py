"""What happens across tables: the same deal for everybody on a day, contests, a queue for somebody to play with."""
