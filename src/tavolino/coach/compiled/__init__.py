"""What the coach runs in every imagined world, compiled for each game.

It has a folder of its own because compiled code is cached until a file of its folder changes.
"""
