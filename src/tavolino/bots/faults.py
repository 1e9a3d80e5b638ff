"""What a bot raised, in one line."""

from traceback import extract_tb

from tavolino.game import TavolinoError


def in_one_line(fault: BaseException) -> str:
    """The fault and where it was raised: 'ValueError: no such card (my_bot.py, line 12)'."""
    line = " ".join(f"{type(fault).__name__}: {fault}".split())
    frames = extract_tb(fault.__traceback__)
    if isinstance(fault, TavolinoError) or not frames:  # our own errors say what is wrong; the line helps nobody
        return line
    return f"{line} ({frames[-1].filename}, line {frames[-1].lineno})"
