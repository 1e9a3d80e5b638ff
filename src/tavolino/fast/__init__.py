"""What kernels are made of: a compiler that may be missing, piles of cards in arrays, quick dice.

A kernel is the fast twin of a game's rules (`tavolino.parts.kernel`). It is written in the part of Python that Numba
compiles. Without Numba, or with TAVOLINO_COMPILER=off, the same functions run as plain Python on lists.
"""
