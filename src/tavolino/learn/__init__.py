"""Trains small nets by self-play, for bots that search with them. It needs torch (the extra `learn`); playing does not.

plan.py       what a training is: game, seats, seed, steps, and the settings of its methods
matches.py    many matches at once, played by the kernel in threads; `stepping.py` is the compiled part
networks.py   the nets, in torch
play.py       self-play: the nets choose in all these matches
groups.py     the same in groups of matches, by threads, processes or other machines
ppo.py        policy gradient, with a critic that sees all hands
training.py   the whole: progress, a log, checkpoints, going on after an interruption
strength.py   a figure to watch: the net alone against the quick policy
picture.py    the log as curves
export.py     the weight files that bots read; `unused.py` leaves out what was never learnt
"""
